// Every rule has a case, a sentence, and the agreement of both engines; a new rule without them fails here.
import { readdirSync, readFileSync } from 'node:fs';
import { attack, calculators } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { cases } from './cases.ts';

const [calculator] = calculators;
const source = new URL('../../src/fantasy/', import.meta.url);

describe.each(calculator.rules.map((rule) => ({ ...rule })))('$name', ({ id, name, summary }) => {
  const about = cases.filter((row) => row.rules?.includes(id) && row.calculator === 'fantasy/attack');

  test('has a case with figures of its own', () => expect(about.length).toBeGreaterThan(0));

  test('says in one sentence what it does', () => expect(summary).toMatch(/^[A-Z].*\.$/));

  test('is explained in a step of the answer', () => {
    const steps = attack(about[0].input).steps;
    expect(steps.find((step) => step.title === name)?.text).toBe(summary);
  });

  test('is the same in both engines on every dice path', () => {
    // One or two attacks: enough for the rule to act, few enough to walk every path.
    const input = { ...about[0].input, numAttacks: id === 'sunder' ? 2 : 1, models: 1 };
    expectAllPathsEqualExact(calculator, input, { maxPaths: 500_000 });
  });

  test('is not named by an engine', () => {
    for (const folder of ['exact', 'simulate'])
      for (const file of readdirSync(new URL(folder, source)))
        expect(readFileSync(new URL(`${folder}/${file}`, source), 'utf8'), file).not.toContain(`'${id}'`);
  });
});

test('rule ids are unique', () => {
  const ids = calculator.rules.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every rule named by a case or a field exists', () => {
  const ids: string[] = calculator.rules.map((rule) => rule.id);
  const fields = Object.values(calculator.input.shape).map((field) => field.meta()?.rule);
  for (const id of [...cases.flatMap((row) => row.rules ?? []), ...fields.filter((rule) => rule !== undefined)])
    expect(ids).toContain(id);
});
