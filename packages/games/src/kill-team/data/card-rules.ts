// What became of the rules on a card: counted, offered as switches, or not counted.
import type { CountedRule, SwitchRule, UncountedRule, UnitRules } from '../../units/library-unit.ts';
import { abilitiesInFight, abilitiesWhenShot } from './abilities.ts';
import type { LibraryWeapon, Operative } from './library.ts';
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
