// Pairings for the chance to win the match: held against the whole tree of small matches, written out without any of the solver's
// shortcuts, and against points where both must agree.
import { equilibriumOf, type Pairing, pairing } from '@oddsmith/analysis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

const titles = (letters: string, players: number) => [...letters].slice(0, players);

function paired(question: object): Pairing {
  const result = pairing(question);
  if ('error' in result) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result;
}

/** The chance of every number of points of one game. */
type Chances = readonly number[];
type Cells = readonly (readonly (readonly Chances[])[])[];

interface Match {
  readonly total: number;
  readonly margin: number;
  readonly draw: number;
}

/** Chances in eighths, many of them 0. */
function randomChances(total: number, random: Random): Chances {
  const chances = new Array<number>(total + 1).fill(0);
  for (let eighth = 0; eighth < 8; eighth++) chances[random.die(total + 1) - 1] += 1 / 8;
  return chances;
}

interface Made {
  readonly mine: number;
  readonly theirs: number;
  readonly role: 'mine' | 'theirs' | 'neutral';
}

/** The table my side likes best (theirs: least) where one defends, the first where nobody does. */
function chancesOf(cells: Cells, { mine, theirs, role }: Made): Chances {
  const tables = cells[mine][theirs];
  const mean = (chances: Chances) => chances.reduce((sum, chance, points) => sum + chance * points, 0);
  if (role === 'neutral') return tables[0];
  const sign = role === 'mine' ? 1 : -1;
  return tables.reduce((best, one) => (sign * mean(one) > sign * mean(best) ? one : best));
}

function matchWorth(cells: Cells, made: readonly Made[], { total, margin, draw }: Match): number {
  let sums = [1];
  for (const game of made) {
    const next = new Array<number>(sums.length + total).fill(0);
    for (const [points, chance] of sums.entries())
      for (const [more, own] of chancesOf(cells, game).entries()) next[points + more] += chance * own;
    sums = next;
  }
  const all = made.length * total;
  return sums.reduce((worth, chance, points) => {
    const theirs = all - points;
    if (points >= theirs + margin) return worth + chance;
    return theirs >= points + margin ? worth : worth + draw * chance;
  }, 0);
}

const MODULES: { readonly [players: number]: readonly string[] } = {
  2: ['skirmish'],
  3: ['main'],
  4: ['main', 'champion'],
  5: ['skirmish', 'main'],
};

function pairs(hand: readonly number[]): (readonly number[])[] {
  if (hand.length === 1) return [hand];
  return hand.flatMap((one, i) => hand.slice(i + 1).map((other) => [one, other]));
}

/** Every choice of the whole game, one inside the other; the games made so far are handed down as they are. */
function naive(
  modules: readonly string[],
  mine: readonly number[],
  theirs: readonly number[],
  made: readonly Made[],
  worth: (made: readonly Made[]) => number,
): number {
  const [module, ...rest] = modules;
  if (module === undefined) return worth(made);
  if (module === 'champion') return worth([...made, { mine: mine[0], theirs: theirs[0], role: 'neutral' }]);
  const others = (hand: readonly number[], ...gone: readonly number[]) => hand.filter((one) => !gone.includes(one));
  return equilibriumOf(
    mine.map((d) =>
      theirs.map(
        (e) =>
          equilibriumOf(
            pairs(others(mine, d)).map((sent) =>
              pairs(others(theirs, e)).map(
                (sentBack) =>
                  equilibriumOf(
                    sentBack.map((x) =>
                      sent.map((y) => {
                        const now: Made[] = [
                          ...made,
                          { mine: d, theirs: x, role: 'mine' },
                          { mine: y, theirs: e, role: 'theirs' },
                        ];
                        if (module === 'skirmish')
                          return naive(rest, others(mine, d, y), others(theirs, e, x), now, worth);
                        const [z] = others(sent, y);
                        const [w] = others(sentBack, x);
                        const all: Made[] = [...now, { mine: z, theirs: w, role: 'neutral' }];
                        return naive(rest, others(mine, d, y, z), others(theirs, e, x, w), all, worth);
                      }),
                    ),
                  ).value,
              ),
            ),
          ).value,
      ),
    ),
  ).value;
}

