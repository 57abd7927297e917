// Units to pick from: an imported army and a catalogue, as plain summaries and as parts of a request.

import type { Language } from '@oddsmith/words';
import type { Problem } from '../../contract/problem.ts';
import { listSpeaker, say } from '../../lists/words/index.ts';
import type { Speaker } from '../../words/door.ts';
import { capital, listed } from '../../words/wording.ts';
import type { PackEdition } from '../data/built-in.ts';
import { Catalogue } from '../data/catalogue.ts';
import { type Datasheet, parseCatalogueFile, type SheetChoice } from '../data/datasheet.ts';
import { type FoundWeapon, searchWeapons } from '../data/weapon-search.ts';
import {
  hasKeyword,
  modelCount,
  namesOf,
  type PickedOption,
  pointsOf,
  switchAbility,
  type Unit,
  type UnitRequest,
  unitOfDatasheet,
  unitRequest,
} from '../units/index.ts';
import { chipLabel } from '../units/named-switches.ts';
import { type ImportedArmy, remarkOf, unitOf } from './army.ts';
import { attachedUnits } from './army-request.ts';
import {
  armyRulesNamed,
  armyRulesOf,
  type Detachment,
  detachmentsFor,
  type FoundRule,
  inDetachment,
  usableRules,
} from './detachments.ts';

export type { FoundRule } from './detachments.ts';

/** Where a unit comes from: places in the imported army, or a datasheet. */
export type UnitKey =
  /** Several places: a bodyguard unit with the leaders attached to it. */
  | {
      readonly from: 'army';
      /** Which of the armies taken in; the first where none is named. */
      readonly army?: string;
      readonly indices: readonly number[];
      readonly on?: readonly string[];
    }
  | {
      readonly from: 'catalogue';
      readonly name: string;
      readonly faction: string;
      readonly edition: PackEdition;
      /** Options in place of the printed loadout. */
      readonly picked?: readonly PickedOption[];
      /** Whose rules it brings. */
      readonly detachment?: string;
      /** Switches that are turned on, by the labels of their chips; those it does not have change nothing. */
      readonly on?: readonly string[];
    };

type ArmyKey = UnitKey & { readonly from: 'army' };

/** What may be swapped on a datasheet, and the places to name in `picked`. */
export interface OptionGroup {
  readonly title: string;
  /** What the models carry as long as nothing is picked; undefined where it depends on the choice. */
  readonly printed?: string;
  readonly choices: readonly { readonly name: string; readonly pick: PickedOption }[];
}

export interface UnitSummary {
  readonly key: UnitKey;
  readonly name: string;
  /** "5 models · 80 points · Space Marines". */
  readonly detail: string;
}

/** What a search brought: units of that name or, where there is none, the ones that are spelt most like it. */
export interface Found {
  readonly units: readonly UnitSummary[];
  readonly nearest: boolean;
}

export interface ArmySummary {
  readonly title: string;
  readonly units: readonly UnitSummary[];
  /** Units of the list that have no stats: their names, and why. */
  readonly unknown: readonly { readonly name: string; readonly reason: string }[];
  /** Remarks of the reader: names it did not find, and what it assumed. */
  readonly remarks: readonly { readonly text: string; readonly warning: boolean }[];
}

export type OpenedCatalogue =
  | { readonly ok: true; readonly datasheets: number; readonly source: string }
  | { readonly ok: false; readonly problem: Problem };

const MOST_FOUND = 30;
const MOST_NEAREST = 5;
const MOST_WEAPONS = 8;

interface TakenArmy {
  readonly army: ImportedArmy;
  readonly units: readonly (Unit | undefined)[];
}

const FIRST_ARMY = '';

export class UnitLibrary {
  private readonly builtIn: (edition: PackEdition) => Promise<Catalogue>;
  private own: Catalogue | undefined;
  private readonly armies = new Map<string, TakenArmy>();
  private readonly language: Language;
  private readonly speaker: Speaker;

  /** `builtIn` is asked when there is no catalogue of the user's own. */
  constructor(builtIn: (edition: PackEdition) => Promise<Catalogue>, language: Language = 'en') {
    this.builtIn = builtIn;
    this.language = language;
    this.speaker = listSpeaker(language);
  }

