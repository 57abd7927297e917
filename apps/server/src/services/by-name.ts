// Everything a request may ask of a thread, by name. Threads load this file.
import { analysisServices, type TaskContext } from '@oddsmith/compute';
import { callTool, type ToolCall } from '@oddsmith/mcp/tools';
import { parseArmy } from '../legacy/parse.ts';
import { readRun, visualize } from '../legacy/run-question.ts';
import { runWork } from '../legacy/run-work.ts';
import { batch, calculate } from './calculate.ts';
import { importArmy } from './import.ts';
import { csvOf, pageOf, readQuestion } from './jobs.ts';
import { shareLink } from './links.ts';
import { battleOfUnits, findUnits } from './units.ts';

export const services = {
  callTool: (call: ToolCall, desk: TaskContext) => callTool(call, { leftMs: desk.leftMs, stop: desk.stop }),
  calculate,
  batch,
  importArmy,
  parseArmy,
  findUnits,
  battleOfUnits,
  shareLink,
  readRun,
  visualize,
  ...analysisServices({ simulation: runWork }),
  readQuestion,
  csvOf,
  pageOf,
};
