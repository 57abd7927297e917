// A run of two armies on the road of all long questions: pairing by pairing, and the reply of the original simulator.
import { randomUUID } from 'node:crypto';
import type { Cell, Work } from '@oddsmith/analysis';
import { type Collected, type Fault, type Refused, TAKES_LONGER, type TaskContext } from '@oddsmith/compute';
import {
  Budget,
  BudgetExceeded,
  calculateParsed,
  DEFAULT_ITERATIONS,
  isRefusal,
  type Problem,
  type Refusal,
} from '@oddsmith/games';
import { type Duel, duelCalculator, factorVariants, rankFactors, variantInput } from '@oddsmith/games/grimdark';
import { aggregates, type Fought } from './aggregates.ts';
import { type DuelAnswer, matchupOf } from './matchup-reply.ts';
import type { NamedUnit, RunQuestion } from './run-question.ts';

const FACTORS = 30;
/** Steps of exact work in a millisecond on a busy machine, and what a pairing too large to count comes to when it is rolled. */
const STEPS_A_MS = 300_000;
const MOST_STEPS = 2_000_000_000;
/** Reading and explaining a pairing, whatever it costs to count. */
const OVERHEAD_MS = 5;
/** The time of all is told from so many, or from those that were looked at when there was no more time to look. */
const SAMPLE = 50;

/** Pairings come row by row: all defenders of the first attacker, then of the second. */
export interface Run {
  readonly question: RunQuestion;
  readonly total: number;
  at(index: number): { readonly attacker: NamedUnit; readonly defender: NamedUnit; readonly input: Duel };
}

export function openRun(question: RunQuestion): Run {
  const { units, attackers, defenders, common } = question;
  return {
    question,
    total: attackers.length * defenders.length,
    at(index) {
      const attacker = units[attackers[Math.floor(index / defenders.length)]];
      const defender = units[defenders[index % defenders.length]];
      return { attacker, defender, input: { ...common, attacker: attacker.unit, defender: defender.unit } };
    },
  };
}

/** About how long all pairings take one after the other, as far as there is time to look. */
export function timeOf({ question, total, at }: Run, desk: TaskContext): number | Refused {
  const { method, iterations, enhanced } = question;
  const each = enhanced ? FACTORS : 1;
  if (method === 'simulate') return (each * total * (iterations ?? DEFAULT_ITERATIONS)) / 20;
  const stride = Math.max(1, Math.floor(total / SAMPLE));
  let steps = 0;
  let seen = 0;
  for (let index = 0; index < total && !(seen > 0 && desk.enough()); index += stride) {
    const cost = costOf(at(index).input, desk);
    if (typeof cost === 'object') {
      if (seen === 0) return cost;
      break;
    }
    steps += Math.min(MOST_STEPS, cost);
    seen++;
  }
  return each * total * (OVERHEAD_MS + steps / seen / STEPS_A_MS);
}

/** Steps of a pairing, as far as there is time to count them. */
function costOf(input: Duel, desk: TaskContext): number | Refused {
  try {
    return duelCalculator.cost(duelCalculator.prepare(input), new Budget({ expired: () => desk.stop() !== undefined }));
  } catch (thrown) {
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    const { code, said: message } = thrown;
    if (desk.costAtMost !== undefined) return { error: { code: TAKES_LONGER, path: '', message } };
    return { error: desk.stop() ?? { code, path: '', message } };
  }
}

/** A pairing that was fought: as the reply tells it, and for what is said about all of them. */
interface FoughtCell extends Cell {
  readonly matchup: object;
  readonly fought: Fought;
}

interface DuelLimits {
  readonly expired?: (() => boolean) | undefined;
  readonly costAtMost?: number | undefined;
}

export function runWork(question: RunQuestion): Work<Collected> {
  const { total, at } = openRun(question);
  return {
    total,
    cell(index, { expired, costAtMost }) {
      const pairing = at(index);
      const limits = { expired, costAtMost };
      try {
        const answer = duelOf(pairing.input, question, limits);
        const { win, draw, loss } = answer.summary;
        const matchup = {
          ...matchupOf(pairing, answer),
          ...(question.enhanced && { combat_factors: factorsOf(pairing.input, answer, question, limits) }),
        };
        const [attacker, defender] = [pairing.attacker, pairing.defender].map(({ id, name }) => ({ id, name }));
        return { matchup, fought: { attacker, defender, win, draw, loss } };
      } catch (thrown) {
        if (!(thrown instanceof NoDuel)) throw thrown;
        return { problem: thrown.fault as Problem };
      }
    },
    collect: (cells) => replyOf(cells as readonly FoughtCell[], question.enhanced),
  };
}

class NoDuel extends Error {
  readonly fault: Fault;

  constructor({ error }: Refusal, { costAtMost }: DuelLimits) {
    super(error.code);
    // What was not begun on the quick thread is done on another.
    const notBegun = costAtMost !== undefined && error.code === 'budget/cancelled';
    this.fault = notBegun ? { ...error, code: TAKES_LONGER } : error;
  }
}

function duelOf(input: Duel, { method, iterations, seed }: RunQuestion, limits: DuelLimits): DuelAnswer {
  const answer = calculateParsed(duelCalculator, input, { method, iterations, seed }, limits);
  if (isRefusal(answer)) throw new NoDuel(answer, limits);
  return answer as DuelAnswer;
}

function factorsOf(input: Duel, answer: DuelAnswer, question: RunQuestion, limits: DuelLimits) {
  const variants = factorVariants(input);
  const summaries = variants.map((variant) => duelOf(variantInput(input, variant), question, limits).summary);
  return rankFactors(input, answer.summary, variants, summaries).map(({ side, kind, name, on, change, sentence }) => ({
    side,
    kind,
    name,
    on,
    change: 100 * change,
    description: sentence,
  }));
}

function replyOf(cells: readonly FoughtCell[], enhanced: boolean): Collected {
  const matchups = cells.map(({ matchup }) => matchup);
  const timestamp = new Date().toISOString();
  if (!enhanced) return { json: JSON.stringify({ matchups, timestamp }) };
  const { row_aggregates, best_counters } = aggregates(cells.map(({ fought }) => fought));
  return {
    json: JSON.stringify({ simulation_id: randomUUID(), matchups, row_aggregates, best_counters, timestamp }),
  };
}
