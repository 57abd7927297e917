// `oddsmith calc`: the odds of one battle.
import { execute } from '@oddsmith/compute/execute';
import { isRefusal, type Language } from '@oddsmith/games';
import { DONE } from '../exit.ts';
import { type InputOptions, readAsked } from '../input.ts';
import type { Io } from '../io.ts';
import type { Library } from '../library.ts';
import { refuseAll, report } from '../report.ts';
import { styleFor } from '../style.ts';

export interface CalcOptions extends InputOptions {
  readonly method?: string | undefined;
  readonly iterations?: number | undefined;
  readonly seed?: number | undefined;
  readonly precision?: number | undefined;
  readonly timeMs?: number | undefined;
  readonly steps?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly markdown?: boolean | undefined;
  readonly language?: Language | undefined;
}

export async function calc(id: string | undefined, options: CalcOptions, io: Io, library: Library): Promise<number> {
  const { timeMs } = options;
  const { calculator, request } = await readAsked(id, options, io, library);
  const answer = execute([calculator], { ...request, ...methodOf(options) }, { timeMs });
  if (isRefusal(answer)) return refuseAll(answer, options.json, io, 2, options.language);
  if (options.json) await io.stdout(`${JSON.stringify(answer, null, 2)}\n`);
  if (options.markdown) {
    // Analyses take a quarter of the time to load that the rest does.
    const { markdownReport } = await import('@oddsmith/analysis');
    await io.stdout(markdownReport(answer));
  } else if (!options.json)
    await io.stdout(report(answer, { steps: options.steps ?? false, width: io.width, style: styleFor(io) }));
  return DONE;
}

/** What is given on the command line goes before what the request itself says. */
function methodOf({ method, iterations, seed, precision }: CalcOptions): object {
  const given = Object.entries({ method, iterations, seed, precision });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
