// One number of an answer by its name, so that the side of a chart, a command line or a job can say which it wants:
// "killChance" (a summary figure), "damage.mean", "damage>=5", "damage<=5", "damage=5", "scenarios.charge.win" (its way through the answer).
import { type Findings, isRecord, type Problem } from '@oddsmith/games';
import { chanceAtLeast, chanceAtMost, type Distribution } from '@oddsmith/kernel';
import type { Language } from '@oddsmith/words';
import { refusalIn, say } from './words/index.ts';

/** What may be asked of any distribution. */
const statistics = {
  mean: ({ mean }) => mean,
  stdDev: ({ stdDev }) => stdDev,
  median: ({ median }) => median,
  mode: ({ mode }) => mode,
  min: ({ min }) => min,
  max: ({ max }) => max,
} satisfies { readonly [name: string]: (of: Distribution) => number };

export type Statistic = keyof typeof statistics;
export const STATISTICS = Object.keys(statistics) as readonly Statistic[];

const CHANCE = /^([^<>=.]+)(>=|<=|=)(-?\d+)$/;
const STATISTIC = new RegExp(`^(.+)\\.(${STATISTICS.join('|')})$`);

/** The figure, or undefined when the answer has none of that name. */
export function figureOf(findings: Findings, name: string): number | undefined {
  if (Object.hasOwn(findings.summary, name)) return findings.summary[name];
  const statistic = STATISTIC.exec(name);
  const chance = CHANCE.exec(name);
  const distribution = distributionOf(findings, (statistic ?? chance)?.[1] ?? name);
  if (distribution === undefined) return numberAt(findings, name);
  if (statistic !== null) return statistics[statistic[2] as Statistic](distribution);
  return chance === null ? undefined : chanceOf(distribution, chance[2], Number(chance[3]));
}

function numberAt(findings: Findings, name: string): number | undefined {
  let value: unknown = findings;
  for (const key of name.split('.')) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** The name of the figure a player looks at first: the first of the summary, or the mean of the first distribution. */
export function headlineName(findings: Findings): string | undefined {
  const summary = Object.keys(findings.summary)[0];
  if (summary !== undefined) return summary;
  const distribution = Object.keys(findings.distributions)[0];
  return distribution === undefined ? undefined : `${distribution}.mean`;
}

/** Every summary figure and the mean of every distribution. */
export function figureNames(findings: Findings): string[] {
  return [...Object.keys(findings.summary), ...Object.keys(findings.distributions).map((name) => `${name}.mean`)];
}

export function unknownFigure(name: string, findings: Findings, language: Language | undefined): Problem {
  const message = say('unknown-figure', { figure: name.slice(0, 60), known: figureNames(findings) });
  return refusalIn(language, { code: 'analysis/unknown-figure', path: 'figure', message }).error;
}

function distributionOf(findings: Findings, name: string): Distribution | undefined {
  return Object.hasOwn(findings.distributions, name) ? findings.distributions[name] : undefined;
}

function chanceOf(distribution: Distribution, comparison: string, n: number): number {
  if (comparison === '>=') return chanceAtLeast(distribution, n);
  if (comparison === '<=') return chanceAtMost(distribution, n);
  return distribution.probabilities[n - distribution.min] ?? 0;
}
