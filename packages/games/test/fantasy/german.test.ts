// What the game calls its fields and rules has German words.
import { loadWords, prepareBattle } from '@oddsmith/games';
import { battleCalculator } from '@oddsmith/games/fantasy';
import { variantsOf } from '@oddsmith/games/fantasy/library';
import { expect, test } from 'vitest';
import { describeGermanNames } from '../german-names.ts';

await describeGermanNames('fantasy');

test('what a change of the situation is worth is told in German', async () => {
  const [words] = await loadWords('de', 'fantasy');
  for (const { input } of battleCalculator.presets)
    for (const { title } of variantsOf(prepareBattle(battleCalculator, input).input))
      expect(words.names).toHaveProperty([title]);
});
