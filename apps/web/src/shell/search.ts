// What can be found, and how well it fits a query.

export interface Finding {
  /** Stays the same from one keystroke to the next. */
  readonly key: string;
  /** "Preset", "Rule", "Field of this page". */
  readonly kind: string;
  readonly title: string;
  readonly note: string;
  open(): void;
}

/** The very title first, then titles that start with the query, then titles and notes that contain it. */
export function search<F extends Pick<Finding, 'title' | 'note'>>(findings: readonly F[], query: string): readonly F[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return findings;
  const rank = ({ title, note }: F) => {
    const name = title.toLowerCase();
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (name.includes(wanted)) return 2;
    return note.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return findings
    .map((finding) => ({ finding, rank: rank(finding) }))
    .filter((entry) => entry.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.finding);
}
