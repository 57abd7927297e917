// Grimdark Future: one pairing and a whole matrix in nine scenarios, the factors of a duel, and rolled battles.
import { matrix } from '@oddsmith/analysis';
import { Budget, prepareBattle } from '@oddsmith/games';
import {
  combatFactors,
  duelCalculator,
  duelSchema,
  sampleArmies,
  type UnitInput,
  unitSchema,
} from '@oddsmith/games/grimdark';
import { Random } from '@oddsmith/kernel';
import type { Benchmark } from './benchmark.ts';

const [wardens, tide] = sampleArmies.map((army) => army.units.map((unit) => unitSchema.parse(unit)));

const squad: UnitInput = {
  name: 'Squad',
  quality: 4,
  defense: 4,
  models: [
    {
      count: 5,
      weapons: [
        { name: 'Rifle', range: 24, attacks: 1 },
        { name: 'Blade', range: 0, attacks: 1 },
      ],
    },
  ],
};

const pairing = duelSchema.parse({ attacker: wardens[0], defender: tide[0] });
const battle = duelCalculator.prepare(pairing);
const led = prepareBattle(duelCalculator, { attacker: wardens[1], defender: tide[1] });
const charge = prepareBattle(duelCalculator, { attacker: squad, defender: squad, scenarios: ['charge'] });
const brutes: UnitInput = {
  ...squad,
  name: 'Brutes',
  models: [
    {
      count: 40,
      tough: 3,
      weapons: [
        { name: 'Axe', attacks: 2, rules: ['AP(1)'] },
        { name: 'Gun', range: 24 },
      ],
    },
  ],
};
const large = prepareBattle(duelCalculator, { attacker: brutes, defender: brutes });
const play = duelCalculator.simulate(charge);
const dice = new Random(1);

const BATTLES = 20_000;

const everybody = {
  rows: wardens.map((attacker) => ({ title: attacker.name, input: { attacker } })),
  columns: tide.map((defender) => ({ title: defender.name, input: { defender } })),
};

export const benchmarks: readonly Benchmark[] = [
  { name: 'preparing one pairing', targetMs: 1, run: () => duelCalculator.prepare(pairing) },
  {
    name: '40 models of Tough 3 a side x 9 scenarios',
    targetMs: 5000,
    run: () => duelCalculator.exact(large, new Budget()),
  },
  {
    name: 'one pairing x 9 scenarios (5 models v 10)',
    targetMs: 20,
    peerMs: 3600,
    run: () => duelCalculator.exact(battle, new Budget()),
  },
  {
    name: 'led squad (6) v led mob (21) x 9 scenarios',
    targetMs: 100,
    run: () => duelCalculator.exact(led, new Budget()),
  },
  { name: '5 x 5 units x 9 scenarios', targetMs: 1000, run: () => matrix(duelCalculator, everybody) },
  { name: 'combat factors of one pairing x 9 scenarios', targetMs: 1000, run: () => combatFactors(pairing) },
  {
    name: `${BATTLES} rolled charges of 5 v 5 models`,
    targetMs: 100,
    peerMs: 8000,
    run: () => {
      const tally = duelCalculator.tally(charge);
      for (let i = 0; i < BATTLES; i++) tally.add(play(dice));
      return tally.findings();
    },
  },
];
