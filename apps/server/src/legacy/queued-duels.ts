// Runs of whole armies in the queue: their pairings part by part as text, and what they come to.
import type { CellsArgument, CollectArgument, Collected, Part, Refused, TaskContext } from '@oddsmith/compute';
import { Kept } from '@oddsmith/games';
import type { Fought } from './aggregates.ts';
import { duels } from './duels.ts';
import { runReply } from './run-reply.ts';

interface ArmiesQuestion {
  readonly enhanced: boolean;
  /** Of the request, as it came. */
  readonly body: string;
}

const questions = new Kept<ArmiesQuestion>(2);

/** One pairing that cannot be had refuses the whole, as it does at once. */
export function duelCells({ key, question, from, to, refuse }: CellsArgument, desk: TaskContext): Part | Refused {
  if (refuse !== undefined) return { error: refuse };
  const { body, enhanced } = questions.get(key, () => JSON.parse(question) as ArmiesQuestion);
  const part = duels({ key, body, enhanced, from, to }, desk);
  if ('error' in part) return part;
  const items = part.items.map((item, i) => `{"matchup":${item},"fought":${JSON.stringify(part.fought[i])}}`);
  return { total: part.total, items };
}

export function duelCollect({ question, cells }: CollectArgument): Collected {
  const { enhanced } = JSON.parse(question) as ArmiesQuestion;
  const all = JSON.parse(`[${cells.join(',')}]`) as { readonly matchup: object; readonly fought: Fought }[];
  const matchups = all.map(({ matchup }) => JSON.stringify(matchup));
  return runReply(
    matchups,
    all.map(({ fought }) => fought),
    enhanced,
  );
}
