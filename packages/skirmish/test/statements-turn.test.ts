// Statements on moving, shooting, charging and fighting, each with figures reckoned by hand.
import { type Action, check, fightChoice, quickStart, type State, threat } from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { attackRequest } from '../src/battle/attacks/attack-request.ts';
import { Keywords } from '../src/rules/keywords.ts';
import { bodyOf } from '../src/rules/measure.ts';
import { isPlungingFire } from '../src/rules/plunging-fire.ts';
import { ask, at, box, done, INCH, move, stage, withUnit } from './stage.ts';

const refused = (reason: string) => ({ legal: false, reason });
const to = (x: number, y: number, more: object = {}) => [{ model: 0, to: [[x, y]], ...more }];
const enemy = (x: number, y: number) => [{ id: 'e1', models: [at(x, y)] }];

describe('moving', () => {
  test('S19 a unit does one thing in its Movement phase', () => {
    const stay: Action = { type: 'move', unit: 'a1', kind: 'stationary', paths: [] };
    const { state } = done(stage('movement'), stay);
    expect(check(state, stay)).toMatchObject({ code: 'skirmish/already-moved' });
  });

  test('S21 turning an oval costs 1", that of a Vehicle 2", a round base nothing', () => {
    const turned = (base: object, keywords: readonly string[]) =>
      move({ unit: { keywords, models: [at(10, 10, { base })] }, paths: to(13, 10, { facing: 90 }) });
    expect(turned({ oval: [75, 42] }, ['Mounted'])).toMatchObject({ costs: [4] });
    expect(turned({ oval: [105, 70] }, ['Vehicle'])).toMatchObject({ costs: [5] });
    expect(turned(INCH, ['Infantry'])).toMatchObject({ costs: [3] });
  });

  test('S22 exactly the allowance is allowed', () => {
    expect(move({ paths: to(16, 10) })).toMatchObject({ legal: true, costs: [6] });
    expect(move({ paths: to(16.01, 10) })).toEqual(refused('too-far'));
  });

  test('S24 not through an enemy, not within 1" of one', () => {
    expect(move({ paths: to(15, 10), enemies: enemy(13, 10) })).toEqual(refused('through-enemy'));
    expect(move({ paths: to(15, 10), enemies: enemy(13, 11.9) })).toEqual(refused('near-enemy'));
    expect(move({ paths: to(15, 10), enemies: enemy(13, 12.1) })).toMatchObject({ legal: true });
  });

  test('S25 friends let one pass, Vehicles do not pass Vehicles', () => {
    const friends = [{ id: 'f1', keywords: ['Vehicle'], models: [at(13, 10)] }];
    expect(move({ paths: to(15, 10), friends })).toMatchObject({ legal: true });
    const tank = { keywords: ['Vehicle'], models: [at(10, 10)] };
    expect(move({ paths: to(15, 10), friends, unit: tank })).toEqual(refused('through-friend'));
  });

  test('S27 who is engaged may only stay or fall back, who is not cannot fall back', () => {
    expect(move({ paths: to(9, 10), enemies: enemy(12, 10) })).toEqual(refused('locked-in-combat'));
    expect(move({ kind: 'fall-back', paths: to(9, 10), enemies: enemy(20, 10) })).toEqual(refused('nothing-to-leave'));
  });

  test('S28 falling back through an enemy is a desperate escape, and ends out of reach', () => {
    const scene = { kind: 'fall-back', enemies: enemy(11.5, 10) };
    expect(move({ ...scene, paths: to(15, 10) })).toMatchObject({ legal: true, desperate: [0] });
    expect(move({ ...scene, paths: to(7, 10) })).toMatchObject({ legal: true, desperate: [] });
    expect(move({ ...scene, paths: to(9.6, 10) })).toEqual(refused('ends-engaged'));
  });

  test('S29 a unit ends its move together', () => {
    const unit = { keywords: ['Infantry'], models: [at(10, 10), at(12, 10)] };
    expect(move({ unit, paths: to(9, 10) })).toMatchObject({ legal: true });
    expect(move({ unit, paths: to(8.9, 10) })).toEqual(refused('not-coherent'));
  });

  test('S30 after an Advance no charge and only Assault weapons, after a Fall Back neither', () => {
    const close = { a1: [10, 10], b1: [10, 16] } as const;
    const charge = { type: 'declare-charge', unit: 'a1', targets: ['b1'] };
    for (const [moved, code] of [
      ['advance', 'advanced'],
      ['fall-back', 'fell-back'],
    ] as const) {
      const state = withUnit(stage('charge', close), 'a1', { moved });
      expect(check(state, charge)).toMatchObject({ code: `skirmish/${code}` });
    }
    const fire = { type: 'shoot', unit: 'b1', shots: [{ of: 0, weapon: 0, models: ['b1.1'], target: 'a1' }] };
    const shooters = withUnit({ ...stage('shooting', close), turn: 1, actor: 1 }, 'b1', { moved: 'fall-back' });
    expect(check(shooters, fire)).toMatchObject({ code: 'skirmish/fell-back' });
  });

  test('S46 plunging fire comes from 6" up in a ruin, at models on the ground', () => {
    const ruin = {
      ...box('ruin', 8, 8, 12, 12, 9),
      kind: 'ruin' as const,
      footprint: [
        [8, 8],
        [12, 8],
        [12, 12],
        [8, 12],
      ] as const,
    };
    const body = (x: number, z: number) =>
      bodyOf({ x, y: 10, z, facing: 0, base: INCH, height: 1.5, keywords: new Keywords([]) });
    const terrain = [{ ...ruin, footprint: ruin.footprint.map(([x, y]) => [x, y] as [number, number]) }];
    expect(isPlungingFire(body(10, 6), [body(20, 0)], terrain)).toBe(true);
    expect(isPlungingFire(body(10, 3), [body(20, 0)], terrain)).toBe(false);
    expect(isPlungingFire(body(10, 6), [body(20, 3)], terrain)).toBe(false);
  });

  test('S46 of a unit only the models that stand high up gain by it: two entries of the volley', () => {
    const footprint = [
      [8, 8],
      [16, 8],
      [16, 12],
      [8, 12],
    ] as [number, number][];
    const terrain = [
      { id: 't', kind: 'ruin' as const, footprint, height: 9, walls: [], floors: [{ z: 6, area: footprint }] },
    ];
    const state = stage('shooting', { a1: [10, 10], b1: [10, 20] }, { terrain });
    const [squad] = state.units;
    const models = squad.models.map((model, n) => (n < 2 ? { ...model, z: 6 } : model));
    const high = withUnit(state, 'a1', { models });
    const target = high.units.find(({ id }) => id === 'b1')!;
    const gun = high.setup.forces[0].units[0].weapons.findIndex(({ kind }) => kind === 'ranged');
    const bearers = models.filter(({ weapons }) => weapons.includes(gun)).map(({ id }) => id);
    const shots = [{ of: 0, weapon: gun, models: bearers, target: 'b1' }];
    const { input } = attackRequest(high, high.units[0], target, shots, 'shooting');
    const plunging = input.volley.filter(({ modifiers }) => modifiers?.plungingFire === true);
    expect(plunging.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(2);
    expect(input.volley.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(bearers.length);
  });
});

describe('shooting', () => {
  interface Scene {
    readonly moved?: string;
    readonly keywords?: readonly string[];
    readonly weapon?: object;
    readonly target?: object;
    readonly friends?: readonly object[];
    readonly terrain?: readonly object[];
    readonly x?: number;
  }
  const shots = ({
    moved = 'no',
    keywords = ['Infantry'],
    weapon,
    target,
    friends = [],
    terrain = [],
    x = 30,
  }: Scene) =>
    ask('shooting', {
      unit: { keywords, moved, models: [at(10, 10, { weapons: [0] })] },
      weapons: [{ name: 'gun', range: 24, keywords: [], ...weapon }],
      targets: [{ id: 'e1', keywords: ['Infantry'], abilities: [], models: [at(x, 10)], ...target }],
      friends,
      terrain,
    });
  const fired = (more: object = {}) => ({
    shots: [{ weapon: 0, target: 'e1', models: [0], half: [], unseen: false, hitModifier: 0, ...more }],
  });
  const none = { shots: [] };

  test('S47 not after a Fall Back, with an Assault weapon after an Advance', () => {
    expect(shots({ moved: 'fall-back' })).toEqual(none);
    expect(shots({ moved: 'advance' })).toEqual(none);
    expect(shots({ moved: 'advance', weapon: { keywords: ['Assault'] } })).toEqual(fired());
  });

  test('S48 one and the same model is in range and seen; a Lone Operative within 12"', () => {
    expect(shots({ x: 35 })).toEqual(fired());
    expect(shots({ x: 35.01 })).toEqual(none);
    expect(shots({ target: { abilities: ['lone-operative'] } })).toEqual(none);
    expect(shots({ x: 23, target: { abilities: ['lone-operative'] } })).toEqual(fired({ half: [0] }));
  });

  test('S48 a weapon with several profiles uses one', () => {
    const { forces } = quickStart();
    const [squad, ...others] = forces[0].units;
    const [rifle] = squad.weapons.filter(({ kind }) => kind === 'ranged');
    const profile = (name: string) => ({ ...rifle, name, count: 1, family: 'Plasma gun' });
    const armed = { ...squad, weapons: [profile('Low'), profile('High'), { ...rifle, count: 4 }] };
    const mine = { ...forces[0], units: [armed, ...others] };
    const state = stage('shooting', { a1: [10, 10], b1: [10, 22] }, { forces: [mine, forces[1]] });
    const shot = (weapon: number) => ({ of: 0, weapon, models: ['a1.5'], target: 'b1' });
    const shoot = (...weapons: number[]): Action => ({ type: 'shoot', unit: 'a1', shots: weapons.map(shot) });
    expect(check(state, shoot(0))).toBeNull();
    expect(check(state, shoot(1))).toBeNull();
    expect(check(state, shoot(0, 1))?.code).toBe('skirmish/weapon-used-twice');
  });

  test('S49 a unit that fights a friend is not shot at, and Blast never', () => {
    const friends = [{ id: 'f1', keywords: ['Infantry'], models: [at(31.5, 10)] }];
    expect(shots({ friends })).toEqual(none);
    expect(shots({ friends, target: { keywords: ['Vehicle'] } })).toEqual(fired({ hitModifier: -1 }));
    expect(shots({ friends, target: { keywords: ['Vehicle'] }, weapon: { keywords: ['Blast'] } })).toEqual(none);
  });

  test('S50 pistols while engaged, at whom one is engaged with', () => {
    expect(shots({ x: 11.5 })).toEqual(none);
    for (const word of ['Pistol', 'Close-quarters'])
      expect(shots({ x: 11.5, weapon: { keywords: [word] } })).toEqual(fired({ half: [0] }));
  });

  test('S51 Big Guns Never Tire, at -1 to hit', () => {
    expect(shots({ x: 11.5, keywords: ['Vehicle'] })).toEqual(fired({ half: [0], hitModifier: -1 }));
  });

  test('S52 Indirect Fire needs no sight, and counts as unseen', () => {
    const terrain = [box('ruin', 18, 4, 22, 16, 6)];
    expect(shots({ terrain })).toEqual(none);
    expect(shots({ terrain, weapon: { keywords: ['Indirect Fire'] } })).toEqual(fired({ unseen: true }));
  });

  test('S53, S77 targets are resolved in the order declared, each weapon once', () => {
    const state = stage('shooting', { a1: [10, 10], b1: [10, 22], b2: [24, 22] });
    const shot = (model: string, target: string) => ({ of: 0, weapon: 0, models: [model], target });
    const action = { type: 'shoot', unit: 'a1', shots: [shot('a1.1', 'b2'), shot('a1.2', 'b1')] } as const;
    // Both miss with both attacks: no further dice.
    const { events } = done(state, { ...action, shots: [...action.shots] }, [1, 1, 1, 1]);
    const attacks = events.flatMap((event) => (event.type === 'attack' ? [event.target] : []));
    expect(attacks).toEqual(['b2', 'b1']);
    const twice = { ...action, shots: [shot('a1.1', 'b2'), shot('a1.1', 'b1')] };
    expect(check(state, twice)).toMatchObject({ code: 'skirmish/weapon-used-twice' });
  });
});

describe('charging', () => {
  test('S55 targets are within 12", and only who is free may charge', () => {
    const asked = (x: number) => ask('charge', { unit: [at(10, 10)], targets: [[at(x, 10)]] });
    expect(asked(23)).toMatchObject({ eligible: true });
    expect(asked(23.01)).toMatchObject({ eligible: false });
    const state = stage('charge', { a1: [10, 10], b1: [10, 11.5] });
    expect(check(state, { type: 'declare-charge', unit: 'a1', targets: ['b1'] })).toMatchObject({
      code: 'skirmish/engaged',
    });
  });

  test('S56, S59 the roll is the allowance of every model, and who charged fights first', () => {
    const state = stage('charge', { a1: [10, 10], b1: [10, 16], b2: [40, 40] });
    // 6" between the rows less two radii of 0.63": 4.74" apart, so 4 reaches.
    const rolled = done(state, { type: 'declare-charge', unit: 'a1', targets: ['b1'] }, [3, 2]).state;
    expect(rolled.pending).toMatchObject({ kind: 'charge', dice: [3, 2] });
    const paths = state.units[0].models.map((model) => ({ model: model.id, to: [[model.x, 14] as [number, number]] }));
    const far = paths.map((path) => ({ ...path, to: [[path.to[0][0], 15.001] as [number, number]] }));
    expect(check(rolled, { type: 'charge-move', unit: 'a1', paths: far })).toMatchObject({ code: 'skirmish/too-far' });
    const charged = done(rolled, { type: 'charge-move', unit: 'a1', paths }).state;
    expect(charged.units[0].charged).toBe(true);
    const fight = done(charged, { type: 'end-phase' }).state;
    expect(fight).toMatchObject({ phase: 'fight', fightStep: 'first', actor: 0 });
    expect(fightChoice(fight).units).toEqual(['a1']);
  });

  test('S57 a charge ends at every target and at nobody else', () => {
    const scene = { kind: 'charge', allowance: 8, enemies: [...enemy(16, 10), { id: 'e2', models: [at(16, 12.4)] }] };
    expect(move({ ...scene, targets: ['e1'], paths: to(14.5, 9) })).toMatchObject({ legal: true });
    expect(move({ ...scene, targets: ['e1'], paths: to(13, 9) })).toEqual(refused('target-not-reached'));
    expect(move({ ...scene, targets: ['e1'], paths: to(14.5, 11.2) })).toEqual(refused('near-enemy'));
  });

  test('S58 the needed roll is the gap less 1", rounded up, at least 2', () => {
    const asked = (x: number) => ask('charge', { unit: [at(10, 10)], targets: [[at(x, 10)]] });
    // 5.5" apart: 4.5" to go, so 5, which 30 of 36 rolls reach.
    expect(asked(16.5)).toMatchObject({ needed: 5, chance: 30 / 36 });
    expect(asked(12.5)).toMatchObject({ needed: 2, chance: 1 });
  });

  test('S64 a charge goes around an enemy, not through it', () => {
    const scene = { kind: 'charge', allowance: 12, targets: ['e1'], enemies: enemy(14, 10) };
    expect(move({ ...scene, paths: to(15.5, 10) })).toEqual(refused('through-enemy'));
  });
});

describe('fighting', () => {
  const unit = (id: string, side: number, fightsFirst: boolean, fought = false) => ({
    id,
    side,
    eligible: true,
    fightsFirst,
    fought,
  });

  test('S60 the side whose turn it is not chooses first, and the sides alternate', () => {
    const units = [unit('a1', 0, false), unit('b1', 1, false)];
    expect(ask('fight-order', { turn: 0, last: null, units })).toEqual({ step: 'rest', chooser: 1, units: ['b1'] });
    const after = [unit('a1', 0, false), unit('b1', 1, false, true)];
    expect(ask('fight-order', { turn: 0, last: { side: 1, step: 'rest' }, units: after })).toEqual({
      step: 'rest',
      chooser: 0,
      units: ['a1'],
    });
  });

  test('S60 a unit with Fights First that an enemy piles into later fights with the rest', () => {
    const [one, other] = quickStart().forces;
    const units = other.units.map((unit) => ({ ...unit, abilities: ['fights-first' as const] }));
    // Nobody fights the second Warriors yet: they are 4" away from the first fight.
    const state = stage(
      'charge',
      { a1: [10, 10], a2: [40, 30], b1: [10, 11.5], b2: [10, 16] },
      { forces: [one, { ...other, units }] },
    );
    const fighting = done(state, { type: 'end-phase' }).state;
    expect(fighting.phase).toBe('fight');
    expect(fightChoice(fighting)).toMatchObject({ step: 'first', chooser: 1, units: ['b1'] });
    const models = fighting.units
      .find(({ id }) => id === 'b2')!
      .models.map((model) => ({ ...model, y: 11.5, x: model.x + 0.1 }));
    const reached = withUnit(withUnit(fighting, 'b2', { models }), 'b1', { fought: true });
    expect(fightChoice({ ...reached, lastFought: 1, fightStep: 'first' }).step).toBe('rest');
  });

  test('S61 pile in, strike, consolidate, and each unit once', () => {
    const state = {
      ...stage('fight', { a1: [10, 10], b1: [10, 11.5] }),
      fightStep: 'rest' as const,
      actor: 1 as const,
    };
    const chosen = done(state, { type: 'pile-in', unit: 'b1', paths: [] }).state;
    expect(chosen.pending).toEqual({ kind: 'fight', unit: 'b1', stage: 'strike' });
    const swing = { of: 0, weapon: 1, models: ['b1.1'], target: 'a1' };
    const struck = done(chosen, { type: 'fight', unit: 'b1', shots: [swing] }, [1]).state;
    expect(struck.pending).toEqual({ kind: 'fight', unit: 'b1', stage: 'consolidate' });
    const over = done(struck, { type: 'consolidate', unit: 'b1', toward: 'enemy', paths: [] }).state;
    expect(over.actor).toBe(0);
    expect(over.units.find(({ id }) => id === 'b1')?.fought).toBe(true);
  });

  test('S62 a pile in goes up to 3", closer to the nearest enemy, and ends engaged', () => {
    const scene = { kind: 'pile-in', allowance: 3, enemies: enemy(14, 10) };
    expect(move({ ...scene, paths: to(12.5, 10) })).toMatchObject({ legal: true });
    expect(move({ ...scene, paths: to(11, 10) })).toEqual(refused('not-engaged'));
    expect(move({ ...scene, paths: to(9, 10) })).toEqual(refused('not-closer'));
  });

  test('S63 onto a marker only when no enemy is within 4"', () => {
    const scene = { kind: 'consolidate', allowance: 3, toward: 'objective', objective: { x: 16, y: 10 } };
    expect(move({ ...scene, paths: to(13, 10), enemies: enemy(10, 15.1) })).toMatchObject({ legal: true });
    expect(move({ ...scene, paths: to(13, 10), enemies: enemy(10, 15) })).toEqual(refused('enemy-in-reach'));
  });

  test('S63 the marker that was closest, and no other', () => {
    const objectives = [
      { x: 16, y: 10 },
      { x: 22, y: 10 },
    ];
    const begun = stage('fight', { a1: [10, 10], b1: [10, 30] }, { objectives });
    const state: State = { ...begun, fightStep: 'rest', pending: { kind: 'fight', unit: 'a1', stage: 'consolidate' } };
    const towards = (objective: number) =>
      check(state, { type: 'consolidate', unit: 'a1', toward: 'objective', objective, paths: [] })?.code;
    const nearest = state.units[0].models.map(({ x }) => objectives.map((one) => Math.abs(one.x - x)));
    expect(Math.min(...nearest.map(([first]) => first))).toBeLessThan(Math.min(...nearest.map(([, second]) => second)));
    expect(towards(0)).toBeUndefined();
    expect(towards(1)).toBe('skirmish/objective-not-reached');
  });

  test('S65 who touches a friend that touches the enemy fights too', () => {
    const asked = (gap: number) =>
      ask('fighters', { unit: [at(10, 10), at(10 - 1 - gap, 10)], enemies: [[at(11, 10)]] });
    expect(asked(0.05)).toEqual({ fighters: [0, 1], targets: [[0], [0]] });
    // Neither in contact with the friend nor within 1" of the enemy.
    expect(asked(0.06)).toEqual({ fighters: [0], targets: [[0]] });
  });
});

describe('the end of a turn', () => {
  test('S18 a unit that is not coherent loses the least attached first, of those the most wounded, then the last', () => {
    const state = stage('charge', { a1: [10, 10], b1: [10, 30] });
    const [squad] = state.units;
    // Two of five stand 10" off: one neighbour each, where the three have two.
    const models = squad.models.map((model, n) => (n < 2 ? { ...model, x: model.x + 20 } : model));
    const lost = (changed: typeof models) =>
      done(withUnit(state, 'a1', { models: changed }), { type: 'end-phase' }).events.flatMap((event) =>
        event.type === 'slain' ? [`${event.model} ${event.cause}`] : [],
      );
    expect(lost(models)).toEqual(['a1.2 coherency', 'a1.1 coherency']);
    expect(lost(models.with(0, { ...models[0], wounds: 1 }))).toEqual(['a1.1 coherency', 'a1.2 coherency']);
    expect(lost([...squad.models])).toEqual([]);
  });
});

test('the threat of a unit is its move and its longest range, its move and a charge', () => {
  const [first] = threat(stage('movement'), 0);
  // Necron Warriors: 5" and 24".
  expect(first).toEqual({ unit: 'b1', shooting: 29, charge: 17 });
});
