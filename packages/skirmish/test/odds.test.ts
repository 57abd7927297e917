// Attacks played through the reducer come out as the exact odds shown before: many times over, in several scenes.
import { calculateWith } from '@oddsmith/games';
import { calculators, unitOfDatasheet } from '@oddsmith/games/wh40k';
import { loadBuiltInCatalogue } from '@oddsmith/games/wh40k/library';
import {
  apply,
  attackOdds,
  diceFor,
  forecast,
  legal,
  options,
  quickStart,
  type Setup,
  type Shot,
  type State,
  setupUnitOf,
} from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { unitShots } from '../src/battle/attacks/shots.ts';
import { unitById } from '../src/battle/roster.ts';
import { strikesOf, volleyAt } from '../src/computer/volleys.ts';
import { shareOf } from './share.ts';
import { done, stage, withUnit } from './stage.ts';

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
      if (!applied.ok) throw new Error(applied.problem.code);
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

describe('what is told before the dice', () => {
  /** Answers of the calculator that a forecast says it asked. */
  function answered({ asked }: NonNullable<ReturnType<typeof forecast>>) {
    const calculator = calculators.find(({ id }) => id === asked?.calculator);
    if (calculator === undefined) throw new Error(`nobody was asked: ${asked?.calculator}`);
    return calculateWith([calculator], { calculator: calculator.id, input: asked?.input });
  }

  test('the odds of a volley are those of its shots', () => {
    const state = shooting(24, { terrain: WOODS });
    const told = forecast(state, ['a1'], 'b1')!;
    const [{ findings }] = attackOdds(state, 'a1', told.shots);
    expect(told).toMatchObject({ phase: 'shooting', target: 'b1', charge: null, silent: [] });
    for (const figure of ['meanDamage', 'meanSlain', 'wipeChance', 'belowHalfChance'] as const)
      expect(told.attack?.[figure], figure).toBe(findings.summary[figure]);
  });

  test('S68 half strength is half of what the unit was at the start', () => {
    // Of ten Warriors four are left: below half already, whatever is shot.
    const state = shooting(24);
    const few = withUnit(state, 'b1', { models: unitById(state, 'b1')!.models.slice(0, 4) });
    expect(forecast(few, ['a1'], 'b1')?.attack).toMatchObject({ models: 4, belowHalfChance: 1 });
    expect(forecast(state, ['a1'], 'b1')?.attack?.belowHalfChance).toBeLessThan(1);
  });

  test('S83 Overwatch is told as Overwatch: sixes hit', () => {
    const far: State = { ...stage('movement', { a1: [15, 10], b1: [12, 30] }, { stratagems: true }), cp: [0, 1] };
    const paths = [{ model: 'a1.1', to: [[15, 9] as [number, number]] }];
    const asked = done(far, { type: 'move', unit: 'a1', kind: 'normal', paths }).state;
    const [usual, told] = [far, asked].map((state) => forecast(state, ['b1'], 'a1')!);
    expect([usual.phase, told.phase]).toEqual(['shooting', 'overwatch']);
    // Warriors hit on 4+ and wound on 4+, sixes by Lethal Hits: 1/6 + 2/6 x 1/2 of an attack, of which the first is left.
    expect(told.attack!.meanDamage).toBeCloseTo(usual.attack!.meanDamage / 2, 12);
  });

  test('S58, S59 a charge: the roll by itself, the fight as of a unit that charged, and both together', () => {
    const [one, other] = quickStart().forces;
    const units = one.units.map((unit) => ({
      ...unit,
      weapons: unit.weapons.map((weapon) => ({ ...weapon, keywords: [...weapon.keywords, 'Lance'] })),
    }));
    const forces: Forces = [{ ...one, units }, other];
    const told = (change: Partial<Setup>) =>
      forecast(stage('charge', { a1: [10, 10], b1: [10, 16] }, change), ['a1'], 'b1')!;
    const lances = told({ forces });
    const { charge, attack } = lances;
    // 6" between the rows less two radii of 0.63": 4.74", less 1" of Engagement Range, so 4, which 33 of 36 rolls reach.
    expect(charge).toMatchObject({ needed: 4, chance: 33 / 36, atLeast: false });
    expect(answered(lances)).toMatchObject({ summary: { chargeChance: expect.closeTo(33 / 36, 12) } });
    for (const figure of ['meanDamage', 'wipeChance'] as const)
      expect(charge![figure], figure).toBeCloseTo(charge!.chance * attack![figure], 12);
    expect(attack!.meanDamage).toBeGreaterThan(told({}).attack!.meanDamage);
  });

  test('S22, S27 how far a unit may go: not at all, M, M + 6, and only back where it is engaged', () => {
    const moves = (y: number) => options(stage('movement', { a1: [15, 10], b1: [15, y] }), 'a1').moves;
    expect(moves(30)).toEqual([
      { kind: 'stationary', allowance: 0 },
      { kind: 'normal', allowance: 6 },
      { kind: 'advance', allowance: 12 },
    ]);
    expect(moves(11.5).map(({ kind }) => kind)).toEqual(['stationary', 'fall-back']);
  });

  test('S51 a tank that is engaged shoots at -1, and so do those who shoot at it', () => {
    const context = (state: State, unit: string, target: string) =>
      (forecast(state, [unit], target)!.asked!.input as { context: { engaged: boolean } }).context.engaged;
    const locked = stage('shooting', { a4: [15, 10], b1: [15, 13.5], b3: [15, 30] });
    expect(context(locked, 'a4', 'b3')).toBe(true);
    expect(context({ ...locked, turn: 1, actor: 1 }, 'b3', 'a4')).toBe(true);
    const free = stage('shooting', { a4: [15, 10], b1: [40, 40], b3: [15, 30] });
    expect(context(free, 'a4', 'b3')).toBe(false);
  });

  test('S47, S50, S51 whoever has a shot is offered to shoot, and who may not is told why', () => {
    const scene = (y: number) => stage('shooting', { a1: [15, 10], a4: [35, 10], b1: [15, y], b3: [35, y + 2] });
    const verdicts = (state: State, moved: State['units'][number]['moved']) =>
      ['a1', 'a4'].map((id) => {
        const moving = withUnit(state, id, { moved });
        const { may, why } = legal(moving).units.find(({ unit }) => unit === id)!;
        const shots = unitShots(moving, unitById(moving, id)!);
        if (shots.length > 0) expect(may, id).toContain('shoot');
        return [shots.length > 0, why.shoot];
      });
    const [yes, fled] = [
      [true, undefined],
      [false, 'fell-back'],
    ];
    expect(verdicts(scene(30), 'normal')).toEqual([yes, yes]);
    expect(verdicts(scene(30), 'fall-back')).toEqual([fled, fled]);
    // The rifles of the squad are Assault weapons, its pistols none; the tank has neither.
    expect(verdicts(scene(30), 'advance')).toEqual([yes, [false, 'not-assault']]);
    expect(verdicts(scene(11.5), 'stationary')[1]).toEqual(yes);
  });

  test('S47 no odds are told of a unit that has shot, but why it is silent', () => {
    const state = stage('shooting', { a1: [15, 10], b1: [15, 30] });
    expect(forecast(state, ['a1'], 'b1')?.attack?.meanDamage).toBeGreaterThan(0);
    const told = forecast(withUnit(state, 'a1', { shot: true }), ['a1'], 'b1');
    expect(told).toMatchObject({ attack: null, shots: [], asked: null });
    expect(new Set(told?.silent.map(({ why }) => why))).toEqual(new Set(['already-shot']));
    const [shot] = options(withUnit(state, 'a1', { shot: true }), 'a1').shots;
    expect(shot).toMatchObject({ models: [], why: 'already-shot' });
  });

  test('S55 no odds are told of a charge that may not be declared', () => {
    const state = stage('charge', { a1: [15, 10], b1: [15, 20] });
    expect(forecast(state, ['a1'], 'b1')?.charge?.chance).toBeGreaterThan(0);
    expect(forecast(withUnit(state, 'a1', { moved: 'advance' }), ['a1'], 'b1')).toBeNull();
    // 32 mm bases, their centres 13.5" apart: 12.24" between them. Two sixes would cover that, but it is over 12".
    expect(forecast(stage('charge', { a1: [15, 10], b1: [15, 23.5] }), ['a1'], 'b1')).toBeNull();
  });

  test('S12 a better save in melee and Feel No Pain against Psychic attacks are played', async () => {
    const catalogue = await loadBuiltInCatalogue('10');
    // Rows of the fact table: Howling Banshees 5+, 4+ in melee; Aleya 3+ against mortal wounds and Psychic attacks.
    for (const [name, shot, struck, psychic] of [
      ['Howling Banshees', 5, 4, null],
      ['Aleya', 5, 5, 3],
    ] as const) {
      const found = catalogue.find(name);
      if (found === undefined) throw new Error(`the catalogue has ${name}`);
      const [one, other] = quickStart().forces;
      const units = [setupUnitOf(unitOfDatasheet(found.datasheet)), ...other.units.slice(1)];
      const forces: Forces = [one, { ...other, units }];
      const asked = (phase: 'shooting' | 'fight', y: number) => {
        const { input } = forecast(stage(phase, { a1: [15, 10], b1: [15, y] }, { forces }), ['a1'], 'b1')!.asked!;
        return (input as { target: { groups: readonly object[] } }).target.groups[0];
      };
      expect(asked('shooting', 20), name).toMatchObject({ invuln: shot, fnpPsychic: psychic });
      expect(asked('fight', 11.3), name).toMatchObject({ invuln: struck, fnpPsychic: psychic });
    }
  });
});
