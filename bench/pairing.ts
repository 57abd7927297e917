// Pairings of team matches on one thread, for points and for the chance to win.
import { type Pairing, pairing } from '@oddsmith/analysis';
import { Random } from '@oddsmith/kernel';
import type { Benchmark } from './benchmark.ts';

const titles = (first: string, players: number) => Array.from({ length: players }, (_, i) => `${first}${i}`);

/** Whole points from 0 to 20, as captains write them down. */
function teams(players: number): object {
  const random = new Random(players);
  const values = Array.from({ length: players }, () => Array.from({ length: players }, () => random.die(21) - 1));
  return { mine: titles('A', players), theirs: titles('B', players), values };
}

function solved(question: object): Pairing {
  const result = pairing(question);
  if ('error' in result) throw new Error(result.error.message);
  return result;
}

function points(players: number, targetMs: number, peerMs?: number): Benchmark {
  const question = teams(players);
  const name = `${players} v ${players} for points`;
  return { name, targetMs, run: () => solved(question), ...(peerMs === undefined ? {} : { peerMs }) };
}

/** Results spread around each cell as usual. */
function match(players: number, targetMs: number, peerMs?: number): Benchmark {
  const question = { ...teams(players), objective: 'win' };
  const name = `${players} v ${players} for the match`;
  return { name, targetMs, run: () => solved(question), ...(peerMs === undefined ? {} : { peerMs }) };
}

// A public solver of the same game takes about 2 s for eight a side in a browser, one that approximates the match 20 s.
export const benchmarks: readonly Benchmark[] = [
  points(5, 20),
  points(6, 80),
  points(8, 1_500, 2_000),
  match(5, 1_000),
  match(6, 2_000),
  match(8, 20_000, 20_000),
];
