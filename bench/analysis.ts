// Many calculations as one question: matrices on two threads, and a shooting phase planned.
import { type MatrixQuestion, matrix, plan } from '@oddsmith/analysis';
import { analyse, builtTask, threadRunner } from '@oddsmith/compute';
import type { AnyCalculator } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { rolledPools } from '../packages/games/src/kill-team/exact/pool.ts';
import type { Benchmark } from './benchmark.ts';
import { forgetShared } from './wh40k-shared.ts';

const shootKillTeam = calculators.find(({ id }) => id === 'killteam/shoot') as AnyCalculator;
const attack40k = calculators.find(({ id }) => id === 'wh40k/attack') as AnyCalculator;
const runner = threadRunner({ threads: 2, task: builtTask });
// Threads must not keep the process alive when all is measured.
process.on('beforeExit', () => void runner.close());

const REROLLS = ['none', 'balanced', 'ceaseless', 'relentless'];

/** Operatives and weapons as they come: four to six dice, every reroll, 7 to 18 wounds. */
function killTeam(size: number, kinds = size): MatrixQuestion & { readonly kind: string; readonly calculator: string } {
  const some = (count: number, input: (i: number) => object) =>
    Array.from({ length: count }, (_, i) => ({ title: `${i}`, input: input(i % kinds) }));
  const attacker = (i: number) => ({
    attacks: 4 + (i % 3),
    hit: 2 + (i % 4),
    normalDamage: 2 + (i % 5),
    criticalDamage: 3 + (i % 7),
    reroll: REROLLS[i % 4],
  });
  // No two of 200 alike: what equal pairs save is measured by itself.
  const defender = (i: number) => ({ dice: 3, save: 2 + (i % 5), wounds: 5 + Math.floor(i / 5) });
  return {
    kind: 'matrix',
    calculator: 'killteam/shoot',
    rows: some(size, (i) => ({ attacker: attacker(i) })),
    columns: some(size, (i) => ({ defender: defender(i) })),
  };
}

/** Squads of five to ten with a volley of two weapons against units from a mob to a tank. */
function wh40k(size: number): object {
  const weapon = (i: number) => ({
    attacks: 1 + (i % 4),
    skill: 3 + (i % 2),
    strength: 3 + (i % 10),
    ap: -(i % 4),
    damage: [1, 2, 'D3', 'D6'][i % 4],
  });
  const volley = (i: number) => [
    { weapon: weapon(i), count: 5 + (i % 6) },
    { weapon: weapon(i + 3), count: 1 },
  ];
  const target = (i: number) => ({
    toughness: 3 + (i % 9),
    save: 2 + (i % 5),
    wounds: 1 + (i % 5),
    models: [1, 3, 5, 10][i % 4],
  });
  const entries = (input: (i: number) => object) =>
    Array.from({ length: size }, (_, i) => ({ title: `${i}`, input: input(i) }));
  return {
    kind: 'matrix',
    calculator: 'wh40k/attack',
    rows: entries((i) => ({ volley: volley(i) })),
    columns: entries((i) => ({ target: target(i) })),
  };
}

/** Mobs of ten with a weapon that needs counting and one die to roll again. */
function mobs(size: number): MatrixQuestion {
  const keywords = [['Sustained Hits 1'], ['Lethal Hits', 'Sustained Hits 1'], [], ['Devastating Wounds']];
  const weapon = (i: number) => ({
    attacks: [2, 3, 4, 'D6'][i % 4],
    skill: 3 + (i % 2),
    strength: 4 + (i % 6),
    ap: -(i % 4),
    damage: [1, 2, 'D3', 'D6'][i % 4],
    keywords: keywords[i % 4],
  });
  const volley = (i: number) => [
    { weapon: weapon(i), count: 10 },
    { weapon: weapon(i + 1), count: 2 },
  ];
  const target = (i: number) => ({
    toughness: 3 + (i % 9),
    save: 2 + (i % 5),
    wounds: 1 + (i % 5),
    models: [1, 3, 5, 10][i % 4],
  });
  const entries = (input: (i: number) => object) =>
    Array.from({ length: size }, (_, i) => ({ title: `${i}`, input: input(i) }));
  return {
    rows: entries((i) => ({ volley: volley(i), context: { rerollOneHit: true } })),
    columns: entries((i) => ({ target: target(i) })),
  };
}

function planned40k(shooters: number, targets: number): unknown {
  forgetShared();
  return plan(attack40k, armies(shooters, targets));
}

async function answered(question: object): Promise<object> {
  const result = await analyse(question, runner);
  if ('error' in result) throw new Error(JSON.stringify(result));
  return result;
}

