// Everything a duel needs from its two units, computed once and shared by all scenarios.
import { type Budget, BudgetExceeded, Meter } from '../../contract/budget.ts';
import type { Case } from '../plan/battle.ts';
import { mayHeal } from '../plan/readiness.ts';
import type { Situation } from '../plan/situation.ts';
import { PARTS, type Part } from '../plan/step.ts';
import type { DuelInput } from '../schema.ts';
import { AttackStep } from './attack-step.ts';
import { stateAfter } from './casualties.ts';
import { FlagCode, type FlagStart, type Flags } from './flags.ts';
import { LooseHits } from './loose-hits.ts';
import { Morale } from './morale.ts';
import { Prelude } from './prelude.ts';
import { prepareSide, type Side } from './side.ts';

/** 0 is the attacker of the input, 1 its defender. */
export type Who = 0 | 1;

export function other(who: Who): Who {
  return who === 0 ? 1 : 0;
}

/** Flag codes of both units. */
export type Codes = readonly [number, number];

/** Pairs of states beyond which the tables of a scenario outgrow memory. */
const MAX_CELLS = 400_000;

/** What is asked of a step, beside the flags of both units. */
interface Strike {
  readonly who: Who;
  readonly phase: Situation['phase'];
  readonly charging: boolean;
  readonly part: Part;
  /** The struck unit still has its once-per-game ignore roll. */
  readonly feat: boolean;
}

export class DuelTables {
  readonly sides: readonly [Side, Side];
  readonly morale: readonly [Morale, Morale];
  readonly codes: readonly [FlagCode, FlagCode];
  /** Pays for walks over the tables... */
  readonly budget: Meter;
  /** ... and this for what is worked out once. */
  private readonly making: Meter;
  /** States of both units before the first round. */
  readonly starts: readonly [number, number];
  /** Who fights when it is charged. */
  readonly strikesBack: readonly [boolean, boolean];
  private readonly input: DuelInput;
  private readonly steps = new Map<number, AttackStep>();
  private readonly loose = new Map<string, LooseHits>();
  /** What units do before they attack. */
  readonly preludes: readonly [Prelude, Prelude];

  /** `twice`: some unit acts a second time in a round. */
  constructor({ attacker, defender }: Case, input: DuelInput, twice: boolean, budget: Budget) {
    this.input = input;
    this.budget = new Meter(budget);
    this.making = new Meter(budget);
    const { options, circumstances } = input;
    this.sides = [
      prepareSide(attacker, defender, options, budget, { heals: mayHeal(attacker, circumstances.attacker) }),
      prepareSide(defender, attacker, options, budget, { heals: mayHeal(defender, circumstances.defender) }),
    ];
    this.preludes = [
      new Prelude(this.sides[0], this.sides[1], input, 'attacker', this.making),
      new Prelude(this.sides[1], this.sides[0], input, 'defender', this.making),
    ];
    const cells = this.sides[0].casualties.states * this.sides[1].casualties.states;
    if (cells > MAX_CELLS)
      throw new BudgetExceeded('budget/exceeded', { id: 'duel-states', values: { most: MAX_CELLS } });
    this.morale = [new Morale(this.sides[0], input.options), new Morale(this.sides[1], input.options)];
    this.codes = [
      new FlagCode(attacker, this.flagStart('attacker', this.preludes[0].acts, twice)),
      new FlagCode(defender, this.flagStart('defender', this.preludes[1].acts, twice)),
    ];
    this.starts = [
      stateAfter(this.sides[0].casualties, input.start.attacker.wounds),
      stateAfter(this.sides[1].casualties, input.start.defender.wounds),
    ];
    this.strikesBack = [input.strikeBack.attacker, input.strikeBack.defender];
  }

  /** From now on somebody else pays. */
  paidBy(budget: Budget): this {
    this.budget.payer = budget;
    this.making.payer = budget;
    return this;
  }

  private flagStart(side: 'attacker' | 'defender', prepares: boolean, tires: boolean): FlagStart {
    const { keepLimited, start } = this.input;
    return { keeps: keepLimited[side], shaken: start[side].shaken, prepares, tires };
  }

