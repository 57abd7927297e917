// A landing played die by die: the fleets, then whoever came ashore.
import type { Dice } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Tally } from '../../contract/calculator.ts';
import { chanceHeadline } from '../../contract/headline.ts';
import { asPlayed } from '../as-played.ts';
import { leastCertain, type OrderSearch, outcomeOf } from '../findings.ts';
import { lookUp } from '../look-up.ts';
import { type Battle, withArmy } from '../plan.ts';
import { type PlayedBattle, type PlayedWave, simulate as playBattle } from '../simulate/index.ts';
import { fateOfWave } from '../tally.ts';
import { type Army, isNobody, sumOfArmies, toArmyOfCounts, toCounts, UNITS } from '../units.ts';
import { valueOfArmy } from '../values.ts';
import { type AmphibiousFindings, LandingSums, type Stage } from './findings.ts';
import type { Landing } from './plan.ts';

export interface PlayedLanding {
  /** Undefined where lone transports were passed by. */
  readonly sea: PlayedWave | undefined;
  readonly land: PlayedWave | undefined;
  readonly drowned: number;
  readonly landed: boolean;
  readonly orderSearch: OrderSearch | undefined;
}

/** A battle with its orders of loss found, ready to be played. */
interface Ready {
  readonly play: (dice: Dice) => PlayedBattle;
  readonly search: OrderSearch | undefined;
}

export function simulate(landing: Landing, budget?: Budget): (dice: Dice) => PlayedLanding {
  const ready = (given: Battle): Ready => {
    const { battle, search } = asPlayed(given, budget);
    return { play: playBattle(battle, budget), search };
  };
  const sail = ready(landing.sea);
  const known = new Map<string, Ready>();
  return (dice) => {
    const sea = landing.passesBy ? undefined : sail.play(dice).waves[0]!;
    const aboard = landing.loads.map(toArmyOfCounts);
    const lost = aboard.splice(0, Math.max(0, aboard.length - transportsAfter(landing, sea)));
    const drowned = lost.reduce((sum, load) => sum + valueOfArmy(landing.land.attackValues, load), 0);
    const landers = sea !== undefined && (sea.withdrew || isGuarded(sea)) ? [] : aboard;
    const army = [landing.land.waves[0].attack.units, ...landers].reduce(sumOfArmies);
    const landed = landers.some((load) => Object.keys(load).length > 0);
    if (isNobody(army)) return { sea, land: undefined, drowned, landed, orderSearch: sail.search };
    const all = landing.unopposed ? sumOfArmies(army, shipsOf(landing)) : army;
    const { play, search } = lookUp(known, JSON.stringify(all), () =>
      ready(withArmy(landing.land, 0, 'attack', toCounts(all))),
    );
    return { sea, land: play(dice).waves[0], drowned, landed, orderSearch: leastCertain([sail.search, search]) };
  };
}

function transportsAfter(landing: Landing, sea: PlayedWave | undefined): number {
  if (sea === undefined) return landing.loads.length;
  return (sea.attackerLeft.tra ?? 0) + (sea.attackerRetreated.tra ?? 0);
}

function isGuarded({ defenderLeft }: PlayedWave): boolean {
  return UNITS.some((unit) => (defenderLeft[unit.id] ?? 0) > 0 && !unit.submarine && !unit.helpless);
}

function shipsOf({ sea }: Landing): Army {
  const { units } = sea.waves[0].attack;
  return Object.fromEntries(UNITS.filter((unit) => unit.bombards).map(({ id }) => [id, units[id] ?? 0]));
}

type StagePlayed = Stage & { readonly takesTerritory: number };

/** Nobody fought: both sides are still there. */
const PASSED_BY: StagePlayed = {
  outcome: outcomeOf((fate) => Number(fate === 'both')),
  attackerLoss: 0,
  defenderLoss: 0,
  rounds: 0,
  takesTerritory: 0,
};

function stageOf(wave: PlayedWave): StagePlayed {
  const here = fateOfWave(wave);
  return {
    outcome: outcomeOf((fate) => Number(fate === here)),
    attackerLoss: wave.attackerLoss,
    defenderLoss: wave.defenderLoss,
    rounds: wave.rounds,
    takesTerritory: Number(wave.owner === 0),
  };
}

export class LandingTally implements Tally<PlayedLanding, AmphibiousFindings> {
  private readonly sums = new LandingSums();
  private orderSearch: OrderSearch | undefined;

  add({ sea, land, drowned, landed, orderSearch }: PlayedLanding, weight = 1): void {
    const { sums } = this;
    this.orderSearch = leastCertain([this.orderSearch, orderSearch]);
    const atSea = sea === undefined ? PASSED_BY : stageOf(sea);
    sums.total += weight;
    sums.sea.add({ ...atSea, attackerLoss: atSea.attackerLoss + drowned }, weight);
    if (sea !== undefined && isNobody(sea.defenderLeft) && atSea.outcome.defenderOnly + atSea.outcome.neither === 0)
      sums.clears += weight;
    if (landed) sums.lands += weight;
    sums.cargoLost += weight * drowned;
    if (land !== undefined) sums.land.add(stageOf(land), weight);
    const ashore = land === undefined ? 0 : land.defenderLoss - land.attackerLoss;
    sums.profit.add(atSea.defenderLoss - atSea.attackerLoss - drowned + ashore, weight);
  }

  headline() {
    return chanceHeadline(this.findings().summary.winChance, this.sums.total);
  }

  findings(): AmphibiousFindings {
    return this.sums.findings(0, this.orderSearch);
  }
}
