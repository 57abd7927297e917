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

export interface Rolled {
  /** Battles of each scenario. */
  readonly iterations: number;
  /** Of the plan; each pairing has dice of its own, so that their errors do not go together. */
  readonly seed: number;
  /** Why it was not counted: undefined when the plan asks for dice. */
  readonly tooLarge: string | undefined;
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
  if (typeof counted === 'object') return counted;
  const rolled = { iterations: run.iterations, seed: run.seed, tooLarge: counted };
  return { ...(await roll(duel, run, pause, onPart)), rolled };
}

/** "3.1 billion" */
const LARGE = new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 });
const LIMIT = `this page stops at ${LARGE.format(STEPS)}`;

/** The exact answer, or why there is none. */
function count(duel: DuelInput): DuelFindings | string {
  const tried = tryExact(duelCalculator, duelCalculator.prepare(duel), { steps: STEPS });
  if ('findings' in tried) return tried.findings;
  if (tried.cost === undefined) return `counting it takes more steps than expected and ${LIMIT}`;
  if (!Number.isFinite(tried.cost)) return 'its units can be in too many states to count';
  return `counting it takes about ${LARGE.format(tried.cost)} steps and ${LIMIT}`;
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
