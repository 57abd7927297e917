// What became of the rules on a card: counted, offered as switches, or not counted.
import type { CountedRule, SwitchRule, UncountedRule, UnitRules } from '../../units/library-unit.ts';
import { ABILITIES_OF_2021, abilitiesInFight, abilitiesWhenShot } from './abilities.ts';
import { type AbilitySets, diceAbilities, otherAbilities } from './ability-dice.table.ts';
import type { AbilityEffect, LibraryWeapon, Operative, TeamEffect } from './library.ts';
import { attackerFrom, defenderFrom, fighterFrom } from './loadout.ts';
import { readRule } from './weapon-rules.ts';

/** Where weapons of a kind stand in the inputs of the calculators. */
export const PARTS = { ranged: 'attacker', melee: 'first' } as const satisfies {
  readonly [kind in LibraryWeapon['kind']]: string;
};

/** Of these weapons alone; against an enemy with these keywords. */
export function cardRules(
  operative: Operative,
  weapons: readonly LibraryWeapon[],
  enemyKeywords: readonly string[] = [],
): UnitRules {
  const counted: CountedRule[] = [];
  const switches: SwitchRule[] = [];
  const notCounted: UncountedRule[] = [];
  for (const weapon of weapons)
    for (const name of new Set(weapon.rules)) {
      const { rule } = readRule(name, { edition: operative.edition, kind: weapon.kind });
      const part = weapon.name;
      if (rule === undefined) notCounted.push({ name, part, changesDice: null });
      else if (rule.reading === 'irrelevant') notCounted.push({ name, part, changesDice: false });
      else if (rule.reading === 'notModelled') notCounted.push({ name, part, changesDice: true });
      else if (rule.reading === 'mapped')
        counted.push({ name, part, ...(rule.except === undefined ? {} : { except: rule.except }) });
      else {
        const on = rule.keyword !== undefined && enemyKeywords.includes(rule.keyword);
        switches.push({ name, part, on, if: rule.when, set: setBy(operative, weapon, name) });
      }
    }
  const abilities = abilityRules(operative);
  return {
    counted: [...counted, ...abilities.counted],
    switches: [...switches, ...abilities.switches],
    notCounted: [...notCounted, ...abilities.notCounted],
  };
}

/** The fields that a rule changes when it is said to hold. */
function setBy(operative: Operative, weapon: LibraryWeapon, rule: string): { readonly [path: string]: unknown } {
  const from = weapon.kind === 'ranged' ? attackerFrom : fighterFrom;
  const plain: { readonly [field: string]: unknown } = { ...from(operative, weapon).fields };
  const held = from(operative, weapon, { holding: [rule] }).fields;
  return Object.fromEntries(
    Object.entries(held)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(plain[field]))
      .map(([field, value]) => [`${PARTS[weapon.kind]}.${field}`, value]),
  );
}

const UNKNOWN_ABILITIES: UnitRules = {
  counted: [],
  switches: [],
  notCounted: [{ name: ABILITIES_OF_2021, changesDice: null }],
};

