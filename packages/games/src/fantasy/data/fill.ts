// A row of the fact tables made into a unit card: the values a player would copy from the army list.
import type * as z from 'zod';
import { readRule } from '../rules/card.ts';
import type { CardSystem, cardSchema, crewSchema, TroopType } from '../schema/card.ts';

export type CardInput = z.input<typeof cardSchema>;
type CrewInput = z.input<typeof crewSchema>;

/** A model of The Old World as the pack has it; what it does not have is left out. */
interface OldWorldModel {
  readonly name: string;
  readonly role: string;
  readonly m?: number | string;
  readonly ws?: number;
  readonly s?: number;
  readonly t?: number;
  readonly w?: number;
  readonly i?: number;
  readonly a?: number | string;
  readonly ld?: number;
}

/** What the packs of both systems say of a unit. */
export interface Row {
  readonly army: string;
  readonly name: string;
  readonly category: string;
  readonly size?: readonly (number | null)[];
  readonly base?: readonly [number, number];
  /** Of combat, those that every model has. */
  readonly weapons: readonly string[];
  readonly rules: readonly string[];
  readonly command: readonly string[];
}

interface OldWorldRow extends Row {
  readonly troopType?: TroopType;
  readonly models: readonly OldWorldModel[];
  readonly armourSave: number;
  readonly shield: boolean;
}

/** A part of a model of The 9th Age. */
interface NinthAgePart {
  readonly name: string;
  readonly dis?: number;
  readonly hp?: number;
  readonly def?: number;
  readonly res?: number;
  readonly arm?: number;
  readonly agi?: number;
  readonly att?: number | string;
  readonly off?: number;
  readonly str?: number;
  readonly ap?: number;
}

interface NinthAgeRow extends Row {
  readonly height?: string;
  readonly type?: string;
  readonly profiles: readonly NinthAgePart[];
  readonly armour: readonly string[];
}

const WEAPON_BY_NAME: { readonly [S in CardSystem]: { readonly [name: string]: string } } = {
  oldWorld: {
    'additional hand weapon': 'twoHandWeapons',
    'two hand weapon': 'twoHandWeapons',
    'great weapon': 'greatWeapon',
    'chracian great blade': 'greatWeapon',
    halberd: 'halberd',
    flail: 'flail',
    'morning star': 'morningStar',
    'thrusting spear': 'thrustingSpear',
    'cavalry spear': 'cavalrySpear',
    lance: 'lance',
    whip: 'whip',
  },
  ninthAge: {
    'great weapon': 'greatWeapon',
    halberd: 'halberd',
    'paired weapons': 'pairedWeapons',
    lance: 'lance',
    'light lance': 'lightLance',
    spear: 'spear',
  },
};

/** A printed weapon by the name that cards have for it. */
export function weaponCalled(system: CardSystem, printed: string): string | undefined {
  return WEAPON_BY_NAME[system][printed.toLowerCase()];
}

/** Those of a list that a card knows, in its order; of two crews the first has the first. */
function weaponsOf(system: CardSystem, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => weaponCalled(system, name) ?? []);
}

function armed(weapon: string | undefined): { readonly weapon?: string } {
  return weapon === undefined ? {} : { weapon };
}

const MOST_MODELS = 60;
const USUAL_FRONTAGE = 5;
const MOST_RULES = 40;
const MOST_BEASTS = 6;

function sizeOf(size: readonly (number | null)[] | undefined): Pick<CardInput, 'models' | 'frontage'> {
  const models = Math.min(MOST_MODELS, Math.max(1, size?.[0] ?? 1));
  return { models, frontage: Math.min(USUAL_FRONTAGE, models) };
}

function baseOf(base: readonly [number, number] | undefined): Pick<CardInput, 'baseWidth' | 'baseDepth'> {
  return base === undefined ? {} : { baseWidth: base[0], baseDepth: base[1] };
}

function commandOf(command: readonly string[]): Pick<CardInput, 'standard' | 'musician'> {
  return { standard: command.includes('Standard Bearer'), musician: command.includes('Musician') };
}

/** "*" and the like: what the card cannot say is 1. */
function attacksOf(attacks: number | string | undefined): number | string {
  return typeof attacks === 'string' && !/^\d*D[36]([+-]\d+)?$/i.test(attacks) ? 1 : (attacks ?? 1);
}

/** Attacks of so many who strike alike; dice are those of one. */
function timesAttacks(count: number, attacks: number | string | undefined): number | string {
  const each = attacksOf(attacks);
  return typeof each === 'number' ? count * each : each;
}

/** "Armour Bane (1, Cold One only)", "Killing Blow (Gorebeast only)": the rule of one part of the model. */
const OF_ONE_PART = /^(.+?) \((?:(.+), )?(.+) only\)$/i;

/** "Black Knights & Hell Knight" names a Black Knight, "Chariot" a Razorgor Chariot. */
function isNamed({ name }: OldWorldModel, parts: string): boolean {
  const plain = (text: string): string => text.trim().toLowerCase().replace(/s$/, '');
  return parts.split(/&| and |,/).some((part) => ` ${plain(name)}`.endsWith(` ${plain(part)}`));
}

