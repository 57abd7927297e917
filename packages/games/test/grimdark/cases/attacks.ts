// Every rule with a figure worked out by hand: one model with one attack at Quality 4+, so that each fraction can be read
// off the rules text. `want` is written as hit chance times chance of an unblocked hit, and so on.
import type { RulesVersion } from '@oddsmith/games/grimdark';
import { AP1, AP2, BLOCK1, EXTRA_ATTACK, EXTRA_HIT, MINUS_HIT, PLAIN, PLUS_HIT, REROLL, SHRED } from './chances.ts';

/** Occasions of one attack. */
export const OCCASIONS = {
  shot: { phase: 'shooting', distance: 12 },
  near: { phase: 'shooting', distance: 6 },
  moved: { phase: 'shooting', distance: 6, moved: true },
  cover: { phase: 'shooting', distance: 12, cover: true },
  shot13: { phase: 'shooting', distance: 13 },
  shot20: { phase: 'shooting', distance: 20 },
  shot22: { phase: 'shooting', distance: 22 },
  shot26: { phase: 'shooting', distance: 26 },
  shot30: { phase: 'shooting', distance: 30 },
  shot32: { phase: 'shooting', distance: 32 },
  ready: {
    phase: 'shooting',
    distance: 6,
    circumstances: {
      attacker: { nearTerrain: true, arrived: true, kills: 2 },
      defender: { nearTerrain: true, kills: 2 },
    },
  },
  /** Out of range of the gun: what is rolled before an attack stands alone. */
  prepared: { phase: 'shooting', distance: 30, circumstances: { attacker: { close: true, sweeping: true } } },
  hardened: { phase: 'melee', distance: 1, circumstances: { attacker: { markers: 2 } } },
  strike: { phase: 'melee', distance: 1 },
  charge: { phase: 'melee', distance: 6, charging: true },
} as const;

export interface AttackCase {
  /** The rule the figure is about, by its name in the packs. */
  readonly rule: string;
  readonly at: keyof typeof OCCASIONS;
  /** Rules of the attacker's weapon, of the attacker, of the target. */
  readonly weapon?: readonly string[];
  readonly attacker?: readonly string[];
  readonly target?: readonly string[];
  readonly quality?: number;
  readonly defense?: number;
  /** Toughness of a single target; five models of toughness 1 otherwise. */
  readonly tough?: number;
  readonly version?: RulesVersion;
  /** Mean wounds marked. */
  readonly want: number;
}

type Row = Omit<AttackCase, 'rule' | 'want' | 'at'>;

const onWeapon = (
  rule: string,
  at: AttackCase['at'],
  want: number,
  row: Row & { printed?: string } = {},
): AttackCase => {
  const { printed = rule, weapon = [], ...rest } = row;
  return { rule, at, want, ...rest, weapon: [printed, ...weapon] };
};
const onAttacker = (
  rule: string,
  at: AttackCase['at'],
  want: number,
  row: Row & { printed?: string } = {},
): AttackCase => {
  const { printed = rule, attacker = [], ...rest } = row;
  return { rule, at, want, ...rest, attacker: [printed, ...attacker] };
};
const onTarget = (
  rule: string,
  at: AttackCase['at'],
  want: number,
  row: Row & { printed?: string } = {},
): AttackCase => {
  const { printed = rule, target = [], ...rest } = row;
  return { rule, at, want, ...rest, target: [printed, ...target] };
};

/** A shot at cover that does not count. */
const NO_COVER = PLAIN;

