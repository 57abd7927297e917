// Statements on measuring, forces, deployment and terrain, each with figures reckoned by hand.
import { importArmyList } from '@oddsmith/games/lists';
import { unitOfDatasheet } from '@oddsmith/games/wh40k';
import { loadBuiltInCatalogue, unitOf } from '@oddsmith/games/wh40k/library';
import {
  check,
  editionOf,
  forceFromArmy,
  LAYOUTS,
  leftOutOf,
  markersOf,
  parseSetup,
  quickStart,
  skirmishSpeaker,
  start,
} from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { bodyOf, inContact } from '../src/rules/measure.ts';
import { handOut } from '../src/setup/hand-out.ts';
import { sizeOf } from '../src/setup/sizes.ts';
import { ask, at, box, done, INCH, move, stage } from './stage.ts';

const english = await skirmishSpeaker('en');

describe('measuring', () => {
  test('S1 places are multiples of 0.001"', () => {
    const state = stage('movement', { a1: [10, 10] });
    const to = (x: number) => ({ type: 'move', unit: 'a1', kind: 'normal', paths: [{ model: 'a1.1', to: [[x, 10]] }] });
    expect(check(state, to(10.0001))).toMatchObject({ code: 'skirmish/place-not-rounded' });
    expect(check(state, to(9.999))).toBeNull();
  });

  test('S2 a distance of exactly the limit is within it', () => {
    // Two bases of half an inch radius, 4" from middle to middle: 3" apart.
    const asked = (x: number) => ask('within', { a: [at(10, 10)], b: [at(x, 10)], inches: 3 });
    expect(asked(14)).toEqual({ within: true });
    expect(asked(14.00001)).toEqual({ within: false });
  });

  test('S6 contact is within 0.05"', () => {
    const body = (x: number) => bodyOf({ x, y: 10, z: 0, facing: 0, base: INCH, height: 1 });
    expect(inContact(body(10), body(11.05))).toBe(true);
    expect(inContact(body(10), body(11.06))).toBe(false);
  });

  test('S8 six in a row hold together, seven need two neighbours each, two pairs are two groups', () => {
    const row = (n: number) => Array.from({ length: n }, (_, i) => at(10 + 2.5 * i, 10));
    expect(ask('coherency', { models: row(6) })).toEqual({ coherent: true, groups: 1 });
    expect(ask('coherency', { models: row(7) })).toEqual({ coherent: false, groups: 1 });
    const pairs = [at(10, 10), at(12, 10), at(20, 10), at(22, 10)];
    expect(ask('coherency', { models: pairs })).toEqual({ coherent: false, groups: 2 });
  });

  test.each([
    ['Necron Warrior', ['Infantry'], 1, { round: 32 }, 1.5],
    ['Redemptor Dreadnought', ['Vehicle', 'Walker'], 12, { round: 90 }, 4],
    ['Some Walker', ['Vehicle', 'Walker'], 6, { round: 60 }, 3],
    ['Some Tank', ['Vehicle'], 13, { oval: [180, 100] }, 3.5],
    ['Some Beast', ['Beasts'], 2, { round: 40 }, 1],
    ['Somebody', ['Infantry'], 3, { round: 40 }, 1.8],
    ['Guardsman', ['Infantry'], 1, { round: 28.5 }, 1.5],
  ])('S9 the size of %s', (name, keywords, wounds, base, height) => {
    expect(sizeOf([name], keywords, wounds)).toEqual({ base, height });
  });
});

