// One pairing answered in the engine's thread: counted exactly, or rolled; what is too large to count is rolled and says why.
import { tryExact } from '@oddsmith/games';
import {
  type DuelFindings,
  type DuelInput,
  duelCalculator,
  duelSchema,
  type UnitInput,
} from '@oddsmith/games/grimdark';
import type { TaskRun } from '../../../engine/game-task.ts';
import { runSimulation } from '../../../engine/simulation-run.ts';
import { hash32 } from '../armies/fingerprint.ts';
import type { RunPlan } from '../plan/run-plan.ts';

/** Everything of a duel but its units, as a page sends it. */
export type Settings = Omit<DuelInput, 'attacker' | 'defender'>;

export interface BattleInput extends Settings {
  readonly attacker: UnitInput;
  readonly defender: UnitInput;
}

export interface TooLarge {
  /** That counting takes; infinite for too many states, undefined for more than the estimate said. */
  readonly steps: number | undefined;
  /** Where this page stops. */
  readonly limit: number;
}

export interface Rolled {
  /** Battles of each scenario. */
  readonly iterations: number;
  /** Of the plan; each pairing has dice of its own, so that their errors do not go together. */
  readonly seed: number;
  /** Why it was not counted: undefined when the plan asks for dice. */
  readonly tooLarge: TooLarge | undefined;
}

export interface Pairing extends DuelFindings {
  readonly rolled?: Rolled;
}

/** About a third of a second of exact work for one pairing. */
export const STEPS = 300_000_000;

export async function solve(
  input: BattleInput,
  run: RunPlan,
  pause: TaskRun['pause'],
  onPart: (part: number) => void = () => {},
): Promise<Pairing> {
  const duel = duelSchema.parse(input);
  const counted = run.method === 'exact' ? count(duel) : undefined;
  if (counted !== undefined && 'findings' in counted) return counted.findings;
  const rolled = { iterations: run.iterations, seed: run.seed, tooLarge: counted };
  return { ...(await roll(duel, run, pause, onPart)), rolled };
}

/** The exact answer, or why there is none. */
function count(duel: DuelInput): { readonly findings: DuelFindings } | TooLarge {
  const tried = tryExact(duelCalculator, duelCalculator.prepare(duel), { steps: STEPS });
  return 'findings' in tried ? tried : { steps: tried.cost, limit: STEPS };
}

function roll(
  duel: DuelInput,
  { iterations, seed }: RunPlan,
  pause: TaskRun['pause'],
  onPart: (part: number) => void,
): Promise<DuelFindings> {
  return runSimulation({
    calculator: duelCalculator,
    battle: duelCalculator.prepare(duel),
    seed: hash32(JSON.stringify([seed, duel.attacker, duel.defender])),
    total: iterations,
    stopped: () => false,
    onUpdate: ({ done, total }) => onPart(done / total),
    now: () => performance.now(),
    pause,
  });
}
