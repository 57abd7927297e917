// Everything a request may ask of a thread, by name. Threads load this file; routes call it through `ask`.
import { analysisServices, type CallOptions, type Runner } from '@oddsmith/compute';
import type { Refusal } from '@oddsmith/games';
import { importArmy, parseArmy } from './armies.ts';
import { batch, calculate } from './calculate.ts';
import { duels, planDuels, visualize } from './duels.ts';
import { csvOf, pageOf, readQuestion } from './jobs.ts';
import { duelCells, duelCollect } from './queued-duels.ts';

export const services = {
  calculate,
  batch,
  importArmy,
  parseArmy,
  planDuels,
  duels,
  visualize,
  duelCells,
  duelCollect,
  ...analysisServices,
  readQuestion,
  csvOf,
  pageOf,
};

/** For workers: what computes the parts of a kind of job, and what puts them together. */
export const jobServices = { simulation: { cells: 'duelCells', collect: 'duelCollect' } } as const;

type Names = keyof typeof services;
type Argument<Name extends Names> = Parameters<(typeof services)[Name]>[0];
type Result<Name extends Names> = Exclude<Awaited<ReturnType<(typeof services)[Name]>>, Refusal>;

/** A service by its name, with the types it has. */
export function ask<Name extends Names>(
  runner: Runner,
  name: Name,
  argument: Argument<Name>,
  options?: CallOptions,
): Promise<Result<Name> | Refusal> {
  return runner.call<Result<Name>>(name, argument, options);
}

/** Where threads find this file: in the build, also when it is read from source. */
export const builtServices = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/services/index.js' : './index.js',
  import.meta.url,
);
