// The next state while an action is carried out: changes are copies, and each comes with the events that explain it.
import type { Dice } from '@oddsmith/kernel';
import type { Side } from '../setup/missions.ts';
import type { BattleEvent, SlainCause } from './event.ts';
import type { ModelState, State, UnitState } from './state.ts';

export class Draft {
  state: State;
  readonly events: BattleEvent[] = [];
  readonly dice: Dice;

  constructor(state: State, dice: Dice) {
    this.state = state;
    this.dice = dice;
  }

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
  }

  emit(event: BattleEvent): void {
    this.events.push(event);
  }

  /** A unit that is known to be there. */
  unit(id: string): UnitState {
    const found = this.state.units.find((unit) => unit.id === id);
    if (found === undefined) throw new Error(`there is no unit ${id}`);
    return found;
  }

  setUnit(id: string, change: Partial<UnitState>): void {
    this.set({ units: this.state.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) });
  }

  setModel(unitId: string, modelId: string, change: Partial<ModelState>): void {
    const models = this.unit(unitId).models.map((model) => (model.id === modelId ? { ...model, ...change } : model));
    this.setUnit(unitId, { models });
  }

  /** One roll of some D6, told as an event. `needed` is what their sum must reach. */
  roll(purpose: string, count: number, about: { side: Side; unit?: string; needed?: number }): number[] {
    const dice = Array.from({ length: count }, () => this.dice.d6(purpose));
    const { side, unit, needed } = about;
    const sum = dice.reduce((total, die) => total + die, 0);
    this.emit({
      type: 'rolled',
      purpose,
      side,
      ...(unit === undefined ? {} : { unit }),
      dice,
      ...(needed === undefined ? {} : { needed, success: sum >= needed }),
    });
    return dice;
  }

  gainCommandPoint(side: Side): void {
    const cp: [number, number] = [...this.state.cp];
    cp[side]++;
    this.set({ cp });
    this.emit({ type: 'cp', side, gained: 1 });
  }

  /** S81: every stratagem costs one. */
  useStratagem(side: Side, name: string, unit: string): void {
    const cp: [number, number] = [...this.state.cp];
    cp[side]--;
    this.set({ cp, used: [...this.state.used, `${name}:${side}`] });
    this.emit({ type: 'stratagem', side, name, unit });
    this.emit({ type: 'cp', side, gained: -1 });
  }

  score(side: Side, gained: number, why: string): void {
    if (gained === 0) return;
    const vp: [number, number] = [...this.state.vp];
    vp[side] += gained;
    this.set({ vp });
    this.emit({ type: 'vp', side, gained, why });
  }

  wound(unitId: string, modelId: string, left: number): void {
    const model = this.unit(unitId).models.find((candidate) => candidate.id === modelId);
    if (model === undefined || model.wounds === left) return;
    this.emit({ type: 'wounded', model: modelId, lost: model.wounds - left, left });
    this.setModel(unitId, modelId, { wounds: left });
  }

  slay(unitId: string, modelId: string, cause: SlainCause): void {
    this.wound(unitId, modelId, 0);
    const unit = this.unit(unitId);
    const models = unit.models.filter((model) => model.id !== modelId);
    const lossOrder = unit.lossOrder?.filter((id) => id !== modelId) ?? null;
    this.setUnit(unitId, { models, lossOrder });
    this.emit({ type: 'slain', model: modelId, cause });
    if (models.length === 0) this.emit({ type: 'unit-destroyed', unit: unitId });
  }
}
