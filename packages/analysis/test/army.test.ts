// Army lists as units: what each brings as attacker and as target, for every game that has lists.
import { analysisOf, type ListedArmy, readArmy, resultOf, runWork, shootersOf, withEntries } from '@oddsmith/analysis';
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';

async function armyOf(calculator: string, list: string, phase?: 'shooting' | 'melee'): Promise<ListedArmy> {
  const read = await readArmy(calculator, list, phase);
  if (read === undefined || 'error' in read) throw new Error(JSON.stringify(read));
  return read;
}

test('a Kill Team list: counts, weapons and what is no operative', async () => {
  const { title, units, remarks } = await armyOf(
    'killteam/shoot',
    'Angels of Death\n- Space Marine Captain\n2x Intercessor Warrior: bolt rifle\nSomebody else',
  );
  expect(title).toBe('Angels of Death');
  expect(remarks).toEqual(['"Somebody else" is no operative of Angels of Death']);
  // The card of the captain has two profiles of one pistol; he is one target.
  const captain = units.filter(({ bearer }) => bearer === 'Space Marine Captain');
  expect(captain.map(({ weapon }) => weapon)).toEqual(['Plasma pistol (standard)', 'Plasma pistol (supercharge)']);
  expect(captain.filter(({ target }) => target !== undefined)).toHaveLength(1);
  expect(captain[0].attack).toMatchObject({ attacker: { attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 5 } });
  expect(shootersOf(units).map(({ title: name, attacks }) => [name, attacks?.length ?? 1])).toContainEqual([
    'Space Marine Captain',
    2,
  ]);
});

test('a team by its name alone is all its operatives', async () => {
  const { units } = await armyOf('killteam/shoot', 'kommandos');
  expect(units.length).toBeGreaterThan(8);
});

test('a list without any operative is refused', async () => {
  expect(await readArmy('killteam/shoot', 'nothing of it')).toMatchObject({
    error: { code: 'killteam/import-not-a-list' },
  });
});

const FORGE = `++ Iron Brothers - Test (v3.5.0) [GF 180pts] ++

Battle Brothers [5] Q3+ D3+ | 150pts | Fearless
5x Rifle (24", A1, AP(1)), 5x CCW (A1)
`;

test('a One Page Rules list: units with their points, on both sides', async () => {
  const { units } = await armyOf('grimdark/attack', FORGE);
  expect(units).toMatchObject([
    { title: 'Battle Brothers', points: 150, target: { defender: { quality: 3, defense: 3 } } },
  ]);
  expect(units[0].attack).toMatchObject({ attacker: { quality: 3 } });
});

const MARINES = `Patrol (285 points)

Space Marines
Gladius Task Force

BATTLELINE

Intercessor Squad (80 points)
  • 5x Intercessor
    • 5x Bolt rifle
      5x Close combat weapon

Intercessor Squad (80 points)
  • 5x Intercessor
    • 5x Bolt rifle
      5x Close combat weapon
`;

test.each([
  ['shooting', 'Bolt Rifle', 'ranged'],
  ['melee', 'Close combat weapon', 'melee'],
] as const)(
  'a 40,000 list in %s: the weapons of that phase, the edition of the list, the second of a name',
  async (phase, name, kind) => {
    const { units } = await armyOf('wh40k/attack', MARINES, phase);
    expect(units.map(({ title, points }) => [title, points])).toEqual([
      ['Intercessor Squad', 80],
      ['Intercessor Squad 2', 80],
    ]);
    expect(units[0].attack).toMatchObject({ edition: '10', volley: [{ weapon: { name, kind }, count: 5 }] });
    const listed = await withEntries({
      kind: 'matrix',
      calculator: 'wh40k/attack',
      rows: { list: MARINES, phase },
      columns: { list: MARINES, phase },
    });
    expect(listed).toMatchObject({
      rows: units.map(({ title, attack }) => ({ title, input: attack })),
      columns: units.map(({ title, target }) => ({ title, input: target })),
    });
  },
);

test('who has nothing to attack with in a phase is a target alone', async () => {
  const armedIn = async (weapons: string, phase: 'shooting' | 'melee') => {
    const list = `++ Test (v3.5.0) [GF 50pts] ++\n\nGuards [5] Q4+ D4+ | 50pts |\n${weapons}\n`;
    const [{ attack, target }] = (await armyOf('grimdark/attack', list, phase)).units;
    expect(target).toBeDefined();
    return attack !== undefined;
  };
  expect(await armedIn('5x CCW (A1)', 'shooting')).toBe(false);
  expect(await armedIn('5x CCW (A1)', 'melee')).toBe(true);
  expect(await armedIn('5x Rifle (24", A1)', 'shooting')).toBe(true);
});

