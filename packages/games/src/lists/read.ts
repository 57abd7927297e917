// The one door for army lists of any game: which reader a list is for, and what it makes of it.
import type { Language } from '@oddsmith/words';
import { ReadingBudget } from './budget.ts';
import { type Container, openContainer } from './container.ts';
import { pastedLines } from './pasted-text.ts';
import type { ArmyOutline, ImportOptions, ListReader, Refused } from './reader.ts';
import { type ArmyOf, type ListGame, listReaders, readerOf } from './readers.ts';
import { decide, type Evidence, evidenceIn, evidenceInFile, type Recognition } from './recognise.ts';
import { type ListSentence, listSpeaker, say, unread } from './words/index.ts';

/** Why a list was taken for its game; undefined where the game was named. */
export function reasonOf(list: Extract<ArmyImport, { readonly ok: true }>, language?: Language): string | undefined {
  const own = list.evidence?.find(({ game }) => game === list.game);
  if (own === undefined || own.weight === 0) return undefined;
  return listSpeaker(language).say(say('evidence', { signs: own.signs }));
}

type Read<Of extends ListGame> = {
  readonly ok: true;
  readonly game: Of;
  readonly army: ArmyOf<Of>;
  readonly outline: ArmyOutline;
};

/** What spoke for each game, best first; empty where the game was named. */
interface Recognised {
  /** In words. */
  readonly evidence?: readonly Evidence<string>[];
}

export type ReadList = { readonly [Of in ListGame]: Read<Of> }[ListGame] & Recognised;
export type ArmyImport = ReadList | Refused;

const games: readonly ListGame[] = listReaders.map(({ game }) => game);
const withSigns: readonly ListReader[] = listReaders.filter(({ signs }) => signs.length > 0);
const withoutSigns: readonly ListReader[] = listReaders.filter(({ signs }) => signs.length === 0);

async function readWith(
  reader: ListReader,
  container: Container,
  options: ImportOptions,
  budget: ReadingBudget,
): Promise<ArmyImport> {
  const read = await reader.read(container, options, budget);
  if (!read.ok) return read;
  const { army, remarks } = read;
  // The reader of a game hands out armies of that game.
  return { ok: true, game: reader.game, army, outline: { ...reader.outline(army), remarks } } as ReadList;
}

/** Reasons that only say "not one of mine": another reader may know better. */
const NOT_MINE = /-(not-a-list|not-a-roster|broken-json|broken-xml|not-text|wrong-game)$/;

function isBlank(data: Uint8Array | string): boolean {
  return typeof data === 'string' ? data.trim() === '' : data.length === 0;
}

/** Reads a list with the reader of the game that is named. */
export function importArmyList<const Of extends ListGame>(
  data: Uint8Array | string,
  options: ImportOptions & { readonly game: Of },
): Promise<Read<Of> | Refused>;
/** Reads a list with the reader of the game, or with the one that the evidence in it speaks for. */
export function importArmyList(
  data: Uint8Array | string,
  options?: ImportOptions & { readonly game?: string | undefined },
): Promise<ArmyImport>;
export async function importArmyList(
  data: Uint8Array | string,
  options: ImportOptions & { readonly game?: string | undefined } = {},
): Promise<ArmyImport> {
  const named = options.game === undefined ? undefined : readerOf(options.game);
  if (options.game !== undefined && named === undefined)
    return refusedIn(options, 'import/unknown-game', 'game', say('unknown-game', { game: options.game, known: games }));
  // Every reader would say so in the name of its own game.
  if (named === undefined && isBlank(data)) return refusedIn(options, 'import/empty', '', say('nothing-to-read'));
  const budget = new ReadingBudget(options.expired);
  const container = await openContainer(data);
  if (named !== undefined) return readWith(named, container, options, budget);
  if (container.kind === 'refused') return refusedIn(options, `import/${container.fact}`, '', container.said);
  const read = await readRecognised(container, options, budget);
  return read.ok ? read : ((await readNames(container, options, budget)) ?? read);
}

/** What no reader took may be names of units: a list of theirs if most lines are. */
async function readNames(
  container: Container,
  options: ImportOptions,
  budget: ReadingBudget,
): Promise<ReadList | undefined> {
  if (container.kind !== 'text') return undefined;
  for (const reader of withoutSigns) {
    const read = await readWith(reader, container, options, budget);
    if (read.ok && reader.isMostlyRead?.(read.army) === true) return read;
  }
  return undefined;
}

async function readRecognised(
  container: Exclude<Container, { kind: 'refused' }>,
  options: ImportOptions,
  budget: ReadingBudget,
): Promise<ArmyImport> {
  const { game, evidence } = await recognise(container, options);
  // Without evidence the readers refuse it in their own words: too long for any list.
  if (game === undefined && evidence.length > 0 && evidence.every(({ weight }) => weight > 0))
    return ask(evidence, options);
  const likely = withSigns.filter((reader) => reader.game === game);
  let refusal: Refused | undefined;
  for (const reader of new Set([...likely, ...withSigns])) {
    const result = await readWith(reader, container, options, budget);
    if (result.ok) return { ...result, evidence: evidence.map((one) => inWords(one, options)) };
    // What is recognised is refused in the words of its own game, even where another reader was tried after it.
    if (refusal === undefined || (game === undefined && NOT_MINE.test(refusal.problem.code))) refusal = result;
    if (game !== undefined && !NOT_MINE.test(refusal.problem.code)) break;
  }
  return refusal as Refused;
}

/** By signs in the text; what the data of a game know decides where those are not clear. */
async function recognise(
  container: Exclude<Container, { kind: 'refused' }>,
  options: ImportOptions,
): Promise<Recognition> {
  const { kind, text } = container;
  if (kind !== 'text') return decide(evidenceInFile(withSigns, { kind, text }));
  const pasted = pastedLines(text);
  if (!pasted.ok) return { game: undefined, evidence: [] };
  const first = decide(evidenceIn(withSigns, pasted.lines));
  if (first.game !== undefined) return first;
  return decide(
    await Promise.all(
      first.evidence.map(async (one) => {
        const more = await readerOf(one.game)?.confirm?.(pasted.lines, options);
        return more === undefined
          ? one
          : { ...one, weight: one.weight + more.weight, signs: [...one.signs, { datasheets: more.datasheets }] };
      }),
    ),
  );
}

function ask(evidence: readonly Evidence[], options: ImportOptions): Refused {
  const sides = evidence.map(({ game, signs }) => ({ game, title: readerOf(game)?.title ?? game, signs }));
  return refusedIn(options, 'import/which-game', 'game', say('which-game', { sides }));
}

function refusedIn({ language }: ImportOptions, code: string, path: string, message: ListSentence): Refused {
  return unread(language, { code, path, message });
}

function inWords({ signs, ...one }: Evidence, { language }: ImportOptions): Evidence<string> {
  const speaker = listSpeaker(language);
  return { ...one, signs: signs.map((found) => speaker.say(say('sign', found))) };
}
