// How many of the rules of a library count: by group and in all.
import type { UnitEntry, UnitSource } from './unit-source.ts';

export interface Coverage {
  readonly group: string;
  readonly units: number;
  /** Rules and abilities, each as often as units have it. */
  readonly rules: number;
  readonly counted: number;
  readonly switches: number;
  /** Known to change dice, and left out. */
  readonly notCounted: number;
  /** Not judged yet: they may change dice. */
  readonly notJudged: number;
  /** Known to change no dice. */
  readonly noDice: number;
  /** Of those that change dice or may do so: the share that is counted or offered. */
  readonly share: number;
  /** The same share of those alone that are known to change dice. */
  readonly shareOfJudged: number;
}

type Tally = { -readonly [figure in Exclude<keyof Coverage, 'group' | 'share' | 'shareOfJudged' | 'rules'>]: number };

const nothing = (): Tally => ({ units: 0, counted: 0, switches: 0, notCounted: 0, notJudged: 0, noDice: 0 });

/** In the order of the library; the last one is called "all". */
export function coverageOf(source: UnitSource, entries: readonly UnitEntry[]): readonly Coverage[] {
  const groups = new Map<string, Tally>();
  const all = nothing();
  for (const { group, unit } of entries) {
    const { counted, switches, notCounted } = source.describe(unit).rules;
    const judged = (changes: boolean | null): number =>
      notCounted.filter((rule) => rule.changesDice === changes).length;
    const own = groups.get(group) ?? nothing();
    groups.set(group, own);
    for (const tally of [own, all]) {
      tally.units++;
      tally.counted += counted.length;
      tally.switches += switches.length;
      tally.notCounted += judged(true);
      tally.notJudged += judged(null);
      tally.noDice += judged(false);
    }
  }
  return [...groups, ['all', all] as const].map(([group, tally]) => summed(group, tally));
}

function summed(group: string, tally: Tally): Coverage {
  const { units, counted, switches, notCounted, notJudged, noDice } = tally;
  const offered = counted + switches;
  const known = offered + notCounted;
  const touching = known + notJudged;
  const shareOf = (whole: number): number => (whole === 0 ? 1 : offered / whole);
  const shares = { share: shareOf(touching), shareOfJudged: shareOf(known) };
  return { group, units, rules: touching + noDice, counted, switches, notCounted, notJudged, noDice, ...shares };
}
