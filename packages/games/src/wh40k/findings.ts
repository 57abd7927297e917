// What wh40k/attack answers, in the same shape from both engines.
import { type Distribution, type Pmf, summarize } from '@oddsmith/kernel';
import type { Findings } from '../contract/calculator.ts';
import { listed } from '../words/wording.ts';
import type { Battle, Group } from './battle.ts';
import { modelsOf } from './target-facts.ts';

/** The dice of one weapon, step by step. */
export interface WeaponFindings {
  readonly unit: number;
  /** The name, or those of all weapons that are rolled together. */
  readonly weapon: string;
  /** Their positions in the volley. */
  readonly entries: readonly number[];
  readonly attacks: Distribution;
  readonly hits: Distribution;
  readonly wounds: Distribution;
  /**
   * Wounds not saved; those after the last model fell are counted against the save of the group listed last. This and the
   * damage are absent only in requests so large that it would take too long to tell.
   */
  readonly unsaved?: Distribution;
  /** Wounds the target loses to this weapon. */
  readonly damage?: Distribution;
  /** The same on average. */
  readonly meanDamage: number;
}

export interface BestOrder {
  /** Positions in the volley as given, in the order to fire them. */
  readonly order: readonly number[];
  readonly weapons: readonly string[];
  readonly meanSlain: number;
  readonly wipeChance: number;
  /** How much the order as given falls short. */
  readonly meanSlainGained: number;
  /** Orders tried; all of them when `exhaustive`. */
  readonly tried: number;
  readonly exhaustive: boolean;
}

export interface AttackFindings extends Findings {
  readonly groups: readonly { readonly name: string; readonly slain: Distribution }[];
  readonly weapons: readonly WeaponFindings[];
  readonly bestOrder?: BestOrder;
}

/** Probabilities an engine hands over; everything else follows from them. */
export interface Chances {
  readonly damage: Pmf;
  readonly slain: Pmf;
  readonly groupSlain: readonly Pmf[];
  readonly belowHalf: number;
  readonly wasted: number;
  readonly hazardous: Pmf | undefined;
  readonly hazardousSlain: Pmf | undefined;
  /** Mortal wounds of low dice on the own unit, and the models it loses to them (E45). */
  readonly ownWounds: Pmf | undefined;
  readonly ownSlain: Pmf | undefined;
  readonly steps: readonly {
    readonly attacks: Pmf;
    readonly hits: Pmf;
    readonly wounds: Pmf;
    readonly unsaved: Pmf | undefined;
    readonly damage: Pmf | undefined;
    readonly meanDamage: number;
  }[];
}

export function toFindings(battle: Battle, chances: Chances): AttackFindings {
  const { groups: targets } = battle.target;
  const { hazardous, hazardousSlain, ownWounds, ownSlain } = chances;
  const models = modelsOf(targets);
  const damage = summarize(chances.damage);
  const slain = summarize(chances.slain);
  const groups = chances.groupSlain.map((pmf, index) => ({ name: targets[index].name, slain: summarize(pmf) }));
  const wipeChance = chances.slain[models] ?? 0;
  return {
    errorBound: 0,
    distributions: {
      damage,
      slain,
      remaining: summarize(reversed(chances.slain, models)),
      ...summaries({ hazardous, hazardousSlain, ownWounds, ownSlain }),
    },
    summary: {
      wipeChance,
      belowHalfChance: chances.belowHalf,
      meanDamage: damage.mean,
      meanSlain: slain.mean,
      meanWasted: chances.wasted,
      ...shock(battle, chances.belowHalf - wipeChance),
      ...trade(
        battle,
        groups.map((group) => group.slain.mean),
      ),
    },
    groups,
    weapons: weaponFindings(battle, chances),
  };
}

/** Chances of what is left of `most` where those of what is gone are known. */
function reversed(gone: Pmf, most: number): Pmf {
  const left = new Float64Array(most + 1);
  for (let count = 0; count < gone.length; count++) left[most - count] = gone[count];
  return left;
}

function weaponFindings(battle: Battle, chances: Chances): readonly WeaponFindings[] {
  const pools = battle.units.flatMap((unit, index) =>
    unit.pools.map((entries) => ({
      unit: index,
      weapon: listed([...new Set(entries.map((entry) => unit.entries[entry].name))]),
      entries,
    })),
  );
  return chances.steps.map(({ attacks, hits, wounds, unsaved, damage, meanDamage }, index) => ({
    ...pools[index],
    attacks: summarize(attacks),
    hits: summarize(hits),
    wounds: summarize(wounds),
    ...summaries({ unsaved, damage }),
    meanDamage,
  }));
}

/** Those that are known. */
function summaries<Name extends string>(pmfs: { readonly [name in Name]: Pmf | undefined }) {
  const result: { [name in Name]?: Distribution } = {};
  for (const name in pmfs) {
    const pmf = pmfs[name];
    if (pmf !== undefined) result[name] = summarize(pmf);
  }
  return result;
}

/** Rule 44: a unit that is still there and below half strength tests 2D6 against its Leadership. */
function shock(battle: Battle, belowHalfAlive: number): { readonly battleShockChance?: number } {
  const { leadership } = battle.target;
  if (leadership === null) return {};
  let fails = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two < leadership) fails++;
  return { battleShockChance: (Math.max(0, belowHalfAlive) * fails) / 36 };
}

/** What the models lost cost on average; undefined where the request does not say what the unit costs. */
export function pointsLost(groups: readonly Group[], meanSlain: readonly number[]): number | undefined {
  if (groups.every((group) => group.points === null)) return undefined;
  return groups.reduce((sum, group, g) => sum + ((group.points ?? 0) * meanSlain[g]) / group.models, 0);
}

function trade({ target, attackerPoints }: Battle, meanSlain: readonly number[]) {
  const pointsDestroyed = pointsLost(target.groups, meanSlain);
  if (pointsDestroyed === undefined) return {};
  if (attackerPoints === null || attackerPoints === 0) return { pointsDestroyed };
  return { pointsDestroyed, pointsPerPoint: pointsDestroyed / attackerPoints };
}