describe('forces', () => {
  const setup = quickStart();

  test('S10 no force is empty, no battle has 201 models, and points only warn', () => {
    const [one, other] = setup.forces;
    const line = { ...one.units[0].lines[0], count: 191 };
    const crowd = { ...one, units: [{ ...one.units[0], lines: [line] }] };
    const ten = { ...other, units: [{ ...other.units[0] }] };
    expect(parseSetup({ ...setup, forces: [{ ...one, units: [] }, other] })).toMatchObject({ ok: false });
    expect(parseSetup({ ...setup, forces: [crowd, ten] })).toMatchObject({ ok: false });
    expect(parseSetup({ ...setup, forces: [{ ...one, points: 9_000 }, other] })).toMatchObject({ ok: true });
  });

  test('S11 Quick Start is 470 points against 450 in the forest', () => {
    expect(setup.forces.map((force) => force.points)).toEqual([470, 450]);
    expect(setup.forces.map((force) => force.units.map((unit) => unit.name))).toEqual([
      ['Intercessor Squad', 'Intercessor Squad', 'Terminator Squad', 'Predator Destructor'],
      ['Necron Warriors', 'Necron Warriors', 'Immortals', 'Doomsday Ark'],
    ]);
    expect(setup).toMatchObject({ terrain: LAYOUTS.forest, zones: 'long-edges', mission: 'take-and-hold' });
  });

  test.each([
    ['Howling Banshees', ['fights-first'], []],
    // Both stand on its sheet; where it comes from does not matter here.
    ['Lictor', ['fights-first', 'lone-operative', 'stealth'], ['Infiltrators']],
    // By another name on the sheet.
    ['Fulgrim', ['fights-first'], ['Deep Strike']],
    // For the unit that he leads, not by himself.
    ['Judiciar', [], ['Tempormortis']],
    // The pilot alone has it, once he is on foot.
    ['Canis Rex', [], ['Lone Operative', 'Deadly Demise D6']],
  ] as const)('S12 what of the abilities of %s is played, and what is listed as not', async (name, played, listed) => {
    const found = (await loadBuiltInCatalogue('10')).find(name);
    if (found === undefined) throw new Error(`the catalogue has ${name}`);
    const { abilities, notPlayed } = forceFromArmy({ units: [unitOfDatasheet(found.datasheet)] }).force.units[0];
    expect(abilities.toSorted()).toEqual(played);
    expect(notPlayed).toEqual(expect.arrayContaining([...listed]));
    expect(notPlayed).not.toEqual(expect.arrayContaining(['Fights First']));
  });

  test('S11, S12, S85 an enhancement is listed as not played, and a list of the 11th edition said to be one', () => {
    const unit = { name: 'Seer', keywords: [], models: [{ name: 'Seer', count: 1, m: 6, t: 3, sv: 6, w: 3 }] };
    const listed = { ...unit, weapons: [], enhancement: 'Phoenix Gem' };
    const messages = (edition: '10' | '11') =>
      forceFromArmy({ edition, units: [listed] }).remarks.map(({ message }) => english.say(message));
    expect(forceFromArmy({ units: [listed] }).force.units[0].notPlayed).toEqual(['Phoenix Gem']);
    expect(messages('10')).toEqual(['Seer has no weapons']);
    const [said, other] = messages('11');
    expect(said).toContain('attacks, charges and Battle-shock go by its rules');
    expect(said).toContain('those of the 10th');
    expect(other).toBe('Seer has no weapons');
    const { force } = forceFromArmy({ edition: '11', units: [listed] });
    expect(leftOutOf(force).map(({ message }) => english.say(message))).toEqual(['Seer: not played: Phoenix Gem']);
    expect(
      [
        [force, force],
        [force, quickStart().forces[0]],
      ].map(editionOf),
    ).toEqual(['11', '10']);
  });

  test('S14 a leader of a list stands with the unit it is listed with, a second one alone', () => {
    const unit = (name: string, keyword: string, as: 'leader' | 'bodyguard') => ({
      name,
      keywords: ['Infantry', keyword],
      models: [{ name, count: 1, m: 6, t: 4, sv: 4, w: 2 }],
      weapons: [
        {
          name: 'Gun',
          kind: 'ranged' as const,
          attacks: 1,
          skill: 3,
          strength: 4,
          ap: 0,
          damage: 1,
          range: 24,
          keywords: [],
          count: 1,
        },
      ],
      attached: { unit: 1, as },
    });
    const units = [
      unit('Captain', 'Character', 'leader'),
      unit('Squad', 'Battleline', 'bodyguard'),
      unit('Lieutenant', 'Character', 'leader'),
    ];
    const { force, remarks } = forceFromArmy({ units });
    expect(force.units.map(({ attachedTo }) => attachedTo)).toEqual([1, null, null]);
    expect(remarks.map((remark) => english.problem(remark))).toEqual([
      { unit: 'Lieutenant', message: 'Lieutenant goes alone: a unit is led by one character here' },
    ]);
    expect(parseSetup({ ...quickStart(), forces: [force, force] })).toMatchObject({ ok: true });
  });

  test('S13 a pasted list is a force that a battle can be set up with', async () => {
    const text = 'Space Marines\n\nIntercessor Squad (80 points)\n  • 5x Bolt rifle\n  • 5x Close combat weapon';
    const read = await importArmyList(new TextEncoder().encode(text), { game: 'wh40k' });
    if (!read.ok || read.game !== 'wh40k') throw new Error('a list of 40,000');
    const units = read.army.units.flatMap((listed) => unitOf(listed) ?? []);
    const { force } = forceFromArmy({ units });
    expect(force.units[0].weapons.map(({ count, name: weapon }) => [weapon.toLowerCase(), count])).toEqual([
      ['bolt rifle', 5],
      ['close combat weapon', 5],
    ]);
    expect(parseSetup({ ...quickStart(), forces: [force, force] })).toMatchObject({ ok: true });
  });

  test('S13 each copy goes to the model with the fewest weapons of its class', () => {
    const gun = (name: string, count: number) => ({ name, kind: 'ranged' as const, keywords: [], count });
    // Five rifles, one each; then the first model takes the launcher; then the second the flamer.
    expect(handOut([gun('Rifle', 5), gun('Launcher', 1), gun('Flamer', 1)], 5)).toEqual([
      [0, 2],
      [0, 1],
      [0],
      [0],
      [0],
    ]);
  });

  test('S13, S48 the profiles of one weapon stay in one hand', () => {
    const gun = (name: string, count: number) => ({ name, kind: 'ranged' as const, keywords: [], count });
    // Four rifles, one each; the fifth model has the plasma gun with both its profiles.
    const weapons = [gun('Plasma gun - standard', 1), gun('Plasma gun - supercharge', 1), gun('Rifle', 4)];
    expect(handOut(weapons, 5)).toEqual([[2], [2], [2], [2], [0, 1]]);
    const family = { family: 'Plasma gun' };
    const named = [{ ...weapons[0], name: 'Low', ...family }, { ...weapons[1], name: 'High', ...family }, weapons[2]];
    expect(handOut(named, 5)).toEqual([[2], [2], [2], [2], [0, 1]]);
  });
});