const weaponCases: readonly AttackCase[] = [
  onWeapon('AP', 'shot', AP1, { printed: 'AP(1)' }),
  onWeapon('Blast', 'shot', 3 * PLAIN, { printed: 'Blast(3)' }),
  onWeapon('Blast', 'cover', 3 * NO_COVER, { printed: 'Blast(3)' }),
  onWeapon('Blast', 'shot', PLAIN, { printed: 'Blast(3)', tough: 12 }),
  onWeapon('Deadly', 'shot', 3 * PLAIN, { printed: 'Deadly(3)', tough: 3 }),
  onWeapon('Deadly', 'shot', PLAIN, { printed: 'Deadly(3)' }),
  onWeapon('Rending', 'shot', (2 / 6) * (1 / 6) + (1 / 6) * (5 / 6), { defense: 2 }),
  onWeapon('Rending', 'shot', (2 / 6) * (1 / 6) + (1 / 6) * (4 / 6), {
    version: '3.4',
    defense: 2,
    weapon: ['AP(1)'],
    target: ['Fortified'],
  }),
  onWeapon('Reliable', 'shot', (5 / 6) * (1 / 2)),
  onWeapon('Unstoppable', 'shot', PLAIN, { target: ['Evasive'] }),
  onWeapon('Bane', 'shot', REROLL, { target: ['Regeneration'] }),
  onWeapon('Lacerate', 'shot', REROLL),
  onWeapon('Lacerate', 'shot', REROLL * (4 / 6), { target: ['Regeneration'] }),
  onWeapon('Shred', 'shot', SHRED),
  onWeapon('Surge', 'shot', EXTRA_HIT),
  onWeapon('Precise', 'shot', PLUS_HIT),
  onWeapon('Crack', 'shot', (2 / 6) * (1 / 6) + (1 / 6) * (3 / 6), { defense: 2 }),
  onWeapon('Destructive', 'shot', (2 / 6) * (1 / 6) + (1 / 6) * (5 / 6), { defense: 2 }),
  onWeapon('Shatter', 'shot', AP2, { tough: 3 }),
  onWeapon('Shatter', 'shot', PLAIN),
  onWeapon('Shatter', 'shot', PLAIN, { tough: 12, version: '3.5.2' }),
  onWeapon('Tear', 'shot', (1 / 2) * (5 / 6), { tough: 10, defense: 2 }),
  onWeapon('Tear', 'shot', PLAIN, { tough: 3 }),
  onWeapon('Tear', 'shot', (1 / 2) * (5 / 6), { tough: 3, defense: 2, version: '3.5.2' }),
  onWeapon('Disintegrate', 'shot', (1 / 2) * (4 / 6), { defense: 3, target: ['Regeneration'] }),
  onWeapon('Disintegrate', 'shot', PLAIN),
  onWeapon('Thrust', 'charge', (4 / 6) * (4 / 6)),
  onWeapon('Thrust', 'strike', PLAIN),
  onWeapon('Indirect', 'moved', MINUS_HIT),
  onWeapon('Indirect', 'cover', NO_COVER),
  onWeapon('Ignores Cover', 'cover', NO_COVER),
  onWeapon('Ignores Regeneration', 'shot', PLAIN, { target: ['Regeneration'] }),
  onWeapon('Hazardous', 'shot', (1 / 2) * (5 / 6)),
  onWeapon('Lance', 'charge', AP2),
  onWeapon('Lance', 'charge', (4 / 6) * (4 / 6), { version: '3.4' }),
  onWeapon('Lance', 'charge', AP2, { version: '3.0' }),
  onWeapon('Lock-On', 'shot', PLUS_HIT),
  onWeapon('Lock-On', 'moved', PLAIN),
  onWeapon('Lock-On', 'cover', PLAIN, { version: '3.4', target: ['Evasive'] }),
  onWeapon('Poison', 'shot', REROLL * (4 / 6), { target: ['Regeneration'] }),
  onWeapon('Poison', 'shot', REROLL, { target: ['Regeneration'], version: '3.4' }),
  onWeapon('Smash', 'shot', 3 * (1 / 2) * (4 / 6), { defense: 5, target: ['Regeneration'] }),
  onWeapon('Demolish', 'cover', AP2, { tough: 3 }),
  onWeapon('Slam', 'cover', SHRED),
  onWeapon('Purge', 'shot', AP1, { target: ['Regeneration'] }),
  onWeapon('Wreck', 'cover', REROLL),
  onWeapon('Butcher', 'shot', EXTRA_HIT, { target: ['Regeneration'] }),
  onWeapon('Quake', 'shot', SHRED, { target: ['Regeneration'] }),
  onWeapon('Rupture', 'shot', (2 / 6) * (1 / 2) + (1 / 6) * (1 / 2) * 2, { target: ['Regeneration'] }),
  onWeapon('Break', 'shot', (2 / 6) * (1 / 6) + (1 / 6) * (3 / 6), { defense: 2, target: ['Regeneration'] }),
  onWeapon('Impale', 'shot', 3 * PLAIN, { tough: 3 }),
  onWeapon('Impale', 'shot', 4 * PLAIN, { tough: 4, weapon: ['Deadly(3)'] }),
  onWeapon('Scratch', 'shot', AP2, { tough: 9 }),
  onWeapon('Skewer', 'cover', 3 * PLAIN, { tough: 3 }),
  onWeapon('Puncture', 'shot', (1 / 2) * (5 / 6), { tough: 3, defense: 2, target: ['Regeneration'] }),
  onWeapon('Slash', 'cover', EXTRA_HIT),
  onWeapon('Decimate', 'cover', (1 / 2) * (4 / 6), { defense: 3 }),
  onWeapon('Fracture', 'cover', (2 / 6) * (1 / 6) + (1 / 6) * (3 / 6), { defense: 2 }),
  onWeapon('Fragment', 'cover', AP1),
  onWeapon('Reap', 'shot', (1 / 2) * (4 / 6), { defense: 3 }),
  onWeapon('Thrash', 'shot', 3 * (1 / 2) * (4 / 6), { defense: 5 }),
  onWeapon('Bash', 'cover', 3 * (1 / 2) * (4 / 6), { defense: 5 }),
  onWeapon('Flux', 'shot', EXTRA_HIT),
  onWeapon('Radiation', 'shot', SHRED),
];

