// Figures worked out by hand, one or more for every rule.
import { Budget, prepareBattle } from '@oddsmith/games';
import { attackCalculator, coverageOf, duelCalculator, rules } from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';
import { type AttackCase, attackCases, OCCASIONS } from './cases/attacks.ts';
import { duelCases } from './cases/duels.ts';

function inputOf(row: AttackCase): object {
  const { weapon = [], attacker = [], target = [], quality = 4, defense = 4, tough } = row;
  const weapons = [
    { name: 'Gun', range: 24, attacks: 1, rules: weapon },
    { name: 'Blade', range: 0, attacks: 1, rules: weapon },
  ];
  const single = tough !== undefined || target.some((rule) => rule.startsWith('Tough'));
  return {
    ...OCCASIONS[row.at],
    attacker: { name: 'A', quality, defense: 4, rules: attacker, models: [{ weapons }] },
    defender: {
      name: 'B',
      quality: 4,
      defense,
      rules: target,
      models: [{ count: single ? 1 : 5, tough: tough ?? null }],
    },
    rulesVersion: row.version ?? '3.5',
  };
}

function titleOf(row: AttackCase): string {
  const where = row.tough === undefined ? '' : ` Tough(${row.tough})`;
  return `${row.rule} ${row.version ?? ''} ${row.at} on D${row.defense ?? 4}${where}: ${row.want.toFixed(4)}`;
}

describe('one attack', () => {
  test.each(attackCases.map((row) => [titleOf(row), row] as const))('%s', (_, row) => {
    const found = attackCalculator.exact(prepareBattle(attackCalculator, inputOf(row)), new Budget());
    expect(found.distributions.wounds.mean).toBeCloseTo(row.want, 12);
  });
});

describe('duels', () => {
  test.each(duelCases.map((row) => [`${row.rule}: ${row.about}`, row] as const))('%s', (_, row) => {
    const found = duelCalculator.exact(prepareBattle(duelCalculator, row.input), new Budget());
    let figure: unknown = Object.values(found.scenarios)[0];
    for (const key of row.figure) figure = (figure as { [key: string]: unknown })[key];
    expect(figure).toBeCloseTo(row.want, 12);
  });
});

test('every rule that counts has a case', () => {
  const cased = new Set([...attackCases, ...duelCases].map((row) => row.rule));
  const counted = rules.filter((rule) => coverageOf(rule.name, { version: '3.5' }) === 'counted');
  expect(counted.map((rule) => rule.name).filter((name) => !cased.has(name))).toEqual([]);
  const names = new Set(rules.map((rule) => rule.name));
  expect([...cased].filter((name) => !names.has(name))).toEqual([]);
});
