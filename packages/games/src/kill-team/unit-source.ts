// The operatives of the library as units: with their first gun and blade, the other weapons beside them.
import { say } from '../lists/words/index.ts';
import type { UnitWeapon } from '../units/library-unit.ts';
import type { UnitBattleResult, UnitSource } from '../units/unit-source.ts';
import { cardRules, PARTS } from './data/card-rules.ts';
import {
  isReadable,
  LIBRARY_EDITIONS,
  type LibraryEdition,
  type LibraryWeapon,
  loadLibrary,
  type Operative,
} from './data/library.ts';
import { attackerFrom, defenderFrom, fighterFrom } from './data/loadout.ts';
import { AS_WELL_AS_CAN_BE } from './strategies.ts';

type Kind = LibraryWeapon['kind'];

/** What is picked where nobody chooses: the first of its kind that can be calculated. */
function usual({ weapons }: Operative, wanted: Kind): LibraryWeapon | undefined {
  return weapons.find((weapon) => weapon.kind === wanted && isReadable(weapon));
}

function partOf(operative: Operative, weapon: LibraryWeapon, enemyKeywords: readonly string[] = []): object {
  const from = weapon.kind === 'ranged' ? attackerFrom : fighterFrom;
  return from(operative, weapon, { enemyKeywords }).fields;
}

/** The usual one need not be said. */
function editionOf({ edition }: Operative): { readonly edition?: string } {
  return edition === LIBRARY_EDITIONS[0] ? {} : { edition };
}

function weaponsOf(operative: Operative): readonly UnitWeapon[] {
  const used = [usual(operative, 'ranged'), usual(operative, 'melee')];
  return operative.weapons.map((weapon) => ({
    name: weapon.name,
    part: !isReadable(weapon) ? undefined : used.includes(weapon) ? PARTS[weapon.kind] : 'loadouts',
  }));
}

function unarmed(operative: Operative, path: string, kind: Kind): UnitBattleResult {
  const phase = kind === 'ranged' ? 'shooting' : 'fight';
  return { error: { code: 'units/unarmed', path, message: say('operative-unarmed', { unit: operative.name, phase }) } };
}

export const unitSource: UnitSource<Operative> = {
  field: 'edition',
  libraries: LIBRARY_EDITIONS,
  calculators: ['killteam/shoot', 'killteam/fight', 'killteam/choice'],
  async open(library) {
    const { operatives } = await loadLibrary(library as LibraryEdition);
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
      rules: cardRules(operative, operative.weapons),
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
    const attacker = cardRules(one, [own], other.keywords);
    const side = partOf(one, own, other.keywords);
    if (kind === 'ranged')
      return {
        input: { ...editionOf(one), attacker: side, defender: defenderFrom(other) },
        rules: { attacker, defender: cardRules(other, []) },
      };
    const theirs = usual(other, kind);
    if (theirs === undefined) return unarmed(other, 'against', kind);
    return {
      input: {
        ...editionOf(one),
        first: { ...side, strategy: AS_WELL_AS_CAN_BE },
        second: { ...partOf(other, theirs, one.keywords), strategy: AS_WELL_AS_CAN_BE },
      },
      rules: { attacker, defender: cardRules(other, [theirs], one.keywords) },
    };
  },
};
