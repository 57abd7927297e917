// Every rule of the packs: it is compiled, says what it does, matters somewhere, changes nothing elsewhere,
// and both engines agree on it, on every path of the dice.
import { readdirSync, readFileSync } from 'node:fs';
import { Budget, prepareBattle } from '@oddsmith/games';
import { attackCalculator, coverageOf, duelCalculator, lookUp, rules } from '@oddsmith/games/grimdark';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { packsSource } from '../../src/grimdark/packs/compile.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import {
  attackSituations,
  duelSituations,
  inputOf,
  PLACES,
  type Place,
  printedFor,
  type Situation,
  withRule,
} from './situations.ts';

const packs = new URL('../../src/grimdark/packs/', import.meta.url);
const V35 = { version: '3.5' } as const;

test('the generated table is what the packs say', () => {
  const names = readdirSync(packs).filter((name) => name.endsWith('.yaml'));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, packs), 'utf8')]));
  const generated = readFileSync(new URL('../packs.generated.ts', packs), 'utf8');
  expect(generated, 'run `npm run packs`').toBe(packsSource(files));
});

test('names and ids are there once, and every summary is one sentence', () => {
  expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  expect(new Set(rules.map((rule) => rule.name.toLowerCase())).size).toBe(rules.length);
  for (const rule of rules) expect(rule.summary, rule.name).toMatch(/^[A-Z+−"X0-9].{5,140}\.$/);
});

test('what a rule grants or boosts is in the packs', () => {
  for (const rule of rules) {
    for (const grant of rule.grants ?? []) expect(lookUp(grant), `${rule.name} grants ${grant}`).toBeDefined();
    if (rule.boosts !== undefined) expect(lookUp(rule.boosts)?.rule.effects, rule.name).not.toHaveLength(0);
    for (const gift of rule.support?.rules ?? [])
      expect(coverageOf(gift, V35), `${rule.name} gives ${gift}`).toBe('counted');
  }
});

function solve(situation: Situation): string {
  if (situation.scenario !== undefined) {
    const { scenarios } = duelCalculator.exact(prepareBattle(duelCalculator, inputOf(situation)), new Budget());
    return JSON.stringify(scenarios);
  }
  return JSON.stringify(attackCalculator.exact(prepareBattle(attackCalculator, inputOf(situation)), new Budget()));
}

/** All paths; false when there are too many to walk. */
function agrees(situation: Situation, maxPaths: number): boolean {
  try {
    if (situation.scenario === undefined) expectAllPathsEqualExact(attackCalculator, inputOf(situation), { maxPaths });
    else expectAllPathsEqualExact(duelCalculator, inputOf(situation), { maxPaths });
    return true;
  } catch (thrown) {
    if (thrown instanceof TooManyPaths) return false;
    throw thrown;
  }
}

/** Walks situations until `wanted` of them were small enough; larger ones only when none was. */
function walk(situations: readonly Situation[], wanted: number): number {
  for (const [maxPaths, among] of [
    [6_000, situations],
    [400_000, situations.slice(0, 2)],
  ] as const) {
    let walked = 0;
    for (const situation of among) {
      if (walked >= wanted) break;
      if (agrees(situation, maxPaths)) walked++;
    }
    if (walked > 0) return walked;
  }
  return 0;
}

const base = new Map<string, string>();

function baseOf(situation: Situation, without: readonly string[], place: Place): string {
  const key = `${situation.name}|${without.join()}|${without.length === 0 ? '' : place}`;
  const known = base.get(key) ?? solve(withRule(situation, without, place));
  base.set(key, known);
  return known;
}

const counted = rules.filter((rule) => coverageOf(rule.name, V35) === 'counted');

describe('rules that count', () => {
  test('are most of the packs', () => {
    expect(counted.length).toBeGreaterThan(140);
  });

  test.each(counted.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
    const printed = printedFor(rule);
    const matters: Situation[] = [];
    const idle: Situation[] = [];
    for (const place of PLACES) {
      for (const situation of [...attackSituations, ...duelSituations]) {
        if (situation.scenario === undefined && place === 'defenderWeapons') continue;
        if (matters.length >= 6 && idle.length >= 3) break;
        const changed = withRule(situation, printed.with, place);
        const same = solve(changed) === baseOf(situation, printed.without, place);
        (same ? idle : matters).push({ ...changed, name: `${situation.name}, ${rule.name} on ${place}` });
      }
    }
    expect(matters.length, 'no situation in which the rule matters').toBeGreaterThan(0);
    expect(idle.length, 'no situation in which the rule changes nothing').toBeGreaterThan(0);
    // A storm is three dice and nine hits: too many paths, so that a seeded run stands in for them.
    if (walk(matters, 2) === 0) expectSimulationInBand(attackCalculator, inputOf(matters[0]));
    expect(walk(idle, 1)).toBe(1);
  });
});

describe('rules without effect', () => {
  const idle = rules.filter((rule) => coverageOf(rule.name, V35) === 'no effect');

  test.each(idle.map((rule) => [rule.name] as const))('%s', (name) => {
    const [situation] = duelSituations;
    for (const place of PLACES) expect(solve(withRule(situation, [name], place))).toBe(baseOf(situation, [], place));
  });
});
