// What readers are told of a rule: its words, in the edition in use. Effects are for the engines.
import type { Rule } from '../contract/calculator.ts';
import { isRecord } from './path.ts';

/** The words of a rule and nothing else: what API, command line and pages hand on. */
export function ruleWords({ id, name, summary, summaryIn, category, excludes }: Rule): Rule {
  return {
    ...{ id, name, summary, category },
    ...(summaryIn === undefined ? {} : { summaryIn }),
    ...(excludes === undefined ? {} : { excludes }),
  };
}

/** The edition that an input names: its own, or that of the battle within it. */
export function editionOf(input: unknown): string | undefined {
  if (!isRecord(input)) return undefined;
  const named = [input, ...Object.values(input)].find((part) => isRecord(part) && typeof part.edition === 'string');
  return isRecord(named) ? String(named.edition) : undefined;
}

/** The sentence of an edition, where it has one of its own. */
export function summaryInEdition({ summary, summaryIn = {} }: Rule, edition: string | undefined): string {
  return edition !== undefined && Object.hasOwn(summaryIn, edition) ? summaryIn[edition] : summary;
}