const attackerCases: readonly AttackCase[] = [
  onAttacker('Furious', 'charge', EXTRA_HIT),
  onAttacker('Furious', 'strike', PLAIN),
  onAttacker('Relentless', 'shot', EXTRA_HIT),
  onAttacker('Relentless', 'near', PLAIN),
  onAttacker('Relentless', 'near', EXTRA_HIT, { version: '3.4' }),
  onAttacker('Relentless', 'moved', PLAIN, { version: '3.4' }),
  onAttacker('Ferocious', 'strike', EXTRA_HIT),
  onAttacker('Devout', 'near', EXTRA_HIT),
  onAttacker('Sergeant', 'shot', EXTRA_HIT),
  onAttacker('Sergeant', 'shot', PLUS_HIT, { version: '3.0' }),
  onAttacker('Brutal Fighter', 'strike', EXTRA_HIT),
  onAttacker('Brutal Fighter', 'shot', PLAIN),
  onAttacker('Point-Blank Surge', 'shot', EXTRA_HIT),
  onAttacker('Point-Blank Surge', 'shot13', PLAIN),
  onAttacker('Bloodborn', 'shot', EXTRA_ATTACK),
  onAttacker('Primal', 'shot', EXTRA_ATTACK),
  onAttacker('Clan Warrior', 'strike', EXTRA_ATTACK),
  onAttacker('Predator', 'shot', EXTRA_ATTACK, { attacker: ['Predator Shooter'] }),
  onAttacker('Predator Fighter', 'strike', EXTRA_ATTACK),
  onAttacker('Predator Fighter', 'shot', PLAIN),
  onAttacker('Predator Shooter', 'shot', EXTRA_ATTACK),
  onAttacker('Warbound', 'shot', SHRED),
  onAttacker('Warbound', 'shot', (1 / 2) * (1 / 2 + 2 / 6), { weapon: ['Shred'] }),
  onAttacker('Infected', 'strike', SHRED),
  onAttacker('Mischievous', 'shot', REROLL),
  onAttacker('Scrapper', 'shot', REROLL),
  onAttacker('Impact', 'charge', PLAIN + (5 / 6) * (1 / 2), { printed: 'Impact(1)' }),
  onAttacker('Impact', 'strike', PLAIN, { printed: 'Impact(1)' }),
  onAttacker('Heavy Impact', 'charge', PLAIN + (5 / 6) * (4 / 6), { printed: 'Heavy Impact(1)' }),
  onAttacker('Crush', 'strike', PLAIN + (1 / 6) * (5 / 6), { printed: 'Crush(1)' }),
  onAttacker('Ravage', 'strike', PLAIN + 2 / 6, { printed: 'Ravage(2)' }),
  onAttacker('Versatile Attack', 'shot', AP1),
  onAttacker('Versatile Attack', 'near', AP1, { version: '3.5.2' }),
  onAttacker('Watchborn', 'near', PLAIN),
  onAttacker('Unpredictable', 'shot', ((1 / 2) * (2 / 6) + (4 / 6) * (1 / 6)) / 2, { defense: 2 }),
  onAttacker('Unpredictable Fighter', 'strike', ((1 / 2) * (2 / 6) + (4 / 6) * (1 / 6)) / 2, { defense: 2 }),
  onAttacker('Unpredictable Shooter', 'near', ((1 / 2) * (2 / 6) + (4 / 6) * (1 / 6)) / 2, { defense: 2 }),
  onAttacker('Good Shot', 'shot', PLUS_HIT),
  onAttacker('Good Shot', 'shot', PLAIN, { quality: 5, version: '3.4' }),
  onAttacker('Bad Shot', 'shot', MINUS_HIT),
  onAttacker('Targeting Visor', 'shot', PLUS_HIT),
  onAttacker('Targeting Visor', 'near', PLAIN),
  onAttacker('Artillery', 'shot', PLUS_HIT),
  onTarget('Artillery', 'shot', (1 / 6) * (1 / 2)),
  onAttacker('Mobile Artillery', 'shot', PLUS_HIT),
  onAttacker('Precision Fighter', 'strike', PLUS_HIT),
  onAttacker('Precision Shooter', 'near', PLUS_HIT),
  onAttacker('Precision Charge', 'charge', PLUS_HIT),
  onAttacker('Piercing Fighter', 'strike', AP1),
  onAttacker('Piercing Shooter', 'near', AP1),
  onAttacker('Piercing Assault', 'charge', AP1),
  onAttacker('Piercing Hunter', 'shot', AP1),
  onAttacker('Point-Blank Piercing', 'near', AP1),
  onAttacker('Havocbound', 'charge', AP1),
  onAttacker('Havocbound', 'near', PLAIN),
  onAttacker('Slayer', 'charge', AP2, { tough: 3 }),
  onAttacker('Slayer', 'near', PLAIN, { tough: 3 }),
  onAttacker('Slayer', 'near', AP2, { tough: 3, version: '3.5.2' }),
  onAttacker('Slayer', 'shot', PLAIN, { tough: 3, version: '3.4' }),
  onAttacker('Melee Slayer', 'charge', AP2, { tough: 3 }),
  onAttacker('Melee Slayer', 'strike', AP2, { tough: 3, version: '3.5.2' }),
  onAttacker('Ranged Slayer', 'shot', AP2, { tough: 3 }),
  onAttacker('Instinctive', 'near', PLUS_HIT),
  onAttacker('Instinctive', 'strike', PLAIN),
  onAttacker('Quick Readjustment', 'moved', PLAIN, { weapon: ['Indirect'] }),
  onAttacker('Takedown Strike', 'strike', PLAIN + (5 / 6) * (5 / 6) * 3, { tough: 12 }),
  onAttacker('Takedown Shot', 'shot', PLAIN + (5 / 6) * (5 / 6) * 3, { tough: 12 }),
  onAttacker('Lustbound', 'shot26', PLAIN),
  onAttacker('Increased Shooting Range', 'shot30', PLAIN),
  onAttacker('War Chant', 'charge', PLUS_HIT),
  onAttacker('War Chant', 'charge', (5 / 6 + 1 / 6) * (1 / 2), { quality: 2, version: '3.4' }),
  // With Furious of its own: 4, 5 and 6 hit, 5 and 6 are one hit more.
  onAttacker('War Chant', 'charge', (3 / 6 + 2 / 6) * (1 / 2), { attacker: ['Furious'], version: '3.4' }),
  onAttacker('Carnivore', 'strike', PLUS_HIT),
  onAttacker('Veteran Infantry', 'shot', PLUS_HIT),
  onAttacker('Celestial Veteran', 'strike', PLUS_HIT),
  onAttacker('Chosen Veteran', 'shot', PLUS_HIT),
  onAttacker('Battle Rites', 'shot', PLUS_HIT),
  onAttacker('Precision Shots', 'shot', AP1),
  onAttacker('Frenzy', 'charge', (4 / 6) * (4 / 6)),
  onAttacker('Highly Devout', 'shot', (1 / 2 + 2 / 6) * (1 / 2)),
  onAttacker('Hit Modifier', 'shot', MINUS_HIT, { printed: 'Hit Modifier(-1)' }),
];