describe('deployment', () => {
  test('S15 a base stands wholly in its zone, the edge included', () => {
    const placed = (y: number) =>
      ask('deploy', { zone: [0, 0, 60, 12], unit: { keywords: [], models: [at(10, y)] }, others: [], terrain: [] });
    expect(placed(11.5)).toEqual({ legal: true });
    expect(placed(11.51)).toEqual({ legal: false, reason: 'outside-zone' });
  });

  test('S16 sides place in turns, and a tied roll-off is rolled again', () => {
    const state = start({ ...quickStart(), deployment: 'manual' });
    expect(state.actor).toBe(0);
    const places = state.units[0].models.map((_, n) => ({ x: 10 + 2 * n, y: 6, z: 0, facing: 0 }));
    expect(done(state, { type: 'deploy', unit: 'a1', places }).state.actor).toBe(1);
    const rolled = done(start(quickStart()), { type: 'roll-off' }, [4, 4, 2, 5]);
    expect(rolled.state).toMatchObject({ first: 1, turn: 1, phase: 'command' });
    expect(rolled.events.filter((event) => event.type === 'rolled')).toHaveLength(4);
  });

  test('S71 five markers for either pair of zones', () => {
    const places = (zones: 'long-edges' | 'short-edges') => markersOf('take-and-hold', zones).map(({ x, y }) => [x, y]);
    expect(places('long-edges')).toEqual([
      [30, 22],
      [12, 22],
      [48, 22],
      [30, 6],
      [30, 38],
    ]);
    expect(places('short-edges')).toEqual([
      [30, 22],
      [30, 8],
      [30, 36],
      [9, 22],
      [51, 22],
    ]);
  });
});

