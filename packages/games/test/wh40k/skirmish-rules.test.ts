// The simplified skirmish rules, step by step with scripted dice.
import { Scripted } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import {
  clampToBoard,
  currentUnits,
  deploy,
  distanceBetween,
  type Position,
  resolveShootingAttack,
  rollD6,
  rollDiceValue,
  sampleUnits,
  validateMove,
  woundTargetNumber,
} from '../../src/wh40k/index.ts';

function unit(name: string, position: Position) {
  return deploy(sampleUnits.find((template) => template.name === name)!, { id: name, owner: 'Player 1', position });
}

describe('dice', () => {
  test('one die, several dice, dice values', () => {
    expect(rollD6(undefined, new Scripted([4]))).toBe(4);
    expect(rollD6(3, new Scripted([1, 6, 2]))).toEqual([1, 6, 2]);
    expect(rollDiceValue(5, new Scripted([]))).toBe(5);
    expect(rollDiceValue('D3', new Scripted([2]))).toBe(2);
    expect(rollDiceValue('2D6', new Scripted([3, 4]))).toBe(7);
  });

  test('without dice passed in faces are 1 to 6', () => {
    const faces = rollD6(200);
    expect(Math.min(...faces)).toBe(1);
    expect(Math.max(...faces)).toBe(6);
    expect(rollD6()).toBeGreaterThanOrEqual(1);
  });
});

test.each([
  [8, 4, 2],
  [5, 4, 3],
  [4, 4, 4],
  [4, 7, 5],
  [3, 4, 5],
  [4, 8, 6],
  [3, 7, 6],
])('rule 21: S%i against T%i wounds on %i+', (strength, toughness, needed) => {
  expect(woundTargetNumber(strength, toughness)).toBe(needed);
});

describe('moves', () => {
  test('distances and the board', () => {
    expect(distanceBetween({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
    expect(clampToBoard({ x: -2, y: 50 })).toEqual({ x: 0, y: 44 });
    expect(clampToBoard({ x: 61, y: 3 })).toEqual({ x: 60, y: 3 });
  });

  test('up to M, further with an Advance', () => {
    const intercessors = unit('Intercessor Squad', { x: 10, y: 10 });
    expect(validateMove(intercessors, 16, 10)).toEqual({ valid: true, distance: 6, maxDistance: 6 });
    expect(validateMove(intercessors, 18, 10)).toEqual({
      valid: false,
      distance: 8,
      maxDistance: 6,
      reason: 'Move exceeds maximum distance of 6"',
    });
    expect(validateMove(intercessors, 18, 10, { advanceRoll: 3 }).valid).toBe(true);
    expect(validateMove(unit('Intercessor Squad', { x: 57, y: 10 }), 80, 10).valid).toBe(true);
  });
});

describe('shooting', () => {
  const attacker = unit('Predator Destructor', { x: 0, y: 0 });
  const target = unit('Terminator Squad', { x: 30, y: 0 });
  const [autocannon] = attacker.models[0].weapons;

  test('hits, wounds, saves and damage without spill', () => {
    const dice = new Scripted([3, 2, 6, 5, 3, 4, 2, 1, 3]);
    const result = resolveShootingAttack({ attacker, target, weapon: autocannon }, dice);
    dice.assertExhausted();
    expect(result).toMatchObject({
      hits: 3,
      wounds: 2,
      unsavedWounds: 1,
      damageDealt: 3,
      slainModels: 1,
      hitRolls: [3, 2, 6, 5],
      woundRolls: [3, 4, 2],
      saveRolls: [1, 3],
      damageRolls: [3],
    });
    expect(result.logs.map((log) => log.message)).toEqual([
      'Predator Destructor fires Predator autocannon: 4 shots, 3 hits.',
      'Predator autocannon attempts to wound on 3+: 2 wounds.',
      'Terminator Squad makes saves on 3+: 1 saved, 1 fail.',
      'Terminator Squad suffers 3 damage, 1 models slain.',
    ]);
    expect(result.updatedTarget.models.map((model) => model.currentWounds)).toEqual([0, 3, 3, 3, 3]);
    expect(target.models.map((model) => model.currentWounds)).toEqual([3, 3, 3, 3, 3]);
  });

  test('melee weapons and targets out of range are not fired', () => {
    const fist = target.models[0].weapons[1];
    expect(resolveShootingAttack({ attacker: target, target: attacker, weapon: fist }).logs[0].message).toBe(
      'Power fist is not a ranged weapon',
    );
    const far = { ...target, position: { x: 60, y: 0 } };
    const result = resolveShootingAttack({ attacker, target: far, weapon: autocannon });
    expect(result.logs[0].message).toBe('Predator autocannon is out of range (60.0")');
    expect(result.updatedTarget).toBe(far);
  });
});

test('the second set of sample units has current values', () => {
  expect(currentUnits.map((template) => template.name)).toEqual(sampleUnits.map((template) => template.name));
  const find = (name: string) => currentUnits.find((template) => template.name === name)!.models[0];
  expect(find('Intercessor Squad').weapons[0].keywords).toEqual(['Assault', 'Heavy']);
  expect(find('Terminator Squad').stats.invulnerable).toBe(4);
  expect(find('Immortals').stats.wounds).toBe(1);
  expect(find('Doomsday Ark').stats.toughness).toBe(9);
  expect(find('Predator Destructor').stats.leadership).toBe(6);
});
