// `oddsmith skirmish position`: a moment of a battle as one line of text, to send, to paste into the page and to start from.
import { decodeLink, encodeLink } from '@oddsmith/analysis';
import { parsePosition, positionOf, type Refused, type State } from '@oddsmith/skirmish';
import { DONE, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { message } from '../words/words-in.ts';
import { isRefused, type Reply, readSave, refuseIn } from './skirmish-file.ts';

const PREFIX = 'oddsmith-position:';

export function positionLine(state: State): string | undefined {
  const position = positionOf(state);
  return position === undefined ? undefined : `${PREFIX}${encodeLink(position)}`;
}

export function stateOfLine(line: string): State | Refused {
  const text = line.trim();
  if (!text.startsWith(PREFIX)) throw new UsageError(message('position-prefix', { prefix: PREFIX }));
  const decoded = decodeLink(text.slice(PREFIX.length));
  if (!decoded.ok) throw new UsageError(message('position-unreadable', { code: decoded.problem.code }));
  const parsed = parsePosition(decoded.state);
  return parsed.ok ? parsed.value : parsed.problem;
}

export async function skirmishPosition(
  file: string,
  options: Reply & { readonly at?: number | undefined },
  io: Io,
): Promise<number> {
  const read = await readSave(file);
  if (isRefused(read)) return refuseIn(read, options, io);
  const { states } = read.played;
  const last = states.length - 1;
  const at = options.at ?? last;
  if (at > last) throw new UsageError(message('last-action', { last }));
  const line = positionLine(states[at]);
  if (line === undefined) throw new UsageError(message('no-position'));
  await io.stdout(options.json ? `${JSON.stringify({ position: line })}\n` : `${line}\n`);
  return DONE;
}