const phase = {
  calculator: 'killteam/shoot',
  shooters: Array.from({ length: 5 }, (_, i) => ({
    title: `shooter ${i}`,
    input: { attacker: { attacks: 4 + (i % 2), hit: 3 + (i % 2), normalDamage: 3, criticalDamage: 4 + i } },
  })),
  targets: Array.from({ length: 4 }, (_, t) => ({
    title: `target ${t}`,
    points: 10 + t,
    input: { defender: { dice: 3, save: 3 + (t % 3), wounds: 8 + 3 * t } },
  })),
};

/** At the bounds of what is proven best: 5 shooters with 3 attacks each, 4 targets of 30 wounds. */
const largest = {
  ...phase,
  shooters: phase.shooters.map(({ title, input: { attacker } }, i) => ({
    title,
    attacks: [0, 1, 2].map((way) => ({
      title: `${way}`,
      input: { attacker: { ...attacker, hit: 2 + ((i + way) % 4), normalDamage: 2 + way, piercing: way % 2 } },
    })),
  })),
  targets: phase.targets.map((target, t) => ({
    ...target,
    input: { defender: { dice: 3, save: 3 + (t % 3), wounds: 30 } },
  })),
};

/** Many weak shots, some better ones, or few strong ones. */
const FIRE = [
  { attacks: 3, strength: 4, ap: 0, damage: 1 },
  { attacks: 2, strength: 6, ap: -1, damage: 2 },
  { attacks: 1, strength: 9, ap: -3, damage: 'D6' },
];
const KEYWORDS = [
  ['Rapid Fire 1'],
  ['Blast'],
  ['Sustained Hits 1', 'Lethal Hits'],
  ['Devastating Wounds'],
  ['Twin-linked'],
];
const UNITS = [
  { models: 30, wounds: 1 },
  { models: 15, wounds: 2 },
  { models: 10, wounds: 3 },
  { models: 1, wounds: 30 },
];

/** Squads of up to ten with three ways to fire each, at units of 30 wounds. */
function armies(shooters: number, targets: number): object {
  return {
    calculator: 'wh40k/attack',
    shooters: Array.from({ length: shooters }, (_, i) => ({
      title: `shooter ${i}`,
      attacks: FIRE.map((fire, way) => ({
        title: `${way}`,
        input: {
          volley: [
            { weapon: { ...fire, skill: 3, keywords: KEYWORDS[i % 5] }, count: 10 - i },
            {
              weapon: {
                attacks: 'D6',
                skill: 3 + (i % 2),
                strength: 8,
                ap: -2,
                damage: 'D3',
                keywords: KEYWORDS[(i + 2) % 5],
              },
              count: 1 + (i % 2),
            },
          ],
        },
      })),
    })),
    targets: Array.from({ length: targets }, (_, t) => ({
      title: `target ${t}`,
      points: 100 + 20 * t,
      input: { target: { toughness: 4 + 2 * (t % 4), save: 5 - (t % 4), ...UNITS[t % 4] } },
    })),
  };
}

export const benchmarks: readonly Benchmark[] = [
  { name: 'Kill Team matrix, 200 x 200, two threads', targetMs: 5000, run: () => answered(killTeam(200)) },
  { name: 'the same of 40 kinds on each side', targetMs: 1000, run: () => answered(killTeam(200, 40)) },
  {
    name: 'Kill Team matrix, 60 x 60, inline: equal pools are rolled once',
    targetMs: 500,
    run: () => matrix(shootKillTeam, killTeam(60)),
  },
  {
    name: 'the same with every pool rolled again for every cell',
    targetMs: 650,
    run: () => matrix(shootKillTeam, killTeam(60), { onProgress: () => rolledPools.forget() }),
  },
  { name: '40,000 matrix, 100 x 100, two threads', targetMs: 15_000, run: () => answered(wh40k(100)) },
  {
    name: '40,000 matrix, 24 x 24, inline: equal pools are rolled once, equal models hurt once',
    // Measured 460 and 538 on the machine of docs/scale.md: the two together show what sharing gains.
    targetMs: 500,
    run: () => matrix(attack40k, mobs(24)),
  },
  {
    name: 'the same with everything worked out again for every cell',
    targetMs: 600,
    run: () => matrix(attack40k, mobs(24), { onProgress: forgetShared }),
  },
  { name: 'plan of 5 shooters and 4 targets with a re-roll', targetMs: 2000, run: () => plan(shootKillTeam, phase) },
  {
    name: 'plan at the bounds: 3 attacks each, 30 wounds each',
    targetMs: 2000,
    run: () => plan(shootKillTeam, largest),
  },
  {
    name: '40,000 plan at the bounds: 3 attacks each, 30 wounds each',
    targetMs: 2000,
    run: () => planned40k(5, 4),
  },
  {
    name: '40,000 plan beyond them, bounded: 8 shooters with 3 attacks each, 6 targets of 30 wounds',
    targetMs: 5000,
    run: () => planned40k(8, 6),
  },
];
