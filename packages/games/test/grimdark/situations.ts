// Small battles in which every rule has a chance to matter, with few enough dice to walk every path.
import type { PackRule, Phase, RulesVersion, Scenario, UnitInput } from '@oddsmith/games/grimdark';

/** Where a rule is put. */
export const PLACES = ['attacker', 'attackerWeapons', 'defender', 'defenderWeapons'] as const;
export type Place = (typeof PLACES)[number];

export interface Situation {
  readonly name: string;
  readonly attacker: UnitInput;
  readonly defender: UnitInput;
  readonly distance: number;
  readonly cover?: boolean;
  readonly moved?: boolean;
  readonly circumstances?: object;
  readonly start?: object;
  readonly phase?: Phase;
  readonly charging?: boolean;
  readonly fatigued?: boolean;
  /** A duel instead of one attack. */
  readonly scenario?: Scenario;
  readonly rulesVersion?: RulesVersion;
}

const weapons = (attacks = 1, ...rules: string[]) => [
  { name: 'Gun', range: 24, attacks, rules },
  { name: 'Blade', range: 0, attacks, rules },
];

function unit(
  name: string,
  quality: number,
  defense: number,
  count: number,
  tough: number | null,
  rules: string[] = [],
): UnitInput {
  return { name, quality, defense, rules, models: [{ count, tough, weapons: weapons() }] };
}

const one = unit('One', 4, 4, 1, null);
const blunt = unit('Blunt', 2, 4, 1, null);
const pair = unit('Pair', 4, 4, 2, null);
const brute = unit('Brute', 4, 3, 1, 3);
const giant = unit('Giant', 4, 3, 1, 10);
const soft = unit('Soft', 4, 6, 2, null);
const two = unit('Two', 4, 4, 1, 2);
const healing = unit('Healing', 4, 4, 1, 2, ['Regeneration']);
const armored: UnitInput = { ...one, name: 'Armored', models: [{ count: 1, weapons: weapons(1, 'AP(2)') }] };
const lobber: UnitInput = { ...one, name: 'Lobber', models: [{ count: 1, weapons: weapons(1, 'Indirect') }] };
const led: UnitInput = {
  name: 'Led',
  quality: 4,
  defense: 4,
  models: [
    { count: 1, weapons: weapons() },
    { count: 1, tough: 2, hero: true, quality: 3, defense: 3, weapons: weapons() },
  ],
};

const everything = { close: true, sweeping: true, mending: true, actsTwice: true, markers: 1 };
/** Every switch of the circumstances that is off by default. */
export const ALL_SWITCHED = { circumstances: { attacker: everything, defender: everything } };

export const attackSituations: readonly Situation[] = [
  { name: 'far shot', attacker: one, defender: pair, distance: 12, phase: 'shooting' },
  { name: 'near shot', attacker: one, defender: pair, distance: 6, phase: 'shooting' },
  { name: 'long shot', attacker: one, defender: pair, distance: 26, phase: 'shooting' },
  { name: 'shot out of range', attacker: one, defender: pair, distance: 31, phase: 'shooting' },
  { name: 'longest shot', attacker: one, defender: pair, distance: 22, phase: 'shooting' },
  { name: 'shot into cover', attacker: one, defender: one, distance: 12, phase: 'shooting', cover: true },
  { name: 'shot after moving', attacker: one, defender: one, distance: 6, phase: 'shooting', moved: true },
  { name: 'lobbed after moving', attacker: lobber, defender: one, distance: 12, phase: 'shooting', moved: true },
  { name: 'shot at a brute', attacker: armored, defender: brute, distance: 12, phase: 'shooting' },
  { name: 'shot at a giant', attacker: one, defender: giant, distance: 12, phase: 'shooting' },
  { name: 'shot at soft targets', attacker: one, defender: soft, distance: 12, phase: 'shooting' },
  { name: 'shot at a healer', attacker: one, defender: healing, distance: 12, phase: 'shooting' },
  { name: 'shot at a led pair', attacker: one, defender: led, distance: 12, phase: 'shooting' },
  { name: 'shot by a marksman', attacker: blunt, defender: one, distance: 6, phase: 'shooting' },
  {
    name: 'shot by and at veterans near terrain',
    attacker: one,
    defender: pair,
    distance: 6,
    phase: 'shooting',
    circumstances: {
      attacker: { nearTerrain: true, arrived: true, kills: 1 },
      defender: { nearTerrain: true, kills: 1 },
    },
  },
  { name: 'swept from afar', attacker: one, defender: pair, distance: 30, phase: 'shooting', ...ALL_SWITCHED },
  {
    name: 'shot by one of two',
    attacker: pair,
    defender: one,
    distance: 6,
    phase: 'shooting',
    start: { attacker: { wounds: 1 } },
    ...ALL_SWITCHED,
  },
  { name: 'strike at close quarters', attacker: one, defender: two, distance: 1, phase: 'melee', ...ALL_SWITCHED },
  { name: 'strike', attacker: one, defender: two, distance: 1, phase: 'melee' },
  { name: 'tired strike', attacker: one, defender: two, distance: 1, phase: 'melee', fatigued: true },
  { name: 'far charge', attacker: one, defender: two, distance: 12, phase: 'melee', charging: true },
  { name: 'near charge', attacker: one, defender: two, distance: 6, phase: 'melee', charging: true },
  { name: 'charge at a brute', attacker: armored, defender: brute, distance: 6, phase: 'melee', charging: true },
];