const targetCases: readonly AttackCase[] = [
  onTarget('Armor', 'shot', (1 / 2) * (1 / 6), { printed: 'Armor(2)' }),
  onTarget('Regeneration', 'shot', PLAIN * (4 / 6)),
  onTarget('Medical Training', 'shot', PLAIN * (4 / 6)),
  ...['Protected', 'Plaguebound', 'Self-Repair', 'Knightborn', 'Resistance', 'Psy-Barrier'].map((rule) =>
    onTarget(rule, 'shot', PLAIN * (5 / 6)),
  ),
  onTarget('Protected', 'shot', PLAIN, { weapon: ['AP(1)'], version: '3.4' }),
  onTarget('Shielded', 'shot', BLOCK1),
  onTarget('Shield Wall', 'strike', BLOCK1),
  onTarget('Shield Wall', 'shot', PLAIN),
  onTarget('Shield Wall', 'shot', BLOCK1, { version: '3.4' }),
  ...['Fortified', 'Heavy Shield'].map((rule) => onTarget(rule, 'near', PLAIN, { weapon: ['AP(1)'] })),
  ...['Primeborn', 'Guardian', 'Reinforced'].flatMap((rule) => [
    onTarget(rule, 'shot', PLAIN, { weapon: ['AP(1)'] }),
    onTarget(rule, 'near', AP1, { weapon: ['AP(1)'] }),
  ]),
  ...['Sturdy', 'Guarded', 'Versatile Defense'].flatMap((rule) => [
    onTarget(rule, 'shot', BLOCK1),
    onTarget(rule, 'near', PLAIN),
  ]),
  onTarget('Defense', 'near', BLOCK1, { printed: 'Defense(1)' }),
  onTarget('+1 to Defense', 'strike', BLOCK1),
  // Two enemy units destroyed, near terrain, just arrived: Quality 4+ against Defense 4+.
  onAttacker('Piercing Frenzy', 'ready', (3 / 6) * (5 / 6)),
  onAttacker('Piercing Frenzy', 'near', PLAIN),
  onAttacker('Precision Frenzy', 'ready', (5 / 6) * (3 / 6)),
  onAttacker('Destructive Frenzy', 'ready', (5 / 6) * (5 / 6)),
  onAttacker('Devastating Frenzy', 'ready', (3 / 6) * (5 / 6)),
  onTarget('Devastating Frenzy', 'ready', (3 / 6) * (1 / 6)),
  onAttacker('Ruinous Frenzy', 'ready', (5 / 6) * (3 / 6)),
  onTarget('Defensive Frenzy', 'ready', (3 / 6) * (1 / 6)),
  onAttacker('Ambushing Piercing Shot', 'ready', (3 / 6) * (4 / 6)),
  onAttacker('Surprise Piercing Shot', 'ready', (3 / 6) * (5 / 6)),
  onAttacker('Charged Ammo', 'ready', (3 / 6) * (5 / 6)),
  onAttacker('Charged Ammo', 'near', PLAIN),
  onAttacker('Grounded Precision', 'ready', (4 / 6) * (3 / 6)),
  onTarget('Grounded Reinforcement', 'ready', (3 / 6) * (2 / 6)),
  onTarget('Grounded Stealth', 'ready', (2 / 6) * (3 / 6)),
  onTarget('Grounded Stealth', 'near', PLAIN),
  onTarget('Aircraft', 'shot', PLAIN),
  onTarget('Aircraft', 'shot13', 0),
  onTarget('Aircraft', 'shot13', PLAIN, { weapon: ['Unstoppable'] }),
  onTarget('Aircraft', 'shot', MINUS_HIT, { version: '3.4' }),
  onTarget('Aircraft', 'charge', 0),
  onTarget('Stealth', 'shot', MINUS_HIT),
  onTarget('Stealth', 'near', PLAIN),
  onTarget('Stealth', 'shot', MINUS_HIT, { version: '3.0' }),
  onTarget('Evasive', 'near', MINUS_HIT),
  ...['Melee Evasion', 'Dodge'].flatMap((rule) => [onTarget(rule, 'strike', MINUS_HIT), onTarget(rule, 'shot', PLAIN)]),
  ...['Changebound', 'Machine-Fog', 'Screened'].flatMap((rule) => [
    onTarget(rule, 'shot', MINUS_HIT),
    onTarget(rule, 'charge', PLAIN),
  ]),
  onTarget('Entrenched', 'shot', (1 / 6) * (1 / 2)),
  onTarget('Darkborn', 'shot22', 0),
  onTarget('Darkborn', 'shot20', PLAIN),
  onTarget('Darkborn', 'shot22', PLAIN, { version: '3.5.2' }),
  onTarget('Ranged Shrouding', 'shot20', 0),
  onTarget('Protection Feat', 'shot', PLAIN * (4 / 6)),
  onTarget('Protection Feat', 'shot', PLAIN * (3 / 6), { version: '3.5.2' }),
  onTarget('Tough', 'shot', 3 * PLAIN, { printed: 'Tough(3)', weapon: ['Deadly(3)'] }),
];

