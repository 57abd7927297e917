// One step back or forward in the log: what it changed is shown, or named where it is not on a page.
import { isRecord } from '@oddsmith/games';
import { type Change, withChanges } from '../battle/changes.ts';
import { leftOtherwise, stateLogged } from '../battle/visits.ts';
import { undoing as words } from '../language/english/shell/undoing.ts';
import { useCommandStore } from '../shell/commands.ts';
import { changeBetween } from './change-between.ts';
import { takeChoice } from './choices.ts';
import { takeOpenBattle } from './closed-battle.ts';
import { type LiveDocument, liveDocument } from './document.ts';
import { allEntries, change, writeLog } from './entries.ts';
import type { Entry } from './entry.ts';
import { openLog, withoutRecording } from './log.ts';
import { comeBack, whenOpen } from './open-page.ts';
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
  queue = queue
    .then(openLog)
    .then(() => withoutRecording(() => go(direction)))
    .catch(() => undefined);
  return queue;
}

async function go(direction: Direction): Promise<void> {
  const isBack = direction === 'back';
  for (const entry of nextEntries(direction)) {
    const { undone: _, ...rest } = entry;
    const as = (of: Change): Entry => ({ ...rest, change: of, ...(isBack && { undone: true }) });
    const found = entry.change ?? (await kept(entry.id));
    change([[entry.id, found && as(found)]]);
    if (found === undefined) useCommandStore.getState().say(words.lost);
    else {
      // Where something else came in between, the way back from here is to what stood here.
      const made = await apply(entry, isBack ? turned(found) : found, direction);
      if (made !== undefined) change([[entry.id, as(isBack ? turned(made) : made)]]);
    }
  }
  writeLog();
}

function turned({ before, after }: Change): Change {
  return { before: after, after: before };
}

/** A deed of several entries goes as one. */
function nextEntries(direction: Direction): readonly Entry[] {
  const entries = allEntries();
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

/** What it came to, where that may be something else than it was. */
async function apply(entry: Entry, step: Change, direction: Direction): Promise<Change | undefined> {
  const [kind, id = ''] = entry.document.split(' ');
  const { say } = useCommandStore.getState();
  if (kind === 'library') {
    const taken = await takeRecords(step.before, step.after);
    if (!entry.joined) say(recordsSaid(taken));
  } else if (kind === 'choice') takeChoice(id, step.after);
  else if (kind === 'tabs') takeOpenBattle(step.before, step.after);
  else if (kind === 'battle' && entry.joined) return leaveOtherwise(id, step);
  else {
    const shown = liveDocument(entry.document, entry.tab);
    const document = shown ?? (await comeBack(kind, id, entry.tab).then((tab) => whenOpen(entry.document, tab)));
    if (document !== undefined) {
      if (shown === undefined) say(words.goneTo[direction]);
      return takeInto(document, step, hasGoneAlong(entry));
    }
    say(words.notFound);
  }
  return undefined;
}

function takeInto(document: LiveDocument, { before, after }: Change, settled: boolean): Change {
  const was = document.value();
  document.take(withChanges(was, before, after), settled);
  return changeBetween(was, document.value());
}

/** What a mode took over from another one when it was opened goes with what was changed there. */
function leaveOtherwise(calculator: string, step: Change): Change | undefined {
  const shown = liveDocument(`battle ${calculator}`);
  if (shown !== undefined) return takeInto(shown, step, true);
  const left = stateLogged(calculator);
  if (left === undefined) return undefined;
  const changed = withChanges({ input: left.input }, step.before, step.after);
  if (!isRecord(changed)) return undefined;
  leftOtherwise(calculator, changed.input);
  return changeBetween({ input: left.input }, { input: changed.input });
}

/** Whether another mode of its game took over what this entry changed, and has gone back or forward along with it. */
function hasGoneAlong({ id, document }: Entry): boolean {
  const entries = allEntries();
  const game = document.split('/')[0];
  const later = entries.slice(entries.findIndex((entry) => entry.id === id) + 1);
  return later.some((entry) => entry.joined && entry.document.split('/')[0] === game);
}
