// What can be found, and how well it fits a query.
import { bestNamed } from '@oddsmith/games';

export interface Finding {
  /** Stays the same from one keystroke to the next. */
  readonly key: string;
  /** "Preset", "Rule", "Field of this page". */
  readonly kind: string;
  readonly title: string;
  readonly note: string;
  open(): void;
}

/** The very title first, plural or singular, then titles that begin with the query, then titles and notes that have all words of it. */
export function search<F extends Pick<Finding, 'title' | 'note'>>(findings: readonly F[], query: string): readonly F[] {
  // "+1 to wound" is the field "To wound".
  const wanted = query.trim().replace(/^[+\-−–]\s*\d+\s+/, '');
  if (wanted === '') return findings;
  const named = bestNamed(findings, wanted, ({ title }) => title);
  const others = findings.filter((finding) => !named.includes(finding));
  return [...named, ...bestNamed(others, wanted, ({ title, note }) => `${title} ${note}`)];
}
