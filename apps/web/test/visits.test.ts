// What a player set stands when another mode, another visit or an example comes in between.
import { asObject, complete, type Path, valueAt, withValue } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { attackerFrom, defenderFrom, fighterFrom, loadLibrary } from '@oddsmith/games/kill-team/library';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeCalculator } from '../descriptions.ts';
import { withChanges } from '../src/battle/changes.ts';
import { DEFAULT_VIEW } from '../src/battle/link.ts';
import type { Carry } from '../src/battle/pair.ts';
import { readVisits, type Visit, withStay } from '../src/battle/visits.ts';
import { withChangesSince } from '../src/calculator/carried.ts';
import { carry as killTeam } from '../src/games/kill-team/pair.ts';
import { rememberChosen } from '../src/games/wh40k/chosen-units.ts';
import { carry as wh40k } from '../src/games/wh40k/pair.ts';

const visit = (calculator: string, opened: unknown, input: unknown): Visit => ({
  calculator,
  opened,
  left: { input, view: DEFAULT_VIEW },
});

describe('what was changed elsewhere', () => {
  it('is taken over alone', () => {
    const mine = { name: 'A', hit: 2, wounds: 9 };
    expect(withChanges(mine, { name: 'A', hit: 3, wounds: 7 }, { name: 'A', hit: 3, wounds: 5 })).toEqual({
      name: 'A',
      hit: 2,
      wounds: 5,
    });
  });

  it('is nothing where nothing was changed', () => {
    const mine = { hit: 2 };
    expect(withChanges(mine, { hit: 3 }, { hit: 3 })).toBe(mine);
  });

  it('is the whole unit where another one stands there now', () => {
    const mine = { side: { name: 'A', hit: 2 }, cover: true };
    const before = { side: { name: 'A', hit: 3 }, cover: true };
    const after = { side: { name: 'B', hit: 3 }, cover: true };
    expect(withChanges(mine, before, after)).toEqual({ side: { name: 'B', hit: 3 }, cover: true });
  });

  it('takes away what was taken away', () => {
    expect(withChanges({ a: 1, b: 2 }, { a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });
});

describe('the visits', () => {
  const modes = (visits: readonly Visit[]) => visits.map(({ calculator }) => calculator);

  it('run on while no other mode of the game comes in between', () => {
    const first = withStay([], visit('a/x', 1, 2));
    expect(withStay(first, visit('a/x', 2, 3))).toEqual([visit('a/x', 1, 3)]);
    expect(modes(withStay(withStay(first, visit('a/y', 1, 1)), visit('a/x', 2, 3)))).toEqual(['a/x', 'a/y', 'a/x']);
    expect(modes(withStay(withStay(first, visit('b/y', 1, 1)), visit('a/x', 2, 3)))).toEqual(['b/y', 'a/x']);
  });

  it('never forget the last of a mode', () => {
    let all = withStay([], visit('a/rare', 1, 2));
    for (let i = 0; i < 100; i++) all = withStay(all, visit(i % 2 === 0 ? 'a/x' : 'a/y', i, i));
    expect(modes(all)).toContain('a/rare');
    expect(all.length).toBeLessThan(30);
  });

  it('are read back from what a browser may hold', () => {
    const all = [visit('a/x', { a: 1 }, { a: 2 })];
    expect(readVisits(JSON.stringify(all))).toEqual(all);
    for (const text of [null, '', 'nonsense', '{}', '[1, null, {"calculator":"a/x"}]'])
      expect(readVisits(text)).toEqual([]);
  });
});

describe('on the disk of a browser', () => {
  const disk = new Map<string, string>();
  beforeEach(() => {
    disk.clear();
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, value: string) => disk.set(key, value),
      removeItem: (key: string) => disk.delete(key),
    });
  });

  it('the next visit finds the battle that was left, whatever example was looked at since', async () => {
    const today = await import('../src/battle/visits.ts');
    today.stay(visit('a/x', 'standard', 'my own'), false);
    today.stay(visit('a/x', 'my own', 'an example'), true);
    expect(today.stateLeft('a/x')?.input).toBe('an example');
    vi.resetModules();
    const tomorrow = await import('../src/battle/visits.ts');
    expect(tomorrow.stateLeft('a/x')?.input).toBe('my own');
    expect(tomorrow.lastMode('a')).toBe('a/x');
  });
});

/** Goes through modes of a game as the page does: each is opened as it was left, with what was changed in the others since. */
class Walk {
  private visits: readonly Visit[] = [];
  private readonly at = new Map<string, unknown>();
  private readonly carry: Carry;

  constructor(carry: Carry, battles: { readonly [calculator: string]: unknown }) {
    this.carry = carry;
    for (const [id, input] of Object.entries(battles)) {
      this.at.set(id, input);
      this.visits = withStay(this.visits, visit(id, input, input));
    }
  }

