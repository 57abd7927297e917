// What can be found on a calculator page, and how well it fits a query.
import { type Field, formatPath } from '@oddsmith/games';
import type { CalculatorDescription } from '../engine/engine.ts';

export type Finding =
  | { readonly kind: 'preset'; readonly title: string; readonly note: string; readonly input: unknown }
  | { readonly kind: 'field'; readonly title: string; readonly note: string; readonly path: string };

export function findingsOf({ presets, form }: CalculatorDescription): readonly Finding[] {
  return [
    ...presets.map(({ title, note, input }): Finding => ({ kind: 'preset', title, note, input })),
    ...fieldsOf(form.fields, []),
  ];
}

/** Fields inside lists have no fixed place; the list itself is found. */
function fieldsOf(fields: readonly Field[], path: readonly string[]): readonly Finding[] {
  return fields.flatMap((field): readonly Finding[] => {
    const place = [...path, field.key];
    const note = field.description ?? field.group ?? '';
    const own: Finding = { kind: 'field', title: field.title, note, path: formatPath(place) };
    return field.kind === 'object' ? [own, ...fieldsOf(field.fields, place)] : [own];
  });
}

/** The very title first, then titles that start with the query, then titles and notes that contain it. */
export function search(findings: readonly Finding[], query: string): readonly Finding[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return findings;
  const rank = ({ title, note }: Finding) => {
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
