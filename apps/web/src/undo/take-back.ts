// One step back or forward in the log: what it changed is shown, or named where it is not on a page.
import { isRecord, sameValue } from '@oddsmith/games';
import { type Change, withChanges } from '../battle/changes.ts';
import { takeOpenBattle } from '../battle/open-battles.ts';
import { leftOtherwise, stateLogged } from '../battle/visits.ts';
import { undoing as words } from '../language/english/shell/undoing.ts';
import { useCommandStore } from '../shell/commands.ts';
import { takeChoice } from './choices.ts';
import { liveDocument, whenOpen } from './document.ts';
import { change, type Entry, useUndoLog, withoutRecording, writeLog } from './log.ts';
import { comeBack } from './open-page.ts';
import { recordsSaid, takeRecords } from './saved-records.ts';

type Direction = 'back' | 'forward';

let queue: Promise<void> = Promise.resolve();

export function undo(): Promise<void> {
  return step('back');
}

export function redo(): Promise<void> {
  return step('forward');
}

/** One after the other, however quickly they are asked for. */
function step(direction: Direction): Promise<void> {
  queue = queue.then(() => withoutRecording(() => go(direction))).catch(() => undefined);
  return queue;
}

async function go(direction: Direction): Promise<void> {
  for (const entry of nextEntries(direction)) {
    const found = entry.change ?? (await kept(entry.id));
    const undone = direction === 'back';
    const { undone: _, ...rest } = { ...entry, ...(found !== undefined && { change: found }) };
    change([[entry.id, found === undefined ? undefined : { ...rest, ...(undone && { undone }) }]]);
    if (found === undefined) useCommandStore.getState().say(words.lost);
    else await apply(entry, direction === 'back' ? { before: found.after, after: found.before } : found, direction);
  }
  writeLog();
}

/** A deed of several entries goes as one. */
function nextEntries(direction: Direction): readonly Entry[] {
  const { entries } = useUndoLog.getState();
  const first = entries.findIndex(({ undone }) => undone);
  const undone = first === -1 ? entries.length : first;
  if (direction === 'forward') {
    const end = entries.findIndex(({ joined }, at) => at > undone && !joined);
    return entries.slice(undone, end === -1 ? entries.length : end);
  }
  const done = entries.slice(0, undone);
  const start = Math.max(
    0,
    done.findLastIndex(({ joined }) => !joined),
  );
  return done.slice(start).toReversed();
}

async function kept(id: string): Promise<Change | undefined> {
  const { largeChanges } = await import('./large-changes.ts');
  return largeChanges.find(id);
}

async function apply(entry: Entry, { before, after }: Change, direction: Direction): Promise<void> {
  const [kind, id = ''] = entry.document.split(' ');
  const { say } = useCommandStore.getState();
  if (kind === 'library') {
    const taken = await takeRecords(before, after);
    if (!entry.joined) say(recordsSaid(taken));
    return;
  }
  if (kind === 'choice') return takeChoice(id, after);
  if (kind === 'tabs') return takeOpenBattle(before, after);
  if (entry.joined && kind === 'battle') return leaveOtherwise(id, before, after);
  const shown = liveDocument(entry.document, entry.tab);
  const document = shown ?? (await comeBack(kind, id, entry.tab).then((tab) => whenOpen(entry.document, tab)));
  if (document === undefined) return say(words.notFound);
  document.take(withChanges(document.value(), before, after), hasGoneAlong(entry));
  if (shown === undefined) say(words.goneTo[direction]);
}

/** What a mode took over from another one when it was opened goes with what was changed there. */
function leaveOtherwise(calculator: string, before: unknown, after: unknown): void {
  const shown = liveDocument(`battle ${calculator}`);
  shown?.take(withChanges(shown.value(), before, after), true);
  const left = stateLogged(calculator);
  if (shown !== undefined || left === undefined) return;
  const changed = withChanges({ input: left.input }, before, after);
  if (isRecord(changed) && !sameValue(changed.input, left.input)) leftOtherwise(calculator, changed.input);
}

/** Whether another mode of its game took over what this entry changed, and has gone back or forward along with it. */
function hasGoneAlong({ id, document }: Entry): boolean {
  const { entries } = useUndoLog.getState();
  const game = document.split('/')[0];
  const later = entries.slice(entries.findIndex((entry) => entry.id === id) + 1);
  return later.some((entry) => entry.joined && entry.document.split('/')[0] === game);
}
