// Reads a Warhammer 40,000 army list in any of the formats players share, told apart by structure.

import type { Language } from '@oddsmith/words';
import type { Problem } from '../../contract/problem.ts';
import { ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { type Container, openContainer } from '../../lists/container.ts';
import { type ListSentence, listSpeaker, type ReadArmy, say } from '../../lists/words/index.ts';
import type { PackEdition } from '../data/built-in.ts';
import type { Catalogue } from '../data/catalogue.ts';
import { type ImportedArmy, info, WHOLE_LIST } from './army.ts';
import { withArmyRules } from './army-rules.ts';
import { armyFromText, isEleventh } from './text-army.ts';
import { readUnitLine } from './text-line.ts';

export * from './army.ts';

export type ImportResult =
  | { readonly ok: true; readonly army: ImportedArmy }
  | { readonly ok: false; readonly problem: Problem };

/** How many lines with points name a datasheet: what tells a list of this game from others. */
export function datasheetSigns(lines: readonly string[], catalogue: Catalogue): number {
  const names = lines.slice(0, MOST_LOOKED_AT).flatMap((line) => readUnitLine(line.trim())?.name ?? []);
  return names.filter((name) => catalogue.has(name)).length;
}

const MOST_LOOKED_AT = 200;

/** The datasheets of an edition: one catalogue whatever the list says, or a pack for each edition. */
export type Datasheets = Catalogue | ((edition: PackEdition) => Promise<Catalogue>);

/** `data` is the text of a list or the bytes of a file. Never rejects on bad input. */
export async function importArmy(
  data: Uint8Array | string,
  datasheets: Datasheets,
  budget = new ReadingBudget(),
): Promise<ImportResult> {
  return importContainer(await openContainer(data), datasheets, budget);
}

/** A list that does not say its edition is of the one whose datasheets know more of its units; of the 10th where both know them. */
async function armyOfText(
  text: string,
  open: (edition: PackEdition) => Promise<Catalogue> | Catalogue,
  budget: ReadingBudget,
): Promise<ReadArmy<ImportedArmy>> {
  const stated = isEleventh(text);
  const catalogue = await open(stated ? '11' : '10');
  const army = armyFromText(text, catalogue, budget);
  if (stated || unknownIn(army) === 0) return army;
  const newer = await open('11');
  if (newer === catalogue || newer.file.edition !== '11') return army;
  const read = armyFromText(text, newer, budget);
  if (unknownIn(read) >= unknownIn(army)) return army;
  return { ...read, diagnostics: [info('edition-assumed', WHOLE_LIST, say('edition-guessed')), ...read.diagnostics] };
}

function unknownIn({ units }: Pick<ImportedArmy, 'units'>): number {
  return units.filter(({ datasheet }) => datasheet === undefined).length;
}

/** The readers of XML and JSON are loaded when such a file arrives: most lists are text. */
export async function importContainer(
  container: Container,
  datasheets: Datasheets,
  budget: ReadingBudget,
  language?: Language,
): Promise<ImportResult> {
  const speaker = listSpeaker(language);
  const refused = (fact: string, message: ListSentence): ImportResult => ({
    ok: false,
    problem: speaker.problem({ code: `wh40k/import-${fact}`, path: '', message }),
  });
  if (container.kind === 'refused') return refused(container.fact, container.said);
  const open = (edition: PackEdition) => (typeof datasheets === 'function' ? datasheets(edition) : datasheets);
  try {
    const army = await withArmyRules(await readContainer(container, open, budget));
    return { ok: true, army: { ...army, diagnostics: army.diagnostics.map((entry) => speaker.problem(entry)) } };
  } catch (thrown) {
    if (thrown instanceof ReadingStopped) return refused(thrown.fact, thrown.said);
    throw thrown;
  }
}

async function readContainer(
  container: Exclude<Container, { kind: 'refused' }>,
  open: (edition: PackEdition) => Promise<Catalogue> | Catalogue,
  budget: ReadingBudget,
): Promise<ReadArmy<ImportedArmy>> {
  if (container.kind !== 'text') return (await import('./roster-import.ts')).armyOfRoster(container, open, budget);
  return armyOfText(container.text, open, budget);
}
