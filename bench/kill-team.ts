// Kill Team: the cases measured at the public peer, plus optimal play, simulation, and the way from a request to its answer.
import { Budget, calculateWith, prepareBattle, SimulationRun } from '@oddsmith/games';
import {
  calculators,
  type FightInput,
  fightCalculator as fight,
  type ShootInput,
  shootCalculator as shoot,
} from '@oddsmith/games/kill-team';
import type { Benchmark } from './benchmark.ts';

function shot(name: string, targetMs: number, peerMs: number | undefined, input: ShootInput): Benchmark {
  const battle = prepareBattle(shoot, input);
  return { name, targetMs, ...(peerMs === undefined ? {} : { peerMs }), run: () => shoot.exact(battle, new Budget()) };
}

function melee(name: string, targetMs: number, peerMs: number | undefined, input: FightInput): Benchmark {
  const battle = prepareBattle(fight, input);
  return { name, targetMs, ...(peerMs === undefined ? {} : { peerMs }), run: () => fight.exact(battle, new Budget()) };
}

function simulated(name: string, targetMs: number, input: FightInput): Benchmark {
  const battle = prepareBattle(fight, input);
  return { name, targetMs, run: () => new SimulationRun(fight, battle, 1).roll(100_000) };
}

const five = { attacks: 5 };
const maxMin = (rounds: number): FightInput => ({
  first: { ...five, strategy: 'maxDamage' },
  second: { ...five, strategy: 'minDamage' },
  rounds,
});
const ability: FightInput = {
  first: { ...five, strategy: 'maxDamage', damageReduction: { on: 5 } },
  second: { ...five, strategy: 'minDamage', ignoreDice: {} },
};

export const benchmarks: Benchmark[] = [
  shot('shoot 4v3', 0.01, 0.0061, {}),
  {
    name: 'shoot 4v3, prepare',
    targetMs: 0.05,
    run: () => prepareBattle(shoot, {}),
  },
  {
    name: 'shoot 4v3, request to answer',
    targetMs: 0.2,
    run: () => calculateWith(calculators, { calculator: 'killteam/shoot', input: {} }),
  },
  shot('shoot 6v4 balanced rending v feel no pain', 0.05, 0.047, {
    attacker: { attacks: 6, reroll: 'balanced', abilities: ['rending'] },
    defender: { dice: 4, feelNoPain: 5 },
  }),
  shot('shoot 6v4 rerolls of choice v damage reduction', 2, undefined, {
    attacker: { attacks: 6, reroll: 'relentless', rerollChoice: 'optimal' },
    defender: { dice: 4, damageReduction: { on: 5 } },
  }),
  shot('shoot 5v4, optional rules of choice', 1, undefined, {
    optionalRules: 'best',
    attacker: { attacks: 5, autoNormals: 2, normalsToCrits: 1, abilities: ['punishing', 'severe', 'rending'] },
    defender: { dice: 4, coverNormals: 1, normalsToCrits: 1, failsToNormals: 1 },
  }),
  melee('fight 5v5 strike/parry', 0.15, 0.155, {
    first: { ...five, strategy: 'strike' },
    second: { ...five, strategy: 'parry' },
  }),
  {
    name: 'fight 5v5 strike/parry, request to answer',
    targetMs: 0.6,
    run: () =>
      calculateWith(calculators, {
        calculator: 'killteam/fight',
        input: { first: { ...five, strategy: 'strike' }, second: { ...five, strategy: 'parry' } },
      }),
  },
  melee('fight 5v5 maxDamage/minDamage 1 round', 1.5, 8.53, maxMin(1)),
  melee('fight 5v5 maxDamage/minDamage 3 rounds', 15, 972, maxMin(3)),
  melee('fight 5v5 maxDamage/minDamage 5 rounds', 30, 36_460, maxMin(5)),
  melee('fight 10v10 maxDamage 5 rounds', 500, undefined, {
    first: { attacks: 10 },
    second: { attacks: 10 },
    rounds: 5,
  }),
  melee('fight 8v8 24 wounds maxDamage', 30, 6221, {
    first: { attacks: 8, wounds: 24 },
    second: { attacks: 8, wounds: 24 },
  }),
  melee('fight 5v5 optimalKill 3 rounds', 60, undefined, {
    first: { ...five, strategy: 'optimalKill' },
    second: { ...five, strategy: 'optimalKill' },
    rounds: 3,
  }),
  melee('fight 5v5 with damage reduction and an ignored die', 20, undefined, ability),
  simulated('fight 5v5 maxDamage/minDamage, 100,000 simulated', 300, maxMin(1)),
  simulated('fight 5v5 with damage reduction, 100,000 simulated', 300, ability),
];
