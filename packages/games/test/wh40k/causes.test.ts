// Why a number is so: whatever changes the plan of a weapon has a cause, and every cause is named, in both languages.
import { loadWords } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/wh40k';
import { describe, expect, test } from 'vitest';
import type { Battle, prepareAttack } from '../../src/wh40k/battle.ts';
import { causesOf } from '../../src/wh40k/causes.ts';
import { plainPlan } from '../../src/wh40k/plan.ts';
import { contextSchema } from '../../src/wh40k/schema/context.ts';
import { describeCauses, type TracedPlan } from '../causes.ts';
import { answerOf } from '../words.ts';
import { smallAttacks } from './small-attacks.ts';

const [attack] = calculators;
const PLAIN = contextSchema.parse({});

/** Each entry against the same without keywords, situation, abilities and Stealth. */
function plansOf({ units, edition, facts }: ReturnType<typeof prepareAttack>): readonly TracedPlan[] {
  return units.flatMap(({ entries, plans }) =>
    entries.map((entry, index) => ({
      plan: plans[index],
      plain: plainPlan({ ...entry, situation: PLAIN, asked: PLAIN, brought: [] }, edition, {
        ...facts,
        stealth: false,
      }),
      causes: causesOf(entry, edition, facts),
      // Read with the changes of the hit roll.
      silent: ['hindered'],
    })),
  );
}

/** Keywords alone, in both editions, and one of everything else. */
const inputs = [
  ...smallAttacks
    .filter((_, index) => index % 4 === 0)
    .flatMap((input) => [
      { ...input, edition: '10' },
      { ...input, edition: '11' },
    ]),
  ...(['10', '11'] as const).map((edition) => ({
    edition,
    weapon: { name: 'Spear', skill: 3, damage: 2, keywords: ['Lance', 'Heavy', 'Twin-linked'] },
    context: { charged: true, stationary: true, damaged: true, rerollHits: 'ones', attacksModifier: 1, apModifier: 1 },
    abilities: {
      attacker: [
        {
          name: 'Old Grudge',
          effects: [
            { effect: 'woundRoll', value: 1 },
            { effect: 'strength', value: 1 },
          ],
        },
      ],
      defender: [{ name: 'Mist', effects: [{ effect: 'hitRollTaken', value: -1 }] }],
    },
    target: { models: 5, stealth: true, damageReduction: 1 },
  })),
];

describeCauses<Battle>(attack, inputs, plansOf);

describe('Lance, Heavy and damaged', () => {
  const input = {
    weapon: { name: 'Spear', skill: 3, keywords: ['Lance', 'Heavy'] },
    context: { charged: true, stationary: true, damaged: true },
  };

  test.each([
    ['en', '+1 Heavy, −1 Damaged: 3+ stays 3+', '+1 Lance: 4+ becomes 3+'],
    ['de', '+1 Heavy, −1 Beschädigt: 3+ bleibt 3+', '+1 Lanze: 4+ wird 3+'],
  ] as const)('are all named (%s)', async (language, hit, wound) => {
    const { steps } = answerOf(attack, input, await loadWords(language, 'wh40k'));
    const texts = steps
      .map(({ text }) => text)
      .join('\n')
      .replace(/[-−]1/g, '−1');
    expect(texts).toContain(hit);
    expect(texts).toContain(wound);
    const causes = steps.flatMap((step) => step.causes ?? []);
    expect(causes).toContainEqual({ rule: 'heavy', name: expect.any(String), field: 'hitChanges', by: 1, kept: false });
    expect(causes).toContainEqual({ rule: 'lance', name: expect.any(String), field: 'woundChanges', by: 1 });
  });
});