  /** The user's own, or the built-in one of the edition. */
  catalogue(edition: PackEdition): Promise<Catalogue> {
    return this.own === undefined ? this.builtIn(edition) : Promise.resolve(this.own);
  }

  /** The user's own catalogue, while it is in use. */
  get ownCatalogue(): Catalogue | undefined {
    return this.own;
  }

  /** The text of a catalogue file; null goes back to the built-in one. */
  async openCatalogue(text: string | null): Promise<OpenedCatalogue> {
    if (text !== null) {
      const parsed = parseCatalogueFile(text, this.language);
      if (!parsed.ok) return parsed;
      this.own = new Catalogue(parsed.file);
    } else this.own = undefined;
    const { file } = await this.catalogue('10');
    return { ok: true, datasheets: file.datasheets.length, source: file.source };
  }

  async search(text: string, edition: PackEdition = '10'): Promise<Found> {
    const all = await this.catalogue(edition);
    const units = all.search(text, MOST_FOUND);
    const summary = (datasheet: Datasheet) => this.summaryOfDatasheet(datasheet, edition);
    if (units.length > 0) return { units: units.map(summary), nearest: false };
    const near = all.nearest(text, MOST_NEAREST).map(({ datasheet }) => summary(datasheet));
    return { units: near, nearest: true };
  }

  async weapons(text: string, edition: PackEdition = '10'): Promise<readonly FoundWeapon[]> {
    return searchWeapons((await this.catalogue(edition)).file.datasheets, text, MOST_WEAPONS);
  }

  /** Takes an army in, in place of the one of that name; its units can be asked for from now on. */
  take(army: ImportedArmy, name = FIRST_ARMY): ArmySummary {
    const units = army.units.map((unit) => unitOf(unit, army.faction));
    this.armies.set(name, { army, units });
    const single = units.flatMap((unit, index) => (unit === undefined ? [] : [[index]]));
    const nameless = army.units.flatMap(({ name: unit }, index) => (units[index] === undefined ? [unit] : []));
    return {
      title: this.speaker.say(say('army-title', { name: army.name ?? army.faction, points: army.points })),
      units: [...attachedUnits(army, units), ...single].map((indices) =>
        this.summaryOf({ from: 'army', ...(name === FIRST_ARMY ? {} : { army: name }), indices }),
      ),
      unknown: [...new Set(nameless)].map((unit) => ({ name: unit, reason: this.reasonFor(unit, army) })),
      remarks: this.remarksOn(army),
    };
  }

  async unit(key: UnitKey): Promise<UnitRequest | undefined> {
    const unit = await this.plainUnit(key);
    return unit && withSwitched(unit, key.on ?? []);
  }

  private async plainUnit(key: UnitKey): Promise<UnitRequest | undefined> {
    if (key.from === 'army') {
      const known = this.unitsAt(key);
      return known.length === 0 ? undefined : unitRequest(known, this.armies.get(key.army ?? FIRST_ARMY)?.army.edition);
    }
    const datasheet = await this.datasheet(key);
    // The datasheets and the rules they are played by belong together.
    return datasheet && unitRequest([await this.fielded(key, datasheet)], key.edition);
  }

  /** A datasheet as its key says. */
  async fielded({ picked, detachment, edition }: UnitKey & { from: 'catalogue' }, sheet: Datasheet): Promise<Unit> {
    const unit = unitOfDatasheet(sheet, picked);
    return detachment === undefined ? unit : inDetachment(unit, detachment, await armyRulesOf(edition));
  }

  /** Empty for units of a list, whose detachment the list says. */
  async detachments(key: UnitKey): Promise<readonly Detachment[]> {
    const datasheet = key.from === 'army' ? undefined : await this.datasheet(key);
    return datasheet === undefined || key.from === 'army'
      ? []
      : detachmentsFor(datasheet, await armyRulesOf(key.edition));
  }

  /** Rules of armies by their names, for the search. */
  async armyRules(words: string, edition: PackEdition = '10'): Promise<readonly FoundRule[]> {
    return armyRulesNamed(words, edition, (await this.catalogue(edition)).file.datasheets);
  }

  /** Those of detachments that a unit may use; units of a list have what the list says. */
  async usableRules(key: UnitKey, words: string): Promise<readonly FoundRule[]> {
    const sheet = key.from === 'army' ? undefined : await this.datasheet(key);
    if (sheet === undefined || key.from === 'army') return [];
    return usableRules(unitOfDatasheet(sheet, key.picked), sheet, words, await armyRulesOf(key.edition));
  }

