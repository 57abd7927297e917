// Events as lines of the log: every roll and what came of it.
import type { BattleEvent, State } from '@oddsmith/skirmish';
import { skirmishLog as words } from '../../../language/english/skirmish/record.ts';
import { skirmish } from '../../../language/english/skirmish/skirmish.ts';
import { lengthText, useSettings } from '../../session/settings.ts';
import { unitNameOf } from '../../words.ts';

export interface LogLine {
  readonly text: string;
  /** Units it is about, for the filter. */
  readonly units: readonly string[];
  readonly dice: readonly Thrown[];
}

export interface Thrown {
  readonly what: string;
  readonly faces: readonly number[];
  /** The face from which on a die is a success; left out where no single die is one. */
  readonly needs?: number | undefined;
}

const PURPOSES: { readonly [purpose: string]: string } = words.purposes;
const MOVES: { readonly [kind: string]: (unit: string, far: string) => string } = words.moves;
const SCORED_FOR: { readonly [why: string]: string } = words.scoredFor;

/** Of an attack, in their order. */
const ROLLS = ['attacks', 'hit', 'wound', 'save', 'damage', 'feelNoPain'] as const;

/** By their names in the rules, in every language. */
const STRATAGEMS: { readonly [name: string]: string } = {
  reroll: 'Command Re-roll',
  overwatch: 'Fire Overwatch',
  grenade: 'Grenade',
};

function player(state: State, side: 0 | 1): string {
  return state.setup.players[side].name;
}

function unitOfModel(model: string): string {
  return model.slice(0, model.indexOf('.'));
}

type Words<Type extends BattleEvent['type']> = (
  state: State,
  event: Extract<BattleEvent, { readonly type: Type }>,
) => LogLine | undefined;

function line(text: string, units: readonly string[] = [], dice: LogLine['dice'] = []): LogLine {
  return { text, units, dice };
}

function rolled(state: State, event: Extract<BattleEvent, { readonly type: 'rolled' }>): LogLine {
  const who = event.unit === undefined ? player(state, event.side) : unitNameOf(state, event.unit);
  const sum = event.dice.reduce((total, die) => total + die, 0);
  const needed = event.needed === undefined ? '' : words.needs(event.needed, event.success === true);
  const text = `${who} ${PURPOSES[event.purpose] ?? words.otherPurpose(event.purpose)}: ${sum}${needed}`;
  const needs = event.dice.length === 1 ? event.needed : undefined;
  return line(text, event.unit === undefined ? [] : [event.unit], [
    { what: words.dice.roll, faces: event.dice, needs },
  ]);
}

function attack(state: State, event: Extract<BattleEvent, { readonly type: 'attack' }>): LogLine {
  const { attacks, hits, wounds, saved, damage, dice, needs } = event;
  const needed: { readonly [kind: string]: number | null } = { ...needs };
  const text =
    words.attack(unitNameOf(state, event.attacker), event.weapon, unitNameOf(state, event.target)) +
    words.attackCame(attacks, hits, wounds, saved, damage);
  const thrown = ROLLS.map((kind) => ({ what: words.dice[kind], faces: dice[kind], needs: needed[kind] ?? undefined }));
  return line(
    text,
    [event.attacker, event.target],
    thrown.filter(({ faces }) => faces.length > 0),
  );
}

const WORDS: { readonly [Type in BattleEvent['type']]: Words<Type> } = {
  placed: (state, { unit }) => line(words.placed(unitNameOf(state, unit)), [unit]),
  rolled,
  moved: (state, { unit, kind, inches }) => {
    const far = inches > 0 ? ` ${lengthText(inches, useSettings.getState().lengths)}` : '';
    return line((MOVES[kind] ?? MOVES.normal)(unitNameOf(state, unit), far), [unit]);
  },
  attack,
  wounded: (state, { model, lost, left }) => {
    if (left === 0) return undefined;
    const unit = unitOfModel(model);
    return line(words.wounded(unitNameOf(state, unit), lost, left), [unit]);
  },
  slain: (state, { model, cause }) => {
    const unit = unitOfModel(model);
    return line(words.slain(unitNameOf(state, unit), words.causes[cause]), [unit]);
  },
  'unit-destroyed': (state, { unit }) => line(words.destroyed(unitNameOf(state, unit)), [unit]),
  shocked: (state, { unit }) => line(words.shocked(unitNameOf(state, unit)), [unit]),
  recovered: (state, { unit }) => line(words.recovered(unitNameOf(state, unit)), [unit]),
  cp: (state, { side, gained }) =>
    state.setup.stratagems
      ? line((gained > 0 ? words.gains : words.spends)(player(state, side), Math.abs(gained)))
      : undefined,
  vp: (state, { side, gained, why }) => line(words.scores(player(state, side), gained, SCORED_FOR[why] ?? why)),
  objective: (state, { index, holder }) =>
    line(holder === null ? words.nobodyHolds(index + 1) : words.takes(player(state, holder), index + 1)),
  phase: (state, { round, turn, phase }) => line(words.begins(round, player(state, turn), skirmish.phaseNames[phase])),
  stratagem: (state, { side, name, unit }) =>
    line(words.uses(player(state, side), STRATAGEMS[name] ?? name, unitNameOf(state, unit)), [unit]),
  over: (state, { result }) => {
    const score = skirmish.score(result.vp[0], result.vp[1]);
    return line(result.winner === null ? words.draw(score) : words.wins(player(state, result.winner), score));
  },
};

function wordsOf<Type extends BattleEvent['type']>(event: { readonly type: Type }): Words<Type> {
  return WORDS[event.type];
}

/** `state` is that before the action: units that are destroyed by it still have their names. */
export function logLines(state: State, events: readonly BattleEvent[]): LogLine[] {
  return events.flatMap((event) => wordsOf(event)(state, event as never) ?? []);
}
