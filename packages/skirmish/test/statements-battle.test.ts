// Statements on the Command phase, objectives, losses, stratagems, files and the computer, each with figures reckoned by hand.
import {
  apply,
  chargePaths,
  check,
  type Decision,
  decide,
  diceFor,
  hash,
  legal,
  newSave,
  parseSave,
  parseSetup,
  precisely,
  quickStart,
  type Setup,
  type Shot,
  type State,
  skirmishSpeaker,
  start,
} from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { ask, at, box, done, move, stage, withUnit } from './stage.ts';

const english = await skirmishSpeaker('en');

const CP = { stratagems: true } as const;

describe('the Command phase', () => {
  test('S67, S69 both gain a Command point, shock ends, units below half test, then objectives score', () => {
    let state = stage('command', {}, CP);
    state = withUnit(state, 'a1', { shocked: true, models: state.units[0].models.slice(0, 2) });
    state = {
      ...state,
      round: 2,
      objectives: state.objectives.map((one, n) => ({ ...one, holder: n < 2 ? 0 : null })),
    };
    // Leadership 6: 5 fails.
    const { events, state: after } = done(state, { type: 'command' }, [2, 3]);
    const told = events.map((event) => event.type).filter((type) => type !== 'objective' && type !== 'phase');
    expect(told).toEqual(['cp', 'cp', 'recovered', 'rolled', 'shocked', 'vp']);
    expect(after).toMatchObject({ cp: [1, 1], vp: [10, 0], phase: 'movement' });
    expect(after.units[0].shocked).toBe(true);
  });

  test.each([
    [5, [2, 2, 2], false],
    [5, [2, 2], true],
    [1, [5], true],
    [1, [6], false],
  ])('S68 %d models at the start, wounds left %j', (models, wounds, below) => {
    const start = { models, wounds: models === 1 ? 11 : 2 * models };
    const left = wounds.map((one) => ({ wounds: one, ld: 6 }));
    // 26 of 36 rolls of two dice show 6 or more.
    expect(ask('morale', { start, models: left })).toEqual({ below, needed: 6, passChance: 26 / 36 });
  });

  test('S70 a marker is in nobody’s way, and nobody ends on it', () => {
    const scene = { objective: { x: 14, y: 10 }, allowance: 12 };
    const to = (x: number) => [{ model: 0, to: [[x, 10]] }];
    // 20 mm of the marker and half an inch of the base: they touch at 1.2874", and overlap nearer than that.
    const touching = 20 / 25.4 + 0.5;
    expect(move({ ...scene, paths: to(18) })).toMatchObject({ legal: true });
    expect(move({ ...scene, paths: to(14 + touching) })).toMatchObject({ legal: true });
    expect(move({ ...scene, paths: to(14 + touching - 0.001) })).toEqual({ legal: false, reason: 'overlaps-terrain' });
    const state = stage('movement', { a1: [30, 20] });
    const onto = { type: 'move', unit: 'a1', kind: 'normal', paths: [{ model: 'a1.1', to: [[30, 22]] }] };
    expect(check(state, onto)?.code).toBe('skirmish/overlaps-terrain');
  });

  test('S72, S73 the higher sum of OC within 3" of the marker’s edge holds it, a tie nobody', () => {
    // The marker’s radius is 20 mm, the base’s half an inch: in range up to 4.287" from middle to middle.
    const asked = (y: number, oc: number) =>
      ask('objective', {
        objective: { x: 30, y: 22 },
        models: [at(30, y, { side: 0, oc: 2 }), at(34, 22, { side: 1, oc })],
      });
    expect(asked(26.287, 1)).toEqual({ oc: [2, 1], holder: 0 });
    expect(asked(26.288, 1)).toEqual({ oc: [0, 1], holder: 1 });
    expect(asked(26, 2)).toEqual({ oc: [2, 2], holder: null });
  });

  test('S74 at most 15 points a turn, none in round 1, and for annihilation a point for every 10 destroyed', () => {
    const held = (round: number): State => {
      const state = stage('command');
      return { ...state, round, objectives: state.objectives.map((one) => ({ ...one, holder: 0 })) };
    };
    expect(done(held(1), { type: 'command' }).state.vp).toEqual([0, 0]);
    expect(done(held(2), { type: 'command' }).state.vp).toEqual([15, 0]);
    // In round 5 who goes second scores at the end instead.
    const second: State = { ...held(5), turn: 1, actor: 1, first: 0 };
    expect(done(second, { type: 'command' }).state.vp).toEqual([0, 0]);
  });
});

