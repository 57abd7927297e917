// An army as lists have it, as a force: stat lines with bases, and what is known of and not played.
import type { Unit, UnitAbility, UnitModel } from '@oddsmith/games/wh40k';
import type { Message } from '@oddsmith/words';
import { say } from '../words/say.ts';
import type { Force, ModelLine, SetupUnit } from './schema.ts';
import { sizeOf } from './sizes.ts';

/** Said of a unit that cannot be played as it is. */
export interface ForceRemark {
  readonly unit: string;
  readonly message: Message;
}

type Ability = SetupUnit['abilities'][number];
type HeldAbility = Pick<UnitAbility, 'name' | 'effects'> & { readonly partial?: boolean };

/** S12: by what they do, whatever a datasheet calls them. */
const PLAYED: { readonly [effect: string]: Ability } = {
  fightsFirst: 'fights-first',
  stealth: 'stealth',
  loneOperative: 'lone-operative',
};

/** What is played of an ability: that which holds always, for all its models. */
function playedOf({ effects }: HeldAbility): readonly Ability[] {
  return effects.flatMap(({ effect, when, if: condition }) =>
    effect in PLAYED && when === undefined && condition === undefined ? [PLAYED[effect]] : [],
  );
}

function lineOf(unit: Unit, model: UnitModel): ModelLine {
  const {
    name,
    count,
    m = null,
    t,
    sv,
    w,
    ld,
    oc,
    invuln = null,
    invulnVs = null,
    invulnMelee = null,
    fnp = null,
    fnpMortal = null,
    fnpPsychic = null,
  } = model;
  const size = sizeOf([name, unit.name], unit.keywords, w);
  return {
    ...{ name, count, m, t, sv, w, invuln, invulnVs, invulnMelee, fnp, fnpMortal, fnpPsychic },
    ld: ld ?? 7,
    oc: oc ?? 0,
    base: size.base,
    height: size.height,
  };
}

export function setupUnitOf(unit: Unit & Pick<ListedUnit, 'enhancement'>): SetupUnit {
  const { chips = [], notModelled = [], offDice = [] } = unit.abilities ?? {};
  const bought = unit.enhancement === undefined ? [] : [unit.enhancement];
  const held: readonly HeldAbility[] = [...chips, ...offDice];
  const others = held.filter((ability) => ability.partial || playedOf(ability).length < ability.effects.length);
  return {
    name: unit.name,
    points: unit.points ?? 0,
    keywords: [...unit.keywords],
    abilities: [...new Set(held.flatMap(playedOf))],
    lines: unit.models.map((model) => lineOf(unit, model)),
    // Which of several weapons of one name a profile is of matters to lists; here profiles of one weapon have their family.
    weapons: unit.weapons.map(({ item: _, ...weapon }) => ({ ...weapon, keywords: [...weapon.keywords] })),
    attachedTo: null,
    notPlayed: [...new Set([...others.map(({ name }) => name), ...notModelled, ...bought])],
  };
}

/** A unit with what it bought, and the number of those the list puts together with it. */
type ListedUnit = Unit & {
  readonly enhancement?: string | undefined;
  readonly attached?: { readonly unit: number; readonly as: 'leader' | 'bodyguard' } | undefined;
};

/** What a force takes of an army, however it was read. */
interface Listed {
  readonly name?: string | undefined;
  readonly faction?: string | undefined;
  readonly edition?: '10' | '11' | undefined;
  readonly units: readonly ListedUnit[];
}

export function noStatLine(unit: string): ForceRemark {
  return { unit, message: say('no-stat-line', { unit }) };
}

/** What is known of a force and left out, unit by unit. */
export function leftOutOf({ units }: Force): readonly ForceRemark[] {
  return units.flatMap(({ name, notPlayed }) =>
    notPlayed.length === 0 ? [] : [{ unit: name, message: say('not-played', { unit: name, names: notPlayed }) }],
  );
}

/** Every unit with a stat line; the others are named. */
export function forceFromArmy(army: Listed): { readonly force: Force; readonly remarks: readonly ForceRemark[] } {
  const remarks: ForceRemark[] = [];
  if (army.edition === '11') remarks.push({ unit: '', message: say('other-edition') });
  const playable = army.units.filter((unit) => {
    if (unit.models.length === 0) remarks.push(noStatLine(unit.name));
    return unit.models.length > 0;
  });
  for (const unit of playable) {
    if (unit.weapons.length === 0) remarks.push({ unit: unit.name, message: say('no-weapons', { unit: unit.name }) });
    if (unit.models.some((model) => !model.m))
      remarks.push({ unit: unit.name, message: say('immobile', { unit: unit.name }) });
  }
  const units = withLeaders(playable, remarks);
  const points = units.reduce((sum, unit) => sum + unit.points, 0);
  const edition = army.edition === '11' ? { edition: army.edition } : {};
  return { force: { name: army.name ?? '', faction: army.faction ?? '', points, ...edition, units }, remarks };
}

/** S14: leaders stand with the unit the list gives them, one to a unit; a second one goes alone and is named. */
function withLeaders(listed: readonly ListedUnit[], remarks: ForceRemark[]): SetupUnit[] {
  const led = new Set<number>();
  return listed.map((unit) => {
    const { attached, keywords, name } = unit;
    const host = listed.findIndex(
      (other) => other.attached?.unit === attached?.unit && other.attached?.as === 'bodyguard',
    );
    const leads = attached?.as === 'leader' && keywords.some((word) => word.toLowerCase() === 'character');
    if (!leads || host < 0) return setupUnitOf(unit);
    if (led.has(host)) {
      remarks.push({ unit: name, message: say('second-leader', { unit: name }) });
      return setupUnitOf(unit);
    }
    led.add(host);
    return { ...setupUnitOf(unit), attachedTo: host };
  });
}
