// One pairing answered in the engine's thread: counted exactly, or rolled; what is too large to count is rolled and says why.
import { pairSeed } from '@oddsmith/analysis';
import { type TooLarge, tryExact } from '@oddsmith/games';
import { type Duel, type DuelFindings, duelCalculator, duelSchema, type UnitInput } from '@oddsmith/games/grimdark';
import type { Pause } from '../../../engine/game-task.ts';
import { runSimulation } from '../../../engine/simulation-run.ts';
import type { RunPlan } from '../../../places/armies/plan/run-plan.ts';
import { EXACT_STEPS } from './exact-steps.ts';

/** Everything of a duel but its units, as a page sends it. */
export type Settings = Omit<Duel, 'attacker' | 'defender'>;

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
  readonly tooLarge: TooLarge | undefined;
}

export interface Pairing extends DuelFindings {
  readonly rolled?: Rolled;
}

export async function solve(input: BattleInput, run: RunPlan, pause: Pause): Promise<Pairing> {
  const battle = duelCalculator.prepare(duelSchema.parse(input));
  const { method, iterations, seed } = run;
  const counted = method === 'exact' ? tryExact(duelCalculator, battle, { steps: EXACT_STEPS }) : undefined;
  if (counted !== undefined && 'findings' in counted) return counted.findings;
  const findings = await runSimulation({
    calculator: duelCalculator,
    battle,
    // The dice of its cell in the matrix.
    seed: pairSeed(seed, { attacker: input.attacker }, { defender: input.defender }),
    total: iterations,
    stopped: () => false,
    onUpdate: () => {},
    now: () => performance.now(),
    pause,
  });
  return { ...findings, rolled: { iterations, seed, tooLarge: counted } };
}