describe.each([
  ['three', 3, 3, 20],
  ['four', 4, 3, 6],
  ['five', 5, 2, 1],
] as const)('%s a side', (_name, players, total, rounds) => {
  test.each([1, 2])('the whole tree, with %i tables a cell', (tables) => {
    const random = new Random(players + tables);
    for (let round = 0; round < rounds; round++) {
      const cells: Cells = Array.from({ length: players }, () =>
        Array.from({ length: players }, () => Array.from({ length: tables }, () => randomChances(total, random))),
      );
      const match = { total, margin: 1 + (round % 3), draw: [0.5, 0, 0.25][round % 3] };
      const hand = Array.from({ length: players }, (_, i) => i);
      const memory = new Map<string, number>();
      const worth = (made: readonly Made[]): number => {
        const key = JSON.stringify([...made].sort((a, b) => a.mine - b.mine));
        const known = memory.get(key) ?? matchWorth(cells, made, match);
        memory.set(key, known);
        return known;
      };
      const want = naive(MODULES[players], hand, hand, [], worth);
      const { margin, draw } = match;
      const cell = (list: readonly Chances[]) =>
        tables === 1 ? { chances: list[0] } : list.map((chances) => ({ chances }));
      const question = {
        mine: titles('ABCDE', players),
        theirs: titles('VWXYZ', players),
        values: cells.map((row) => row.map(cell)),
        total,
        neutral: 0,
        objective: 'win',
        match: { margin, draw },
      };
      const got = paired({ ...question, ...(tables === 1 && { neutral: 'mean' }) });
      expect(Math.abs(got.value - want), JSON.stringify(question)).toBeLessThan(1e-9);
      expect(got.opponent).toBeCloseTo(1 - want, 9);
      expect(got.proof.gap).toBeLessThan(1e-9);
    }
  });
});

/** Only Anna's games are open; all others are drawn. Then the match is worth (her points - 6) / 8, whatever the pairing. */
function oneOpenRow(players: number, random: Random) {
  const open = () => {
    const chances = new Array<number>(21).fill(0);
    for (let eighth = 0; eighth < 8; eighth++) chances[[6, 10, 14][random.die(3) - 1]] += 1 / 8;
    return { chances };
  };
  const cell = () => (random.die(2) === 1 ? open() : [open(), open(), open()]);
  const drawn = { mean: 10, spread: 0 };
  return {
    mine: titles('ABCDEFGH', players),
    theirs: titles('STUVWXYZ', players),
    values: Array.from({ length: players }, (_, i) =>
      Array.from({ length: players }, () => (i === 0 ? cell() : drawn)),
    ),
    neutral: 1,
    match: { margin: 8 },
  };
}

test.each([
  [2, undefined],
  [3, 'teams'],
  [5, 'uktc'],
  [6, undefined],
  [
    4,
    [
      { module: 'single', defender: 'mine' },
      { module: 'main', first: 'theirs' },
    ],
  ],
  [5, [{ module: 'single', defender: 'theirs' }, { module: 'skirmish' }, { module: 'skirmish', first: 'mine' }]],
  [6, [{ module: 'main' }, { module: 'single', defender: 'mine' }, { module: 'skirmish' }]],
])('points and the match agree where both must: %i a side, %j', (players, format) => {
  const random = new Random(players);
  const question = { ...oneOpenRow(players, random), ...(format !== undefined && { format }) };
  const points = paired(question);
  const win = paired({ ...question, objective: 'win' });
  const scaled = (value: number) => (value - (10 * players - 4)) / 8;
  expect(win.value).toBeCloseTo(scaled(points.value), 9);
  for (const [i, { worst }] of (win.choices.mine ?? []).entries())
    expect(worst).toBeCloseTo(scaled(points.choices.mine?.[i].worst ?? Number.NaN), 9);
  expect(win.points?.value).toBeCloseTo(points.value, 9);
  expect(win.points?.loss).toBeLessThan(1e-9);
  expect(win.baselines.random).toBeCloseTo(scaled(points.baselines.random), 9);
  expect(win.baselines.best.value).toBeCloseTo(scaled(points.baselines.best.value), 9);
});

const AHEAD = {
  mine: ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'],
  theirs: ['Xaver', 'Yuki', 'Zoe', 'Wim', 'Vera'],
  values: [
    [10, 10, 10, 10, 10],
    [10, 10, 10, 10, 10],
    [9, 9, 9, 9, 9],
    [10, 10, 10, 10, 10],
    [10, 10, 10, 10, 10],
  ],
  objective: 'win',
};

