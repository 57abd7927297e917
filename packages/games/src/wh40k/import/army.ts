// What an army list becomes, whatever it was written in.
import type { Language } from '@oddsmith/words';
import { known } from '../../contract/defined-fields.ts';
import { type ListSentence, listSpeaker, type Noticed, say } from '../../lists/words/index.ts';
import type { ModelProfile, WeaponProfile } from '../data/datasheet.ts';
import { MOST_GROUPS } from '../schema/limits.ts';
import type { Carriers, Unit, UnitAbilities, UnitModel } from '../units/index.ts';

interface Dialect {
  readonly id: string;
  /** What tells a text of it from others. */
  text?(list: { readonly features: ReadonlySet<string>; readonly title?: string | undefined }): boolean;
  /** The same for a roster file: XML, or JSON that says what wrote it. */
  file?(roster: { readonly generatedBy: string }, json: boolean): boolean;
}

/** Every dialect lists are written in; of those whose signs hold it is the first. A new one is an entry here and a sample in the tests. */
export const DIALECTS = [
  { id: 'new-recruit-simple', text: ({ features }) => features.has('hash') },
  { id: 'battlescribe-text', text: ({ features }) => features.has('dots') },
  { id: 'new-recruit-short', text: ({ features }) => features.has('loose') },
  { id: 'wtc-compact', text: ({ features }) => features.has('plusBlock') && features.has('compact') },
  { id: 'wtc-full', text: ({ features }) => features.has('plusBlock') },
  { id: 'war-organ', text: ({ features }) => features.has('square') },
  { id: 'listforge-text', text: ({ title }) => (title?.split(' - ').length ?? 0) >= 3 },
  { id: 'official-app', text: () => true },
  { id: 'battlescribe', file: (_, json) => !json },
  { id: 'rosterizer', file: ({ generatedBy }) => /rosterizer/i.test(generatedBy) },
  { id: 'listforge-json', file: ({ generatedBy }) => /list\s*forge/i.test(generatedBy) },
  { id: 'new-recruit-json', file: () => true },
] as const satisfies readonly Dialect[];
export type ListFormat = (typeof DIALECTS)[number]['id'];

const dialects: readonly (Dialect & { readonly id: ListFormat })[] = DIALECTS;

export function dialectOfText(list: Parameters<NonNullable<Dialect['text']>>[0]): ListFormat {
  return dialects.find(({ text }) => text?.(list))?.id ?? 'official-app';
}

export function dialectOfFile(roster: { readonly generatedBy: string }, json: boolean): ListFormat {
  return dialects.find(({ file }) => file?.(roster, json))?.id ?? 'new-recruit-json';
}

/** Something a reader noticed: nothing is dropped without one. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: 'info' | 'warning';
  /** The unit it speaks of, '' for the list. */
  readonly unit: string;
  readonly message: string;
  /** Where it stands in a text, counted from 1. */
  readonly line?: number;
  /** Nearest names in the catalogue, where a name was not found. */
  readonly suggestions?: readonly string[];
}

/** Where a diagnostic belongs. */
type Place = Pick<Diagnostic, 'unit' | 'line'>;

export const WHOLE_LIST: Place = { unit: '' };

export function info(fact: string, place: Place, message: ListSentence): Noticed<Diagnostic> {
  return { code: `wh40k/import-${fact}`, severity: 'info', ...place, message };
}

export function warning(fact: string, place: Place, message: ListSentence): Noticed<Diagnostic> {
  return { code: `wh40k/import-${fact}`, severity: 'warning', ...place, message };
}

/** A diagnostic in words, with its line and the nearest names where there are some. */
export function remarkOf({ message, line, suggestions = [] }: Diagnostic, language?: Language): string {
  const speaker = listSpeaker(language);
  const placed = line === undefined ? message : speaker.say(say('at-line', { line, remark: message }));
  return suggestions.length === 0 ? placed : speaker.say(say('nearest', { remark: placed, names: suggestions }));
}

/** No army has more units. */
export const MOST_UNITS = 300;

