// Each remark where it applies, and nowhere else.
import { readFileSync } from 'node:fs';
import type { BattleInput } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { battleCalculator } from '../../src/axis/calculators/battle.ts';
import { bombingCalculator } from '../../src/axis/calculators/bombing.ts';
import { answerOf } from '../words.ts';
import { battle, COUNTER, type WaveInput, wave } from './waves.ts';

describe('every remark has a battle that calls for it, and one much like it that does not', () => {
  const two = [wave({ inf: 2 }, { inf: 1 }), wave({ inf: 1 })];
  const played = { played: { attackerLeft: { inf: 1 }, defenderLeft: {} } };
  const listed = (orderOfLoss: string[]): BattleInput => ({
    waves: [{ attack: { units: { inf: 1, fig: 1 }, orderOfLoss }, defense: { units: { inf: 1 } } }],
  });
  const keeps = (takes: number): BattleInput => ({
    waves: [{ attack: { units: { inf: 1, fig: 1 }, takes }, defense: { units: { inf: 1 } } }],
  });
  const rule = (retreat: WaveInput['retreat']) =>
    battle({ inf: 2 }, { inf: 2 }, retreat === undefined ? {} : { retreat });
  const thrown = (more: Partial<BattleInput>): BattleInput => ({
    ...battle({ inf: 2 }, { inf: 2 }),
    ...more,
    report: { rolled: { attacker: { dice: [2, 0, 0, 0], hits: 1 }, defender: { dice: [0, 2, 0, 0], hits: 0 } } },
  });
  const free = { switches: { bombardmentLimited: false } };

  const ROWS: readonly (readonly [fact: string, calls: BattleInput, not: BattleInput])[] = [
    ['no-attackers', battle({}, { inf: 1 }), battle({ inf: 1 }, { inf: 1 })],
    ['no-defenders', battle({ inf: 1 }, {}), { waves: two }],
    ['cannot-take', battle({ fig: 1 }, { inf: 1 }), battle({ fig: 1, inf: 1 }, { inf: 1 })],
    ['cannot-take', battle({ fig: 1 }, { inf: 1 }), battle({ fig: 1 }, { sub: 1, des: 1 }, {}, { naval: true })],
    ['takes-too-many', keeps(2), keeps(1)],
    ['usual-order', battle({ inf: 1 }, { fig: 1, bom: 1 }), battle({ inf: 1 }, { inf: 1, art: 1 })],
    ['bombardment-limited', battle({ inf_a: 1, bat: 2 }, { inf: 1 }), battle({ inf_a: 2, bat: 2 }, { inf: 1 })],
    [
      'bombards-without-landing',
      battle({ fig: 1, bat: 1 }, { inf: 1 }, {}, free),
      battle({ inf_a: 1, bat: 1 }, { inf: 1 }, {}, free),
    ],
    ['landing-assumed', battle({ inf: 1, bat: 1 }, { inf: 1 }), battle({ inf_a: 1, bat: 1 }, { inf: 1 })],
    ['landing-assumed', battle({ inf: 1, bat: 1 }, { inf: 1 }), battle({ inf: 1, bat: 1 }, { inf: 1 }, {}, free)],
    ['order-completed', listed(['inf']), listed(['inf', 'fig'])],
    ['several-retreat-rules', rule({ unitsAtMost: 1, winChanceBelow: 0.1 }), rule({ unitsAtMost: 1 })],
    ['win-means-unused', rule({ winMeans: 'destroys' }), rule({ winMeans: 'destroys', optimal: 'winChance' })],
    ['win-means-unused', rule({ winMeans: 'destroys' }), rule({ winMeans: 'destroys', winChanceBelow: 0.1 })],
    ['profit-fields-unused', rule({ territoryValue: 3 }), rule({ territoryValue: 3, optimal: 'profit' })],
    ['profit-fields-unused', rule({ deadzone: true }), rule({ deadzone: true, profitBelow: 0 })],
    ['landed-stay', battle({ inf_a: 2 }, { inf: 1 }, { rounds: 1 }), battle({ inf: 2 }, { inf: 1 }, { rounds: 1 })],
    [
      'landed-stay',
      battle({ inf_a: 2 }, { inf: 1 }, { retreat: { unitsAtMost: 1 } }),
      battle({ inf_a: 2 }, { inf: 1 }),
    ],
    ['deadzone-twice', { waves: [two[0], { ...two[1], ...COUNTER }], deadzone: true }, { waves: two, deadzone: true }],
    [
      'no-rule-to-ask',
      { ...rule({}), retreatBeforeBattle: true },
      { ...rule({ unitsAtMost: 1 }), retreatBeforeBattle: true },
    ],
    ['no-future-waves', { ...rule({}), valueFutureWaves: true }, { waves: two, valueFutureWaves: true }],
    ['no-luck', { waves: two, report: played }, { waves: two, report: { ...played, allWaves: true } }],
    [
      'no-luck',
      { waves: [two[0], { ...two[1], ...COUNTER }], report: { ...played, allWaves: true } },
      { waves: [two[0]], report: played },
    ],
    [
      'cannot-reach',
      battle({ fig: 2 }, { sub: 1 }, {}, { naval: true }),
      battle({ fig: 1, des: 1 }, { sub: 1 }, {}, { naval: true }),
    ],
    [
      'cannot-reach',
      battle({ sub: 1 }, { fig: 2 }, {}, { naval: true }),
      battle({ sub: 1 }, { fig: 1, des: 1 }, {}, { naval: true }),
    ],
    [
      'called-off',
      battle({ inf: 1 }, { inf: 4 }, { retreat: { profitBelow: 0 } }, { retreatBeforeBattle: true }),
      battle({ inf: 1 }, { inf: 4 }, { retreat: { profitBelow: 0 } }),
    ],
    [
      'no-territory',
      battle({ des: 1 }, { des: 1 }, {}, { naval: true, territoryValue: 2 }),
      battle({ inf: 1 }, { inf: 1 }, {}, { territoryValue: 2 }),
    ],
    ['rolled', thrown({}), battle({ inf: 2 }, { inf: 2 })],
    ['rolled', thrown({}), thrown({ dice: 'lowLuck' })],
    ['rolled-not-judged', thrown({ dice: 'lowLuck' }), thrown({})],
  ];

  const made = (input: BattleInput) => answerOf(battleCalculator, input).advice.map(({ code }) => code);

  test.each(ROWS)('%s', (fact, calls, not) => {
    expect(made(calls)).toContain(`axis/${fact}`);
    expect(made(not)).not.toContain(`axis/${fact}`);
  });

  test('none is left out', () => {
    const source = readFileSync(new URL('../../src/axis/advice.ts', import.meta.url), 'utf8');
    const facts = [...source.matchAll(/(?:info|warning|remark)\(\s*'([a-z-]+)'/g)].map(([, fact]) => fact);
    expect(new Set(facts)).toEqual(new Set(ROWS.map(([fact]) => fact)));
  });
});

test('no bombers and no room for damage are remarked upon', () => {
  const codes = (input: object) => answerOf(bombingCalculator, input).advice.map(({ code }) => code);
  expect(codes({ bombers: 0 })).toEqual(['axis/no-bombers']);
  expect(codes({ bombers: 1, capacity: 0 })).toEqual(['axis/no-capacity']);
  expect(codes({ bombers: 1, capacity: 1 })).toEqual([]);
});
