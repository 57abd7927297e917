// Spells and dice before an attack: the states they leave both units in, and the hits dealt on the way.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { AttackBattle } from '../plan/battle.ts';
import { AttackStep, addShifted } from './attack-step.ts';
import { Prelude, type Volleys } from './prelude.ts';
import type { Side } from './side.ts';
import { rowOf, type Tracked } from './takedown.ts';

export class AttackOpening {
  private readonly battle: AttackBattle;
  private readonly own: Side;
  private readonly target: Side;
  private readonly prelude: Prelude;
  private readonly budget: Budget;
  /** Weapons that strafe, by their hits. */
  private readonly run: AttackStep;

  constructor(battle: AttackBattle, own: Side, target: Side, prelude: Prelude, budget: Budget) {
    this.battle = battle;
    this.own = own;
    this.target = target;
    this.prelude = prelude;
    this.budget = budget;
    const setting = {
      situation: { ...battle.situation, distance: 0, feat: false },
      part: 'strafing' as const,
      limitedUsed: battle.input.keepLimited.attacker,
    };
    this.run = new AttackStep(own, target, setting, budget, 'hits');
  }

  /** The step after everything before it, from the states in which the units start. */
  before(step: AttackStep, ownStart: number, targetStart: number): { hits: Pmf; after: Float64Array } {
    const { states, dead } = this.target.casualties;
    const cast = this.spellsOn(targetStart);
    const ready = this.attackers(ownStart);
    const after = new Float64Array(states);
    let hits: Pmf = Float64Array.of(0);
    ready.forEach((share, state) => {
      if (share === 0) return;
      const gone = state === this.own.casualties.dead;
      const opened = gone ? cast : this.strafe(this.blows(cast, state), state);
      for (let s = 0; s < states; s++) {
        if (opened.every((row) => row[s] === 0)) continue;
        const last = gone || s === dead ? undefined : step.withHits(state, s);
        opened.forEach((row, before) => {
          const mass = share * row[s];
          if (mass === 0) return;
          hits = addShifted(hits, last?.hits ?? Float64Array.of(1), before, mass);
          if (last === undefined) after[s] += mass;
          else for (let t = 0; t < states; t++) after[t] += mass * last.after[t];
          this.budget.spend(states + hits.length);
        });
      }
    });
    return { hits, after };
  }

  /** The attacker's spells, by the hits they deal. */
  private spellsOn(start: number): Tracked {
    let tracked: Tracked = [];
    rowOf(tracked, 0, this.target.casualties.states)[start] = 1;
    for (const spell of this.battle.spellHits)
      if (spell.side === 'attacker') tracked = this.fall(this.prelude.spell(spell), tracked);
    return tracked;
  }

  /** The attackers after the defender's spells, mended. */
  private attackers(start: number): Float64Array {
    const { states, dead } = this.own.casualties;
    let now = new Float64Array(states);
    now[start] = 1;
    const answering = new Prelude(this.target, this.own, this.battle.input, 'defender', this.budget);
    for (const spell of this.battle.spellHits) {
      if (spell.side === 'attacker') continue;
      const volleys = answering.spell(spell);
      const later = new Float64Array(states);
      for (let s = 0; s < states; s++) {
        if (now[s] === 0) continue;
        volleys.chances.forEach((chance, n) => {
          if (n === 0 || s === dead) later[s] += now[s] * chance;
          else spread(volleys.after(n, s), now[s] * chance, later);
        });
      }
      now = later;
    }
    if (!this.prelude.heals) return now;
    const healed = new Float64Array(states);
    for (let s = 0; s < states; s++)
      if (s === dead) healed[s] += now[s];
      else if (now[s] > 0) spread(this.prelude.afterHealing(s), now[s], healed);
    return healed;
  }

  private blows(before: Tracked, state: number): Tracked {
    const { input, situation } = this.battle;
    let tracked = before;
    for (const { name, once } of this.prelude.blows(situation.phase)) {
      const dice = this.prelude.blowOf(name, state, situation.phase);
      if (dice === undefined || (once && input.keepLimited.attacker)) continue;
      tracked = this.fall(this.prelude.blow(dice, 0), tracked);
    }
    return tracked;
  }

  /** Dice that deal hits on a target that still lives. */
  private fall({ chances, after, hits }: Volleys, before: Tracked): Tracked {
    const { states, dead } = this.target.casualties;
    const tracked: Tracked = [];
    before.forEach((row, counted) => {
      for (let s = 0; s < states; s++) {
        if (row[s] === 0) continue;
        if (s === dead) rowOf(tracked, counted, states)[s] += row[s];
        else
          chances.forEach((chance, n) => {
            if (n === 0) rowOf(tracked, counted, states)[s] += row[s] * chance;
            else if (chance > 0) spread(after(n, s), row[s] * chance, rowOf(tracked, counted + hits(n, s), states));
            this.budget.spend(states);
          });
      }
    });
    return tracked;
  }

  private strafe(before: Tracked, state: number): Tracked {
    if (!this.prelude.strafes || this.battle.situation.phase !== 'shooting') return before;
    const { states, dead } = this.target.casualties;
    const tracked: Tracked = [];
    before.forEach((row, counted) => {
      for (let s = 0; s < states; s++) {
        if (row[s] === 0) continue;
        if (s === dead) rowOf(tracked, counted, states)[s] += row[s];
        else
          this.run.row(state, s).after.forEach((part, more) => {
            spread(part, row[s], rowOf(tracked, counted + more, states));
            this.budget.spend(states);
          });
      }
    });
    return tracked;
  }
}

function spread(row: Float64Array, mass: number, into: Float64Array): void {
  for (let s = 0; s < row.length; s++) into[s] += mass * row[s];
}