describe('terrain', () => {
  const along = [{ model: 0, to: [[16, 10]] }];
  const tank = { keywords: ['Vehicle'], models: [at(10, 10)] };
  const wall = { walls: [{ from: [13, 5], to: [13, 15], height: 6 }] };

  test('S31 footprints share an edge at most', () => {
    const pieces = (x: number) => [box('woods', 10, 10, 14, 14, 4), box('ruin', x, 10, x + 4, 14, 6)];
    expect(parseSetup({ ...quickStart(), terrain: pieces(14) })).toMatchObject({ ok: true });
    expect(parseSetup({ ...quickStart(), terrain: pieces(13.9) })).toMatchObject({
      ok: false,
      problem: { path: 'terrain[1]' },
    });
  });

  test.each([
    [['Monster'], false],
    [['Monster', 'Imperium', 'Primarch'], true],
    [['Monster', 'Chaos', 'Primarch'], false],
    [['Vehicle', 'Belisarius Cawl'], true],
  ])('S32 a wall and somebody with %j', (keywords, passes) => {
    const walls = [{ from: [12, 5], to: [12, 15], height: 5 }];
    const terrain = [box('ruin', 11, 5, 13, 15, 5, { walls })];
    const went = move({ unit: { keywords, models: [at(10, 10)] }, paths: [{ model: 0, to: [[15, 10]] }], terrain });
    expect(went).toMatchObject(passes ? { legal: true } : { legal: false, reason: 'through-terrain' });
  });

  test('S32 walls stop a tank, not infantry, and nobody ends on one', () => {
    const terrain = [box('ruin', 12, 4, 20, 16, 6, wall)];
    expect(move({ paths: along, terrain, unit: tank })).toEqual({ legal: false, reason: 'through-terrain' });
    expect(move({ paths: along, terrain })).toMatchObject({ legal: true });
    const onto = [{ model: 0, to: [[13, 10]] }];
    expect(move({ paths: onto, terrain })).toEqual({ legal: false, reason: 'overlaps-terrain' });
  });

  test('S33 woods hinder nobody', () => {
    const terrain = [box('woods', 12, 4, 20, 16, 4)];
    expect(move({ paths: along, terrain, unit: tank })).toMatchObject({ legal: true, costs: [6] });
  });

  test('S34 crates of 2" are stepped over, higher ones are in the way, nobody ends on either', () => {
    const crates = (height: number) => [box('crates', 12, 9, 14, 11, height)];
    expect(move({ paths: along, terrain: crates(2) })).toMatchObject({ legal: true });
    expect(move({ paths: along, terrain: crates(2.1) })).toEqual({ legal: false, reason: 'through-terrain' });
    const onto = [{ model: 0, to: [[13, 10]] }];
    expect(move({ paths: onto, terrain: crates(2) })).toEqual({ legal: false, reason: 'overlaps-terrain' });
  });

  test('S35 a floor must hold the whole base, and tanks do not climb', () => {
    const floors = [
      {
        z: 3,
        area: [
          [11, 8],
          [15, 8],
          [15, 12],
          [11, 12],
        ],
      },
    ];
    const terrain = [box('ruin', 11, 8, 15, 12, 6, { floors })];
    const up = (x: number) => [{ model: 0, to: [[x, 10]], z: 3 }];
    // 3" across and 3" up.
    expect(move({ paths: up(13), terrain })).toMatchObject({ legal: true, costs: [6] });
    expect(move({ paths: up(11.2), terrain })).toEqual({ legal: false, reason: 'bad-level' });
    expect(move({ paths: up(13), terrain, unit: tank })).toEqual({ legal: false, reason: 'bad-level' });
  });
});

