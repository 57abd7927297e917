// Own effects: what can be saved of a battle, laid on another one, in another mode, and taken off again.
import type { Field, FormDescription } from '@oddsmith/games';
import { describe, expect, it } from 'vitest';
import { effectOf, fits, isOn, likelyEffect, setFields, withEffect, withoutEffect } from '../src/effects/effect.ts';

function base(key: string, value: unknown) {
  return { key, title: key, advanced: false, optional: false, default: value };
}

function part(key: string, fields: readonly Field[]): FormDescription {
  return { ...base(key, undefined), kind: 'object', nullable: false, fields };
}

function unit(key: string): FormDescription {
  return part(key, [
    { ...base('name', ''), kind: 'text' },
    { ...base('dice', 4), kind: 'integer', min: 1, max: 20, nullable: false },
    { ...base('balanced', false), kind: 'flag' },
    { ...base('rules', []), kind: 'texts' },
  ]);
}

const shoot = part('', [unit('attacker'), { ...base('cover', false), kind: 'flag' }]);
const fight = part('', [unit('first'), unit('second')]);
const test = part('', [{ ...base('leadership', 6), kind: 'integer', min: 2, max: 12, nullable: false }]);
const plain = { name: '', dice: 4, balanced: false, rules: [] };

const ploy = {
  name: 'Ploy',
  changes: [
    { path: ['attacker', 'balanced'], value: true },
    { path: ['attacker', 'rules'], value: ['Rending'] },
  ],
};

describe('what can be part of an effect', () => {
  const found = setFields(shoot, { attacker: { ...plain, name: 'Ork', dice: 5, balanced: true }, cover: true });

  it('is every field that is not at its default, names excepted', () => {
    expect(found.map(({ path }) => path.join('.'))).toEqual(['attacker.dice', 'attacker.balanced', 'cover']);
  });

  it('is ticked where it is a rule and not a figure', () => {
    expect(found.filter(likelyEffect).map(({ path }) => path.join('.'))).toEqual(['attacker.balanced', 'cover']);
  });
});

describe('an effect on a battle', () => {
  const before = { attacker: { ...plain, rules: ['Silent'] }, cover: false };
  const after = withEffect(shoot, before, ploy);

  it('sets its fields and adds its rules to those there', () => {
    expect(after).toEqual({ attacker: { ...plain, balanced: true, rules: ['Silent', 'Rending'] }, cover: false });
    expect([isOn(shoot, before, ploy), isOn(shoot, after, ploy)]).toEqual([false, true]);
  });

  it('leaves what was there before when it is taken off', () => {
    expect(withoutEffect(shoot, after, ploy)).toEqual(before);
  });

  it('of the attacker is one of the first fighter in another mode', () => {
    expect(withEffect(fight, { first: plain, second: plain }, ploy)).toEqual({
      first: { ...plain, balanced: true, rules: ['Rending'] },
      second: plain,
    });
  });

  it('does not fit a mode without its fields', () => {
    expect(fits(test, ploy)).toBe(false);
  });
});

describe('a stored effect', () => {
  const record = { id: 'x', kind: 'effect', game: 'killteam', name: 'Ploy', tags: [], at: 0 } as const;

  it('is read back', () => {
    expect(effectOf({ ...record, data: { changes: ploy.changes } })).toEqual(ploy);
  });

  it.each([
    ['no changes', {}],
    ['a path that is no list of names', { changes: [{ path: [1], value: 1 }] }],
    ['a change without a value', { changes: [{ path: ['cover'] }] }],
    ['a path without end', { changes: [{ path: Array(50).fill('a'), value: 1 }] }],
  ])('with %s is none', (_, data) => {
    expect(effectOf({ ...record, data })).toBeUndefined();
  });
});