test('a state under way counts results that are known, and all that is made ends in chances', () => {
  const pairsMade = [
    { mine: 'Anna', theirs: 'Xaver', defender: 'mine', value: 18 },
    { mine: 'Ben', theirs: 'Yuki', defender: 'theirs', value: 14 },
  ];
  const ahead = paired({ ...AHEAD, state: { pairs: pairsMade } });
  expect(ahead.settled).toBe(32);
  expect(ahead.value).toBeGreaterThan(paired(AHEAD).value);
  const over = paired({
    ...AHEAD,
    state: {
      pairs: [
        ...pairsMade,
        { mine: 'Cleo', theirs: 'Zoe', defender: 'mine', value: 3 },
        { mine: 'Dora', theirs: 'Wim', defender: 'theirs', value: 12 },
        { mine: 'Emil', theirs: 'Vera', value: 6 },
      ],
    },
  });
  // 53 to 47: six ahead is a win for five a side.
  expect(over).toMatchObject({ step: null, value: 1, line: { chances: { win: 1, draw: 0, loss: 0 } } });
  expect(over.sentence).toBe('All games are fixed: 100% to win the match, a draw counted as 0.5.');
});

test('a lead is played safe: points want the wild game with the better mean, the match wants the narrow one', () => {
  const safe = { mean: 10, spread: 0 };
  const wild = { mean: 10.5, spread: 12 };
  // Who defends against Xaver decides whether both games are safe (Ben) or both wild (Anna).
  const question = {
    mine: ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'],
    theirs: ['Xaver', 'Yuki', 'Zoe', 'Wim', 'Vera'],
    values: [0, 1, 2, 3, 4].map((i) => [0, 1, 2, 3, 4].map((j) => (i === j ? safe : wild))),
    format: [{ module: 'main' }, { module: 'skirmish' }],
    objective: 'win',
  };
  const state = (lead: number) => ({
    pairs: [
      { mine: 'Cleo', theirs: 'Zoe', value: 10 + lead },
      { mine: 'Dora', theirs: 'Wim', value: 10 },
      { mine: 'Emil', theirs: 'Vera', value: 10 },
    ],
    defenders: { theirs: 'Xaver' },
  });
  const ahead = paired({ ...question, state: state(3) });
  expect(ahead).toMatchObject({
    value: 1,
    mine: [{ choice: 'Ben', weight: 1 }],
    points: { mine: [{ choice: 'Anna', weight: 1 }] },
  });
  expect(ahead.points?.loss).toBeGreaterThan(0.1);
  expect(ahead.sentence).toContain('For the most points it would be: put up Anna, which may cost ');
  const behind = paired({ ...question, state: state(-3) });
  expect(behind.mine).toEqual([{ choice: 'Anna', weight: 1 }]);
  expect(behind.points?.loss).toBe(0);
});

test('words in German, and what was guessed', () => {
  const question = { ...AHEAD, language: 'de' };
  const got = paired(question);
  expect(got.sentence).toMatch(/ legen: \d+,\d\u00a0% Chance auf den Sieg, ein Remis als 0,5 gezählt\./);
  expect(got.advice?.[0]).toMatchObject({ code: 'pairing/spread', path: 'spread' });
  expect(paired({ ...question, spread: 4 })).not.toHaveProperty('advice');
  expect(pairing({ ...question, total: 20.5 })).toMatchObject({
    error: { code: 'pairing/objective', path: 'total', message: expect.stringContaining('ganze Zahl') },
  });
});

test.each([
  ['pairing/objective', 'objective', { ...AHEAD, objective: 'fun' }],
  ['pairing/objective', 'total', { ...AHEAD, total: null }],
  ['pairing/objective', 'spread', { ...AHEAD, spread: -1 }],
  ['pairing/objective', 'match.margin', { ...AHEAD, match: { margin: 'wide' } }],
  ['pairing/objective', 'match.draw', { ...AHEAD, match: { draw: 2 } }],
  ['pairing/language', 'language', { ...AHEAD, language: 'fr' }],
  [
    'pairing/value',
    'values[0][0].chances',
    { ...AHEAD, total: 1, values: AHEAD.values.map((row) => row.map(() => ({ chances: [0.5, 0.6] }))) },
  ],
  ['pairing/value', 'values[0][0]', { ...AHEAD, values: AHEAD.values.map((row) => row.map(() => ({ chances: [1] }))) }],
  [
    'pairing/value',
    'values[0][0].mean',
    { ...AHEAD, values: AHEAD.values.map((row) => row.map(() => ({ mean: 21 }))) },
  ],
])('%s at %s', (code, path, question) => {
  expect(pairing(question)).toMatchObject({ error: { code, path } });
});
