// Everything a request may ask of a thread, by name. Threads load this file.
import { analysisServices, type Desk } from '@oddsmith/compute';
import { callTool, type ToolCall } from '@oddsmith/mcp/tools';
import { importArmy, parseArmy } from './armies.ts';
import { batch, calculate } from './calculate.ts';
import { duels, planDuels, visualize } from './duels.ts';
import { csvOf, pageOf, readQuestion } from './jobs.ts';
import { duelCells, duelCollect } from './queued-duels.ts';
import { findUnits } from './units.ts';

export const services = {
  callTool: (call: ToolCall, desk: Desk) => callTool(call, desk),
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
