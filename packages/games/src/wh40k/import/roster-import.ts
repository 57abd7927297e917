// Roster files of every program, as XML or JSON: which edition they are for, and the army in them.
import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import type { Container } from '../../lists/container.ts';
import { type ReadArmy, say } from '../../lists/words/index.ts';
import type { PackEdition } from '../data/built-in.ts';
import type { Catalogue } from '../data/catalogue.ts';
import { dialectOfFile, type ImportedArmy, info, WHOLE_LIST } from './army.ts';
import { editionOf } from './edition.ts';
import { type Roster, rosterFromJson } from './roster.ts';
import { armyFromRoster } from './roster-army.ts';
import { rosterFromXml } from './roster-xml.ts';
import { rosterFromRosterizer } from './rosterizer.ts';

/** Throws ReadingStopped for what is no roster of this game. */
export async function armyOfRoster(
  { kind, text }: Exclude<Container, { kind: 'refused' }>,
  open: (edition: PackEdition) => Promise<Catalogue> | Catalogue,
  budget: ReadingBudget,
): Promise<ReadArmy<ImportedArmy>> {
  const json = kind === 'json';
  const roster = json ? rosterOfJson(text, budget) : rosterFromXml(text, budget);
  const verdict = editionOf(roster);
  if (!verdict.ok) throw new ReadingStopped(verdict.fact, verdict.said);
  const catalogue = await open(verdict.edition);
  const army = armyFromRoster(roster, verdict.edition, dialectOfFile(roster, json), catalogue, budget);
  if (army.units.length === 0) throw new ReadingStopped('no-units', say('no-units'));
  if (!verdict.assumed) return army;
  const assumed = info('edition-assumed', WHOLE_LIST, say('edition-assumed'));
  return { ...army, diagnostics: [assumed, ...army.diagnostics] };
}

function rosterOfJson(text: string, budget: ReadingBudget): Roster {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (thrown) {
    const place = String((thrown as Error).message).slice(0, 120);
    throw new ReadingStopped('broken-json', say('broken-json-at', { place }));
  }
  const roster = rosterFromRosterizer(document, budget) ?? rosterFromJson(document, budget);
  if (roster === undefined) throw new ReadingStopped('not-a-roster', say('json-not-a-roster'));
  return roster;
}
