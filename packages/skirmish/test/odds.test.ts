// Attacks played through the reducer come out as the exact odds shown before: many times over, in several scenes.
import { apply, attackOdds, diceFor, quickStart, type Setup, type Shot, type State } from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { unitShots } from '../src/battle/attacks/shots.ts';
import { unitById } from '../src/battle/roster.ts';
import { strikesOf, volleyAt } from '../src/computer/volleys.ts';
import { shareOf } from './share.ts';
import { stage, withUnit } from './stage.ts';

/** A share of the 4,000 of each scene that make 20,000 shootings and 20,000 fights. */
const ATTACKS = shareOf(4_000, 400);
/** Standard errors: one false alarm in about 150,000 comparisons. */
const BAND = 4.5;

type Forces = Setup['forces'];

/** A captain with weapons of his own at the head of the first squad of either side. */
function withLeaders(): Forces {
  const lead = (force: Forces[number]): Forces[number] => {
    const [squad] = force.units;
    const captain = {
      ...squad,
      name: 'Captain',
      keywords: ['Infantry', 'Character'],
      lines: [{ ...squad.lines[0], name: 'Captain', count: 1, w: 5, sv: 2, invuln: 4 }],
      weapons: squad.weapons.map((weapon) => ({ ...weapon, count: 1, strength: 6, damage: 2 })),
      attachedTo: 0,
    };
    return { ...force, units: [...force.units, captain] };
  };
  const [one, other] = quickStart().forces;
  return [lead(one), lead(other)];
}

/** Two stat lines and two kinds of arms in the first unit of either side. */
function mixed(): Forces {
  const mix = (force: Forces[number]): Forces[number] => {
    const [squad, ...rest] = force.units;
    const [line] = squad.lines;
    const lines = [
      { ...line, count: line.count - 1 },
      { ...line, name: 'Sergeant', count: 1, w: line.w + 1, sv: line.sv - 1 },
    ];
    const heavy = squad.weapons.map((weapon) => ({
      ...weapon,
      name: `Heavy ${weapon.name}`,
      count: 1,
      damage: 'D3',
      ap: -3,
    }));
    return { ...force, units: [{ ...squad, lines, weapons: [...squad.weapons, ...heavy] }, ...rest] };
  };
  const [one, other] = quickStart().forces;
  return [mix(one), mix(other)];
}

const WOODS: Setup['terrain'] = [
  {
    id: 't1',
    kind: 'woods',
    footprint: [
      [10, 14],
      [40, 14],
      [40, 17],
      [10, 17],
    ],
    height: 4,
    walls: [],
    floors: [],
  },
];

function shooting(y: number, change: Partial<Setup> = {}): State {
  return stage('shooting', { a1: [15, 10], b1: [12, y] }, change);
}

/** Two units in contact, the first about to strike. */
function fight(attacker: string, change: Partial<Setup> = {}, charged = true): State {
  const state = stage('fight', { [attacker]: [15, 10], b1: [12, 11.4] }, change);
  return { ...withUnit(state, attacker, { charged }), pending: { kind: 'fight', unit: attacker, stage: 'strike' } };
}

function aimed(state: State, attacker: string): readonly Shot[] {
  const unit = unitById(state, attacker);
  if (unit === undefined) throw new Error(`there is no ${attacker}`);
  return state.phase === 'fight'
    ? strikesOf(state, attacker, 'b1')
    : volleyAt(state, unit, unitShots(state, unit), 'b1');
}

const NOTES = { forces: quickStart('notes').forces };

const scenes: readonly [title: string, state: State, attacker: string][] = [
  ['S48 shooting at long range', shooting(30), 'a1'],
  ['S54 shooting with some models within half range', stage('shooting', { a1: [15, 10], b1: [22, 20] }, NOTES), 'a1'],
  ['S43 shooting through woods', shooting(24, { terrain: WOODS }), 'a1'],
  ['S14 shooting of a led unit at a led unit', shooting(20, { forces: withLeaders() }), 'a1'],
  ['S76 shooting of a mixed unit at a mixed unit', shooting(20, { forces: mixed() }), 'a1'],
  ['S66 a fight', fight('a3'), 'a3'],
  ['S59 a fight without a charge', fight('a1', {}, false), 'a1'],
  ['S14 a fight of led units', fight('a1', { forces: withLeaders() }), 'a1'],
  ['S76 a fight of mixed units', fight('a1', { forces: mixed() }), 'a1'],
  ['S66 a fight of a tank', fight('a4'), 'a4'],
];

function lossesOf(before: State, after: State): { readonly slain: number; readonly damage: number } {
  const wounds = (state: State) =>
    state.units.flatMap((unit) => (unit.id === 'b1' ? unit.models.map((model) => model.wounds) : []));
  const [was, is] = [wounds(before), wounds(after)];
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return { slain: was.length - is.length, damage: sum(was) - sum(is) };
}

describe.each(scenes)('%s', (_, state, attacker) => {
  const shots = aimed(state, attacker);

  test(`${ATTACKS} attacks agree with the odds`, () => {
    expect(shots.length).toBeGreaterThan(0);
    const phase = state.phase === 'fight' ? 'fight' : 'shooting';
    const [{ findings }] = attackOdds(state, attacker, shots, phase);
    const action = { type: phase === 'fight' ? 'fight' : 'shoot', unit: attacker, shots };
    const slain = new Map<number, number>();
    let damage = 0;
    for (let seed = 0; seed < ATTACKS; seed++) {
      const applied = apply(state, action, diceFor(seed, 0));
      if (!applied.ok) throw new Error(applied.problem.message);
      const lost = lossesOf(state, applied.state);
      slain.set(lost.slain, (slain.get(lost.slain) ?? 0) + 1);
      damage += lost.damage;
    }
    const { slain: exact, damage: dealt } = findings.distributions;
    for (let n = exact.min; n <= exact.max; n++) {
      const chance = exact.probabilities[n - exact.min];
      const room = (BAND * Math.sqrt(chance * (1 - chance))) / Math.sqrt(ATTACKS) + 10 / ATTACKS;
      expect(Math.abs((slain.get(n) ?? 0) / ATTACKS - chance), `${n} slain`).toBeLessThan(room);
    }
    expect(Math.abs(damage / ATTACKS - dealt.mean)).toBeLessThan((BAND * dealt.stdDev) / Math.sqrt(ATTACKS) + 1e-9);
  });
});
