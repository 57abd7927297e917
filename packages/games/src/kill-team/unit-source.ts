// The operatives of the library as units: with their first gun and blade, the other weapons beside them.
import type { CountedRule, SwitchRule, UncountedRule, UnitRules, UnitWeapon } from '../units/library-unit.ts';
import type { UnitBattleResult, UnitSource } from '../units/unit-source.ts';
import { abilitiesInFight, abilitiesWhenShot } from './data/abilities.ts';
import { type LibraryWeapon, loadLibrary, type Operative } from './data/library.ts';
import { attackerFrom, defenderFrom, fighterFrom } from './data/loadout.ts';
import { readRule } from './data/weapon-rules.ts';

const EDITION = '2024';

type Kind = LibraryWeapon['kind'];
const PARTS = { ranged: 'attacker', melee: 'first' } as const satisfies { readonly [kind in Kind]: string };

const isReadable = ({ normalDamage, criticalDamage }: LibraryWeapon): boolean =>
  normalDamage !== null && criticalDamage !== null;

/** What is picked where nobody chooses: the first of its kind that can be calculated. */
function usual({ weapons }: Operative, wanted: Kind): LibraryWeapon | undefined {
  return weapons.find((weapon) => weapon.kind === wanted && isReadable(weapon));
}

function partOf(operative: Operative, weapon: LibraryWeapon, enemyKeywords: readonly string[] = []): object {
  const from = weapon.kind === 'ranged' ? attackerFrom : fighterFrom;
  return from(operative, weapon, { enemyKeywords }).fields;
}

/** Of these weapons alone; against an enemy with these keywords. */
function rulesOf(
  operative: Operative,
  weapons: readonly LibraryWeapon[],
  enemyKeywords: readonly string[] = [],
): UnitRules {
  const counted: CountedRule[] = [];
  const switches: SwitchRule[] = [];
  const notCounted: UncountedRule[] = [];
  for (const weapon of weapons)
    for (const name of new Set(weapon.rules)) {
      const { rule } = readRule(name);
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

function abilityRules(operative: Operative): UnitRules {
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
  const others = [...new Set(operative.otherAbilities)].filter((name) => !known.has(name));
  return {
    counted: names.filter(isCounted).map((name) => ({ name, part: shot.has(name) ? 'defender' : 'first' })),
    switches: [...items].map((name) => ({
      name,
      part: 'defender',
      on: false,
      if: 'when it is taken',
      set: itemSets(operative, name),
    })),
    notCounted: [
      ...names.filter((name) => !isCounted(name)).map((name) => ({ name, changesDice: true })),
      ...others.map((name) => ({ name, changesDice: null })),
    ],
  };
}

function itemSets(operative: Operative, item: string): { readonly [path: string]: unknown } {
  const plain: { readonly [field: string]: unknown } = { ...defenderFrom(operative) };
  return Object.fromEntries(
    Object.entries(defenderFrom(operative, item))
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(plain[field]))
      .map(([field, value]) => [`defender.${field}`, value]),
  );
}

function weaponsOf(operative: Operative): readonly UnitWeapon[] {
  const used = [usual(operative, 'ranged'), usual(operative, 'melee')];
  return operative.weapons.map((weapon) => ({
    name: weapon.name,
    part: !isReadable(weapon) ? undefined : used.includes(weapon) ? PARTS[weapon.kind] : 'loadouts',
  }));
}

function unarmed(operative: Operative, path: string, kind: Kind): UnitBattleResult {
  const wanted = kind === 'ranged' ? 'shooting' : 'a fight';
  return { error: { code: 'units/unarmed', path, message: `${operative.name} has no weapon for ${wanted}` } };
}

export const unitSource: UnitSource<Operative> = {
  field: 'edition',
  libraries: [EDITION],
  calculators: ['killteam/shoot', 'killteam/fight', 'killteam/choice'],
  async open() {
    const { operatives } = await loadLibrary();
    return operatives.map((unit) => ({ name: unit.name, group: unit.team, unit }));
  },
  describe(operative) {
    const [gun, blade] = [usual(operative, 'ranged'), usual(operative, 'melee')];
    return {
      parts: {
        ...(gun === undefined ? {} : { attacker: partOf(operative, gun) }),
        defender: defenderFrom(operative),
        ...(blade === undefined ? {} : { first: partOf(operative, blade) }),
      },
      rules: rulesOf(operative, operative.weapons),
      weapons: weaponsOf(operative),
    };
  },
  loadouts(operative) {
    const used = [usual(operative, 'ranged'), usual(operative, 'melee')];
    return operative.weapons
      .filter((weapon) => isReadable(weapon) && !used.includes(weapon))
      .map((weapon) => ({ name: weapon.name, parts: { [PARTS[weapon.kind]]: partOf(operative, weapon) } }));
  },
  battle(calculator, one, other) {
    const kind = calculator === 'killteam/shoot' ? 'ranged' : 'melee';
    const own = usual(one, kind);
    if (own === undefined) return unarmed(one, 'unit', kind);
    const attacker = rulesOf(one, [own], other.keywords);
    const side = partOf(one, own, other.keywords);
    if (kind === 'ranged')
      return {
        input: { attacker: side, defender: defenderFrom(other) },
        rules: { attacker, defender: rulesOf(other, []) },
      };
    const theirs = usual(other, kind);
    if (theirs === undefined) return unarmed(other, 'against', kind);
    return {
      input: { first: side, second: partOf(other, theirs, one.keywords) },
      rules: { attacker, defender: rulesOf(other, [theirs], one.keywords) },
    };
  },
};
