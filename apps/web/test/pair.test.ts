// One pair of units: what a mode takes over from the one before, against the real library and forms.
import { complete, describeForm, parseInput, valueAt } from '@oddsmith/games';
import { fightCalculator, shootCalculator } from '@oddsmith/games/kill-team';
import { loadLibrary } from '@oddsmith/games/kill-team/library';
import { describe, expect, it } from 'vitest';
import { carrySides, withShared } from '../src/battle/pair.ts';
import { carry } from '../src/games/kill-team/pair.ts';

describe('what both sides know', () => {
  it('is copied, and nothing else', () => {
    const to = { first: { name: '', wounds: 1, hits: 3 }, rest: 1 };
    const from = { attacker: { name: 'Ork', wounds: 9, range: 8 } };
    expect(withShared(to, ['first'], from, ['attacker'])).toEqual({
      first: { name: 'Ork', wounds: 9, hits: 3 },
      rest: 1,
    });
    expect(withShared(to, ['first'], from, ['attacker'], ['name'])).toEqual({
      first: { name: 'Ork', wounds: 1, hits: 3 },
      rest: 1,
    });
  });

  it('goes by the names each mode gives its sides', () => {
    const both = carrySides({ 'a/x': ['attacker', 'defender'], 'a/y': ['first', 'second'] });
    const from = { calculator: 'a/x', input: { attacker: { name: 'A' }, defender: { name: 'D' } } };
    const input = { first: { name: '' }, second: { name: '' } };
    expect(both(from, 'a/y', input)).toEqual({ first: { name: 'A' }, second: { name: 'D' } });
    expect(both(from, 'a/z', input)).toBeUndefined();
  });
});

describe('Kill Team', async () => {
  const { operatives } = await loadLibrary();
  const shooter = operatives.find(
    ({ weapons }) => weapons.some(({ kind }) => kind === 'ranged') && weapons.some(({ kind }) => kind === 'melee'),
  );
  if (shooter === undefined) throw new Error('nobody has both kinds of weapon');
  const melee = shooter.weapons.find(({ kind }) => kind === 'melee');
  const fight = complete(describeForm(fightCalculator.input), {});
  const shot = (attacker: object) => ({
    calculator: 'killteam/shoot',
    input: complete(describeForm(shootCalculator.input), {
      attacker,
      defender: { name: 'Nobody knows me', wounds: 7 },
    }),
  });

  it('lets the operative that shot fight with its melee weapon', async () => {
    const carried = await carry(shot({ name: `${shooter.name}, its gun` }), 'killteam/fight', fight);
    expect(valueAt(carried, ['first', 'name'])).toBe(shooter.name);
    expect(valueAt(carried, ['first', 'attacks'])).toBe(melee?.attacks);
    expect(valueAt(carried, ['first', 'wounds'])).toBe(shooter.wounds);
    expect(parseInput(fightCalculator, carried)).not.toHaveProperty('error');
  });

  it('takes name and wounds of whoever the library does not know, and leaves the weapon alone', async () => {
    const carried = await carry(shot({ name: 'My own gunner', attacks: 9 }), 'killteam/fight', fight);
    expect(valueAt(carried, ['second', 'name'])).toBe('Nobody knows me');
    expect(valueAt(carried, ['second', 'wounds'])).toBe(7);
    expect(valueAt(carried, ['first', 'name'])).toBe('My own gunner');
    expect(valueAt(carried, ['first', 'attacks'])).toBe(4);
    expect(parseInput(fightCalculator, carried)).not.toHaveProperty('error');
  });
});
