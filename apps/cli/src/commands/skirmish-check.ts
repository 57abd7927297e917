// `oddsmith skirmish check`: questions about geometry and rules, JSON lines in, JSON lines out, in the same order.
import { nestingProblem, type Problem, type Speaker } from '@oddsmith/games';
import { answerCheck, skirmishSpeaker } from '@oddsmith/skirmish';
import type { Language } from '@oddsmith/words';
import { DONE } from '../exit.ts';
import type { Io } from '../io.ts';
import { type ParsedLine, parsedLines } from '../lines.ts';
import { type ReportWords, wordsIn } from '../words/words-in.ts';

/** Lines answered before they are written. */
const LINES_AT_ONCE = 100;

interface CheckOptions {
  readonly language?: Language | undefined;
}

type Reply = { readonly id: unknown } & ({ readonly result: object } | { readonly error: Problem });

export async function skirmishCheck({ language = 'en' }: CheckOptions, io: Io): Promise<number> {
  const speaker = await skirmishSpeaker(language);
  for await (const group of parsedLines(io.stdin, LINES_AT_ONCE))
    await io.stdout(group.map((line) => `${JSON.stringify(answerLine(line, speaker, wordsIn(language)))}\n`).join(''));
  return DONE;
}

function answerLine(parsed: ParsedLine, speaker: Speaker, words: ReportWords): Reply {
  if ('error' in parsed) return { id: null, error: words.problem(parsed.error) };
  const nesting = nestingProblem(parsed.value);
  if (nesting !== undefined) return { id: null, error: speaker.problem(nesting) };
  if (!isQuestion(parsed.value))
    return {
      id: null,
      error: { code: 'skirmish/wrong-type', path: '', message: words.say('check-question') },
    };
  const { id = null, check, input } = parsed.value;
  const answer = answerCheck(check, input);
  return { id, ...('error' in answer ? { error: speaker.problem(answer.error) } : answer) };
}

function isQuestion(
  value: unknown,
): value is { readonly id?: unknown; readonly check: string; readonly input?: unknown } {
  return typeof value === 'object' && value !== null && 'check' in value && typeof value.check === 'string';
}
