// What a run of two armies is answered with, from its pairings: the same at once and as a job.
import { randomUUID } from 'node:crypto';
import type { Written } from '../services/json-text.ts';
import { aggregates, type Fought } from './aggregates.ts';

/** `matchups` are JSON, one text a pairing. */
export function runReply(matchups: readonly string[], fought: readonly Fought[], enhanced: boolean): Written {
  const timestamp = JSON.stringify(new Date().toISOString());
  const joined = matchups.join(',');
  if (!enhanced) return { json: `{"matchups":[${joined}],"timestamp":${timestamp}}` };
  const { row_aggregates, best_counters } = aggregates(fought);
  const tail = JSON.stringify({ row_aggregates, best_counters }).slice(1, -1);
  const id = JSON.stringify(randomUUID());
  return { json: `{"simulation_id":${id},"matchups":[${joined}],${tail},"timestamp":${timestamp}}` };
}
