// The logic behind controls and lists: stepping dice, searching, exporting, registering games.

import { calculateWith, describeForm, games, type IntegerField, isRefusal } from '@oddsmith/games';
import { attackCalculator } from '@oddsmith/games/fantasy';
import { describe, expect, it, test } from 'vitest';
import { stepExpression } from '../src/components/form/controls/dice-text.ts';
import { fieldAt } from '../src/components/form/fields-at.ts';
import { startOf } from '../src/components/form/integer-range.ts';
import { toText } from '../src/export/text.ts';
import { gamePages } from '../src/games/registry.ts';
import { search } from '../src/shell/search.ts';

test.each([
  ['10', 1, 11],
  ['0', -1, undefined],
  ['2', -5, 0],
  ['D6', 1, 'D6+1'],
  ['2d6+1', -1, '2D6'],
  ['2D6', -1, '2D6-1'],
  [' 2 d 6 - 1 ', 1, '2D6'],
  ['', 1, 1],
  ['', -1, undefined],
  ['nonsense', 1, undefined],
])('stepping %j by %d gives %j', (text, by, result) => {
  expect(stepExpression(text, by)).toBe(result);
});

// A modifier begins with +1, a characteristic with that of an ordinary model, a cost with that of an ordinary unit.
test.each([
  ['wh40k/attack', ['volley', 0, 'modifiers', 'hitModifier'], 1],
  ['wh40k/attack', ['volley', 0, 'modifiers', 'attacksMultiplier'], 2],
  ['wh40k/attack', ['target', 'points'], 100],
  ['wh40k/attack', ['context', 'fixedHit'], 6],
  ['fantasy/attack', ['strength'], 3],
  ['fantasy/battle', ['first', 'champion', 'weaponSkill'], 4],
  ['killteam/shoot', ['attacker', 'piercing'], 1],
  ['killteam/fight', ['first', 'startingWounds'], 10],
  ['grimdark/attack', ['attacker', 'models', 0, 'tough'], 3],
  ['axis/battle', ['waves', 0, 'rounds'], 1],
] as const)('one step up from not used, %s %j: %d', async (id, path, start) => {
  const known = games.flatMap(({ calculators }) => calculators).find((calculator) => calculator.id === id);
  const calculator = await known?.load();
  const field = calculator && fieldAt(describeForm(calculator.input), path);
  expect(field?.kind).toBe('integer');
  expect(startOf(field as IntegerField)).toBe(start);
});

test('search puts titles that start with the query first', () => {
  const finding = (title: string, note: string) => ({ kind: 'field', title, note, path: title }) as const;
  const all = [finding('Reroll hits', ''), finding('Armour', 'stops hits'), finding('Hits', ''), finding('Ward', '')];
  expect(search(all, 'hit').map(({ title }) => title)).toEqual(['Hits', 'Reroll hits', 'Armour']);
  expect(search(all, ' ').length).toBe(4);
});

test('every page in the header belongs to a game that works', () => {
  const known = games.map((game) => game.id);
  expect(gamePages.filter((page) => !known.includes(page.id))).toEqual([]);
});

describe('exports', async () => {
  const answer = calculateWith([attackCalculator], { calculator: 'fantasy/attack', input: { numAttacks: 2 } });
  if (isRefusal(answer)) throw new Error(answer.error.message);

  it('writes a text for a chat', () => {
    const chart = { distribution: 'wounds', title: 'Wounds', axis: 'wounds dealt', side: 'attacker' } as const;
    const told = { title: 'Spears v Knights', chart, line: { at: 2, label: 'kill line 2 W' } };
    const lines = toText(answer, { ...told, link: 'https://example.org/#/x' }).split('\n');
    expect(lines.slice(0, 2)).toEqual(['Spears v Knights', answer.sentence]);
    expect(lines).toContain('   1+   43.8%');
    // Both hit and wound on 4+: a sixteenth.
    expect(lines.at(-2)).toBe('kill line 2 W: 6.3% reach it');
    expect(lines.at(-1)).toBe('https://example.org/#/x');
  });
});
