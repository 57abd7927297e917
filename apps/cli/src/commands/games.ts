// `oddsmith games`: what exists; `oddsmith games <calculator>`: what it wants to know and which rules it has.
import {
  type AnyCalculator,
  gameTitle,
  inputJsonSchema,
  type Language,
  type Rule,
  ruleWords,
  Speaker,
} from '@oddsmith/games';
import { DONE } from '../exit.ts';
import { fieldList } from '../field-list.ts';
import type { Io } from '../io.ts';
import { calculatorIn, type Library } from '../library.ts';
import { type Style, styleFor } from '../style.ts';
import { type ReportWords, wordsIn } from '../words/words-in.ts';

export interface GamesOptions {
  readonly json?: boolean | undefined;
  readonly language?: Language | undefined;
}

export async function games(
  id: string | undefined,
  { json, language = 'en' }: GamesOptions,
  io: Io,
  library: Library,
): Promise<number> {
  const style = styleFor(io);
  if (id !== undefined) {
    const calculator = await calculatorIn(library, id, language);
    await io.stdout(json ? `${JSON.stringify(details(calculator), null, 2)}\n` : describe(calculator, style, language));
    return DONE;
  }
  const calculators = await library.all();
  await io.stdout(json ? `${JSON.stringify(calculators.map(summary), null, 2)}\n` : list(calculators, style, language));
  return DONE;
}

function summary({ id, title, question }: AnyCalculator) {
  return { id, title, question };
}

function details(calculator: AnyCalculator) {
  const { rules, presets } = calculator;
  return {
    ...summary(calculator),
    rules: rules.map(ruleWords),
    presets,
    input: inputJsonSchema(calculator),
  };
}

function list(calculators: readonly AnyCalculator[], style: Style, language: Language): string {
  const width = Math.max(...calculators.map(({ id }) => id.length));
  const lines: string[] = [];
  let game = '';
  for (const calculator of calculators) {
    const { id, question } = calculator;
    const next = gameTitle(id);
    if (next !== game) lines.push(...(game === '' ? [] : ['']), style.bold(next));
    game = next;
    lines.push(`  ${style.accent(id.padEnd(width))}  ${wordOf(calculator, language)(question)}`);
  }
  return `${[...lines, '', style.dim(wordsIn(language).say('games-hint'))].join('\n')}\n`;
}

/** The sentence, and those of editions that play the rule otherwise. */
function ruleLines({ name, summary, summaryIn = {} }: Rule, word: Word, { say }: ReportWords): string[] {
  return [
    `  ${word(name)}: ${word(summary)}`,
    ...Object.entries(summaryIn).map(
      ([edition, other]) => `    ${say('of-edition', { edition, summary: word(other) })}`,
    ),
  ];
}

/** Names and sentences of a game in a language: what has no words in it stays as it is. */
type Word = (text: string) => string;

function wordOf(calculator: AnyCalculator, language: Language): Word {
  const speaker = new Speaker(calculator, language);
  return (text) => speaker.note(text);
}

function describe(calculator: AnyCalculator, style: Style, language: Language): string {
  const { id, title, question, rules, presets } = calculator;
  const word = wordOf(calculator, language);
  const words = wordsIn(language);
  const { say } = words;
  const blocks = [
    [`${style.accent(id)}  ${style.bold(word(title))}`, word(question)],
    [style.bold(say('head-input')), ...fieldList(calculator, word, words)],
    rules.length === 0 ? [] : [style.bold(say('head-rules')), ...rules.flatMap((rule) => ruleLines(rule, word, words))],
    presets.length === 0
      ? []
      : [
          style.bold(say('head-presets')),
          ...presets.map((preset) => `  ${style.accent(preset.id)}  ${word(preset.title)}: ${word(preset.note)}`),
        ],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
