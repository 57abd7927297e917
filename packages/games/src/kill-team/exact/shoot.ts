// The exact damage of shooting: on the target, on secondary targets and bystanders, and on the user.
import { atLeast, convolve, type Distribution, mean, type Pmf, power, summarize } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { OtherTarget, ShootFindings, Volley } from '../findings.ts';
import type { ShootBattle } from '../prepare.ts';
import { packetLosses } from './die-damage.ts';
import { poolCounts } from './pool-counts.ts';
import { critChance, type VolleyOdds, volleyOdds } from './volley.ts';

export function exactShoot(battle: ShootBattle, budget: Budget): ShootFindings {
  const [first, ...further] = battle.shots;
  const pause = () => budget.look();
  const opening = volleyOdds(first, budget);
  let total = power(opening.damage, battle.rounds, pause);
  const volleys: Volley[] = further.length === 0 ? [] : [volleyOf(total, first.wounds)];
  for (const shot of further) {
    const { damage } = volleyOdds(shot, budget);
    total = convolve(total, damage, pause);
    volleys.push(volleyOf(total, shot.wounds));
  }
  const hot = selfDamage(battle);
  const others = otherTargets(battle, total, budget);
  return {
    errorBound: 0,
    distributions: { damage: summarize(total), ...hot?.distributions, ...others?.distributions },
    summary: {
      killChance: atLeast(total, first.wounds),
      meanDamage: mean(total),
      critChance: critChance(opening.attack),
      ...hot?.summary,
      ...others?.summary,
    },
    pools: { attack: poolCounts([{ pool: opening.attack, chance: 1 }]), defence: poolCounts(opening.saves) },
    volleys,
    secondaries: others?.secondaries ?? [],
    bystanders: bystanders(battle, opening, budget),
  };
}

function volleyOf(total: Pmf, wounds: number): Volley {
  return { damage: summarize(total), killChance: atLeast(total, wounds), meanDamage: mean(total) };
}

const FACES = 6;

/** Hot: one die for each time fired. */
function selfDamage({ hotBelow, rounds, input }: ShootBattle) {
  if (hotBelow === null) return undefined;
  const once = new Float64Array(2 * (hotBelow - 1) + 1);
  once[0] = (FACES + 1 - hotBelow) / FACES;
  for (let face = 1; face < hotBelow; face++) once[2 * face] += 1 / FACES;
  const damage = power(once, rounds);
  const { wounds } = input.attacker;
  return {
    distributions: { selfDamage: summarize(damage) },
    summary: {
      meanSelfDamage: mean(damage),
      ...(wounds === null ? {} : { selfKillChance: atLeast(damage, wounds) }),
    },
  };
}

/** Secondary targets are independent of the target and of each other. */
function otherTargets({ secondaries, rounds, shots, input }: ShootBattle, primary: Pmf, budget: Budget) {
  if (secondaries.length === 0) return undefined;
  let total = primary;
  let kills: Pmf = killPmf(primary, shots[0].wounds);
  const targets: OtherTarget[] = [];
  secondaries.forEach((shot, index) => {
    const damage = power(volleyOdds(shot, budget).damage, rounds, () => budget.look());
    total = convolve(total, damage, () => budget.look());
    kills = convolve(kills, killPmf(damage, shot.wounds));
    targets.push(otherTarget(input.secondaries[index].name, damage, shot.wounds));
  });
  return {
    distributions: { totalDamage: summarize(total), kills: summarize(kills) } satisfies {
      [name: string]: Distribution;
    },
    summary: { meanKills: mean(kills) },
    secondaries: targets,
  };
}

function killPmf(damage: Pmf, wounds: number): Pmf {
  // Both by adding: one less the other can be below 0 by a rounding.
  let survives = 0;
  for (let points = 0; points < Math.min(wounds, damage.length); points++) survives += damage[points];
  return Float64Array.of(survives, atLeast(damage, wounds));
}

function otherTarget(name: string, damage: Pmf, wounds: number): OtherTarget {
  return {
    name,
    distributions: { damage: summarize(damage) },
    summary: { killChance: atLeast(damage, wounds), meanDamage: mean(damage) },
  };
}

/** Others in reach take Devastating for each crit kept against the target. */
function bystanders(
  { bystanders: others, shots, rounds }: ShootBattle,
  { attack }: VolleyOdds,
  budget: Budget,
): OtherTarget[] {
  const { devastating } = shots[0];
  return others.map(({ name, guard, wounds }) => {
    const losses = packetLosses(guard, devastating, shots[0].attack.dice);
    const once = new Float64Array(losses[losses.length - 1].length);
    for (let a = 0; a < attack.size; a++)
      losses[attack.crits[a]].forEach((chance, points) => {
        once[points] += chance * attack.chance[a];
      });
    return otherTarget(
      name,
      power(once, rounds, () => budget.look()),
      wounds,
    );
  });
}
