// A row of the fact tables made into a unit card: the values a player would copy from the army list.
import type * as z from '../../form/zod.ts';
import { isWeaponData } from '../card/weapon.ts';
import { changesDice, readRule } from '../rules/card.ts';
import type { CardSystem, cardSchema, TroopType } from '../schema/card.ts';
import type { crewSchema } from '../schema/card-parts.ts';
import { type Arms, armsOf, byWorth, type RowWeapon, type WeaponInput } from './arms.ts';

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
  readonly rules: readonly string[];
  readonly command: readonly string[];
}

export interface OldWorldRow extends Row {
  /** Of combat, those that every model has. */
  readonly weapons: readonly RowWeapon[];
  readonly troopType?: TroopType;
  readonly models: readonly OldWorldModel[];
  readonly armourSave: number;
  readonly shield: boolean;
}

/** A part of a model of The 9th Age. */
interface NinthAgePart {
  readonly name: string;
  readonly adv?: number | string;
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

export interface NinthAgeRow extends Row {
  /** Of characters: "C" are their values. */
  readonly kind?: 'mount';
  readonly weapons: readonly string[];
  readonly height?: string;
  readonly type?: string;
  readonly profiles: readonly NinthAgePart[];
  readonly armour: readonly string[];
}

const NINTH_AGE_WEAPONS: { readonly [name: string]: string } = {
  'great weapon': 'greatWeapon',
  halberd: 'halberd',
  'paired weapons': 'pairedWeapons',
  lance: 'lance',
  'light lance': 'lightLance',
  spear: 'spear',
};

/** A great weapon for one hand, that is a spear or a light lance too. */
const BASTARD_SWORD: WeaponInput = { name: 'Bastard Sword', strength: 'S+2', armourPiercing: 2, strikes: 'last' };

/** Those of a list that a card knows, in its order; of two crews the first has the first. */
function ninthAgeWeapons(row: NinthAgeRow): readonly { readonly name: string; readonly weapon: WeaponInput }[] {
  return weaponsOfNinthAge(row).flatMap((name) => {
    const weapon = NINTH_AGE_WEAPONS[name.toLowerCase()];
    if (weapon !== undefined) return [{ name: weapon, weapon }];
    if (name !== BASTARD) return [];
    const other = row.type === 'cavalry' ? 'lightLance' : 'spear';
    return [
      { name, weapon: BASTARD_SWORD },
      { name: other, weapon: other },
    ];
  });
}

/** Lists print some standard weapons among the rules. */
export function weaponsOfNinthAge({ weapons, rules }: NinthAgeRow): readonly string[] {
  const among = partsOf(rules).flatMap(({ rule }) => (isWeapon(rule) && !weapons.includes(rule) ? [rule] : []));
  return [...weapons, ...among];
}

const BASTARD = 'Bastard Sword';

function isWeapon(rule: string): boolean {
  return rule === BASTARD || NINTH_AGE_WEAPONS[rule.toLowerCase()] !== undefined;
}

/** Height and type of a model, where a list prints them among the rules. */
const HEIGHT = /^(Standard|Large|Gigantic)$/;
const TYPE = /^(Infantry|Cavalry|Beast|Construct)(?: \d+x\d+ mm)?$/;

function printedAmong(rules: readonly string[], what: RegExp): string | undefined {
  return rules.map((rule) => what.exec(rule)?.[1]?.toLowerCase()).find((found) => found !== undefined);
}

/** A card with what its row names beside it. */
export interface FilledCard {
  readonly card: CardInput;
  /** Other standard weapons of the same hands, as they would stand on the card. */
  readonly choices: readonly { readonly name: string; readonly card: CardInput }[];
  /** Standard weapons that the card cannot hold. */
  readonly leftOut: readonly string[];
}

function armed(weapon: WeaponInput | undefined): { readonly weapon?: WeaponInput } {
  return weapon === undefined || weapon === 'handWeapon' ? {} : { weapon };
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

export function cardOfOldWorld(row: OldWorldRow): FilledCard {
  const always = row.models.filter(({ role }) => role === 'standard');
  const body = always.find(({ t, w }) => t !== undefined && w !== undefined) ?? always[0] ?? row.models[0];
  const riders = always.filter((model) => model.ws !== undefined && (model.t !== undefined || model.ld !== undefined));
  const rider = body.ws === undefined ? (riders[0] ?? body) : body;
  const mount = always.find(
    (model) => model !== rider && model.ws !== undefined && model.t === undefined && model.ld === undefined,
  );
  const crew = crewsOf(riders.filter((model) => model !== rider && model.t === undefined));
  const arms = armsOf(row.weapons);
  // On a monster with others on its back or beside it the unit's own values are those of the beast.
  const beastLeads = rider === body && crew.length > 0;
  const claws = byWorth(arms.beast, (mount ?? body).s ?? 3);
  // The beast has claws or what the list calls its hand weapon; a monster alone swings whatever there is.
  const alone = mount === undefined && crew.length === 0;
  const hands = byWorth(arms.hands, (beastLeads ? crew[0].model : rider).s ?? 3);
  const own = alone ? byWorth([...arms.hands, ...arms.beast], rider.s ?? 3) : beastLeads ? claws : hands;
  const ofMount = mount === undefined ? [] : claws;
  const { rules, mountRules } = rulesByOwner(row.rules, mount, [body, rider]);
  const card: CardInput = {
    name: row.name,
    ...sizeOf(row.size),
    ...baseOf(row.base),
    ...(row.troopType === undefined ? {} : { troopType: row.troopType }),
    ...movementOf(row.rules, mount?.m, body.m, rider.m),
    weaponSkill: rider.ws ?? 0,
    strength: rider.s ?? 3,
    toughness: body.t ?? 3,
    wounds: body.w ?? 1,
    initiative: rider.i ?? 1,
    attacks: attacksOf(rider.a),
    leadership: Math.max(2, rider.ld ?? crew[0]?.model.ld ?? 7),
    ...armed(own[0]?.weapon),
    armourSave: row.armourSave,
    shield: row.shield,
    formation: formationOf(row.rules),
    rules: rules.slice(0, MOST_RULES),
    champion: championOf(row, rider),
    ...commandOf(row.command),
    ...(body !== rider && body.s !== undefined ? { bodyStrength: body.s } : {}),
    ...(mount === undefined ? {} : { mount: { ...mountOf(mount, mountRules), ...armed(ofMount[0]?.weapon) } }),
  };
  // Of two crews each has a weapon of the list; where there is one for all, all have it.
  const taken = beastLeads ? 0 : 1;
  const strikers = crew.map(({ model, count }, index) => ({
    ...crewOf(model, count),
    ...armed((hands[taken + index] ?? hands[0])?.weapon),
  }));
  const crewed = { ...card, ...(strikers.length === 0 ? {} : { crew: strikers }) };
  const filled = countingArmyRules(withSideArms(crewed, arms, mount ?? body), 'oldWorld');
  return {
    card: filled,
    choices: [
      ...own
        .slice(own === hands ? 1 + crew.length : 1)
        .map(({ name, weapon }) => ({ name, card: { ...filled, weapon } })),
      ...ofMount.slice(1).map(({ name, weapon }) => ({ name, card: withMountWeapon(filled, weapon) })),
      ...(beastLeads ? hands.slice(crew.length) : []).map(({ name, weapon }) => ({
        name,
        card: withCrewWeapon(filled, weapon),
      })),
    ],
    leftOut: arms.unread,
  };
}

function withMountWeapon(card: CardInput, weapon: WeaponInput): CardInput {
  return { ...card, mount: { ...card.mount, weapon } };
}

function withCrewWeapon(card: CardInput, weapon: WeaponInput): CardInput {
  const crew = Array.isArray(card.crew) ? card.crew : [];
  return { ...card, crew: crew.map((each, index) => (index === 0 ? { ...each, weapon } : each)) };
}

/** Attacks that a beast makes with another weapon than its own: strikers beside the others, out of its attacks or on top. */
function withSideArms(card: CardInput, { beside }: Arms, beast: OldWorldModel): CardInput {
  let { attacks } = card;
  const strikers = beside.map(({ name, weapon, attacks: swung }) => {
    if (swung === 1 && typeof attacks === 'number') attacks = Math.max(0, attacks - 1);
    return {
      name,
      weaponSkill: beast.ws ?? 3,
      strength: beast.s ?? 3,
      initiative: beast.i ?? 3,
      attacks: swung,
      ...armed(weapon),
    };
  });
  if (strikers.length === 0) return card;
  return {
    ...card,
    ...(attacks === undefined ? {} : { attacks }),
    crew: [...strikers, ...(Array.isArray(card.crew) ? card.crew : [])],
  };
}

/** Rules printed for one part go to it; everything else stays with the unit. */
function rulesByOwner(
  printed: readonly string[],
  mount: OldWorldModel | undefined,
  bodies: readonly OldWorldModel[],
): { readonly rules: readonly string[]; readonly mountRules: readonly string[] } {
  const mountRules: string[] = [];
  const rules: string[] = [];
  for (const text of printed) {
    const [, rule, value, part] = OF_ONE_PART.exec(text) ?? [];
    const alone = value === undefined ? rule : `${rule} (${value})`;
    if (part === undefined) rules.push(text);
    else if (mount !== undefined && isNamed(mount, part)) mountRules.push(alone);
    else rules.push(bodies.some((model) => isNamed(model, part)) ? alone : text);
  }
  return { rules, mountRules };
}

/** Those of the same values strike as one. */
function crewsOf(
  models: readonly OldWorldModel[],
): readonly { readonly model: OldWorldModel; readonly count: number }[] {
  const crews: { model: OldWorldModel; count: number }[] = [];
  for (const model of models) {
    const { ws, s, i, a } = model;
    const alike = crews.find(({ model: other }) => other.ws === ws && other.s === s && other.i === i && other.a === a);
    if (alike === undefined) crews.push({ model, count: 1 });
    else alike.count++;
  }
  return crews;
}

function crewOf(model: OldWorldModel, count: number): CrewInput {
  return {
    weaponSkill: model.ws ?? 3,
    strength: model.s ?? 3,
    initiative: model.i ?? 3,
    attacks: attacksOf(model.a),
    ...(count === 1 ? {} : { count }),
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

const MOST_INCHES = 20;

/** Of who carries the others; fliers charge with the number behind Fly. Without a plain number a charge is not rolled for. */
function movementOf(rules: readonly string[], ...given: readonly (number | string | undefined)[]): Partial<CardInput> {
  const flies = rules.map((rule) => /^fly \((\d+)/i.exec(rule)?.[1]).find((inches) => inches !== undefined);
  const inches = flies === undefined ? given.find((each) => typeof each === 'number') : Number(flies);
  return typeof inches === 'number' && inches >= 1 && inches <= MOST_INCHES ? { movement: inches } : {};
}

const WORN: { readonly [armour: string]: number } = {
  'Light Armour': 1,
  'Heavy Armour': 2,
  'Plate Armour': 3,
  // Plate with rules of its own: the rows have them among the rules.
  'Hell-Forged Armour': 3,
  'Infernal Armour': 3,
  'Dragonforged Armour': 2,
};
/** Worn over other armour, and printed among the rules. */
const CLOAKS = ['Elven Cloak', 'Krakens Hide', 'Lions Fur'];
const SHIELDS = ['Shield', 'Spiked Shield'];
const BEST_ARMOUR = 1;
const NO_ARMOUR = 7;

export function cardOfNinthAge(printed: NinthAgeRow): FilledCard {
  const type = printed.type ?? printedAmong(printed.rules, TYPE);
  const row = { ...printed, ...(type === undefined ? {} : { type }) };
  const [body] = row.profiles;
  const rider = row.profiles.find(({ off }) => off !== undefined) ?? body;
  const chassis = row.profiles.find(({ off, str }) => off === undefined && str !== undefined);
  const mount = row.profiles.find((part) => part !== rider && part.off !== undefined && isHarnessed(part, row));
  const crew = row.profiles.find(
    (part) => part !== rider && part !== mount && part.off !== undefined && isOfTheModel(part, row),
  );
  const weapons = ninthAgeWeapons(row);
  const equipment = [...row.armour, ...row.rules];
  const worn = equipment.reduce((sum, armour) => sum + (WORN[armour] ?? (CLOAKS.includes(armour) ? 1 : 0)), 0);
  const { ofMount, ofUnit } = rulesByPart(row, mount?.name);
  const size = row.height ?? printedAmong(row.rules, HEIGHT);
  const height = size === 'large' || size === 'gigantic' ? size : 'standard';
  const plain: CardInput = {
    name: row.name,
    ...sizeOf(row.size),
    ...baseOf(row.base),
    height,
    ...movementOf(row.rules, body.adv),
    weaponSkill: numberOf(rider.off, 3),
    defensiveSkill: numberOf(body.def, 3),
    strength: numberOf(rider.str, 3),
    armourPiercing: numberOf(rider.ap, 0),
    toughness: numberOf(body.res, 3),
    wounds: numberOf(body.hp, 1),
    initiative: numberOf(rider.agi, 1),
    attacks: timesAttacks(countOf(rider), rider.att),
    leadership: Math.max(2, numberOf(body.dis, 7)),
    ...armed(weapons[0]?.weapon),
    armourSave: Math.max(BEST_ARMOUR, NO_ARMOUR - numberOf(body.arm, 0) - worn),
    shield: equipment.some((armour) => SHIELDS.includes(armour)),
    rules: [...ofUnit.map((rule) => ofCharacters(row, rule)), ...(BY_TYPE[row.type ?? ''] ?? [])].slice(0, MOST_RULES),
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
              ...armed(weapons[1]?.weapon),
            },
          ],
        }),
  };
  const card = countingArmyRules(plain, 'ninthAge');
  const more = weapons.slice(crew === undefined ? 1 : 2);
  return { card, choices: more.map(({ name, weapon }) => ({ name, card: { ...card, weapon } })), leftOut: [] };
}

/** "Crew (2)": how many of the part a model has. */
function countOf({ name }: NinthAgePart): number {
  return Number(/\((\d)\)$/.exec(name)?.[1] ?? 1);
}

/** A part beside the others, not a champion or another kind of the same model: those have a Discipline of their own. */
function isOfTheModel({ dis }: NinthAgePart, { type }: NinthAgeRow): boolean {
  return type === 'construct' || (type !== 'cavalry' && dis === undefined);
}

/** Characters have more of it than others. */
const MORE_OF_CHARACTERS: { readonly [rule: string]: string | undefined } = {
  'Sons of the Avalanche': 'Sons of the Avalanche (D3)',
};

function ofCharacters({ category }: NinthAgeRow, rule: string): string {
  return category === 'Characters' ? (MORE_OF_CHARACTERS[rule] ?? rule) : rule;
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

/** Weapons, armour, height and type stand on the card as what they are. */
function isOnTheCard(rule: string): boolean {
  return isWeapon(rule) || CLOAKS.includes(rule) || HEIGHT.test(rule) || TYPE.test(rule);
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
    if (rule === 'Harnessed' || rule === 'Inanimate' || isOnTheCard(rule)) continue;
    const isBeast = mount !== undefined && part !== '' && (part === mount || part === harnessed?.part);
    (isBeast && !OF_THE_MODEL.test(rule) ? ofMount : ofUnit).push(rule);
  }
  return { ofMount, ofUnit };
}

/** Rules of a card that no figure knows of. */
export function notModelled(card: CardInput, system: CardSystem): readonly string[] {
  return rulesOn(card).flatMap(({ name }) =>
    readRule(name, system).rule === undefined && changesDice(name, system) !== false ? [name] : [],
  );
}

/** What becomes of the rules of a card, each once. */
interface SortedRules {
  readonly counted: readonly string[];
  /** They change dice, or nobody has judged whether they do. */
  readonly notCounted: readonly string[];
  readonly noDice: readonly string[];
}

export function sortedRules(card: CardInput, system: CardSystem): SortedRules {
  const names = [...new Set(rulesOn(card).map(({ name }) => name))];
  const isCounted = (name: string): boolean => readRule(name, system, card.armyRules).rule !== undefined;
  const left = names.filter((name) => !isCounted(name));
  return {
    counted: names.filter(isCounted),
    notCounted: left.filter((name) => changesDice(name, system) !== false),
    noDice: left.filter((name) => changesDice(name, system) === false),
  };
}

/** A card of the library counts the rules of its army where it has any. */
function countingArmyRules(card: CardInput, system: CardSystem): CardInput {
  return rulesOn(card).some(({ name }) => readRule(name, system).rule?.army === true)
    ? { ...card, armyRules: true }
    : card;
}

/** Every rule that stands on a card, with the part of the input it stands at: weapons and parts have rules of their own. */
export function rulesOn(card: CardInput): readonly { readonly part: string; readonly name: string }[] {
  const at = (part: string, rules: readonly string[] = []) => rules.map((name) => ({ part, name }));
  const ofWeapon = (part: string, weapon: unknown) =>
    typeof weapon === 'object' && weapon !== null && 'rules' in weapon
      ? at(
          `${part}.weapon`,
          ((weapon.rules ?? []) as readonly string[]).filter((text) => !isWeaponData(text)),
        )
      : [];
  const striker = (part: string, of: { readonly rules?: readonly string[] | undefined; readonly weapon?: unknown }) => [
    ...at(part, of.rules),
    ...ofWeapon(part, of.weapon),
  ];
  const crews = Array.isArray(card.crew) ? card.crew : [];
  return [
    ...striker('first', card),
    ...striker('first.mount', card.mount ?? {}),
    ...crews.flatMap((crew, index) => striker(`first.crew[${index}]`, crew)),
    ...striker('first.character', card.character ?? {}),
  ];
}
