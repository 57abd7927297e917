// One unit's attacks on the target as it finds it, pool by pool.
import { type Dice, times } from '@oddsmith/kernel';
import type { AttackingUnit, Battle } from '../battle.ts';
import { type Plan, planOf } from '../plan.ts';
import { attacksOf, averageOf, hitRoll, limitedModifier, strengthOf, woundModifier, woundNeeds } from '../rolls.ts';
import type { Reroll } from '../schema/index.ts';
import { factsAtStart, factsOf, seenAgain, type TargetFacts } from '../target-facts.ts';
import type { Defenders } from './defenders.ts';

/** What one pool of attacks came to. */
export interface PoolOutcome {
  attacks: number;
  hits: number;
  wounds: number;
  unsaved: number;
  damage: number;
}

type Verdict = 'critical' | 'success' | 'fail';

type Judge = (face: number) => Verdict;

interface RolledDie {
  verdict: Verdict;
  /** What the same die would make of another face. */
  readonly judge: Judge;
  /** May not be rolled again. */
  settled: boolean;
}

interface WeaponCopies {
  readonly plan: Plan;
  readonly count: number;
}

export class Attack {
  /** Mortal wounds of low dice on the own unit (E45). */
  ownWounds = 0;
  private readonly battle: Battle;
  private readonly unit: AttackingUnit;
  private readonly defenders: Defenders;
  private readonly dice: Dice;
  /** Of a target that had losses when it was selected; before that the plans of the unit hold. */
  private readonly facts: TargetFacts | undefined;
  private attackRerolls: number;
  private hitRerolls: number;
  private woundRerolls: number;
  private fixedHit: number | null;
  private fixedWound: number | null;

  constructor(battle: Battle, unit: AttackingUnit, defenders: Defenders, dice: Dice) {
    this.battle = battle;
    this.unit = unit;
    this.defenders = defenders;
    this.dice = dice;
    const { once } = unit;
    this.facts = defenders.isWhole() ? undefined : factsOf(battle.target, defenders.aliveGroups(), defenders.alive());
    this.attackRerolls = once.attackRerolls;
    this.hitRerolls = once.hitRerolls;
    this.woundRerolls = once.woundRerolls;
    this.fixedHit = once.fixedHit;
    this.fixedWound = once.fixedWound;
    defenders.mayRerollDamage = once.damageReroll;
    defenders.fixedDamage = once.fixedDamage;
  }

  resolve(): readonly PoolOutcome[] {
    const { defenders, unit } = this;
    const waiting: { readonly plan: Plan; readonly wounds: number; readonly outcome: PoolOutcome }[] = [];
    const outcomes = unit.pools.map((entries) => {
      const weapons = this.weaponsOf(entries);
      const before = defenders.damage;
      const outcome = this.fire(weapons, (plan, wounds, own) => waiting.push({ plan, wounds, outcome: own }));
      outcome.damage = defenders.damage - before;
      return outcome;
    });
    for (const { plan, wounds, outcome } of waiting) {
      const before = defenders.damage;
      this.devastate(plan, wounds, defenders.chooser(plan));
      outcome.damage += defenders.damage - before;
    }
    if (unit.mortalWounds !== null) defenders.takeMortalWounds(this.rollMortalWounds());
    return outcomes;
  }

  /** Toughness and keywords are those of the selection, or of those who are left where the edition looks again. */
  private weaponsOf(entries: readonly number[]): readonly WeaponCopies[] {
    const { battle, defenders, unit } = this;
    const { readsTargetAgain } = battle.edition;
    if (this.facts === undefined && (!readsTargetAgain || defenders.isWhole()))
      return entries.map((index) => ({ plan: unit.plans[index], count: unit.entries[index].count }));
    let facts = this.facts ?? factsAtStart(battle.target);
    const alive = readsTargetAgain ? defenders.aliveGroups() : [];
    if (alive.length > 0) facts = seenAgain(facts, factsOf(battle.target, alive, facts.models));
    return entries.map((index) => {
      const entry = unit.entries[index];
      return { plan: planOf(entry, battle.edition, facts), count: entry.count };
    });
  }

  private fire(
    weapons: readonly WeaponCopies[],
    wait: (plan: Plan, wounds: number, outcome: PoolOutcome) => void,
  ): PoolOutcome {
    const [{ plan }] = weapons;
    const attacks = weapons.reduce((sum, copies) => sum + this.rollAttacks(copies), 0);
    let hits = 0;
    let lethal = 0;
    for (const { verdict } of this.rollHits(plan, attacks)) {
      if (verdict === 'fail') continue;
      if (verdict === 'critical') hits += this.dice.roll(plan.extraHits, 'extra hits');
      if (verdict === 'critical' && plan.criticalHitWounds) lethal++;
      else hits++;
    }
    let saveable = lethal;
    let devastating = 0;
    for (const { verdict } of this.rollWounds(plan, hits)) {
      if (verdict === 'critical' && plan.devastating) devastating++;
      else if (verdict !== 'fail') saveable++;
    }
    const wanted = this.defenders.chooser(plan);
    const unsaved = this.defenders.takeWounds(saveable, plan, wanted) + devastating;
    const outcome = { attacks, hits: hits + lethal, wounds: saveable + devastating, unsaved, damage: 0 };
    if (this.battle.edition.devastating.after === 'unit') wait(plan, devastating, outcome);
    else this.devastate(plan, devastating, wanted);
    return outcome;
  }