const swords = (name: string, count: number, tough: number | null, rules: string[] = []): UnitInput => ({
  name,
  quality: 4,
  defense: 4,
  rules,
  models: [{ count, tough, weapons: [{ name: 'Blade', range: 0, attacks: 1 }] }],
});
const shooter: UnitInput = {
  name: 'Shooter',
  quality: 4,
  defense: 4,
  models: [{ count: 1, tough: 2, weapons: [{ name: 'Gun', range: 24, attacks: 1, rules: ['AP(1)'] }] }],
};

export const duelSituations: readonly Situation[] = [
  {
    name: 'duel of two',
    attacker: swords('Left', 1, 2),
    defender: swords('Right', 1, 2),
    distance: 6,
    scenario: 'charge',
  },
  {
    name: 'duel of one',
    attacker: swords('Left', 1, null),
    defender: swords('Right', 1, null),
    distance: 6,
    scenario: 'charge',
  },
  {
    name: 'impact',
    attacker: swords('Left', 1, 2, ['Impact(1)']),
    defender: swords('Right', 1, 2),
    distance: 6,
    scenario: 'charge',
  },
  {
    name: 'shot and charged',
    attacker: swords('Left', 2, null),
    defender: shooter,
    distance: 12,
    scenario: 'full_engagement',
  },
  {
    name: 'charged with every switch on',
    attacker: swords('Left', 1, null),
    defender: swords('Right', 1, null),
    distance: 6,
    scenario: 'charge',
    ...ALL_SWITCHED,
  },
  {
    name: 'hurt before it shoots',
    attacker: { ...shooter, name: 'Left' },
    defender: swords('Right', 1, null),
    distance: 12,
    scenario: 'shooting_only',
    start: { attacker: { wounds: 1 } },
    ...ALL_SWITCHED,
  },
  { name: 'shot twice', attacker: swords('Left', 1, 2), defender: shooter, distance: 12, scenario: 'approach_2_turns' },
];

/** Shots that may bring either unit to half. */
export const shootingDuels: readonly Situation[] = [
  { name: 'a shot', attacker: shooter, defender: swords('Right', 2, null), distance: 12, scenario: 'shooting_only' },
  { name: 'shots', attacker: shooter, defender: shooter, distance: 12, scenario: 'mutual_shooting' },
];

export function withRule(situation: Situation, printed: readonly string[], place: Place): Situation {
  const side = place.startsWith('attacker') ? 'attacker' : 'defender';
  const bare = situation[side];
  const changed: UnitInput = place.endsWith('Weapons')
    ? {
        ...bare,
        models: bare.models.map((model) => ({
          ...model,
          weapons: (model.weapons ?? []).map((weapon) => ({ ...weapon, rules: [...(weapon.rules ?? []), ...printed] })),
        })),
      }
    : { ...bare, rules: [...(bare.rules ?? []), ...printed] };
  return { ...situation, [side]: changed };
}

/** As the calculators take it. */
export function inputOf(situation: Situation): object {
  const { name: _, scenario, ...rest } = situation;
  return scenario === undefined ? rest : { ...rest, scenarios: [scenario] };
}

/** The printed names that put a rule to work: a boost needs the rule it boosts. */
export function printedFor(rule: PackRule): { readonly with: string[]; readonly without: string[] } {
  const rating = rule.rating === undefined ? '' : `(${rule.name === 'Armor' ? 2 : Math.min(2, rule.rating)})`;
  const printed = `${rule.name}${rating}`;
  return rule.boosts === undefined
    ? { with: [printed], without: [] }
    : { with: [rule.boosts, printed], without: [rule.boosts] };
}
