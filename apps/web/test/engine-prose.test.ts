// What the engines say has German words: every sentence of presets, reference inputs and drawn battles, with the same figures.
import { describe, expect, it } from 'vitest';
import { Matcher } from '../src/language/german/engine-prose/matcher.ts';
import { german } from '../src/language/german/german.ts';
import { saidIn } from './prose-corpus.ts';

const table = {
  names: { 'the target': 'das Ziel' },
  whole: {
    '{name} kills {name2} {percent} of the time.': '{name2}: {name} gewinnt in {percent} der Fälle.',
    '{name} strikes; {name} has {number} left.': '{name} schlägt zu und hat noch {number}.',
    'It has {part*}{more}.': 'Es hat {part*}{more}.',
    'Rule: {word}': 'Regel: {word}',
  },
  part: { '1 wound': '1 Lebenspunkt', '{number} wounds': '{number} Lebenspunkte', armour: 'Rüstung' },
  more: { '': '', ', and more': ' und mehr' },
};
const matcher = new Matcher(table, { Hits: 'Trifft' });

describe('a sentence is held against templates', () => {
  it.each([
    ['A kills B 12.5% of the time.', 'B: A gewinnt in 12,5\u00a0% der Fälle.'],
    ['The target kills the target <0.1% of the time.', 'das Ziel: Das Ziel gewinnt in <0,1\u00a0% der Fälle.'],
    ['It has 1 wound.', 'Es hat 1 Lebenspunkt.'],
    [
      'It has 1,200 wounds, armour and 1 wound, and more.',
      'Es hat 1.200 Lebenspunkte, Rüstung und 1 Lebenspunkt und mehr.',
    ],
    ['Rule: hits', 'Regel: Trifft'],
    ['Hits', 'Trifft'],
    ['It has armour. A kills Dr. B 1% of the time.', 'Es hat Rüstung. Dr. B: A gewinnt in 1\u00a0% der Fälle.'],
    ['Orks; loud strikes; Orks; loud has 3 left.', 'Orks; loud schlägt zu und hat noch 3.'],
  ])('%s', (english, said) => expect(matcher.translate(english)).toBe(said));

  it.each([
    'A kills B often.',
    'It has 1 wound and more trouble.',
    'It has armour. It sleeps.',
    'A strikes; B has 3 left.',
    'Rule: constructor',
    '',
  ])('and stays as it is where a part is not known: %s', (english) =>
    expect(matcher.translate(english)).toBeUndefined(),
  );
});

/** Whole and broken numbers, however they are written. */
function figuresOf(text: string): readonly string[] {
  return (text.match(/\d+/g) ?? []).sort();
}

/** A title that is nothing but a name stays as it is. */
function isName(title: string, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase().startsWith(title.toLowerCase()));
}

describe('everything an answer says is said in German, with the same figures', () => {
  it.each(['axis', 'fantasy', 'grimdark', 'killteam', 'wh40k'])('%s', async (game) => {
    await german.loadProse(game);
    const said = await saidIn(game, 12);
    const titles = said.flatMap((one) => one.titles.filter((title) => !isName(title, one.names)));
    const texts = [...new Set([...titles, ...said.flatMap((one) => one.texts)])].filter((text) => /[a-z]/i.test(text));
    const pairs = texts.map((text) => [text, german.prose(text)] as const);
    expect(pairs.filter(([, own]) => own === undefined).map(([text]) => text)).toEqual([]);
    // Rules have texts of their own, which may say "sixes" for "6s".
    const composed = pairs.filter(([text]) => !Object.hasOwn(german.engineWords, text));
    for (const [text, own = ''] of composed) expect(figuresOf(own), `${text} -> ${own}`).toEqual(figuresOf(text));
  });
});
