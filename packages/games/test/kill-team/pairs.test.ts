// Every rule of the 2024 teams beside every older one, in battles of three dice: each dice path gives what exact says.
import { TooManyPaths } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { fightCalculator, shootCalculator } from '../../src/kill-team/index.ts';
import { type AbilityId, abilitiesOf, REROLLS, type Side } from '../../src/kill-team/rules/index.ts';
import { expectAllPathsEqualExact } from '../agreement.ts';

/** Fields of one side of a battle, or of the battle itself. */
interface Patch {
  readonly name: string;
  readonly on: Side | 'battle';
  readonly set: { readonly [field: string]: unknown };
}

const NEW_ABILITIES: readonly AbilityId[] = [
  'eliteBest',
  'puritySeal',
  'dueller2024',
  'doubleStrike',
  'murderousEntrance2024',
  'lastStrike',
];
const ability = (on: Side, id: AbilityId): Patch => ({ name: id, on, set: { abilities: [id] } });
const field = (on: Patch['on'], set: Patch['set']): Patch => ({ name: JSON.stringify(set), on, set });
const olds = (on: Side): Patch[] =>
  abilitiesOf(on)
    .filter((id) => !NEW_ABILITIES.includes(id))
    .map((id) => ability(on, id));
const news = (on: Side): Patch[] =>
  abilitiesOf(on)
    .filter((id) => NEW_ABILITIES.includes(id))
    .map((id) => ability(on, id));
const rerolls = (on: Side): Patch[] =>
  REROLLS.filter((id) => id !== 'none' && id !== 'ceaselessPlusBalanced').map((reroll) => field(on, { reroll }));

const protections = (on: Side): Patch[] => [
  field(on, { critsDealNormal: true }),
  field(on, { onlySixesCrit: true }),
  field(on, { damageReduction: { on: 4 } }),
  field(on, { damageReduction: { minDamage: 1, uses: 1 } }),
  field(on, { ignoreDice: {} }),
  field(on, { halveDice: {} }),
];
const weapons = (on: Side): Patch[] => [
  ...rerolls(on),
  field(on, { lethal: 5 }),
  field(on, { autoNormals: 1 }),
  field(on, { autoCrits: 1 }),
  field(on, { devastating: 1 }),
  field(on, { failsToNormals: 1 }),
  field(on, { normalsToCrits: 1 }),
];

const newInShots: readonly Patch[] = [
  ...news('attacker'),
  ...news('defender'),
  ...protections('defender'),
  field('attacker', { reroll: 'ceaselessPlusBalanced' }),
  field('attacker', { rerollChoice: 'optimal', reroll: 'balanced' }),
  field('attacker', { saturate: true }),
  field('attacker', { hot: true, wounds: 6 }),
  field('defender', { rerollChoice: 'optimal', reroll: 'balanced' }),
  field('defender', { retainedNormals: 1 }),
  field('defender', { piercingReduction: 1 }),
  field('defender', { downgradeCrits: 1 }),
  field('battle', { secondaries: [{ dice: 0, wounds: 4 }] }),
  field('battle', { bystanders: [{ wounds: 1 }] }),
];
const oldInShots: readonly Patch[] = [
  ...olds('attacker'),
  ...olds('defender'),
  ...weapons('attacker'),
  ...rerolls('defender'),
  field('attacker', { piercing: 1 }),
  field('attacker', { piercingCrits: 1 }),
  field('defender', { hardy: 5 }),
  field('defender', { coverNormals: 1 }),
  field('defender', { coverCrits: 1 }),
  field('defender', { invulnerable: 5 }),
  field('defender', { feelNoPain: 5 }),
  field('battle', { fireTeam: true }),
  field('battle', { rounds: 2 }),
];
const newInFights: readonly Patch[] = [
  ...news('fighter'),
  ...protections('fighter'),
  field('fighter', { reroll: 'ceaselessPlusBalanced' }),
  field('fighter', { startingWounds: 10 }),
];
const oldInFights: readonly Patch[] = [
  ...olds('fighter'),
  ...weapons('fighter'),
  field('fighter', { feelNoPain: 5 }),
  field('battle', { injured: true }),
];

/** A side with the fields of every patch that is its own; undefined when two of them set the same one. */
function merged(base: object, patches: readonly Patch[]): object | undefined {
  const result: { [field: string]: unknown } = { ...base };
  for (const { set } of patches)
    for (const [name, value] of Object.entries(set)) {
      if (name === 'abilities') result.abilities = [...((result.abilities as AbilityId[]) ?? []), ...(value as [])];
      else if (patches.some((other) => other.set !== set && name in other.set)) return undefined;
      else result[name] = value;
    }
  return result;
}

interface Size {
  readonly dice: number;
  readonly weapon: { readonly hit: number; readonly normalDamage: number; readonly criticalDamage: number };
}
const HEAVY = { hit: 4, normalDamage: 3, criticalDamage: 4 };
/** A die for each point of damage makes many paths of few dice. */
const SIZES: readonly Size[] = [
  { dice: 2, weapon: HEAVY },
  { dice: 1, weapon: HEAVY },
  { dice: 1, weapon: { hit: 5, normalDamage: 1, criticalDamage: 1 } },
];

/** All paths of the largest battle that is small enough to walk. */
function walkOne(walk: (size: Size) => void): boolean {
  for (const size of SIZES)
    try {
      walk(size);
      return true;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  return false;
}

const MOST_PATHS = 1_300;

test('every new rule of a shot with every old one', () => {
  const tooLarge: string[] = [];
  for (const fresh of newInShots)
    for (const old of oldInShots) {
      const patches = [fresh, old];
      const own = (on: Patch['on']): Patch[] => patches.filter((patch) => patch.on === on);
      const walked = walkOne(({ dice, weapon }) => {
        const attacker = merged({ ...weapon, attacks: dice }, own('attacker'));
        const defender = merged({ dice: dice - 1, save: 4, wounds: 5 }, own('defender'));
        const battle = merged({}, own('battle'));
        if (attacker === undefined || defender === undefined || battle === undefined) return;
        expectAllPathsEqualExact(shootCalculator, { ...battle, attacker, defender }, { maxPaths: MOST_PATHS });
      });
      if (!walked) tooLarge.push(`${fresh.name} with ${old.name}`);
    }
  expect(tooLarge).toEqual([]);
});

test('every new rule of a fight with every old one, on one fighter and on both', () => {
  const tooLarge: string[] = [];
  for (const fresh of newInFights)
    for (const old of oldInFights)
      for (const together of [true, false]) {
        const battle = old.on === 'battle' ? old.set : {};
        const beside = old.on === 'battle' ? [] : [old];
        const walked = walkOne(({ dice, weapon }) => {
          const plain = { ...weapon, wounds: 5 };
          const first = merged({ ...plain, attacks: dice }, together ? [fresh, ...beside] : [fresh]);
          const second = merged({ ...plain, attacks: 1 }, together ? [] : beside);
          if (first === undefined || second === undefined) return;
          expectAllPathsEqualExact(fightCalculator, { ...battle, first, second }, { maxPaths: MOST_PATHS });
        });
        if (!walked) tooLarge.push(`${fresh.name} with ${old.name}`);
      }
  expect(tooLarge).toEqual([]);
});