  async visit(id: string, change: (input: unknown) => unknown = (input) => input): Promise<unknown> {
    const calculator = calculators.find((one) => one.id === id);
    if (calculator === undefined) throw new Error(`no ${id}`);
    const { form } = await describeCalculator(calculator);
    const last = this.visits.findLastIndex((one) => one.calculator === id);
    const opened = await withChangesSince({ id, form }, this.at.get(id), {
      carry: this.carry,
      since: this.visits.slice(last + 1),
      check: async (_, input) =>
        calculator.input.safeParse(input).success ? null : { code: '', path: '', message: '' },
      standardOf: async () => undefined,
    });
    const input = complete(form, change(opened));
    this.at.set(id, input);
    this.visits = withStay(this.visits, visit(id, opened, input));
    return input;
  }
}

async function completed(id: string, input: unknown): Promise<unknown> {
  const calculator = calculators.find((one) => one.id === id);
  if (calculator === undefined) throw new Error(`no ${id}`);
  return complete((await describeCalculator(calculator)).form, input);
}

const setting = (path: Path, value: unknown) => (input: unknown) => withValue(input, path, value);

describe('Kill Team', async () => {
  const library = await loadLibrary();
  const armed = library.operatives.filter(({ weapons }) =>
    (['ranged', 'melee'] as const).every((wanted) => weapons.filter(({ kind }) => kind === wanted).length > 1),
  );
  const [one, other] = armed;
  const second = (kind: 'ranged' | 'melee') => one.weapons.filter((weapon) => weapon.kind === kind)[1];
  const start = async () =>
    new Walk(killTeam, {
      'killteam/fight': await completed('killteam/fight', { first: fighterFrom(one, second('melee')).fields }),
      'killteam/choice': await completed('killteam/choice', { first: { crits: 2, normals: 1 } }),
      'killteam/shoot': await completed('killteam/shoot', { attacker: attackerFrom(one, second('ranged')).fields }),
    });

  it('keeps the weapon of each mode', async () => {
    const walk = await start();
    const shot = await walk.visit('killteam/shoot');
    const fought = await walk.visit('killteam/fight', setting(['first', 'hit'], 2));
    expect(valueAt(fought, ['first', 'name'])).toBe(fighterFrom(one, second('melee')).fields.name);
    expect(await walk.visit('killteam/shoot')).toEqual(shot);
    expect(await walk.visit('killteam/fight')).toEqual(fought);
  });

  it('keeps set dice of strike or parry', async () => {
    const walk = await start();
    const dice = setting(['first', 'crits'], 3);
    const chosen = await walk.visit('killteam/choice', (input) => setting(['first', 'wounds'], 4)(dice(input)));
    await walk.visit('killteam/fight');
    await walk.visit('killteam/shoot');
    expect(await walk.visit('killteam/choice')).toEqual(chosen);
  });

  it('takes another operative everywhere, and what was changed of a target', async () => {
    const walk = await start();
    const gun = other.weapons.filter(({ kind }) => kind === 'ranged')[1];
    await walk.visit('killteam/shoot', setting(['attacker'], attackerFrom(other, gun).fields));
    await walk.visit('killteam/shoot', setting(['defender'], { ...defenderFrom(one), wounds: 3 }));
    const fought = await walk.visit('killteam/fight');
    expect(valueAt(fought, ['first', 'name'])).toContain(other.name);
  });
});

describe('Warhammer 40,000', async () => {
  const weapon = { name: 'Bolt rifle', kind: 'ranged', attacks: 2, skill: 3, strength: 4, ap: -1, damage: 1 };
  const start = async () => {
    const volley = [{ weapon, count: 5 }];
    const unit = (name: string) => ({
      name,
      points: null,
      attacker: { shooting: { name }, fight: { name } },
      volley: { shooting: volley, fight: volley },
      brings: { shooting: [], fight: [] },
      side: { name },
    });
    for (const [side, name] of [
      ['attacker', 'Ours'],
      ['defender', 'Theirs'],
    ] as const)
      rememberChosen(side, unit(name) as never, undefined);
    return new Walk(wh40k, {
      'wh40k/melee': await completed('wh40k/melee', { first: { name: 'Ours' }, second: { name: 'Theirs' } }),
      'wh40k/attack': await completed('wh40k/attack', {
        attacker: { name: 'Ours' },
        volley,
        target: { name: 'Theirs', models: 10 },
      }),
    });
  };

  it('keeps a keyword that was added, and takes over a stat line that was changed in the fight', async () => {
    const walk = await start();
    const keywords = ['volley', 0, 'weapon', 'keywords'];
    const shot = await walk.visit('wh40k/attack', setting(keywords, ['Lethal Hits']));
    expect(valueAt(shot, keywords)).toHaveLength(1);
    await walk.visit('wh40k/melee', setting(['second', 'toughness'], 7));
    const again = await walk.visit('wh40k/attack');
    expect(valueAt(again, ['volley'])).toEqual(valueAt(shot, ['volley']));
    expect(valueAt(again, ['target', 'toughness'])).toBe(7);
    expect(asObject(valueAt(again, ['context']))).toEqual(asObject(valueAt(shot, ['context'])));
  });
});
