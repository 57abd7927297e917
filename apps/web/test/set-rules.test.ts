// What is set on a side can be taken off again, and what can be set is found by its name: in every game.
import { complete, sameValue, withValue } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { describe, expect, it } from 'vitest';
import { describeCalculator } from '../descriptions.ts';
import { freeRules, setRules } from '../src/components/unit/set-rules.ts';

const none = new Map();

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', async (_id, calculator) => {
  const { form } = await describeCalculator(calculator);
  const whole = [{ path: [] }];
  const plain = complete(form, {});

  it('nothing is set on a battle that says nothing, whatever can be set is set by it and taken off again', () => {
    const already = setRules(form, plain, whole, none);
    const before = already.length;
    // A part may begin with other values than its fields: those are set from the start.
    const free = freeRules(form, plain, whole, none).filter(
      (rule) => 'value' in rule && !already.some(({ path }) => sameValue(path, rule.path)),
    );
    for (const { path, value, key } of free) {
      const after = withValue(plain, path, value);
      if (!calculator.input.safeParse(after).success) continue;
      const set = setRules(form, after, whole, none);
      expect(set.length, key).toBeGreaterThan(before);
      const back = set
        .filter((rule) => sameValue(rule.path, path))
        .reduce((input, rule) => withValue(input, rule.path, rule.without), after);
      expect(setRules(form, back, whole, none).length, key).toBe(before);
    }
  });
});
