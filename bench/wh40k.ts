// The nine cases of the 40,000 speed table, and the worst volley of the aims.
import { type AnyCalculator, Budget, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/wh40k';
import type { Benchmark } from './benchmark.ts';
import { forgetShared } from './wh40k-shared.ts';

const [attack, , , melee] = calculators;

function fought(calculator: AnyCalculator, battle: unknown): unknown {
  forgetShared();
  return calculator.exact(battle, new Budget());
}

function solve(name: string, targetMs: number, peerMs: number | undefined, request: unknown): Benchmark {
  const battle = prepareBattle(attack, request);
  return { name, targetMs, ...(peerMs === undefined ? {} : { peerMs }), run: () => fought(attack, battle) };
}

const marines = { models: 10, wounds: 2, toughness: 4, save: 3 };
const tough = { models: 10, wounds: 2, toughness: 5, save: 3, fnp: 5 };
const cannon = { attacks: 'D6+3', skill: 3, strength: 10, ap: -1, damage: 3, keywords: ['Blast'] };
const heavy = { attacks: 2, skill: 3, strength: 5, ap: -1, damage: 2 };

const leader = { name: 'Captain', models: 1, wounds: 6, toughness: 4, save: 2, invuln: 4, character: true };
const twelve = {
  volley: Array.from({ length: 12 }, (_, index) => ({
    weapon: {
      name: `Gun ${index + 1}`,
      attacks: 2,
      skill: 3,
      strength: 4 + (index % 3),
      ap: -1,
      damage: 1 + (index % 2),
      keywords: index % 4 === 0 ? ['Sustained Hits 1', 'Anti-Infantry 5+'] : ['Rapid Fire 1'],
    },
    count: 1,
    modifiers: {
      hitModifier: (index % 3) - 1,
      rerollHits: index % 2 === 0 ? ('ones' as const) : ('none' as const),
      critHitOn: index % 5 === 0 ? 5 : 6,
      keywords: index % 6 === 0 ? ['Lethal Hits'] : [],
    },
  })),
  target: { groups: [{ name: 'Guard', models: 10, wounds: 2, toughness: 4, save: 3 }, leader], keywords: ['Infantry'] },
};

const chainsword = { kind: 'melee' as const, attacks: 3, skill: 3, strength: 4, ap: -1, damage: 1 };
const fist = { kind: 'melee' as const, attacks: 5, skill: 2, strength: 8, ap: -2, damage: 2 };
const squad = {
  groups: [
    { name: 'Squad', models: 9, wounds: 2, toughness: 4, save: 3, weapons: [{ weapon: chainsword }] },
    { ...leader, weapons: [{ weapon: fist }] },
  ],
};
const tenAgainstTen = prepareBattle(melee, { edition: '11', first: squad, second: squad });

export const benchmarks: readonly Benchmark[] = [
  solve('C1 bolt rifles', 0.2, 1.8, {
    weapon: { attacks: 2, skill: 3, strength: 4, ap: -1, damage: 1 },
    count: 10,
    target: marines,
  }),
  solve('C2 one blast gun', 0.2, 0.9, { weapon: cannon, count: 1, target: marines }),
  solve('C3 three blast guns', 0.2, 7.1, { weapon: cannon, count: 3, target: marines }),
  solve('C4 feel no pain', 0.2, 3.3, { weapon: heavy, count: 10, target: tough }),
  solve('C5 sustained and lethal', 1, 74, {
    weapon: { ...heavy, attacks: 4, keywords: ['Sustained Hits 1', 'Lethal Hits'] },
    count: 10,
    target: tough,
  }),
  solve('C6 anti, devastating, twin-linked', 1, 49, {
    weapon: {
      attacks: 6,
      skill: 3,
      strength: 6,
      ap: -2,
      damage: 'D6+1',
      keywords: ['Anti-Infantry 4+', 'Devastating Wounds', 'Twin-linked'],
    },
    count: 1,
    target: { models: 5, wounds: 3, toughness: 5, save: 2, invuln: 4, fnp: 5, keywords: ['Infantry'] },
  }),
  solve('C7 sixty attacks, sustained D3 on 5+', 2, 1671, {
    weapon: { attacks: 3, skill: 4, strength: 4, ap: 0, damage: 1, keywords: ['Sustained Hits D3'] },
    count: 20,
    target: { models: 20, wounds: 2, toughness: 4, save: 3 },
    context: { critHitOn: 5 },
  }),
  solve('C8 lascannons at a vehicle', 0.2, 2.5, {
    weapon: { attacks: 1, skill: 3, strength: 12, ap: -3, damage: 'D6+1' },
    count: 12,
    target: { models: 1, wounds: 12, toughness: 10, save: 3 },
  }),
  solve('C9 devastating into one-wound models', 1, 105, {
    weapon: { attacks: 1, skill: 2, strength: 4, ap: 0, damage: 2, keywords: ['Devastating Wounds'] },
    count: 20,
    target: { models: 20, wounds: 1, toughness: 4, save: 4 },
  }),
  solve('120 attacks, sustained D3, devastating, mixed unit', 10, undefined, {
    weapon: {
      attacks: 6,
      skill: 3,
      strength: 5,
      ap: -1,
      damage: 2,
      keywords: ['Sustained Hits D3', 'Devastating Wounds'],
    },
    count: 20,
    target: {
      groups: [
        { name: 'Boyz', models: 15, wounds: 1, toughness: 5, save: 5 },
        { name: 'Nobz', models: 4, wounds: 2, toughness: 5, save: 4, fnp: 6 },
        { name: 'Warboss', models: 1, wounds: 6, toughness: 5, save: 4, invuln: 5, character: true },
      ],
    },
  }),
  // What each of three weapons did is followed through all numbers of wounds that wait.
  solve('three devastating weapons, mixed unit with a leader', 40, undefined, {
    volley: ['D6', 2, 'D3'].map((damage) => ({
      weapon: { attacks: 4, skill: 3, strength: 6, ap: -2, damage, keywords: ['Devastating Wounds'] },
      count: 3,
    })),
    target: {
      groups: [
        { name: 'Terminators', models: 5, wounds: 3, toughness: 5, save: 2, invuln: 4 },
        { name: 'Captain', models: 1, wounds: 6, toughness: 5, save: 2, invuln: 4, fnp: 5, character: true },
      ],
    },
  }),
  solve('11th edition: saves of twenty attacks rolled together, unit with a leader', 10, undefined, {
    edition: '11',
    weapon: { attacks: 2, skill: 3, strength: 5, ap: -1, damage: 2, keywords: ['Devastating Wounds'] },
    count: 10,
    target: {
      groups: [
        { name: 'Guard', models: 10, wounds: 2, toughness: 4, save: 3 },
        { name: 'Captain', models: 1, wounds: 6, toughness: 4, save: 2, invuln: 4, character: true },
      ],
    },
  }),
  { name: '40,000: preparing a volley of 12 weapons', targetMs: 0.5, run: () => prepareBattle(attack, twelve) },
  solve('volley of 12 weapons, each with modifiers of its own', 2, undefined, twelve),
  {
    name: 'melee 10 v 10 with leaders',
    targetMs: 20,
    run: () => fought(melee, tenAgainstTen),
  },
];
