// Reads a Warhammer 40,000 army list in any of the formats players share, told apart by structure.
import type { Problem } from '../../problem.ts';
import type { Catalogue } from '../data/catalogue.ts';
import type { ImportedArmy } from './army.ts';
import { openContainer } from './container.ts';
import { editionOf } from './edition.ts';
import { type Roster, rosterFromJson } from './roster.ts';
import { armyFromRoster } from './roster-army.ts';
import { armyFromText } from './text-army.ts';

export * from './army.ts';
export * from './library.ts';

export type ImportResult =
  | { readonly ok: true; readonly army: ImportedArmy }
  | { readonly ok: false; readonly problem: Problem };

function refused(fact: string, message: string): ImportResult {
  return { ok: false, problem: { code: `wh40k/import-${fact}`, path: '', message } };
}

/**
 * `data` is the text of a list or the bytes of a file. Never rejects on bad input. The readers of archives and XML are
 * loaded when one arrives: most lists are text.
 */
export async function importArmy(data: Uint8Array | string, catalogue: Catalogue): Promise<ImportResult> {
  const container = await openContainer(data);
  if (container.kind === 'refused') return { ok: false, problem: container.problem };
  if (container.kind === 'text') return armyFromText(container.text, catalogue);
  if (container.kind === 'xml') {
    const { rosterFromXml } = await import('./roster-xml.ts');
    const xml = rosterFromXml(container.text);
    return xml.ok ? fromRoster(xml.roster, false, catalogue) : refused(xml.fact, xml.message);
  }
  let document: unknown;
  try {
    document = JSON.parse(container.text);
  } catch {
    return refused('broken-json', 'the JSON is damaged and cannot be read');
  }
  const roster = rosterFromJson(document);
  if (roster === undefined) return refused('not-a-roster', 'this JSON is not an army list');
  return fromRoster(roster, true, catalogue);
}

function fromRoster(roster: Roster, json: boolean, catalogue: Catalogue): ImportResult {
  const verdict = editionOf(roster);
  if (!verdict.ok) return refused(verdict.fact, verdict.message);
  const format = !json
    ? 'battlescribe'
    : /list\s*forge/i.test(roster.generatedBy)
      ? 'listforge-json'
      : 'new-recruit-json';
  const army = armyFromRoster(roster, verdict.edition, format, catalogue);
  if (army.units.length === 0) return refused('no-units', 'the list has no units');
  if (!verdict.assumed) return { ok: true, army };
  const assumed = {
    code: 'wh40k/import-edition-assumed',
    severity: 'info' as const,
    unit: '',
    message: 'the list does not say its edition: the 10th is assumed',
  };
  return { ok: true, army: { ...army, diagnostics: [assumed, ...army.diagnostics] } };
}
