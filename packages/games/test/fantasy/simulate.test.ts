// The simulation with dice of our own: each die is asked for in the order of the table, and none is left over.
import { prepareBattle, Speaker } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { type Note, Random, Scripted } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

const [attack, combat] = calculators;

const scripts: { name: string; input: object; dice: number[]; wounds: number }[] = [
  { name: 'hit, wound, failed save', input: { armorSave: 4 }, dice: [4, 4, 3], wounds: 1 },
  { name: 'a miss rolls no more dice', input: { armorSave: 4 }, dice: [3], wounds: 0 },
  { name: 'a rerolled fail stands, even if worse', input: { rerollHits: 'fails' }, dice: [3, 1], wounds: 0 },
  { name: 'rerolling successes takes a hit away', input: { rerollHits: 'successes' }, dice: [6, 2], wounds: 0 },
  { name: 'ones are rerolled, twos are not', input: { rerollWounds: '1s' }, dice: [4, 1, 4], wounds: 1 },
  {
    name: 'poison skips the wound roll but not the save',
    input: { poison: true, armorSave: 5 },
    dice: [6, 5],
    wounds: 0,
  },
  { name: 'a six by a reroll poisons', input: { poison: true, rerollHits: 'fails' }, dice: [2, 6], wounds: 1 },
  {
    name: 'fury and poison: one hit wounds, the other rolls',
    input: { poison: true, fury: true },
    dice: [6, 3],
    wounds: 1,
  },
  {
    name: 'a lethal six rolls no save',
    input: { lethalStrike: true, armorSave: 2, specialSave: 2 },
    dice: [4, 6],
    wounds: 1,
  },
  {
    name: 'an armour lethal six leaves the aegis',
    input: { lethalStrike: 'armour', armorSave: 2, specialSave: 5 },
    dice: [4, 6, 5],
    wounds: 0,
  },
  {
    name: 'piercing beyond 6 rolls no armour',
    input: { armorSave: 4, armorPiercing: 3, specialSave: 5 },
    dice: [4, 4, 4],
    wounds: 1,
  },
  {
    name: 'multiple wounds are capped',
    input: { multipleWounds: 'd6', targetMaxWounds: 2 },
    dice: [4, 4, 5],
    wounds: 2,
  },
  {
    name: '+2 to wound after a six to hit',
    input: { toWound: 6, poison: true, poisonMode: 'plus2' },
    dice: [6, 4],
    wounds: 1,
  },
  {
    name: 'the six to wound of a bane pierces more',
    input: { armorSave: 5, armourBane: 1 },
    dice: [4, 6, 5],
    wounds: 1,
  },
  {
    name: 'sunder worsens the armour of the next wound',
    input: { numAttacks: 2, armorSave: 5, sunder: 1 },
    dice: [4, 4, 1, 4, 4, 5],
    wounds: 2,
  },
  { name: 'red fury gives one attack, and that one none', input: { redFury: true }, dice: [4, 4, 4, 4], wounds: 2 },
];

describe('attack', () => {
  test.each(scripts)('$name', ({ input, dice, wounds }) => {
    const scripted = new Scripted(dice);
    expect(attack.simulate(prepareBattle(attack, { numAttacks: 1, ...input }))(scripted)).toMatchObject({ wounds });
    scripted.assertExhausted();
  });

  test('the replay names every die and counts the attacks', () => {
    const lines: string[] = [];
    const speaker = new Speaker(attack);
    const log = {
      die: (_: number, face: number, reason: string) => lines.push(`${reason} ${face}`),
      note: (note: Note) => lines.push(speaker.note(note)),
    };
    attack.simulate(prepareBattle(attack, { numAttacks: 2, armorSave: 4 }))(new Random(3, log));
    expect(lines[0]).toBe('2 attacks');
    expect(lines.slice(1).every((line) => /^((to hit|to wound|armour save) [1-6]|unsaved: 1 wound)$/.test(line))).toBe(
      true,
    );
  });
});

describe('combat', () => {
  const unit = { models: 1, profiles: [{ toHit: 4, toWound: 4 }] };

  test('a fallen model does not strike back', () => {
    const scripted = new Scripted([4, 4]);
    const battle = prepareBattle(combat, { first: { ...unit, initiative: 5 }, second: { ...unit, initiative: 2 } });
    expect(combat.simulate(battle)(scripted)).toBe(1);
    scripted.assertExhausted();
  });

  test('equal initiative strikes back in the same step', () => {
    const scripted = new Scripted([4, 4, 4, 4]);
    expect(combat.simulate(prepareBattle(combat, { first: unit, second: unit }))(scripted)).toBe(3);
    scripted.assertExhausted();
  });
});
