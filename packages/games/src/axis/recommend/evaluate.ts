// What every candidate army achieves. One table serves them all: a smaller army is a state that a larger one passes
// through, so a single backward pass values every army at once. Battles it cannot hold are solved one by one.
import type { Budget } from '../../contract/budget.ts';
import { orderBattle } from '../exact/cost.ts';
import { eachNode } from '../exact/each-node.ts';
import { EMPTY } from '../exact/graph/graph.ts';
import { totalUnits } from '../exact/graph/order.ts';
import { solveSeries } from '../exact/series.ts';
import { WaveField } from '../exact/wave/field.ts';
import { landUnits } from '../exact/wave/worth.ts';
import { leastCertain, type OrderSearch, summaryOf } from '../findings.ts';
import { lookUp } from '../look-up.ts';
import { type Battle, bombardingShips, FIRST, type Recommendation, withArmy } from '../plan.ts';
import { type Counts, UNIT_COUNT, UNITS } from '../units.ts';

/** Whose army is chosen, for which battle, and what it is to achieve. */
export interface Choice extends Pick<Recommendation, 'role' | 'criterion' | 'goal'> {
  readonly battle: Battle;
  /** Nobody asks what an army earns. */
  readonly chanceAlone?: boolean;
}

export interface Evaluated {
  readonly army: Counts;
  /** Chance of what the recommendation asks for, from the side it is for. */
  readonly chance: number;
  readonly profit: number;
}

export interface Evaluation {
  readonly armies: readonly Evaluated[];
  /** The largest of the battles compared. */
  readonly errorBound: number;
  /** The least that is known about the orders of loss of any of them. */
  readonly orderSearch: OrderSearch | undefined;
}

function hasOpenOrders({ waves }: Battle): boolean {
  return waves.some(({ attack, defense }) => attack.optimal || defense.optimal);
}

/** Reading what an army of a table achieves takes about as long as this many steps. */
const STEPS_PER_ARMY = 1000;

/** Whether one table holds every army. */
export function areTogether({ battle }: Choice): boolean {
  const [wave] = battle.waves;
  const landed = UNITS.some((unit, t) => unit.landed && wave.attack.counts[t] > 0);
  return battle.waves.length === 1 && wave.rounds === null && !(landed && wave.mayWithdraw) && !hasOpenOrders(battle);
}

export function evaluateAll(choice: Choice, armies: readonly Counts[], budget: Budget): Evaluation {
  if (armies.length === 0) return { armies: [], errorBound: 0, orderSearch: undefined };
  if (!areTogether(choice)) return oneByOne(choice, armies, budget);
  const groups = choice.role === 'attack' ? groupedByShips(choice.battle, armies, budget) : [armies];
  const tables = groups.map((group) => evaluateTable(choice, group, budget));
  return {
    armies: tables.flatMap((table) => table.armies),
    errorBound: tables.reduce((most, { errorBound }) => Math.max(most, errorBound), 0),
    orderSearch: undefined,
  };
}

function oneByOne(choice: Choice, armies: readonly Counts[], budget: Budget): Evaluation {
  return together(armies.map((army) => evaluateOne(choice, army, budget)));
}

/** Evaluations of single armies as one. */
export function together(ones: readonly EvaluatedAlone[]): Evaluation {
  return {
    armies: ones,
    errorBound: ones.reduce((most, { errorBound }) => Math.max(most, errorBound), 0),
    orderSearch: leastCertain(ones.map(({ orderSearch }) => orderSearch)),
  };
}

/** An army whose battle was solved on its own. */
export interface EvaluatedAlone extends Evaluated {
  readonly errorBound: number;
  readonly orderSearch: OrderSearch | undefined;
}

export function evaluateOne(choice: Choice, army: Counts, budget: Budget): EvaluatedAlone {
  const given = withArmy(choice.battle, 0, choice.role, army);
  const { battle, search } = orderBattle(given, budget, (candidate, spent) => {
    const { chance, profit } = achieved(choice, candidate, spent);
    return (choice.role === 'attack' ? 1 : -1) * (choice.goal === 'maxProfit' ? profit : chance);
  });
  const { chance, profit, dropped } = achieved(choice, battle, budget);
  return { army, chance, profit, errorBound: dropped, orderSearch: search };
}

/** What a battle brings the side whose army is chosen. */
function achieved({ role, criterion }: Choice, battle: Battle, budget: Budget) {
  const solved = solveSeries(battle, budget, false);
  const summary = summaryOf(battle, solved);
  const ours = role === 'attack';
  const last = solved.waves[solved.waves.length - 1].result;
  const firstAttacks = battle.waves[battle.waves.length - 1].attacker === FIRST;
  const survives = ours === firstAttacks ? last.attackerSurvives : last.defenderSurvives;
  const wins = criterion === 'takes' ? solved.holds : summary.winChance;
  return {
    chance: criterion === 'survives' ? survives : ours ? wins : 1 - wins,
    profit: ours ? summary.profit : -summary.profit,
    dropped: solved.dropped,
  };
}

/** Armies with the same bombarding ships share a field: its first round is the same for all of them. */
export function groupedByShips(battle: Battle, armies: readonly Counts[], budget: Budget): Counts[][] {
  const groups = new Map<string, Counts[]>();
  eachNode(armies.length, budget, (a) => {
    lookUp(groups, bombardingShips(battle, armies[a]).join(), () => []).push(armies[a]);
  });
  return [...groups.values()];
}

/** Every army of a table. */
function evaluateTable(choice: Choice, armies: readonly Counts[], budget: Budget): Omit<Evaluation, 'orderSearch'> {
  const { battle, role } = choice;
  const [wave] = battle.waves;
  const sends = role === 'attack';
  const attackers = sends ? armies : [wave.attack.counts];
  const defenders = sends ? [wave.defense.counts] : armies;
  const field = new WaveField({ battle, index: 0, attackers, defenders, lattice: true }, budget);
  field.decide(undefined, { goalAt: goalOf(choice, field), goalAlone: choice.chanceAlone === true });
  const evaluated = armies.map((army, n) => {
    budget.spend(STEPS_PER_ARMY);
    const { profit, goal } = sends ? field.decisions.expected(n, 0) : field.decisions.expected(0, n);
    return { army, chance: goal, profit: sends ? profit : -profit };
  });
  return { armies: evaluated, errorBound: field.notScouted };
}

/** 1 where a battle that ends at a pair has gone as wished. */
function goalOf({ battle, role, criterion }: Choice, field: WaveField): (i: number, j: number) => number {
  const { attacker, defender, pairs } = field;
  const ours = new Uint8Array(attacker.size);
  const land = new Uint8Array(attacker.size);
  eachNode(attacker.size, pairs.budget, (i) => {
    ours[i] = Math.min(1, totalUnits(field.attackerRemaining(i)));
    land[i] = Math.min(1, landUnits(attacker.counts, i * UNIT_COUNT));
  });
  const theirs = new Uint8Array(defender.size);
  eachNode(defender.size, pairs.budget, (j) => {
    theirs[j] = Math.min(1, totalUnits(field.remaining(j)));
  });
  if (criterion === 'survives') return role === 'attack' ? (i) => ours[i] : (_, j) => theirs[j];
  const wins = (i: number, j: number) => {
    if (criterion === 'clears') return theirs[j] === 0 && ours[i] === 1;
    return !battle.naval && (defender.flags[j] & EMPTY) !== 0 && land[i] === 1;
  };
  const [win, loss] = role === 'attack' ? [1, 0] : [0, 1];
  return (i, j) => (wins(i, j) ? win : loss);
}