test.each([0, 1] as const)('S75 when side %d concedes, the other has won', (side) => {
  const winner = side === 0 ? 1 : 0;
  expect(done(stage('movement'), { type: 'concede', side }).state).toMatchObject({
    phase: 'over',
    result: { winner, reason: 'conceded' },
  });
});

describe('losses', () => {
  const model = (wounds: number, weapons: readonly number[], more: object = {}) => ({
    ...at(10, 10),
    wounds,
    w: 2,
    weapons,
    ...more,
  });

  test('S76 a wounded model first, leaders last', () => {
    const row = (models: readonly object[]) => models.map((one, n) => ({ ...one, x: 10 + 2 * n }));
    expect(ask('loss', { models: row([model(1, [0]), model(2, [0]), model(2, [0])]) })).toEqual({ model: 0 });
    expect(ask('loss', { models: row([model(2, [0]), model(1, [1], { leader: true })]) })).toEqual({ model: 0 });
  });

  test('S80 the most common arms first, of those the highest number', () => {
    const models = [model(2, [1]), model(2, [0]), model(2, [0])].map((one, n) => ({ ...one, x: 10 + 2 * n }));
    expect(ask('loss', { models })).toEqual({ model: 2 });
  });

  test('S79 the owner’s order is followed, also when it is the other side’s turn', () => {
    const state = stage('shooting', { a1: [10, 10], b1: [10, 20] });
    const order = ['b1.3', ...state.units[4].models.map(({ id }) => id).filter((id) => id !== 'b1.3')];
    const ordered = done(state, { type: 'loss-order', unit: 'b1', order }).state;
    const shots = [{ of: 0, weapon: 0, models: ['a1.1'], target: 'b1' }];
    // Two attacks: one hits, wounds and is not saved.
    const { events } = done(ordered, { type: 'shoot', unit: 'a1', shots }, [6, 1, 6, 1]);
    expect(events.filter((event) => event.type === 'slain')).toMatchObject([{ model: 'b1.3' }]);
    expect(check(state, { type: 'loss-order', unit: 'b1', order: order.slice(1) })).toMatchObject({
      code: 'skirmish/loss-order-invalid',
    });
  });

  test('S54 a Hazardous weapon that shows a 1 costs its bearer three mortal wounds, without spill', () => {
    const [one, other] = quickStart().forces;
    const [squad, ...rest] = one.units;
    const weapons = squad.weapons.map((weapon, index) =>
      index === 0 ? { ...weapon, attacks: 1, keywords: ['Hazardous'] } : weapon,
    );
    const forces = [{ ...one, units: [{ ...squad, weapons }, ...rest] }, other] as [typeof one, typeof other];
    const state = stage('shooting', { a1: [10, 10], b1: [10, 20] }, { forces });
    const shots = [{ of: 0, weapon: 0, models: ['a1.1', 'a1.2'], target: 'b1' }];
    // Both miss; the first test is a 1: a bearer of two wounds is lost, the third wound with it.
    const { state: after, events } = done(state, { type: 'shoot', unit: 'a1', shots }, [1, 1, 1, 4]);
    expect(after.units[0].models).toHaveLength(4);
    expect(events.filter((event) => event.type === 'slain')).toMatchObject([{ cause: 'hazardous' }]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'rolled', purpose: 'hazardous', dice: [1, 4] }));
  });

  test('S54 Precision goes to the leader where it is asked for and the leader is seen', () => {
    const [one, other] = quickStart().forces;
    const [squad] = one.units;
    const [warriors, , immortals] = other.units;
    const aimed = squad.weapons.map((weapon, index) =>
      index === 0 ? { ...weapon, attacks: 1, keywords: ['Precision'] } : weapon,
    );
    const leader = {
      ...immortals,
      name: 'Lord',
      keywords: ['Infantry', 'Character'],
      lines: [{ ...immortals.lines[0], count: 1 }],
      weapons: immortals.weapons.map((weapon) => ({ ...weapon, count: 1 })),
      attachedTo: 0,
    };
    const parsed = parseSetup({
      ...quickStart(),
      forces: [
        { ...one, units: [{ ...squad, weapons: aimed }] },
        { ...other, units: [warriors, leader] },
      ],
    });
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const { forces } = parsed.value;
    const slainWith = (terrain: State['setup']['terrain'], asked: boolean) => {
      // The leader stands last in the row, from 10 to 24; the squad shoots from the other end.
      const state = stage('shooting', { a1: [10, 10], b1: [10, 20] }, { forces, terrain });
      const shots: Shot[] = [{ of: 0, weapon: 0, models: ['a1.1'], target: 'b1' }];
      const fired = asked ? precisely(state, 'a1', shots) : shots;
      expect(fired[0].precision).toBe(asked && terrain.length === 0 ? true : undefined);
      const declared = asked ? [{ ...shots[0], precision: true }] : shots;
      // Hits, wounds, and the save fails.
      return done(state, { type: 'shoot', unit: 'a1', shots: declared }, [6, 6, 1]).events.flatMap((event) =>
        event.type === 'slain' ? [event.model] : [],
      );
    };
    const [lord] = stage('shooting', {}, { forces, terrain: [] }).units[1].models.slice(-1);
    expect(slainWith([], true)).toEqual([lord.id]);
    expect(slainWith([], false)).not.toEqual([lord.id]);
    // Behind crates 5" high only the leader is out of sight.
    const crates: State['setup']['terrain'][number] = {
      ...{ id: 'crates', kind: 'crates', height: 5, walls: [], floors: [] },
      footprint: [
        [15, 16],
        [23, 16],
        [23, 18],
        [15, 18],
      ],
    };
    expect(slainWith([crates], true)).not.toEqual([lord.id]);
  });
});

