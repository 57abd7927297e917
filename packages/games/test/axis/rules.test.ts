// Every rule has a sentence, a battle in which it matters, and two engines that agree on it.
import { type BattleInput, battle as solveBattle } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/axis/rules/glossary.ts';
import { battleObject } from '../../src/axis/schema/index.ts';
import { UNITS } from '../../src/axis/units.ts';
import { toJSONSchema } from '../../src/form/zod.ts';
import { cases } from './cases.ts';
import { twin } from './twin.ts';

function figures(input: BattleInput): number[] {
  return solveBattle(input).waves.flatMap(({ outcome, attackerLoss, defenderLoss, rounds, takesTerritory }) => [
    outcome.both,
    outcome.attackerOnly,
    outcome.defenderOnly,
    outcome.neither,
    attackerLoss,
    defenderLoss,
    rounds,
    takesTerritory,
  ]);
}

describe.each(rules.filter((rule) => !['bombing', 'landing'].includes(rule.category)))('$id', (rule) => {
  const found = cases.filter((one) => one.rule === rule.id);

  test('has a battle in which it matters', () => {
    expect(found, `no case for ${rule.id}`).not.toEqual([]);
    for (const { input, without } of found) expect(figures(input)).not.toEqual(figures(without));
  });

  test('is the same rule to both engines', () => {
    for (const { input } of found) {
      twin(input).forEach((want, w) => {
        const { outcome, attackerLoss, defenderLoss, rounds } = solveBattle(input).waves[w];
        const got = { ...outcome, attackerLoss, defenderLoss, rounds };
        for (const [name, value] of Object.entries(got))
          expect(value, `wave ${w} ${name}`).toBeCloseTo(want[name as keyof typeof got], 10);
      });
    }
  });

  test('says what it does in a sentence', () => {
    expect(rule.summary).toMatch(/^[A-Z].{20,}\.$/s);
  });

  test('names fields and units that exist', () => {
    const { fields = [], units } = rule.effect as { readonly fields?: readonly string[]; readonly units?: string };
    for (const field of fields) expect(Object.keys(battleObject.shape)).toContain(field.split('.')[0]);
    if (units !== undefined) expect(UNITS.some((unit) => units in unit || unit.kind === units)).toBe(true);
  });
});

test('every rule that a field switches on is in the catalogue', () => {
  const text = JSON.stringify(toJSONSchema(battleObject, { unrepresentable: 'any', io: 'input' }));
  const named = [...text.matchAll(/"rule":"([^"]+)"/g)].map((match) => match[1]);
  expect(named.length).toBeGreaterThan(10);
  for (const id of named) expect(rules.map((rule) => rule.id)).toContain(id);
});