  flagsOf(who: Who, codes: Codes): Flags {
    return this.codes[who].flags[codes[who]];
  }

  private situation(who: Who, codes: Codes, parts: Pick<Situation, 'phase' | 'charging' | 'fatigued' | 'feat'>) {
    const { distance, moved, targetMoved, cover, options, reach, circumstances } = this.input;
    const { attacker, defender } = circumstances;
    return {
      ...parts,
      reach: who === 0 ? reach.attacker : reach.defender,
      attackerIs: who === 0 ? attacker : defender,
      targetIs: who === 0 ? defender : attacker,
      distance,
      moved,
      targetMoved,
      cover: cover && who === 0,
      whim: 'none' as const,
      attackerGrowth: this.flagsOf(who, codes).growth,
      targetGrowth: this.flagsOf(other(who), codes).growth,
      options,
    };
  }

  private step(strike: Strike, codes: Codes): AttackStep {
    const { who, phase, charging, part, feat } = strike;
    const { shaken, shot, fought, opened, tired, growth } = this.flagsOf(who, codes);
    const fatigued = phase === 'melee' && (tired || (!charging && shaken));
    const limitedUsed = part === 'strafing' ? opened : phase === 'melee' ? fought : shot;
    let key = who * PARTS.length + PARTS.indexOf(part);
    for (const flag of [phase === 'melee', charging, fatigued, feat, limitedUsed]) key = 2 * key + Number(flag);
    key = (key * 3 + growth) * 3 + this.flagsOf(other(who), codes).growth;
    let known = this.steps.get(key);
    if (known === undefined) {
      const ordinary: Situation = this.situation(who, codes, { phase, charging, fatigued, feat });
      const situation = part === 'strafing' ? { ...ordinary, distance: 0 } : ordinary;
      known = new AttackStep(this.sides[who], this.sides[other(who)], { situation, part, limitedUsed }, this.making);
      this.steps.set(key, known);
    }
    return known;
  }

  shooting(who: Who, codes: Codes): AttackStep {
    const { feat } = this.flagsOf(other(who), codes);
    return this.step({ who, phase: 'shooting', charging: false, part: 'everything', feat }, codes);
  }

  /** The attack of weapons that strafe: no step that uses up an ignore roll. */
  strafing(who: Who, codes: Codes): AttackStep {
    return this.step({ who, phase: 'shooting', charging: false, part: 'strafing', feat: false }, codes);
  }

  /** `charger` says which side charged; `feat`: the struck unit still has its ignore roll. */
  strike(who: Who, charger: Who, part: Part, feat: boolean, codes: Codes): AttackStep {
    return this.step({ who, phase: 'melee', charging: who === charger, part, feat }, codes);
  }

  /** Hits on a unit outside attack steps, in the phase of the step they follow. */
  looseHits(onto: Who, phase: Situation['phase'], codes: Codes): LooseHits {
    const key = `${onto}${phase}${this.flagsOf(onto, codes).growth}`;
    let known = this.loose.get(key);
    if (known === undefined) {
      const parts = { phase, charging: false, fatigued: false, feat: false };
      const situation = { ...this.situation(other(onto), codes, parts), distance: 0, cover: false };
      known = new LooseHits(this.sides[onto], situation, this.making);
      this.loose.set(key, known);
    }
    return known;
  }

  /** Hits that `struck` gives back for going from one state to another. */
  revengeHits(struck: Who, before: number, after: number): number {
    const { revenge, casualties } = this.sides[struck];
    if (!revenge.any || before === after) return 0;
    const { entries, marked, living } = casualties;
    let hits = 0;
    for (let entry = 0; entry < entries; entry++) {
      const [from, to] = [before * entries + entry, after * entries + entry];
      hits += revenge.perWound[entry] * (marked[to] - marked[from]);
      hits += revenge.perKill[entry] * (living[from] - living[to]);
    }
    return hits;
  }
}
