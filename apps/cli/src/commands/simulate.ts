// `oddsmith simulate`: one battle replayed die by die, or many with --iterations.
import { parseInput, playBattle, Speaker } from '@oddsmith/games';
import { DONE } from '../exit.ts';
import { readAsked } from '../input.ts';
import type { Io } from '../io.ts';
import type { Library } from '../library.ts';
import { replay } from '../replay.ts';
import { refuse } from '../report.ts';
import { styleFor } from '../style.ts';
import { type CalcOptions, calc } from './calc.ts';

const DEFAULT_SEED = 1;

export async function simulate(
  id: string | undefined,
  options: CalcOptions,
  io: Io,
  library: Library,
): Promise<number> {
  if (options.iterations !== undefined || options.precision !== undefined)
    return calc(id, { ...options, method: 'simulate' }, io, library);
  const { calculator, request } = await readAsked(id, options, io, library);
  const input = parseInput(calculator, request.input);
  if ('error' in input) return refuse(input.error, options.json, io, 2);
  const seed = options.seed ?? (typeof request.seed === 'number' ? request.seed : DEFAULT_SEED);
  const battle = playBattle(calculator, input.value, seed, new Speaker(calculator, request.language));
  await io.stdout(options.json ? `${JSON.stringify(battle, null, 2)}\n` : replay(battle, styleFor(io)));
  return DONE;
}