const boostCases: readonly AttackCase[] = [
  ...['Devout', 'Ferocious'].flatMap((rule) => [
    onAttacker(`${rule} Boost`, 'shot', (1 / 2 + 2 / 6) * (1 / 2), { attacker: [rule] }),
    onAttacker(`${rule} Boost`, 'near', EXTRA_HIT, { attacker: [rule] }),
    onAttacker(`${rule} Boost`, 'near', (1 / 2 + 2 / 6) * (1 / 2), { attacker: [rule], version: '3.5.2' }),
    onAttacker(`${rule} Boost`, 'shot', PLAIN),
  ]),
  ...['Clan Warrior', 'Primal'].map((rule) =>
    onAttacker(`${rule} Boost`, 'near', (1 / 2 + (2 / 6) * (1 / 2)) * (1 / 2), { attacker: [rule] }),
  ),
  ...['Warbound', 'Infected'].flatMap((rule) => [
    onAttacker(`${rule} Boost`, 'shot', (1 / 2) * (1 / 2 + 2 / 6), { attacker: [rule] }),
    onAttacker(`${rule} Boost`, 'near', SHRED, { attacker: [rule] }),
  ]),
  ...['Mischievous', 'Scrapper'].flatMap((rule) => [
    onAttacker(`${rule} Boost`, 'shot', (1 / 2) * (1 - 1 / 6 - (2 / 6) * (1 / 2)), { attacker: [rule] }),
    onAttacker(`${rule} Boost`, 'near', REROLL, { attacker: [rule] }),
  ]),
  onTarget('Guardian Boost', 'near', PLAIN, { target: ['Guardian'], weapon: ['AP(1)'] }),
  onTarget('Changebound Boost', 'near', MINUS_HIT, { target: ['Changebound'] }),
  onTarget('Machine-Fog Boost', 'near', MINUS_HIT, { target: ['Machine-Fog'] }),
  onTarget('Sturdy Boost', 'near', BLOCK1, { target: ['Sturdy'] }),
  onAttacker('Targeting Visor Boost', 'near', PLUS_HIT, { attacker: ['Targeting Visor'] }),
  onAttacker('Havocbound Boost', 'near', AP1, { attacker: ['Havocbound'] }),
  onTarget('Plaguebound Boost', 'shot', PLAIN * (4 / 6), { target: ['Plaguebound'] }),
  onTarget('Self-Repair Boost', 'shot', PLAIN * (4 / 6), { target: ['Self-Repair'] }),
  onAttacker('Lustbound Boost', 'shot32', PLAIN, { attacker: ['Lustbound'] }),
];