export function cardOfOldWorld(row: OldWorldRow): CardInput {
  const always = row.models.filter(({ role }) => role === 'standard');
  const body = always.find(({ t, w }) => t !== undefined && w !== undefined) ?? always[0] ?? row.models[0];
  const riders = always.filter((model) => model.ws !== undefined && (model.t !== undefined || model.ld !== undefined));
  const rider = body.ws === undefined ? (riders[0] ?? body) : body;
  const mount = always.find(
    (model) => model !== rider && model.ws !== undefined && model.t === undefined && model.ld === undefined,
  );
  const crew = riders.filter((model) => model !== rider && model.t === undefined);
  const weapons = weaponsOf('oldWorld', row.weapons);
  // A monster carries nothing: what the list names is in the hands of those on its back or beside it.
  const [own, ofCrew] = rider === body && crew.length > 0 ? [undefined, weapons[0]] : weapons;
  const ofMount: string[] = [];
  const rules: string[] = [];
  for (const text of row.rules) {
    const [, rule, value, part] = OF_ONE_PART.exec(text) ?? [];
    const alone = value === undefined ? rule : `${rule} (${value})`;
    if (part === undefined) rules.push(text);
    else if (mount !== undefined && isNamed(mount, part)) ofMount.push(alone);
    else rules.push(isNamed(body, part) || isNamed(rider, part) ? alone : text);
  }
  return {
    name: row.name,
    ...sizeOf(row.size),
    ...baseOf(row.base),
    ...(row.troopType === undefined ? {} : { troopType: row.troopType }),
    weaponSkill: rider.ws ?? 0,
    strength: rider.s ?? 3,
    toughness: body.t ?? 3,
    wounds: body.w ?? 1,
    initiative: rider.i ?? 1,
    attacks: attacksOf(rider.a),
    leadership: Math.max(2, rider.ld ?? crew[0]?.ld ?? 7),
    ...armed(own),
    armourSave: row.armourSave,
    shield: row.shield,
    formation: formationOf(row.rules),
    rules: rules.slice(0, MOST_RULES),
    champion: championOf(row, rider),
    ...commandOf(row.command),
    ...(body !== rider && body.s !== undefined ? { bodyStrength: body.s } : {}),
    ...(mount === undefined ? {} : { mount: mountOf(mount, ofMount) }),
    ...(crew.length === 0 ? {} : { crew: [{ ...crewOf(crew), ...armed(ofCrew) }] }),
  };
}

/** Those of the same values strike as one. */
function crewOf([first, ...others]: readonly OldWorldModel[]): CrewInput {
  const alike = others.filter(({ ws, s, i, a }) => ws === first.ws && s === first.s && i === first.i && a === first.a);
  return {
    weaponSkill: first.ws ?? 3,
    strength: first.s ?? 3,
    initiative: first.i ?? 3,
    attacks: attacksOf(first.a),
    count: 1 + alike.length,
  };
}

function formationOf(rules: readonly string[]): NonNullable<CardInput['formation']> {
  if (rules.includes('Skirmishers')) return 'skirmish';
  return rules.includes('Open Order') && !rules.includes('Close Order') ? 'open' : 'close';
}

function championOf(row: OldWorldRow, rider: OldWorldModel): CardInput['champion'] {
  const champion = row.models.find(({ role }) => role === 'champion');
  if (champion === undefined) return row.command.includes('Champion') ? {} : null;
  return {
    weaponSkill: champion.ws ?? rider.ws ?? null,
    strength: champion.s ?? rider.s ?? null,
    initiative: champion.i ?? rider.i ?? null,
    attacks: champion.a === undefined ? null : attacksOf(champion.a),
  };
}

function mountOf(mount: OldWorldModel, rules: readonly string[]): CardInput['mount'] {
  return {
    weaponSkill: mount.ws ?? 3,
    strength: mount.s ?? 3,
    initiative: mount.i ?? 3,
    attacks: attacksOf(mount.a),
    rules: rules.slice(0, MOST_RULES),
  };
}

const WORN: { readonly [armour: string]: number } = { 'Light Armour': 1, 'Heavy Armour': 2, 'Plate Armour': 3 };
const BEST_ARMOUR = 1;
const NO_ARMOUR = 7;