describe('sight', () => {
  const look = (terrain: readonly object[], more: object = {}) =>
    ask('line-of-sight', { observer: at(10, 10, more), target: at(20, 10), terrain });

  test('S36 the sides of a base see past what hides its middle', () => {
    expect(look([box('crates', 14.5, 9.9, 15.5, 10.1, 5)])).toMatchObject({ visible: true });
    expect(look([box('crates', 14.5, 9, 15.5, 11, 5)])).toMatchObject({ visible: false });
  });

  test('S37 lines start at the eyes: higher up one looks over', () => {
    const crates = [box('crates', 14.5, 8, 15.5, 12, 3)];
    expect(look(crates)).toMatchObject({ visible: false });
    // From 9" at x 10 to 1.5" at x 20 the line is at 4.9" over the far edge.
    expect(look(crates, { z: 7.5 })).toMatchObject({ visible: true });
  });

  test.each([
    // Where the observer stands, its keyword and the target’s; the ruin lies from 14 to 18.
    ['a Towering model does not see over a ruin', 10, 'Towering', '', false],
    ['nor is it seen over one', 10, '', 'Towering', false],
    ['a Towering model partly in the ruin sees out of it', 14, 'Towering', '', true],
    ['another model partly in it does not', 14, '', '', false],
    ['Aircraft see over ruins', 10, 'Aircraft', '', true],
    ['and are seen', 10, '', 'Aircraft', true],
  ])('S39 %s', (_, x, own, theirs, visible) => {
    const terrain = [box('ruin', 14, 6, 18, 14, 5)];
    const words = (keyword: string) => (keyword === '' ? [] : [keyword]);
    const seen = ask('line-of-sight', {
      observer: at(x, 10, { keywords: words(own), height: 8 }),
      target: at(24, 10, { keywords: words(theirs), height: 8 }),
      terrain,
    });
    expect(seen).toMatchObject({ visible });
  });

  test('S39 a ruin blocks at any height, except for a target that stands in it', () => {
    expect(look([box('ruin', 14, 8, 16, 12, 1)], { z: 9 })).toMatchObject({ visible: false });
    expect(look([box('ruin', 18, 8, 22, 12, 6)])).toMatchObject({ visible: true });
  });

  test('S40 crates block what runs below their height', () => {
    // 1" high: the line to the top at 1.5" passes, every line to the foot does not.
    expect(look([box('crates', 14.5, 8, 15.5, 12, 1)])).toEqual({ visible: true, fullyVisible: false });
  });

  test('S41 woods hinder, unless the observer is wholly within them', () => {
    expect(look([box('woods', 14, 8, 16, 12, 4)])).toEqual({ visible: true, fullyVisible: false });
    expect(look([box('woods', 8, 8, 12, 12, 4)])).toEqual({ visible: true, fullyVisible: true });
  });

  const covers = (targets: readonly object[], terrain: readonly object[]) =>
    ask('cover', { attackers: [at(10, 10)], targets, terrain });

  test('S43 cover is being wholly within woods, or not being fully seen by one of those who shoot', () => {
    const woods = [box('woods', 18, 8, 22, 12, 4)];
    expect(covers([at(20, 10)], woods)).toMatchObject({ cover: true });
    expect(covers([at(30, 10)], woods)).toMatchObject({ cover: true });
    const from = (...attackers: object[]) => ask('cover', { attackers, targets: [at(30, 10)], terrain: woods });
    expect(from(at(30, 30))).toMatchObject({ cover: false });
    expect(from(at(30, 30), at(10, 10))).toMatchObject({ cover: true });
    // Half out of the woods and seen from that side: a line that ends on the edge does not cross it.
    expect(ask('cover', { attackers: [at(30, 10)], targets: [at(22, 10)], terrain: woods })).toMatchObject({
      cover: false,
    });
  });

  test('S44 a barricade covers infantry wholly within 3" of it', () => {
    const barricade = [box('barricade', 14, 6, 14.5, 14, 1)];
    const infantry = { keywords: ['Infantry'] };
    expect(covers([at(17, 10, infantry)], barricade)).toMatchObject({ cover: true });
    expect(covers([at(17.1, 10, infantry)], barricade)).toMatchObject({ cover: false });
    expect(covers([at(17, 10, { keywords: ['Vehicle'] })], barricade)).toMatchObject({ cover: false });
  });

  test('S45 half of the models are enough', () => {
    const woods = [box('woods', 18, 8, 22, 12, 4)];
    expect(covers([at(20, 10), at(20, 20)], woods)).toEqual({ models: [true, false], cover: true });
    expect(covers([at(20, 10), at(20, 20), at(20, 22)], woods)).toMatchObject({ cover: false });
  });
});