/** Three dice at 2+, three hits each; what a hit wounds. */
const storm = (wounds: number): number => 3 * (5 / 6) * 3 * wounds;
const preparedCases: readonly AttackCase[] = [
  // One hit is three on five models.
  onAttacker('Breath Attack', 'prepared', (5 / 6) * 3 * (4 / 6)),
  onAttacker('Breath Attack', 'shot', PLAIN),
  onAttacker('Breath Attack', 'prepared', (5 / 6) * 3 * (3 / 6), { target: ['Shielded'] }),
  onAttacker('Storm of Lust', 'prepared', storm(1 / 2), { tough: 20 }),
  onAttacker('Storm of Change', 'prepared', storm(1 / 2 + 1 / 6), { tough: 20 }),
  onAttacker('Storm of Plague', 'prepared', storm(7 / 12), { tough: 20 }),
  onAttacker('Storm of War', 'prepared', storm(4 / 6), { tough: 20 }),
  onAttacker('Surprise Attack', 'prepared', 2 * (5 / 6) * (4 / 6), { printed: 'Surprise Attack(2)' }),
  onAttacker('Surprise Attack', 'prepared', 2 * (3 / 6) * 2 * (4 / 6), {
    printed: 'Surprise Attack(2)',
    version: '3.5.2',
    tough: 20,
  }),
  onAttacker('Surprise Attack', 'prepared', 2 * (5 / 6) * 2 * (4 / 6), {
    printed: 'Surprise Attack(2)',
    version: '3.4',
    tough: 20,
  }),
  onAttacker('Crossing Attack', 'prepared', 2 / 6, { printed: 'Crossing Attack(2)' }),
  onAttacker('Crossing Attack', 'prepared', (2 / 6) * (4 / 6), {
    printed: 'Crossing Attack(2)',
    target: ['Regeneration'],
  }),
  onAttacker('Crossing Attack', 'prepared', (2 / 6) * (1 / 2), { printed: 'Crossing Attack(2)', version: '3.5.2' }),
  onAttacker('Crossing Strike', 'prepared', 2 * (1 / 2) * 3 * (4 / 6), { printed: 'Crossing Strike(2)', tough: 20 }),
  onAttacker('Crossing Barrage', 'prepared', 2 * (1 / 2) * 3 * (4 / 6), { printed: 'Crossing Barrage(2)', tough: 20 }),
  // Gun and blade both attack, from no distance.
  onWeapon('Strafing', 'prepared', 2 * PLAIN),
  onWeapon('Strafing', 'prepared', 2 * PLAIN, { target: ['Stealth'] }),
  // "This weapon may only be used in this way" (army books 3.5.2 and 3.5.3): no ordinary step has dice.
  onWeapon('Strafing', 'shot', 0),
  onAttacker('Regenerative Strength', 'hardened', 3 * PLAIN),
];

export const attackCases: readonly AttackCase[] = [
  ...weaponCases,
  ...attackerCases,
  ...targetCases,
  ...boostCases,
  ...preparedCases,
];
