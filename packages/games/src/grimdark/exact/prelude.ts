// What happens before a unit attacks: hits that fall on its enemy, wounds that come off its own models.
import { bernoulli, type Pmf, power } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { mayHeal, mayPrepare, planReadiness, type Readiness } from '../plan/readiness.ts';
import type { BlowDice } from '../plan/sheet.ts';
import type { Situation } from '../plan/situation.ts';
import { blowSituation, type SpellHits, spellSituation, strikeUnit } from '../plan/spell.ts';
import { type ResolvedUnit, type RuleSet, ruleSetOf } from '../rules/resolve.ts';
import type { AttackInput, Circumstance, DuelInput, Phase } from '../schema.ts';
import { AttackStep } from './attack-step.ts';
import { LooseHits } from './loose-hits.ts';
import { livingOf, prepareSide, type Side } from './side.ts';

/** Dice before an attack with what they come to: chances of so many successes, and what these lead to. */
export interface Volleys {
  readonly chances: Pmf;
  /** From a state of the unit that is struck, after so many successes: at least one. */
  after(successes: number, state: number): Float64Array;
  /** Hits of so many successes on a unit in that state. */
  hits(successes: number, state: number): number;
}

export class Prelude {
  private readonly own: Side;
  private readonly enemy: Side;
  private readonly input: AttackInput | DuelInput;
  private readonly rules: RuleSet;
  private readonly budget: Budget;
  private readonly circumstance: Circumstance;
  private readonly enemyIs: Circumstance;
  /** Whether the unit may do anything before it attacks. */
  readonly acts: boolean;
  readonly heals: boolean;
  readonly strafes: boolean;
  private readonly readinesses: { readonly [phase in Phase]: (Readiness | undefined)[] } = { shooting: [], melee: [] };
  private readonly healed: (Float64Array | undefined)[] = [];
  private readonly steps = new Map<string, AttackStep>();
  private readonly known = new Map<ResolvedUnit, AttackStep>();
  private readonly loose: (LooseHits | undefined)[] = [];

  constructor(own: Side, enemy: Side, input: AttackInput | DuelInput, side: 'attacker' | 'defender', budget: Budget) {
    this.own = own;
    this.enemy = enemy;
    this.input = input;
    this.rules = ruleSetOf(input);
    this.budget = budget;
    this.circumstance = input.circumstances[side];
    this.enemyIs = input.circumstances[side === 'attacker' ? 'defender' : 'attacker'];
    this.acts = mayPrepare(own.unit, this.circumstance);
    this.heals = mayHeal(own.unit, this.circumstance);
    this.strafes = this.circumstance.sweeping && own.unit.traits.strafes;
  }

  private readiness(state: number, phase: Phase): Readiness {
    const known = this.readinesses[phase];
    const living = livingOf(this.own.casualties, state);
    known[this.own.attackClass[state]] ??= planReadiness(
      this.own.unit,
      living,
      phase,
      this.circumstance,
      this.input.options,
    );
    return known[this.own.attackClass[state]]!;
  }

  /** Rules of the fresh unit that roll dice before an attack. */
  blows(phase: Phase): readonly BlowDice[] {
    return this.acts ? this.readiness(0, phase).blows : [];
  }

  /** The dice of such a rule with the models alive in a state; undefined when no bearer lives. */
  blowOf(name: string, state: number, phase: Phase): BlowDice | undefined {
    return this.readiness(state, phase).blows.find((blow) => blow.name === name && blow.dice > 0);
  }

  /** States after wounds have come back and models were mended. */
  afterHealing(state: number): Float64Array {
    this.healed[state] ??= this.mend(this.restore(state));
    return this.healed[state];
  }

  private restore(state: number): Float64Array {
    const { restored, totalMarked, states } = this.own.casualties;
    const after = new Float64Array(states);
    const { restoreFace } = this.readiness(state, 'shooting');
    const dice = restoreFace === 0 ? 0 : totalMarked[state];
    const back = power(bernoulli(restoreFace === 0 ? 0 : (7 - restoreFace) / 6), dice);
    let at = state;
    for (let wounds = 0; wounds < back.length; wounds++) {
      after[at] += back[wounds];
      at = restored[at];
    }
    this.budget.spend(dice * dice + states);
    return after;
  }

  /** Each state with as many D3 as its living models bring. */
  private mend(before: Float64Array): Float64Array {
    const { mended, states } = this.own.casualties;
    const after = new Float64Array(states);
    for (let s = 0; s < states; s++) {
      if (before[s] === 0) continue;
      let now = new Float64Array(states);
      now[s] = before[s];
      const { mends } = this.readiness(s, 'shooting');
      for (let mend = 0; mend < mends; mend++) {
        const later = new Float64Array(states);
        for (let t = 0; t < states; t++)
          if (now[t] > 0) for (let wounds = 0; wounds < 3; wounds++) later[mended[3 * t + wounds]] += now[t] / 3;
        now = later;
      }
      for (let t = 0; t < states; t++) after[t] += now[t];
      this.budget.spend((1 + mends) * states * 4);
    }
    return after;
  }

  /** A spell of this unit that deals hits. */
  spell({ needs, dice, strikes }: SpellHits): Volleys {
    return this.volleys(needs, dice, (n) => this.step(strikes[n - 1], spellSituation(this.input.options)));
  }

  /** Dice before an attack on an enemy with pairs of growth markers. */
  blow({ name, dice, needs, hits, rules }: BlowDice, growth: number): Volleys {
    const situation = blowSituation(this.input.options, this.enemyIs, growth);
    if (hits === 0) return this.unblocked(needs, dice, situation);
    return this.volleys(needs, dice, (n) => {
      const key = `${name};${n};${growth}`;
      const known = this.steps.get(key) ?? this.step(strikeUnit(n * hits, rules, this.rules), situation);
      this.steps.set(key, known);
      return known;
    });
  }

  private step(strike: ResolvedUnit, situation: Situation): AttackStep {
    let step = this.known.get(strike);
    if (step === undefined) {
      const side = prepareSide(strike, this.enemy.unit, this.input.options, this.budget);
      step = new AttackStep(side, this.enemy, { situation, part: 'everything', limitedUsed: false }, this.budget);
      this.known.set(strike, step);
    }
    return step;
  }

  private volleys(needs: number, dice: number, stepOf: (successes: number) => AttackStep): Volleys {
    return {
      chances: power(bernoulli((7 - needs) / 6), dice),
      after: (successes, state) => stepOf(successes).row(0, state).after[0],
      hits: (successes, state) => stepOf(successes).certainHits(state),
    };
  }

  private unblocked(needs: number, dice: number, situation: Situation): Volleys {
    const { targetGrowth } = situation;
    this.loose[targetGrowth] ??= new LooseHits(this.enemy, situation, this.budget);
    const loose = this.loose[targetGrowth];
    return {
      chances: power(bernoulli((7 - needs) / 6), dice),
      after: (successes, state) => loose.unblocked(state, successes),
      hits: () => 0,
    };
  }
}
