// Everything a request may ask of a thread, by name. Threads load this file.
import { analysisServices } from '@oddsmith/compute';
import { importArmy, parseArmy } from './armies.ts';
import { batch, calculate } from './calculate.ts';
import { duels, planDuels, visualize } from './duels.ts';
import { csvOf, pageOf, readQuestion } from './jobs.ts';
import { duelCells, duelCollect } from './queued-duels.ts';
import { findUnits } from './units.ts';

export const services = {
  calculate,
  batch,
  importArmy,
  parseArmy,
  findUnits,
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
