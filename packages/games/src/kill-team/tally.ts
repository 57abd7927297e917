// Simulated battles gathered into findings of the shape the exact engine gives.
import { Histogram, mean, summarize } from '@oddsmith/kernel';
import type { Tally } from '../contract/calculator.ts';
import { chanceHeadline } from '../contract/headline.ts';
import { choiceFindings, fightEnd } from './fight-end.ts';
import type { ChoiceFindings, FightFindings, OtherTarget, PoolCounts, ShootFindings } from './findings.ts';
import type { FightPlan } from './plan.ts';
import type { ChoiceBattle, FightBattle, ShootBattle } from './prepare.ts';
import type { ChoiceOutcome } from './simulate/choice.ts';
import type { FightOutcome } from './simulate/fight.ts';
import type { Rolled } from './simulate/pool.ts';
import type { ShootOutcome } from './simulate/shoot.ts';

class PoolTally {
  private readonly successes = new Histogram();
  private readonly crits = new Histogram();

  add(rolled: Rolled, weight: number): void {
    this.successes.add(rolled.crits + rolled.normals, weight);
    this.crits.add(rolled.crits, weight);
  }

  counts(): PoolCounts {
    return { successes: summarize(this.successes.pmf()), crits: summarize(this.crits.pmf()) };
  }

  get critChance(): number {
    return this.crits.atLeast(1);
  }
}

function histograms(count: number): Histogram[] {
  return Array.from({ length: count }, () => new Histogram());
}

function otherTargets(
  targets: readonly { readonly name: string; readonly wounds: number }[],
  tallies: readonly Histogram[],
): OtherTarget[] {
  return targets.map(({ name, wounds }, index) => ({
    name,
    distributions: { damage: summarize(tallies[index].pmf()) },
    summary: { killChance: tallies[index].atLeast(wounds), meanDamage: mean(tallies[index].pmf()) },
  }));
}

/** What is reported only with Hot, and only with secondary targets. */
class ExtraTallies {
  private readonly battle: ShootBattle;
  private readonly self = new Histogram();
  private readonly total = new Histogram();
  private readonly kills = new Histogram();

  constructor(battle: ShootBattle) {
    this.battle = battle;
  }

  add({ damage, secondaries, selfDamage }: ShootOutcome, weight: number): void {
    const primary = damage[damage.length - 1];
    this.self.add(selfDamage, weight);
    this.total.add(
      secondaries.reduce((sum, points) => sum + points, primary),
      weight,
    );
    const dead = secondaries.filter((points, index) => points >= this.battle.secondaries[index].wounds).length;
    this.kills.add(dead + (primary >= this.battle.shots[0].wounds ? 1 : 0), weight);
  }

  get hot() {
    if (this.battle.hotBelow === null) return undefined;
    const { wounds } = this.battle.input.attacker;
    return {
      distributions: { selfDamage: summarize(this.self.pmf()) },
      summary: {
        meanSelfDamage: mean(this.self.pmf()),
        ...(wounds === null ? {} : { selfKillChance: this.self.atLeast(wounds) }),
      },
    };
  }

  get others() {
    if (this.battle.secondaries.length === 0) return undefined;
    return {
      distributions: { totalDamage: summarize(this.total.pmf()), kills: summarize(this.kills.pmf()) },
      summary: { meanKills: mean(this.kills.pmf()) },
    };
  }
}