  private devastate(plan: Plan, wounds: number, wanted: ReturnType<Defenders['chooser']>): void {
    for (let wound = 0; wound < wounds; wound++) this.defenders.takeDevastatingWound(plan, wanted);
  }

  /** All copies roll; then the lowest roll may be made again if it is below the average. */
  private rollAttacks({ plan, count }: WeaponCopies): number {
    const rolls = times(count, () => ({
      rolled: this.dice.roll(plan.attacks, 'attacks'),
      more: plan.attacksFixed
        ? 0
        : plan.moreAttacks.reduce((sum, extra) => sum + this.dice.roll(extra, 'more attacks'), 0),
    }));
    if (this.attackRerolls > 0 && plan.attacks.count > 0) {
      const lowest = rolls.reduce((one, other) => (other.rolled < one.rolled ? other : one));
      if (lowest.rolled < averageOf(plan.attacks)) {
        this.attackRerolls--;
        lowest.rolled = this.dice.roll(plan.attacks, 'attacks, the one reroll');
      }
    }
    return rolls.reduce((sum, { rolled, more }) => sum + attacksOf(plan, rolled, more), 0);
  }

  private rollHits(plan: Plan, attacks: number): readonly RolledDie[] {
    if (plan.hitsWithoutRoll)
      return times(attacks, () => ({ verdict: 'success', judge: () => 'success', settled: true }));
    const judge: Judge = (face) => this.judgeHit(plan, face);
    const policy = plan.hitsNotRerolled ? 'none' : plan.rerollHits;
    const rolled = times(attacks, () => {
      if (this.fixedHit === null) return this.rollDie('to hit', judge, policy);
      const verdict = judge(this.fixedHit);
      this.fixedHit = null;
      return { verdict, judge, settled: true };
    });
    if (!plan.hitsNotRerolled) this.hitRerolls -= this.rollAgain(rolled, 'to hit', this.hitRerolls);
    return rolled;
  }

  private rollWounds(plan: Plan, hits: number): readonly RolledDie[] {
    const rolled = times(hits, () => {
      const strength = strengthOf(plan, this.dice.roll(plan.strength, 'strength'));
      const judge: Judge = (face) => this.judgeWound(plan, strength, face);
      if (this.fixedWound === null) return this.rollDie('to wound', judge, plan.rerollWounds);
      const verdict = judge(this.fixedWound);
      this.fixedWound = null;
      return { verdict, judge, settled: true };
    });
    this.woundRerolls -= this.rollAgain(rolled, 'to wound', this.woundRerolls);
    return rolled;
  }

  private rollDie(reason: string, judge: Judge, policy: Reroll): RolledDie {
    const face = this.dice.d6(reason);
    const verdict = judge(face);
    const again =
      policy === 'ones'
        ? face === 1
        : policy === 'fails'
          ? verdict === 'fail'
          : policy === 'nonCrits' && verdict !== 'critical';
    if (!again) return { verdict, judge, settled: false };
    return { verdict: judge(this.dice.d6(`${reason}, rerolled`)), judge, settled: true };
  }

  /** Failed dice that were not rerolled, as many as may be; how many it were. */
  private rollAgain(rolled: readonly RolledDie[], reason: string, most: number): number {
    let spent = 0;
    for (const die of rolled) {
      if (spent === most) break;
      if (die.verdict !== 'fail' || die.settled) continue;
      die.verdict = die.judge(this.dice.d6(`${reason}, a single reroll`));
      die.settled = true;
      spent++;
    }
    return spent;
  }

  private judgeHit(plan: Plan, face: number): Verdict {
    if (face <= plan.missUpTo) return 'fail';
    if (plan.hitsOnlyFrom > 0) {
      if (face < plan.hitsOnlyFrom) return 'fail';
      return face >= plan.criticalHitFrom ? 'critical' : 'success';
    }
    if (face >= plan.criticalHitFrom) return 'critical';
    const { needs, limited } = hitRoll(plan);
    if (face + limited < needs) return 'fail';
    return face >= plan.criticalIfHitFrom ? 'critical' : 'success';
  }

  private judgeWound(plan: Plan, strength: number, face: number): Verdict {
    if (face === 1) return 'fail';
    if (face >= plan.criticalWoundFrom) return 'critical';
    const needs = woundNeeds(strength, plan.toughness);
    if (face + limitedModifier(plan, woundModifier(plan)) < needs) return 'fail';
    return face >= plan.criticalIfWoundFrom ? 'critical' : 'success';
  }

  private rollMortalWounds(): number {
    const { dice, on, max, ownOn } = this.unit.mortalWounds!;
    const rolled = this.dice.roll(dice, 'mortal wounds');
    if (on === 0) return rolled;
    let count = 0;
    let own = 0;
    for (let i = 0; i < rolled; i++) {
      const face = this.dice.d6('for a mortal wound');
      if (face >= on) count++;
      if (face <= ownOn) own++;
    }
    this.ownWounds = Math.min(own, max);
    return Math.min(count, max);
  }
}