describe('stratagems', () => {
  const rolled = () => ({
    ...done(stage('movement', {}, CP), { type: 'advance', unit: 'a1' }, [2]).state,
    cp: [1, 0] as const,
  });

  test('S81, S82 a Command Re-roll costs a point and is used once', () => {
    const again = done(rolled(), { type: 'reroll' }, [5]).state;
    expect(again).toMatchObject({ cp: [0, 0], pending: { kind: 'advance', roll: 5, rerolled: true } });
    expect(check(again, { type: 'reroll' })).toMatchObject({ code: 'skirmish/stratagem-used' });
    expect(check({ ...rolled(), cp: [0, 0] }, { type: 'reroll' })).toMatchObject({
      code: 'skirmish/no-command-points',
    });
  });

  test('S83 the other side is asked for Overwatch when it sees a unit move within 24"', () => {
    const close = { a1: [10, 10], b1: [10, 22] } as const;
    const walk = (cp: readonly [number, number]) => {
      const state: State = { ...stage('movement', close, CP), cp };
      const paths = state.units[0].models.map(({ id, x }) => ({ model: id, to: [[x, 11] as [number, number]] }));
      return done(state, { type: 'move', unit: 'a1', kind: 'normal', paths }).state;
    };
    const asked = walk([0, 1]);
    expect(asked).toMatchObject({ actor: 1, pending: { kind: 'overwatch', against: 'a1', at: 'start' } });
    // It has not moved yet.
    expect(asked.units[0].models[0].y).toBe(10);
    expect(walk([0, 0])).toMatchObject({ actor: 0, pending: null });
    const over = done(asked, { type: 'pass' }).state;
    expect(over).toMatchObject({ actor: 1, pending: { kind: 'overwatch', against: 'a1', at: 'end' } });
    expect(over.units[0].models[0].y).toBe(11);
    expect(done(over, { type: 'pass' }).state).toMatchObject({ actor: 0, pending: null });
  });

  test('S83 a declared charge is no move: Overwatch is asked for when the charge moves, with its roll known', () => {
    const state: State = { ...stage('charge', { a1: [10, 10], b1: [10, 15] }, CP), cp: [0, 1] };
    const rolled = done(state, { type: 'declare-charge', unit: 'a1', targets: ['b1'] }, [6, 5]).state;
    expect(rolled).toMatchObject({ actor: 0, pending: { kind: 'charge', dice: [6, 5] } });
    const paths = chargePaths(rolled);
    if (!Array.isArray(paths)) throw new Error('no way');
    const asked = done(rolled, { type: 'charge-move', unit: 'a1', paths }).state;
    expect(asked).toMatchObject({ actor: 1, pending: { kind: 'overwatch', at: 'start', rolled: { dice: [6, 5] } } });
    const home = done(asked, { type: 'pass' }).state;
    expect(home.units[0].charged).toBe(true);
    // Who fights the chargers may not shoot them at the end, but the others may.
    expect(home.pending === null || home.pending.kind === 'overwatch').toBe(true);
  });

  test('S83 a Titanic unit fires no Overwatch', () => {
    const [one, other] = quickStart().forces;
    const units = other.units.map((unit) => ({ ...unit, keywords: [...unit.keywords, 'Titanic'] }));
    const places = { a1: [10, 10], b1: [10, 22] } as const;
    const state: State = { ...stage('movement', places, { ...CP, forces: [one, { ...other, units }] }), cp: [0, 1] };
    const walked = done(state, { type: 'move', unit: 'a1', kind: 'normal', paths: [] }).state;
    expect(walked.pending).toBeNull();
  });

  test('S83 Overwatch is offered to units that could fire at the one that moved, and to no others', () => {
    // The Immortals are 40" away; the second Warriors stand close, behind a ruin.
    const terrain = [box('ruin', 20, 16, 36, 20, 8)] as unknown as Setup['terrain'];
    const places = { a1: [10, 10], b1: [10, 22], b2: [36, 22], b3: [50, 42], b4: [50, 36] } as const;
    const state: State = { ...stage('movement', places, { ...CP, terrain }), cp: [0, 1] };
    const asked = done(state, { type: 'move', unit: 'a1', kind: 'normal', paths: [] }).state;
    const offered = legal(asked).units.filter(({ may }) => may.includes('overwatch'));
    expect(offered.map(({ unit }) => unit)).toEqual(['b1']);
    expect(legal(asked).units.find(({ unit }) => unit === 'b3')?.why).toEqual({ overwatch: 'out-of-range' });
  });

  test('S69, S83 a shocked unit is not asked for Overwatch', () => {
    const state: State = { ...stage('movement', { a1: [10, 10], b1: [10, 22] }, CP), cp: [0, 1] };
    const only = { ...state, units: state.units.filter(({ id }) => id === 'a1' || id === 'b1') };
    const walk = (shocked: boolean) =>
      done(withUnit(only, 'b1', { shocked }), { type: 'move', unit: 'a1', kind: 'normal', paths: [] }).state.pending;
    expect(walk(false)).toMatchObject({ kind: 'overwatch' });
    expect(walk(true)).toBeNull();
  });

  test('S84 grenades: six dice within 8", a mortal wound for each 4 and more', () => {
    const [one, other] = quickStart().forces;
    const units = one.units.map((unit) => ({ ...unit, keywords: [...unit.keywords, 'Grenades'] }));
    const state: State = {
      ...stage('shooting', { a1: [10, 10], b1: [10, 16] }, { ...CP, forces: [{ ...one, units }, other] }),
      cp: [1, 0],
    };
    const offered = (now: State) =>
      legal(now).units.flatMap(({ unit, may }) => (may.includes('grenade') ? [unit] : []));
    expect(offered(state)).toContain('a1');
    expect(offered(withUnit(state, 'a1', { moved: 'advance' }))).not.toContain('a1');
    expect(offered({ ...state, cp: [0, 0] })).toEqual([]);
    const before = state.units[4].models.length;
    const after = done(state, { type: 'grenade', unit: 'a1', target: 'b1' }, [1, 2, 3, 4, 5, 6]).state;
    expect(after.units[4].models).toHaveLength(before - 3);
    expect(check(after, { type: 'grenade', unit: 'a2', target: 'b1' })).toMatchObject({
      code: /stratagem-used|command/,
    });
  });
});

