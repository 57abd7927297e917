// An army book as Army Forge publishes it: the units and options that a save file refers to.
import { factionOfBook } from '../data/factions.ts';
import { isJson, type Json, list, text } from './forge-json.ts';

export interface ArmyBook {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** "gf", "gff" ...; '' where the book does not say. */
  readonly system: string;
  readonly units: ReadonlyMap<string, Json>;
  readonly sections: ReadonlyMap<string, Json>;
  readonly options: ReadonlyMap<string, { readonly option: Json; readonly section: Json }>;
  readonly specialRules: unknown;
}

export function isArmyBook(document: unknown): document is Json {
  return isJson(document) && Array.isArray(document.units) && Array.isArray(document.upgradePackages);
}

/** A book by its id, with the faction's name where the id is known. */
export function bookWords(id: string): string {
  const faction = factionOfBook(id);
  return faction === undefined ? id : `${faction.name} (${id})`;
}

export function readArmyBook(document: Json): ArmyBook {
  const units = new Map(list(document.units).map((unit) => [text(unit.id), unit]));
  const sections = new Map<string, Json>();
  const options = new Map<string, { option: Json; section: Json }>();
  for (const pack of list(document.upgradePackages)) {
    for (const section of list(pack.sections)) {
      for (const id of [section.uid, section.id]) sections.set(text(id), section);
      for (const option of list(section.options))
        for (const id of [option.uid, option.id]) options.set(`${text(section.uid)}/${text(id)}`, { option, section });
    }
  }
  return {
    id: text(document.uid),
    name: text(document.name),
    version: text(document.versionString).replace(/^v/, ''),
    system: text(document.gameSystemKey).toLowerCase(),
    units,
    sections,
    options,
    specialRules: document.specialRules,
  };
}

export function findOption(
  book: ArmyBook,
  upgradeId: string,
  optionId: string,
): { option: Json; section: Json } | undefined {
  const section = book.sections.get(upgradeId);
  return section === undefined ? undefined : book.options.get(`${text(section.uid)}/${optionId}`);
}
