// The playground: where the cursor is in JSON that is being written, what may stand there, where a problem stands, and lines that run.
import { calculateWith, describeForm } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { attackCalculator } from '@oddsmith/games/wh40k';
import { describe, expect, test } from 'vitest';
import { cursorIn, lineOf, placeOf } from '../src/places/playground/json-text.ts';
import { libraryOf, programLines } from '../src/places/playground/program-lines.ts';
import { suggestionsAt } from '../src/places/playground/suggestions.ts';

/** The text with a bar for the cursor. */
function marked(text: string): readonly [string, number] {
  return [text.replace('|', ''), text.indexOf('|')];
}

test.each([
  ['{|', [], 'key', ''],
  ['{"a": 1, |', [], 'key', ''],
  ['{"target": {"wou|', ['target'], 'key', 'wou'],
  ['{"target": {"models": 3, "wou|", "save": 3}}', ['target'], 'key', 'wou'],
  ['{"context": {"cover": |}}', ['context', 'cover'], 'value', ''],
  ['{"context": {"cover": tr|}}', ['context', 'cover'], 'value', 'tr'],
  ['{"volley": [{"count": 1}, {|}]}', ['volley', 1], 'key', ''],
  ['{"weapon": {"keywords": ["Le|', ['weapon', 'keywords', 0], 'value', 'Le'],
  ['{"a": {"b": 1}, "c|": 2}', [], 'key', 'c'],
  ['{"a": 1 |}', ['a'], 'nothing', ''],
] as const)('%s', (text, path, expects, typed) => {
  expect(cursorIn(...marked(text))).toMatchObject({ path, expects, typed });
});

test('a quotation mark or a bracket inside a text ends nothing', () => {
  expect(cursorIn(...marked('{"name": "a \\" { [", "x|'))).toMatchObject({ path: [], expects: 'key', keys: ['name'] });
});

describe('suggestions', () => {
  const form = describeForm(attackCalculator.input);
  const labels = (text: string) => suggestionsAt(...marked(text), form).map(({ label }) => label);

  test('are fields that are not there yet', () => {
    expect(labels('{"target": {"wounds": 2, |, "save": 3}}')).toContain('toughness');
    expect(labels('{"target": {"wounds": 2, |, "save": 3}}')).not.toContain('wounds');
    expect(labels('{"target": {|, "save": 3}}')).not.toContain('save');
    expect(labels('{"wea|')).toEqual(['weapon']);
  });

  test('are values of a field', () => {
    expect(labels('{"context": {"cover": |}}')).toEqual(['true', 'false']);
    expect(labels('{"weapon": {"keywords": ["Lethal|')).toEqual(['"Lethal Hits"']);
  });

  test('end a text that is still open, and leave what stands behind it', () => {
    const [whole] = suggestionsAt(...marked('{"weapon": {"keywords": ["Leth|]}, "count": 3}'), form);
    expect(whole.text).toBe('{"weapon": {"keywords": ["Lethal Hits"]}, "count": 3}');
    const [name] = suggestionsAt(...marked('{"wea|}'), form);
    expect(name.text).toBe('{"weapon": {}}');
  });

  test('are written with what is missing around them', () => {
    const [whole] = suggestionsAt(...marked('{|"count": 3}'), form).filter(({ label }) => label === 'weapon');
    expect(whole.text).toBe('{"weapon": {},"count": 3}');
    expect(whole.text.slice(whole.at)).toBe('},"count": 3}');
    expect(JSON.parse(whole.text)).toEqual({ weapon: {}, count: 3 });
  });
});

test('a problem is found where it stands', () => {
  const text = '{\n  "weapon": { "attacks": 1 },\n  "volley": [\n    { "count": -1 }\n  ]\n}';
  const { from, to } = placeOf(text, ['volley', 0, 'count']);
  expect(text.slice(from, to)).toBe('-1');
  expect(lineOf(text, from)).toBe(4);
  // Of something that is missing, what it is missing from.
  expect(text.slice(placeOf(text, ['weapon', 'skill']).from)).toMatch(/^\{ "attacks"/);
});

describe('lines for programs', () => {
  test.each(calculators.map(({ id }) => [id] as const))('%s is a function of its package', async (id) => {
    const { module, name } = libraryOf(id);
    const found = (await import(module)) as { readonly [name: string]: unknown };
    const { sentence } = (found[name] as (input: object) => { readonly sentence: string })({});
    const reply = calculateWith(calculators, { calculator: id, input: {} });
    expect('sentence' in reply && reply.sentence).toBe(sentence);
  });

  test('are quoted for a shell', () => {
    const { cli, curl, typescript } = programLines('axis/battle', { words: "it's 3 inf" }, 'https://odds.example');
    expect(cli).toBe(`echo '{"words":"it'\\''s 3 inf"}' | oddsmith calc axis/battle`);
    expect(curl).toContain('https://odds.example/api/v1/calculate');
    expect(typescript).toBe(
      `import { battle } from '@oddsmith/games/axis'; console.log(battle({ words: "it's 3 inf" }).sentence);`,
    );
  });
});