describe('files', () => {
  test('S85, S90 the rules of a battle are in its file, and come back as they were', () => {
    const parsed = parseSetup({ ...quickStart(), stratagems: true, mission: 'annihilation', objectives: [], first: 1 });
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const save = newSave(parsed.value, 9, 'Test');
    const read = parseSave(JSON.stringify(save));
    expect(read.ok && read.value.save).toEqual(save);
    expect(save.hash).toBe(hash(start(parsed.value)));
    expect(parseSetup({ ...quickStart(), edition: '9' })).toMatchObject({ ok: false });
  });

  test('bad units are played or refused, never a crash', () => {
    const [one, other] = quickStart().forces;
    const [unit] = one.units;
    const odd = [
      { ...unit, lines: unit.lines.map((line) => ({ ...line, m: null })) },
      { ...unit, weapons: [] },
      { ...unit, lines: [{ ...unit.lines[0], w: 60, count: 1 }] },
    ];
    const state = start({ ...quickStart(), first: 0, forces: [{ ...one, units: odd }, other] });
    const moved = apply(state, { type: 'command' }, diceFor(1, 0));
    if (!moved.ok) throw new Error(moved.problem.code);
    expect(check(moved.state, { type: 'advance', unit: 'a1' })).toMatchObject({ code: 'skirmish/cannot-move' });
    expect(decide(moved.state, 0, { level: 'normal', effort: 20, seed: 1 }).action.type).toMatch(
      /move|end-phase|advance/,
    );
  });
});