export function cardOfNinthAge(row: NinthAgeRow): CardInput {
  const [body] = row.profiles;
  const rider = row.profiles.find(({ off }) => off !== undefined) ?? body;
  const chassis = row.profiles.find(({ off, str }) => off === undefined && str !== undefined);
  const mount = row.profiles.find((part) => part !== rider && part.off !== undefined && isHarnessed(part, row));
  const crew = row.profiles.find(
    (part) => part !== rider && part !== mount && part.off !== undefined && isOfTheModel(part, row),
  );
  const weapons = weaponsOf('ninthAge', row.weapons);
  const worn = row.armour.reduce((sum, armour) => sum + (WORN[armour] ?? 0), 0);
  const { ofMount, ofUnit } = rulesByPart(row, mount?.name);
  const height = row.height === 'large' || row.height === 'gigantic' ? row.height : 'standard';
  return {
    name: row.name,
    ...sizeOf(row.size),
    ...baseOf(row.base),
    height,
    weaponSkill: numberOf(rider.off, 3),
    defensiveSkill: numberOf(body.def, 3),
    strength: numberOf(rider.str, 3),
    armourPiercing: numberOf(rider.ap, 0),
    toughness: numberOf(body.res, 3),
    wounds: numberOf(body.hp, 1),
    initiative: numberOf(rider.agi, 1),
    attacks: timesAttacks(countOf(rider), rider.att),
    leadership: Math.max(2, numberOf(body.dis, 7)),
    ...armed(weapons[0]),
    armourSave: Math.max(BEST_ARMOUR, NO_ARMOUR - numberOf(body.arm, 0) - worn),
    shield: row.armour.includes('Shield'),
    rules: [...ofUnit, ...(BY_TYPE[row.type ?? ''] ?? [])].slice(0, MOST_RULES),
    champion: row.command.includes('Champion') ? {} : null,
    ...commandOf(row.command),
    ...(chassis === undefined ? {} : { bodyStrength: numberOf(chassis.str, 3), bodyPiercing: numberOf(chassis.ap, 0) }),
    ...(mount === undefined
      ? {}
      : {
          mount: {
            weaponSkill: numberOf(mount.off, 3),
            strength: numberOf(mount.str, 3),
            initiative: numberOf(mount.agi, 3),
            ...(countOf(mount) > MOST_BEASTS
              ? { attacks: timesAttacks(countOf(mount), mount.att) }
              : { attacks: attacksOf(mount.att), count: countOf(mount) }),
            armourPiercing: numberOf(mount.ap, 0),
            rules: ofMount.slice(0, MOST_RULES),
          },
        }),
    ...(crew === undefined
      ? {}
      : {
          crew: [
            {
              weaponSkill: numberOf(crew.off, 3),
              strength: numberOf(crew.str, 3),
              initiative: numberOf(crew.agi, 3),
              attacks: attacksOf(crew.att),
              count: countOf(crew),
              armourPiercing: numberOf(crew.ap, 0),
              ...armed(weapons[1]),
            },
          ],
        }),
  };
}

/** "Crew (2)": how many of the part a model has. */
function countOf({ name }: NinthAgePart): number {
  return Number(/\((\d)\)$/.exec(name)?.[1] ?? 1);
}

/** A part beside the others, not a champion or another kind of the same model: those have a Discipline of their own. */
function isOfTheModel({ dis }: NinthAgePart, { type }: NinthAgeRow): boolean {
  return type === 'construct' || (type !== 'cavalry' && dis === undefined);
}

/** What the type of a model brings. */
const BY_TYPE: { readonly [type: string]: readonly string[] } = {
  construct: ['Chariot'],
  cavalry: ['Cannot be Stomped'],
};

/** Text such as "D6+5" has no place on a card. */
function numberOf(value: number | string | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

function isHarnessed({ name, dis }: NinthAgePart, { rules, type }: NinthAgeRow): boolean {
  const harnessed = partsOf(rules).some(({ part, rule }) => part === name && rule === 'Harnessed');
  return harnessed || (dis === undefined && (type === 'cavalry' || /\(\d\)$/.test(name)));
}

/** "War Boar: Harnessed", "Lethal Strike": what follows a part is of that part until the next one is named. */
function partsOf(rules: readonly string[]): { readonly part: string; readonly rule: string }[] {
  let part = '';
  return rules.map((text) => {
    const [, named, rule] = /^(.+?): (.+)$/.exec(text) ?? [];
    part = named ?? part;
    return { part, rule: rule ?? text };
  });
}

/** Made by the model as a whole, whichever part of it they are printed with. */
const OF_THE_MODEL = /^(?:Impact Hits|Stomp Attacks|Grind Attacks)\b/;

/** Rules of the beast go to the mount, whatever the list calls it: it is what is harnessed. */
function rulesByPart({ rules, profiles }: NinthAgeRow, mount: string | undefined) {
  const parts = partsOf(rules);
  const known = profiles.map(({ name }) => name).filter((name) => name !== mount);
  const harnessed = parts.find(
    ({ part, rule }) => rule === 'Harnessed' && !known.some((name) => name.startsWith(part)),
  );
  const ofMount: string[] = [];
  const ofUnit: string[] = [];
  for (const { part, rule } of parts) {
    if (rule === 'Harnessed' || rule === 'Inanimate') continue;
    const isBeast = mount !== undefined && part !== '' && (part === mount || part === harnessed?.part);
    (isBeast && !OF_THE_MODEL.test(rule) ? ofMount : ofUnit).push(rule);
  }
  return { ofMount, ofUnit };
}

/** Rules of a card that no figure knows of. */
export function notModelled(card: CardInput, system: CardSystem): readonly string[] {
  return [...(card.rules ?? []), ...(card.mount?.rules ?? [])].filter((text) => {
    const { rule, silent } = readRule(text, system);
    return rule === undefined && !silent;
  });
}
