// Messages are data, and the compiler knows every id and every value.
import {
  type Catalogue,
  emitter,
  GRAMMARS,
  type Message,
  type Translation,
  type Writer,
  writerFor,
} from '@oddsmith/words';
import { expect, test } from 'vitest';

interface Cause {
  readonly rule: string;
  readonly by: number;
}

const en = {
  odds: ({ chance, changes }: { chance: number; changes: readonly Cause[] }, w: Writer) =>
    [w.percent(chance), ...changes.map(({ rule, by }) => `${w.signed(by)} ${w.rule(rule)}`)].join(', '),
  weapons: ({ names }: { names: readonly string[] }, w: Writer) =>
    `${w.list(names, 'or')}: ${w.plural(1200, 'point')}, ${w.thousands(1200)}`,
  both: ({ first }: { first: Message }, w: Writer) => `first ${w.say(first)}`,
  over: () => 'over',
} satisfies Catalogue;

const de: Translation<typeof en> = {
  odds: ({ chance, changes }, w) =>
    [w.percent(chance), ...changes.map(({ rule, by }) => `${w.signed(by)} ${w.rule(rule)}`)].join(', '),
  weapons: ({ names }, w) => `${w.list(names, 'or')}: ${w.plural(1200, 'Punkt', 'Punkte')}, ${w.thousands(1200)}`,
  both: ({ first }, w) => `zuerst ${w.say(first)}`,
  over: () => 'vorbei',
};

const say = emitter<typeof en>();
const rules = { heavy: 'Heavy', damaged: 'damaged' };
const english = writerFor(GRAMMARS.en, { messages: en, rules, names: {} });
const german = writerFor(GRAMMARS.de, { messages: de, rules, names: { damaged: 'beschädigt' } });

test('a message is the same data for every language', () => {
  const changes = [
    { rule: 'heavy', by: 1 },
    { rule: 'damaged', by: -1 },
  ];
  const odds = say('odds', { chance: 0.125, changes });
  expect(JSON.parse(JSON.stringify(odds))).toEqual({ id: 'odds', values: { chance: 0.125, changes } });
  expect(english.say(odds)).toBe('12.5%, +1 Heavy, −1 damaged');
  expect(german.say(odds)).toBe('12,5\u00a0%, +1 Heavy, −1 beschädigt');
});

test('lists, numbers and messages within messages', () => {
  const weapons = say('weapons', { names: ['A', 'B', 'C'] });
  expect(english.say(weapons)).toBe('A, B or C: 1200 points, 1,200');
  expect(german.say(weapons)).toBe('A, B oder C: 1200 Punkte, 1.200');
  const both = say('both', { first: say('over') });
  expect([english.say(both), german.say(both)]).toEqual(['first over', 'zuerst vorbei']);
});

test('what has no words is an error, not an empty place', () => {
  expect(() => english.say({ id: 'nothing' })).toThrow('no words for "nothing"');
  expect(() => english.rule('lance')).toThrow('nothing is called "lance"');
});

test('the compiler finds what is missing', () => {
  // @ts-expect-error There is no such message.
  const misspelt = () => say('odd', { chance: 1, changes: [] });
  // @ts-expect-error A value is left out.
  const left = () => say('odds', { chance: 1 });
  // @ts-expect-error A change without what made it.
  const nobody = () => say('odds', { chance: 1, changes: [{ by: 1 }] });
  // @ts-expect-error Values are needed.
  const bare = () => say('odds');
  // @ts-expect-error No values are needed.
  const more = () => say('over', { chance: 1 });
  // @ts-expect-error A message has no words in this language.
  const short: Translation<typeof en> = { odds: de.odds, weapons: de.weapons, both: de.both };
  // @ts-expect-error There is no such message to be translated.
  const long: Translation<typeof en> = { ...de, under: () => 'unter' };
  expect([misspelt, left, nobody, bare, more, short, long]).toHaveLength(7);
});