test('every typical target has a price of its own', async () => {
  const typical = await Promise.all(calculators.map(({ archetypes }) => archetypes?.() ?? []));
  expect(typical.filter((targets) => targets.length > 0)).toHaveLength(3);
  for (const { title, points } of typical.flat()) expect(points, title).toBeGreaterThan(0);
});

test('lists stand for entries of a question', async () => {
  const question = await withEntries({
    kind: 'matrix',
    calculator: 'killteam/shoot',
    rows: { list: 'Kommandos', units: ['Kommando Boss Nob'] },
    columns: { archetypes: true },
  });
  expect(question).toMatchObject({ rows: [{ title: 'Kommando Boss Nob' }] });
  expect(question).toMatchObject({ columns: expect.arrayContaining([expect.objectContaining({ title: 'Marine' })]) });
  expect(await withEntries({ kind: 'matrix', calculator: 'axis/battle', rows: { list: 'x' } })).toMatchObject({
    error: { code: 'analysis/no-lists', path: 'rows' },
  });
});

test('units of a list are picked by title or bearer, and one that is not there is said', async () => {
  const list = 'Angels of Death\n- Space Marine Captain\n- Assault Intercessor Sergeant';
  const rows = async (...units: string[]) => {
    const asked = { kind: 'matrix', calculator: 'killteam/shoot', rows: { list, units } };
    return (await withEntries(asked)) as { readonly rows: readonly { readonly title: string }[] };
  };
  // Who has two profiles is one row, with both of them or the one that is named.
  const both = ['Plasma pistol (standard)', 'Plasma pistol (supercharge)'];
  const captain = (weapons: readonly string[]) => ({
    rows: [{ title: 'Space Marine Captain', attacks: weapons.map((title) => ({ title })) }],
  });
  expect(await rows('Space Marine Captain')).toMatchObject(captain(both));
  expect(await rows(`Space Marine Captain: ${both[1]}`)).toMatchObject(captain([both[1]]));
  expect(await rows('Space Marine Captain', 'Captain Nobody')).toMatchObject({
    error: {
      code: 'analysis/unknown-unit',
      path: 'rows.units',
      message: expect.stringMatching(/^there is no "Captain Nobody" in this list; known: Space Marine Captain, /),
    },
  });
});

test('units of lists without points count as one each, so that answers and lists can be told apart', async () => {
  const list = 'Angels of Death\n- Space Marine Captain\n- Eliminator Sniper';
  const units = async (calculator: string, text: string) => {
    const asked = { kind: 'efficiency', calculator, rows: { list: text }, columns: { archetypes: true } };
    const { rows } = (await withEntries(asked)) as {
      readonly rows: readonly { title: string; points: number; bearer?: string }[];
    };
    return rows.map(({ points, bearer }) => [points, bearer]);
  };
  expect(await units('killteam/shoot', list)).toEqual([
    ...Array.from({ length: 2 }, () => [1, 'Space Marine Captain']),
    ...Array.from({ length: 4 }, () => [1, 'Eliminator Sniper']),
  ]);
  const guards = (points: number) => `Guards [5] Q4+ D4+ | ${points}pts |\n5x Rifle (24", A1)`;
  expect(await units('grimdark/attack', `${guards(50)}\n\n${guards(0)}`)).toEqual([
    [50, undefined],
    [0, undefined],
  ]);
});

test('who is left out of the rows and what was not understood of a list is said in the result', async () => {
  const list =
    'Guards [5] Q4+ D4+ | 50pts |\n5x CCW (A1)\n\nGunners [5] Q4+ D4+ | 50pts |\n5x Rifle (24", A1), 5x Stick';
  const ask = async (phase: string, kind = 'matrix') => {
    const lists = kind === 'plan' ? ['shooters', 'targets'] : ['rows', 'columns'];
    const asked = {
      kind,
      calculator: 'grimdark/attack',
      [lists[0]]: { list, phase },
      [lists[1]]: { archetypes: true },
    };
    const analysis = analysisOf(calculators, await withEntries(asked));
    if ('error' in analysis) throw new Error(analysis.error.message);
    return resultOf(analysis, runWork(analysis.work)) as { readonly advice?: readonly object[] };
  };
  const unread = (field: string) => ({
    code: 'analysis/list-remark',
    severity: 'warning',
    path: `${field}.list`,
    message: '"5x Stick" has no stats that can be read',
  });
  const unarmed = (field: string, title: string) => ({
    code: 'analysis/left-out',
    severity: 'info',
    path: field,
    message: `left out, with nothing to attack with in this phase: ${title}`,
  });
  expect((await ask('shooting')).advice).toEqual([unread('rows'), unarmed('rows', 'Guards')]);
  expect((await ask('melee')).advice).toEqual([unread('rows'), unarmed('rows', 'Gunners')]);
  // Here everybody is a target as well, so nobody is left out.
  expect((await ask('shooting', 'efficiency')).advice).toEqual([unread('rows')]);
});
