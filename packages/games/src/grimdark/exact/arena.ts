// Everything a duel needs from its two units, computed once and shared by all scenarios.
import type { Budget } from '../../budget.ts';
import type { ResolvedUnit } from '../rules/resolve.ts';
import type { DuelInput } from '../schema.ts';
import { AttackStep } from './attack-step.ts';
import type { Part } from './firing-lines.ts';
import { FlagCode, type Flags } from './flags.ts';
import { LooseHits } from './loose-hits.ts';
import { Morale } from './morale.ts';
import { prepareSide, type Side, unitHas } from './side.ts';
import type { Situation } from './situation.ts';
import { activeByEntry } from './target.ts';

/** 0 is the attacker of the input, 1 its defender. */
export type Who = 0 | 1;

export function other(who: Who): Who {
  return who === 0 ? 1 : 0;
}

/** Flag codes of both units. */
export type Codes = readonly [number, number];

/** What models give back when they are struck in melee, by entry. */
export interface Revenge {
  readonly any: boolean;
  readonly perWound: Int32Array;
  readonly perKill: Int32Array;
  readonly selfDestruct: Int32Array;
}

function readRevenge(unit: ResolvedUnit): Revenge {
  const size = unit.models.length;
  const revenge = {
    any: unitHas(unit, ['retaliate', 'deathstrike']),
    perWound: new Int32Array(size),
    perKill: new Int32Array(size),
    selfDestruct: new Int32Array(size),
  };
  const living = unit.models.map((model) => model.count);
  activeByEntry(unit, living, 'melee').forEach((rules, entry) => {
    for (const rule of rules ?? [])
      for (const effect of rule.effects) {
        if (effect.do === 'retaliate') revenge.perWound[entry] += rule.rating;
        if (effect.do === 'deathstrike') revenge.perKill[entry] += rule.rating;
        if (effect.do === 'selfDestruct') revenge.selfDestruct[entry] += rule.rating;
      }
  });
  return revenge;
}

export class Arena {
  readonly sides: readonly [Side, Side];
  readonly morale: readonly [Morale, Morale];
  readonly codes: readonly [FlagCode, FlagCode];
  readonly revenge: readonly [Revenge, Revenge];
  readonly budget: Budget;
  private readonly input: DuelInput;
  private readonly steps = new Map<string, AttackStep>();
  private readonly loose = new Map<string, LooseHits>();

  constructor(attacker: ResolvedUnit, defender: ResolvedUnit, input: DuelInput, budget: Budget) {
    this.input = input;
    this.budget = budget;
    this.sides = [prepareSide(attacker, defender, input.options), prepareSide(defender, attacker, input.options)];
    this.morale = [new Morale(this.sides[0], input.options), new Morale(this.sides[1], input.options)];
    this.codes = [new FlagCode(attacker), new FlagCode(defender)];
    this.revenge = [readRevenge(attacker), readRevenge(defender)];
  }

  private situation(
    who: Who,
    parts: Pick<Situation, 'phase' | 'charging' | 'fatigued' | 'feat'>,
    codes: Codes,
  ): Situation {
    const { distance, moved, cover, options } = this.input;
    return {
      ...parts,
      distance,
      moved,
      cover: cover && who === 0,
      whim: 'none',
      attackerGrowth: this.flagsOf(who, codes).markers >> 1,
      targetGrowth: this.flagsOf(other(who), codes).markers >> 1,
      options,
    };
  }

  flagsOf(who: Who, codes: Codes): Flags {
    return this.codes[who].flags[codes[who]];
  }

  private step(who: Who, situation: Situation, part: Part, limitedUsed: boolean): AttackStep {
    const { phase, charging, fatigued, feat, attackerGrowth, targetGrowth } = situation;
    const key = `${who}${phase}${part}${charging}${fatigued}${feat}${limitedUsed}${attackerGrowth}${targetGrowth}`;
    let known = this.steps.get(key);
    if (known === undefined) {
      known = new AttackStep(this.sides[who], this.sides[other(who)], { situation, part, limitedUsed }, this.budget);
      this.steps.set(key, known);
    }
    return known;
  }

  shooting(who: Who, codes: Codes): AttackStep {
    const { feat } = this.flagsOf(other(who), codes);
    const situation = this.situation(who, { phase: 'shooting', charging: false, fatigued: false, feat }, codes);
    return this.step(who, situation, 'everything', this.flagsOf(who, codes).shot);
  }

  /** `charger` says which side charged; `feat`: the struck unit still has its ignore roll. */
  strike(who: Who, charger: Who, part: Part, feat: boolean, codes: Codes): AttackStep {
    const charging = who === charger;
    const { shaken, fought } = this.flagsOf(who, codes);
    const situation = this.situation(who, { phase: 'melee', charging, fatigued: !charging && shaken, feat }, codes);
    return this.step(who, situation, part, fought);
  }

  /** Hits on a unit outside attack steps, in the phase of the step they follow. */
  looseHits(onto: Who, phase: Situation['phase'], codes: Codes): LooseHits {
    const key = `${onto}${phase}${this.flagsOf(onto, codes).markers >> 1}`;
    let known = this.loose.get(key);
    if (known === undefined) {
      const parts = { phase, charging: false, fatigued: false, feat: false };
      const situation = { ...this.situation(other(onto), parts, codes), distance: 0, cover: false };
      known = new LooseHits(this.sides[onto], situation);
      this.loose.set(key, known);
    }
    return known;
  }

  /** Hits that `struck` gives back for going from one state to another. */
  revengeHits(struck: Who, before: number, after: number): number {
    const revenge = this.revenge[struck];
    if (!revenge.any || before === after) return 0;
    const { entries, marked, living } = this.sides[struck].casualties;
    let hits = 0;
    for (let entry = 0; entry < entries; entry++) {
      const [from, to] = [before * entries + entry, after * entries + entry];
      hits += revenge.perWound[entry] * (marked[to] - marked[from]);
      hits += revenge.perKill[entry] * (living[from] - living[to]);
    }
    return hits;
  }
}