function abilityRules(operative: Operative): UnitRules {
  if (operative.edition === '2021') return UNKNOWN_ABILITIES;
  const mapped = (names: readonly string[]) => new Set(names.map((name) => name.replace(/ \(once per .*\)$/, '')));
  const shot = mapped(abilitiesWhenShot(operative).mapped);
  const fought = mapped(abilitiesInFight(operative).mapped);
  const names = [...new Set(operative.abilities.filter(({ item }) => item === undefined).map(({ name }) => name))];
  const isCounted = (name: string): boolean => shot.has(name) || fought.has(name);
  const items = new Set([
    ...operative.saveOptions.map((option) => option.with),
    ...operative.abilities.flatMap(({ item }) => item ?? []),
  ]);
  const known = new Set([...names, ...items]);
  const judged = [...new Set(operative.otherAbilities)]
    .filter((name) => !known.has(name))
    .map((name) => judge(operative, name));
  const left = names
    .filter((name) => !isCounted(name))
    .map((name) => {
      const effects = operative.abilities
        .filter((ability) => ability.name === name)
        .flatMap((ability) => ability.effects);
      const found = effects.flatMap((effect) => situational(effect) ?? []);
      return { name, switches: found.map((rule): SwitchRule => ({ name, on: false, ...rule })) };
    });
  return {
    counted: names.filter(isCounted).map((name) => ({ name, part: shot.has(name) ? 'defender' : 'first' })),
    switches: [
      ...[...items].map((name) => ({
        name,
        part: 'defender',
        on: false,
        if: 'when it is taken',
        set: itemSets(operative, name),
      })),
      ...[...left, ...judged].flatMap(({ switches }) => switches),
    ],
    notCounted: [
      ...left.filter(({ switches }) => switches.length === 0).map(({ name }) => ({ name, changesDice: true })),
      ...judged.filter(({ switches }) => switches.length === 0).map(({ name, changesDice }) => ({ name, changesDice })),
    ],
  };
}

/** What holds in a situation that the request does not speak of, or while an operative is where it must be. */
function situational({ effect, value, if: when }: AbilityEffect): Pick<SwitchRule, 'if' | 'set'> | undefined {
  if (effect === 'rerollDefence' && when === 'blastOrTorrent')
    return { if: 'against Blast or Torrent', set: { 'defender.reroll': value === 'any' ? 'relentless' : 'balanced' } };
  if (effect === 'coverSave')
    return {
      if: 'in cover',
      set: value === 'critical' ? { 'defender.coverCrits': 1 } : { 'defender.coverNormals': 2 },
    };
  return undefined;
}

const NO_DICE = new Set(otherAbilities);

/** An ability whose text is known by its name alone. */
function judge(
  { teamEffects }: Operative,
  name: string,
): { readonly name: string; readonly changesDice: boolean | null; readonly switches: SwitchRule[] } {
  const own = teamEffects.filter((effect) => baseOf(effect.name) === baseOf(name));
  const switches = own.map(
    (effect): SwitchRule => ({ name, on: false, if: effect.condition || 'as its card says', set: effectSets(effect) }),
  );
  const sets = Object.hasOwn(diceAbilities, name) ? diceAbilities[name] : undefined;
  if (switches.length === 0 && sets) switches.push({ name, on: false, if: 'as its card says', set: pathsOf(sets) });
  const changesDice = switches.length > 0 || sets !== undefined ? true : NO_DICE.has(name) ? false : null;
  return { name, changesDice, switches };
}

/** "Storm Shield (1AP)" is the effect called Storm Shield. */
function baseOf(name: string): string {
  return name.replace(/ \((?:\d ?AP|AP\d)\)$/i, '').toLowerCase();
}

function pathsOf(sets: AbilitySets): { readonly [path: string]: unknown } {
  return Object.fromEntries(
    Object.entries(sets).flatMap(([part, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value]),
    ),
  );
}

const PARTS_OF: { readonly [appliesTo in TeamEffect['appliesTo']]: readonly (keyof AbilitySets)[] } = {
  attacker: ['attacker', 'first'],
  fighter: ['first'],
  defender: ['defender'],
  protected: ['defender', 'first'],
  enemyAttacker: [],
  any: ['attacker', 'first', 'defender'],
};

function effectSets({ appliesTo, when, set }: TeamEffect): { readonly [path: string]: unknown } {
  const fits = (part: string) => when === 'both' || (part === 'first') === (when === 'fight');
  const parts = PARTS_OF[appliesTo].filter(fits);
  return pathsOf(Object.fromEntries(parts.map((part) => [part, set ?? {}])));
}

function itemSets(operative: Operative, item: string): { readonly [path: string]: unknown } {
  const plain: { readonly [field: string]: unknown } = { ...defenderFrom(operative) };
  return Object.fromEntries(
    Object.entries(defenderFrom(operative, item))
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(plain[field]))
      .map(([field, value]) => [`defender.${field}`, value]),
  );
}