describe('the computer', () => {
  const think = (state: State, level: 'easy' | 'normal' | 'hard' | 'expert', side: 0 | 1 = state.actor) =>
    decide(state, side, { level, effort: 100, seed: 4 });

  test('S93, S96 it weighs staying, objectives, enemies and cover, and names its three best in words', () => {
    const state = stage('movement', { a1: [26, 16] });
    const { why } = think(state, 'normal');
    expect(why).toHaveLength(3);
    for (const { label, parts, score } of why) {
      expect(english.say(label)).toMatch(/^Intercessor Squad (stays|moves towards|moves away|advances|moves into)/);
      expect(score).toBeCloseTo(parts.destroyed - 0.5 * parts.risked + parts.objectives, 9);
    }
  });

  test('S94 it shoots at what it expects most of', () => {
    // One Intercessor in the open, far from its squad mates’ targets, against a lone wounded squad and a tank.
    const state = stage('shooting', { a1: [10, 10], b1: [10, 20], b4: [30, 20] });
    const decision = think(state, 'normal');
    expect(decision.action.type).toBe('shoot');
    const [best, second] = decision.why;
    expect(best.parts.destroyed).toBeGreaterThan(0);
    expect(second.score).toBeLessThanOrEqual(best.score);
  });

  test('S92 a side that is not asked decides nothing that matters', () => {
    const state = stage('movement');
    expect(think(state, 'normal', 1).action).toEqual({ type: 'loss-order', unit: 'b1', order: null });
    expect(check(state, think(state, 'normal', 1).action)).toBeNull();
  });

  test('S95 expert plans units together: each takes the marker the other cannot', () => {
    // Both reach the first marker, the second squad alone the other: whoever moves first leaves the right one free.
    const objectives = [
      { x: 24, y: 20 },
      { x: 34, y: 20 },
    ];
    const placed = stage('movement', { a1: [18, 14], a2: [27, 13], b1: [10, 40] }, { objectives });
    let state: State = {
      ...placed,
      round: 2,
      objectives: objectives.map((one) => ({ ...one, holder: null })),
      units: placed.units.filter(({ id }) => ['a1', 'a2', 'b1'].includes(id)),
    };
    while (state.phase === 'movement') {
      const { action } = think(state, 'expert');
      const applied = apply(state, action, diceFor(1, state.throws));
      if (!applied.ok) throw new Error(applied.problem.code);
      state = applied.state;
    }
    expect(state.objectives.map(({ holder }) => holder)).toEqual([0, 0]);
  });

  test('S95 expert counts what each model that falls means for a marker', () => {
    // Six Warriors (OC 12) hold the middle against five Intercessors (OC 10): one of them slain, and they do not. More points are to be had elsewhere.
    const placed = stage('shooting', { a1: [22, 14], a2: [27.2, 20], b1: [26.5, 24.5], b3: [22, 26] });
    const state = {
      ...placed,
      units: placed.units.map((unit) => {
        if (unit.id === 'b1') return { ...unit, models: unit.models.slice(0, 6) };
        return unit.id === 'a1' ? unit : { ...unit, shot: true };
      }),
    };
    const targetOf = ({ action }: Decision) => (action.type === 'shoot' ? action.shots[0].target : action.type);
    expect(targetOf(think(state, 'normal'))).not.toBe('b1');
    expect(targetOf(think(state, 'expert'))).toBe('b1');
  });
});