export function tallyShoot(battle: ShootBattle): Tally<ShootOutcome, ShootFindings> {
  const { shots, secondaries, bystanders, input } = battle;
  const damage = histograms(shots.length);
  const others = histograms(secondaries.length);
  const near = histograms(bystanders.length);
  const attack = new PoolTally();
  const defence = new PoolTally();
  const extra = new ExtraTallies(battle);
  const last = damage[damage.length - 1];
  const { wounds } = shots[0];
  const volley = (tally: Histogram) => ({
    damage: summarize(tally.pmf()),
    killChance: tally.atLeast(wounds),
    meanDamage: mean(tally.pmf()),
  });
  return {
    add(outcome, weight = 1) {
      for (let i = 0; i < damage.length; i++) damage[i].add(outcome.damage[i], weight);
      for (let i = 0; i < others.length; i++) others[i].add(outcome.secondaries[i], weight);
      for (let i = 0; i < near.length; i++) near[i].add(outcome.bystanders[i], weight);
      attack.add(outcome.attack, weight);
      defence.add(outcome.defence, weight);
      extra.add(outcome, weight);
    },
    headline: () => chanceHeadline(last.atLeast(wounds), last.total),
    findings: () => ({
      errorBound: 0,
      distributions: { damage: summarize(last.pmf()), ...extra.hot?.distributions, ...extra.others?.distributions },
      summary: {
        killChance: last.atLeast(wounds),
        meanDamage: mean(last.pmf()),
        critChance: attack.critChance,
        ...extra.hot?.summary,
        ...extra.others?.summary,
      },
      pools: { attack: attack.counts(), defence: defence.counts() },
      volleys: shots.length === 1 ? [] : damage.map(volley),
      secondaries: otherTargets(input.secondaries, others),
      bystanders: otherTargets(bystanders, near),
    }),
  };
}

/** Joint wounds, P at first * (most2 + 1) + second. */
class JointTally {
  private readonly ends: Histogram;
  private readonly size: number;
  private readonly stride: number;

  constructor({ fighters }: FightPlan) {
    this.stride = fighters[1].wounds + 1;
    this.size = (fighters[0].wounds + 1) * this.stride;
    this.ends = new Histogram(this.size);
  }

  add(wounds: readonly [number, number], weight: number): void {
    this.ends.add(wounds[0] * this.stride + wounds[1], weight);
  }

  get total(): number {
    return this.ends.total;
  }

  joint(): Float64Array {
    const joint = new Float64Array(this.size);
    joint.set(this.ends.pmf());
    return joint;
  }
}

export function tallyFight(plan: FightBattle): Tally<FightOutcome, FightFindings> {
  const ends = new JointTally(plan);
  const [first, second] = plan.fighters;
  const pools = [new PoolTally(), new PoolTally()];
  const findings = () => ({
    ...fightEnd(ends.joint(), first.wounds, second.wounds),
    pools: { first: pools[0].counts(), second: pools[1].counts() },
  });
  return {
    add(outcome, weight = 1) {
      ends.add(outcome.wounds, weight);
      pools[0].add(outcome.pools[0], weight);
      pools[1].add(outcome.pools[1], weight);
    },
    headline: () => chanceHeadline(findings().summary.secondDies, ends.total),
    findings,
  };
}

export function tallyChoice(battle: ChoiceBattle): Tally<ChoiceOutcome, ChoiceFindings> {
  const joint = () => new JointTally(battle.plans.kill);
  const ends = new Map<string, { kill: JointTally; damage: JointTally }>();
  let actions: ChoiceOutcome['actions'] = [];
  let after: ChoiceOutcome['after'] = [];
  const findings = () =>
    choiceFindings(
      battle,
      actions.map((action, index) => ({
        action,
        after: after[index],
        kill: ends.get(action)!.kill.joint(),
        damage: ends.get(action)!.damage.joint(),
      })),
    );
  return {
    add(outcome, weight = 1) {
      actions = outcome.actions;
      after = outcome.after;
      outcome.actions.forEach((action, i) => {
        const tallies = ends.get(action) ?? { kill: joint(), damage: joint() };
        ends.set(action, tallies);
        tallies.kill.add(outcome.kill[i], weight);
        tallies.damage.add(outcome.damage[i], weight);
      });
    },
    headline: () => chanceHeadline(findings().summary.enemyDies, ends.get(actions[0])?.kill.total ?? 0),
    findings,
  };
}