  /** Empty for units of a list: they carry what the list says. */
  async options(key: UnitKey): Promise<readonly OptionGroup[]> {
    const datasheet = key.from === 'army' ? undefined : await this.datasheet(key);
    if (datasheet === undefined) return [];
    const { loadout = [], options = [] } = datasheet;
    const kinds = new Set(loadout.map(({ model }) => model));
    return options.map(({ model, group, models, choices }, option) => ({
      // Where all models are of one kind, its name says nothing.
      title: [kinds.size > 1 ? model : undefined, group ?? models].filter((part) => part != null).join(': '),
      ...printedChoice(choices),
      choices: choices.map(({ name, model: kind }, choice) => ({
        name: name ?? kind ?? '',
        pick: { option, choice },
      })),
    }));
  }

  private async datasheet({ name, faction, edition }: UnitKey & { from: 'catalogue' }): Promise<Datasheet | undefined> {
    return (await this.catalogue(edition)).find(name, faction)?.datasheet;
  }

  private unitsAt({ army = FIRST_ARMY, indices }: ArmyKey): readonly Unit[] {
    const units = this.armies.get(army)?.units ?? [];
    return indices.flatMap((index) => units[index] ?? []);
  }

  private summaryOf(key: ArmyKey): UnitSummary {
    const units = this.unitsAt(key);
    const points = pointsOf(units) ?? 0;
    const character = units.length === 1 && hasKeyword(units[0], 'Character');
    const models = units.reduce((sum, unit) => sum + modelCount(unit), 0);
    const detail = this.speaker.say(say('unit-detail', { models, points, character, faction: undefined }));
    return { key, name: namesOf(units), detail };
  }

  private summaryOfDatasheet(datasheet: Datasheet, edition: PackEdition): UnitSummary {
    const { name, faction, points = 0, models, size = [models.length] } = datasheet;
    const detail = this.speaker.say(say('unit-detail', { models: size[0], points, character: false, faction }));
    return { key: { from: 'catalogue', name, faction, edition }, name, detail };
  }

  /** Three squads with the same trouble are one remark, with the lines of all of them. */
  private remarksOn(army: ImportedArmy): ArmySummary['remarks'] {
    const remarks = new Map<string, { warning: boolean; lines: number[] }>();
    for (const { line, ...entry } of army.diagnostics) {
      const text = capital(`${entry.unit === '' ? '' : `${entry.unit}: `}${remarkOf(entry, this.language)}`);
      const same = remarks.get(text) ?? { warning: false, lines: [] };
      remarks.set(text, {
        warning: same.warning || entry.severity === 'warning',
        lines: line === undefined ? same.lines : [...same.lines, line],
      });
    }
    return [...remarks].map(([remark, { warning, lines }]) => {
      const placed = { remark, lines: lines.slice(0, MOST_PLACES), more: lines.length > MOST_PLACES };
      return { text: lines.length === 0 ? remark : this.speaker.say(say('in-lines', placed)), warning };
    });
  }

  private reasonFor(unit: string, army: ImportedArmy): string {
    const near = army.diagnostics.find((entry) => entry.unit === unit && (entry.suggestions?.length ?? 0) > 0);
    return this.speaker.say(say('not-in-catalogue', { names: near?.suggestions ?? [] }));
  }
}

/** With the chips of these labels on. */
export function withSwitched(unit: UnitRequest, labels: readonly string[]): UnitRequest {
  return unit.abilities.chips.reduce(
    (switched, chip, index) => (labels.includes(chipLabel(chip)) ? switchAbility(switched, index, true) : switched),
    unit,
  );
}

const MOST_PLACES = 5;

/** What all choices of a group take the place of: nothing, or the same weapons. */
function printedChoice(choices: readonly SheetChoice[]): Pick<OptionGroup, 'printed'> {
  if (choices.some(({ model, dropGear }) => model !== undefined || dropGear !== undefined)) return {};
  const removed = new Set(choices.map(({ remove = {} }) => listed(Object.keys(remove))));
  const [only] = removed;
  return removed.size === 1 ? { printed: only === '' ? 'none' : only } : {};
}
