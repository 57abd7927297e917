// Random and mutated actions: never an exception, and never a change to a state they are refused in.
import { Random } from '@oddsmith/kernel';
import { apply, check, diceFor, legal, options, type State, skirmishSpeaker, start } from '@oddsmith/skirmish';
import { LANGUAGES } from '@oddsmith/words';
import { expect, test } from 'vitest';
import { ACTION_TYPES } from '../src/battle/action.ts';
import { playRandomly, randomSetup } from './random-battles.ts';

const ACTIONS = 20_000;

const speakers = await Promise.all(LANGUAGES.map(skirmishSpeaker));

/** Anything that JSON can say, mostly like something an action holds. */
function anything(dice: Random, depth = 0): unknown {
  const upTo = (n: number) => dice.die(n) - 1;
  switch (upTo(depth > 3 ? 7 : 9)) {
    case 0:
      return null;
    case 1:
      return upTo(100) - 50;
    case 2:
      return Math.round(dice.unit() * 60_000) / 1000;
    case 3:
      return ['a1', 'b1', 'a1.1', 'b2.3', 'x', ''][upTo(6)];
    case 4:
      return upTo(2) === 0;
    case 5:
      return Number.MAX_VALUE;
    case 6:
      return ['normal', 'advance', 'fall-back', 'enemy', 'objective'][upTo(5)];
    case 7:
      return Array.from({ length: upTo(4) }, () => anything(dice, depth + 1));
    default:
      return Object.fromEntries(
        ['model', 'to', 'x', 'y', 'target', 'weapon']
          .filter(() => upTo(2) === 0)
          .map((key) => [key, anything(dice, depth + 1)]),
      );
  }
}

/** A legal action with one of its parts replaced, left out or added. */
function mutated(action: object, dice: Random): unknown {
  const copy = JSON.parse(JSON.stringify(action)) as Record<string, unknown>;
  const keys = [...Object.keys(copy), 'surprise'];
  const key = keys[dice.die(keys.length) - 1];
  if (dice.die(4) === 1) delete copy[key];
  else if (Array.isArray(copy[key]) && dice.die(2) === 1) (copy[key] as unknown[]).push(anything(dice));
  else copy[key] = anything(dice);
  return copy;
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

test('S89 20,000 actions never throw and never change what they are refused in', () => {
  const dice = new Random(99);
  const moments: { state: State; action: object }[] = [];
  for (const seed of [11, 12, 13])
    playRandomly(randomSetup(seed), seed, ({ before, action }) => moments.push({ state: before, action }));
  moments.push({ state: start(randomSetup(14)), action: { type: 'deploy', unit: 'a1', places: [] } });
  for (const { state } of moments) frozen(state);
  let refused = 0;
  for (let i = 0; i < ACTIONS; i++) {
    const { state, action } = moments[dice.die(moments.length) - 1];
    const wild = {
      type: ACTION_TYPES[dice.die(ACTION_TYPES.length) - 1],
      unit: `a${dice.die(4)}`,
      paths: anything(dice),
    };
    const tried = dice.die(3) === 1 ? wild : mutated(action, dice);
    const problem = check(state, tried);
    const applied = apply(state, tried, diceFor(i, state.throws));
    expect(applied.ok).toBe(problem === null);
    if (applied.ok) continue;
    refused++;
    for (const speaker of speakers) expect(speaker.problem(applied.problem).message.length).toBeGreaterThan(5);
    expect(applied.problem.code).toMatch(/^skirmish\/[a-z-]+$/);
  }
  expect(refused).toBeGreaterThan(ACTIONS / 2);
});

test('what may be done and the details of every unit can be asked at every moment', () => {
  for (const seed of [21, 22]) {
    playRandomly(randomSetup(seed), seed, ({ before }) => {
      frozen(before);
      const { units } = legal(before);
      for (const { unit } of units) expect(options(before, unit).unit).toBe(unit);
    });
  }
});
