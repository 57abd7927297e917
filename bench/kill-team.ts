// Kill Team: the cases measured at the public peer, plus optimal play.
import { Budget } from '@oddsmith/games';
import {
  type FightInput,
  fightCalculator as fight,
  type ShootInput,
  shootCalculator as shoot,
} from '@oddsmith/games/kill-team';
import type { Benchmark } from './benchmark.ts';

function shot(name: string, targetMs: number, peerMs: number, input: ShootInput): Benchmark {
  const parsed = shoot.input.parse(input);
  return { name, targetMs, peerMs, run: () => shoot.exact(parsed, new Budget()) };
}

function melee(name: string, targetMs: number, peerMs: number | undefined, input: FightInput): Benchmark {
  const parsed = fight.input.parse(input);
  return { name, targetMs, ...(peerMs === undefined ? {} : { peerMs }), run: () => fight.exact(parsed, new Budget()) };
}

const five = { attacks: 5 };
const maxMin = (rounds: number): FightInput => ({
  first: { ...five, strategy: 'maxDamage' },
  second: { ...five, strategy: 'minDamage' },
  rounds,
});

export const benchmarks: Benchmark[] = [
  shot('shoot 4v3', 0.01, 0.0145, {}),
  shot('shoot 6v4 balanced rending v feel no pain', 0.05, 0.115, {
    attacker: { attacks: 6, reroll: 'balanced', abilities: ['rending'] },
    defender: { dice: 4, feelNoPain: 5 },
  }),
  melee('fight 5v5 strike/parry', 0.15, 0.304, {
    first: { ...five, strategy: 'strike' },
    second: { ...five, strategy: 'parry' },
  }),
  melee('fight 5v5 maxDamage/minDamage 1 round', 1.5, 40.8, maxMin(1)),
  melee('fight 5v5 maxDamage/minDamage 3 rounds', 15, 6058, maxMin(3)),
  melee('fight 5v5 maxDamage/minDamage 5 rounds', 30, 101_313, maxMin(5)),
  melee('fight 10v10 maxDamage 5 rounds', 500, 570_000, {
    first: { attacks: 10 },
    second: { attacks: 10 },
    rounds: 5,
  }),
  melee('fight 8v8 24 wounds maxDamage', 30, 18_907, {
    first: { attacks: 8, wounds: 24 },
    second: { attacks: 8, wounds: 24 },
  }),
  melee('fight 5v5 optimalKill 3 rounds', 60, undefined, {
    first: { ...five, strategy: 'optimalKill' },
    second: { ...five, strategy: 'optimalKill' },
    rounds: 3,
  }),
];
