// Battles of every calculator, of which something is said: inputs of reference results and drawn ones.
import { readFileSync } from 'node:fs';
import { Random } from '@oddsmith/kernel';
import { cases as axisCases } from '../../packages/games/test/axis/cases.ts';
import { randomBattle } from '../../packages/games/test/axis/random-battle.ts';
import { cases as fantasyCases } from '../../packages/games/test/fantasy/cases.ts';
import { Draw, smallAttack, smallCombat } from '../../packages/games/test/fantasy/random-battles.ts';
import { smallCardBattle } from '../../packages/games/test/fantasy/random-cards.ts';
import { duelCases } from '../../packages/games/test/grimdark/cases/duels.ts';
import { RandomBattles } from '../../packages/games/test/grimdark/random-battles.ts';
import { attackSituations, inputOf } from '../../packages/games/test/grimdark/situations.ts';
import { cases as killTeamCases } from '../../packages/games/test/kill-team/cases.ts';
import { randomChoice, randomFight, randomShot } from '../../packages/games/test/kill-team/random-battles.ts';
import { cases as attackCases } from '../../packages/games/test/wh40k/cases.ts';
import { randomAttack } from '../../packages/games/test/wh40k/random-attacks.ts';
import { randomMelee } from '../../packages/games/test/wh40k/random-melee.ts';

/** Those of one game; `count` says how many are drawn. */
export const battlesOf = (game: string, count: number): readonly Asked[] => byGame[game](count);

interface Asked {
  readonly calculator: string;
  readonly input: unknown;
}

const FIXTURES = new URL('../../packages/games/test/', import.meta.url);

/** Every `step`-th line of a file of reference results that names its calculator. */
function vectors(file: string, step: number): readonly Asked[] {
  const lines = readFileSync(new URL(file, FIXTURES), 'utf8').trim().split('\n');
  return lines.filter((_, index) => index % step === 0).map((line) => JSON.parse(line) as Asked);
}

function drawn(count: number, calculator: string, input: (seed: number) => unknown): readonly Asked[] {
  return Array.from({ length: count }, (_, seed) => ({ calculator, input: input(seed + 1) }));
}

const byGame: { readonly [game: string]: (count: number) => readonly Asked[] } = {
  wh40k: (count) => [
    ...attackCases.map(({ input }) => ({ calculator: 'wh40k/attack', input })),
    ...vectors('wh40k/fixtures/attack-extended.jsonl', 8),
    ...vectors('wh40k/fixtures/edition-10.jsonl', 15),
    ...vectors('wh40k/fixtures/edition-11.jsonl', 15),
    ...drawn(count, 'wh40k/attack', (seed) => randomAttack(seed)),
    ...drawn(count / 4, 'wh40k/melee', (seed) => randomMelee(seed)),
  ],
  killteam: (count) => [
    ...killTeamCases,
    ...vectors('kill-team/fixtures/killteam-2.jsonl', 12),
    ...drawn(count, 'killteam/shoot', (seed) => randomShot(new Random(seed))),
    ...drawn(count / 2, 'killteam/fight', (seed) => randomFight(new Random(seed), 3, 2)),
    ...drawn(count / 2, 'killteam/choice', (seed) => randomChoice(new Random(seed))),
  ],
  fantasy: (count) => [
    ...fantasyCases,
    ...vectors('fantasy/fixtures/unit-vectors.jsonl', 20),
    ...drawn(count, 'fantasy/attack', (seed) => smallAttack(new Draw(seed))),
    ...drawn(count / 2, 'fantasy/combat', (seed) => smallCombat(new Draw(seed))),
    ...drawn(count / 2, 'fantasy/battle', (seed) => smallCardBattle(new Draw(seed), 'oldWorld')),
    ...drawn(count / 2, 'fantasy/battle', (seed) => smallCardBattle(new Draw(seed), 'ninthAge')),
  ],
  grimdark: (count) => {
    const random = new RandomBattles(1);
    return [
      ...duelCases.map(({ input }) => ({ calculator: 'grimdark/duel', input })),
      ...attackSituations.map((situation) => ({ calculator: 'grimdark/attack', input: inputOf(situation) })),
      ...vectors('grimdark/fixtures/vectors.jsonl', 10),
      ...drawn(count, 'grimdark/attack', () => random.next(3)),
      ...drawn(count / 8, 'grimdark/duel', () => random.next(1)),
    ];
  },
  axis: (count) => [
    ...axisCases.map(({ input }) => ({ calculator: 'axis/battle', input })),
    ...vectors('axis/fixtures/axis-2.jsonl', 18),
    ...drawn(count, 'axis/battle', (seed) => randomBattle(seed, { units: 2, waves: 2, landed: true })),
  ],
};

/** How many are drawn for the games that have such battles. */
export const DRAWN: { readonly [game: string]: number } = Object.fromEntries(
  Object.keys(byGame).map((game) => [game, 12]),
);