/** A unit that would attack with nothing, stand as nobody, or as more kinds of models than fit, is said to. */
/** "-4x Hellblaster", "99999x Hellblaster": no number an army has, so that it was taken for a part of the name. */
const COUNTED = /^[-\u2212]?\d+ ?[x\u00d7] /i;

export function emptyHanded({ name, models, weapons }: ImportedUnit): Noticed<Diagnostic>[] {
  const remarks: Noticed<Diagnostic>[] = [];
  const warn = (fact: string, message: ListSentence) => remarks.push(warning(fact, { unit: name }, message));
  const kinds = new Set(models.map(({ profile }) => profile && statsOf(profile))).size;
  if (models.every(({ count }) => count === 0)) warn('no-models', say('no-models'));
  if (weapons.length === 0) warn('no-weapons', say('no-weapons'));
  for (const { name: thing } of [...models, ...weapons].filter(({ name: thing }) => COUNTED.test(thing)))
    warn('count-misread', say('count-unread', { name: thing }));
  if (kinds > MOST_GROUPS) warn('many-kinds', say('many-kinds', { kinds, most: MOST_GROUPS }));
  return remarks;
}

function statsOf({ t, sv, w, invuln, fnp, fnpMortal, fnpPsychic }: ModelProfile): string {
  return [t, sv, w, invuln, fnp, fnpMortal, fnpPsychic].join('|');
}

/** Models of one stat line. Stats are missing where neither list nor catalogue has them. */
export interface ImportedModels {
  readonly name: string;
  readonly count: number;
  readonly profile?: ModelProfile;
}

/** One weapon with all its profiles: standard and supercharge, ranged and melee. */
export interface ImportedWeapon {
  readonly name: string;
  /** Copies in the whole unit. */
  readonly count: number;
  readonly profiles: readonly WeaponProfile[];
}

export interface ImportedUnit {
  /** As in the list. */
  readonly name: string;
  /** As in the catalogue, where it was found there. */
  readonly datasheet?: string;
  readonly points?: number;
  readonly models: readonly ImportedModels[];
  readonly weapons: readonly ImportedWeapon[];
  /** Who of them carries what, where the list says. */
  readonly carriers?: readonly Carriers[];
  /** Gear that is not a weapon. */
  readonly wargear: readonly { readonly name: string; readonly count: number }[];
  readonly keywords: readonly string[];
  /** Of its datasheet, with the items it carries. */
  readonly abilities?: UnitAbilities;
  readonly warlord: boolean;
  readonly enhancement?: string;
  /** Number of the attached unit it belongs to and what it is there. */
  readonly attached?: { readonly unit: number; readonly as: 'leader' | 'bodyguard' };
}

export interface ImportedArmy {
  readonly format: ListFormat;
  readonly edition: '10' | '11';
  readonly name?: string;
  readonly faction?: string;
  readonly detachment?: string;
  /** The list's own total. */
  readonly points?: number;
  readonly units: readonly ImportedUnit[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The unit as the calculators take it; undefined when no model has a stat line. */
export function unitOf(imported: ImportedUnit, faction?: string): Unit | undefined {
  // Missing saves are left out of a profile, never set to undefined, so it is a stat line of a unit as it stands.
  const models = imported.models.flatMap(({ name, count, profile }) =>
    profile === undefined ? [] : [{ ...(profile as UnitModel), name, count }],
  );
  if (models.length === 0) return undefined;
  const { name: unit, points, keywords, abilities, carriers } = imported;
  return {
    name: unit,
    ...known({ faction, points }),
    keywords,
    ...known({ abilities, carriers }),
    models,
    weapons: imported.weapons.flatMap(({ name, count, profiles }, place, all) => {
      // Weapons of one name and other stats are two: the list does not say who has which.
      const item = all.findIndex((other) => other.name === name) === place ? name : `${name} (${place})`;
      return profiles.map((profile) => ({ ...profile, count, item, ...(profiles.length > 1 ? { family: item } : {}) }));
    }),
  };
}
