// What choosing is worth, in words: the published examples, and remarks on shots that always use what they could decline.
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/kill-team';
import { expect, test } from 'vitest';

function told(input: object) {
  const answer = calculateWith(calculators, { calculator: 'killteam/shoot', input });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  const said = (code: string) => answer.advice.find((one) => one.code === `killteam/${code}`)?.message;
  const step = (wanted: string) => answer.steps.find(({ title }) => title === wanted)?.text;
  return { said, step, steps: answer.steps };
}

/** One die on 2+ that Accurate would keep from becoming a crit: 3.3333 rolled, 3 kept. */
const ONE_DIE = {
  attacker: { attacks: 1, hit: 2, autoNormals: 1, normalsToCrits: 1 },
  defender: { dice: 0 },
};
/** All hits critical, against cover and two promotions: 3.8226 instead of 5.5748 with cover always kept. */
const COVERED = {
  attacker: { attacks: 4, hit: 3, lethal: 3, normalDamage: 3, criticalDamage: 4 },
  defender: { dice: 3, save: 3, coverNormals: 1, normalsToCrits: 2 },
};

test('the steps say what choosing is worth, and which choice is right when', () => {
  const one = told({ ...ONE_DIE, optionalRules: 'best' });
  expect(one.step('Optional rules')).toContain('3.33 damage instead of 3.00 damage');
  expect(one.step('Optional rules')).toContain('The attacker’s choices are worth +0.33 damage');
  expect(one.step('Attack: before the roll')).toBe(
    'roll the die instead of keeping it (Accurate): +0.33 damage over keeping it',
  );
  const covered = told({ ...COVERED, optionalRules: 'best' });
  // 5.5748 with cover always kept and promoted by nothing: as the rules say, normals to crits need a free normal.
  expect(covered.step('Optional rules')).toContain('3.82 damage instead of 5.57 damage');
  expect(covered.step('Optional rules')).toContain('the defender’s −1.75 damage');
  expect(covered.step('Against save 3+: before the roll')).toContain('against 1 crit, 2 crits, 3 crits or 4 crits');
  const mixed = told({ optionalRules: 'best', attacker: PROMOTED, defender: { dice: 0 } });
  expect(mixed.step('Attack: after the roll')).toContain('instead of');
});

/** Four dice, of which one may be saved and one promoted, but no die both: order and leaving out matter. */
const PROMOTED = { attacks: 4, normalsToCrits: 1, abilities: ['punishing', 'severe', 'rending'], criticalDamage: 6 };

test('every shot of a battle says its own choices', () => {
  const { steps } = told({
    ...ONE_DIE,
    optionalRules: 'best',
    secondaries: [{ name: 'Grot', dice: 2, coverNormals: 1 }],
    volleys: [{ name: 'Pistol', attacks: 2, autoNormals: 1 }],
  });
  const titles = steps.map(({ title }) => title);
  expect(titles).toContain('Secondary target Grot, Against save 3+: before the roll');
  expect(titles).toContain('Pistol, Attack: before the roll');
});

test('a shot that always uses them is told what choosing would bring, where it brings anything', () => {
  expect(told(COVERED).said('optional-rules')).toContain(
    '5.57 damage. With both players using them where they pay it is 3.82',
  );
  expect(told(COVERED).said('optional-rules')).toContain(
    'Worth the most: Against save 3+: before the roll: Cover: against 1 crit',
  );
  expect(told({ attacker: {}, defender: { coverNormals: 1 } }).said('optional-rules')).toBeUndefined();
  expect(told({ ...COVERED, edition: '2021' }).said('optional-rules')).toBeUndefined();
  const old = { ...COVERED.attacker, abilities: ['closeAssault'] };
  expect(told({ ...COVERED, attacker: old }).said('optional-rules')).toBeUndefined();
});

test('the most that can happen is that of the best choice', () => {
  expect(told(ONE_DIE).said('cannot-kill')).toContain('at most 3 damage');
  expect(told({ ...ONE_DIE, optionalRules: 'best' }).said('cannot-kill')).toContain('at most 4 damage');
});

test('locked dice, and Devastating that is reduced against the FAQ, are remarked on', () => {
  expect(told(ONE_DIE).said('locked-dice')).toContain('Accurate');
  expect(told({ attacker: { autoNormals: 1 } }).said('locked-dice')).toBeUndefined();
  const reduced = (devastating: boolean) =>
    told({ attacker: { devastating: 3 }, defender: { damageReduction: { devastating } } }).said(
      'devastating-not-reduced',
    );
  expect(reduced(true)).toContain('FAQ');
  expect(reduced(false)).toBeUndefined();
});
