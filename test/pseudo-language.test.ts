// A third language, made of the first: whatever is said comes out of a catalogue, so that a new language is one file a folder.
import { type Answer, calculateWith, games, isRefusal, type Words } from '@oddsmith/games';
import { describe, expect, it } from 'vitest';
import { en as shared } from '../packages/games/src/words/en.ts';
import { ITERATIONS, LIMITS } from '../scripts/said/battles.ts';
import { battlesOf } from '../scripts/said/drawn.ts';

type Messages = Words['messages'];

/** Every sentence in brackets. It stands in for German, as the one other language that there is. */
function pseudo(game: string, messages: Messages): Words {
  const bracketed = Object.entries({ ...shared, ...messages }).map(([id, write]) => [
    id,
    (values: never, w: never) => `⟦${write(values, w)}⟧`,
  ]);
  return { game, language: 'de', messages: Object.fromEntries(bracketed) as Messages, names: {} };
}

function textsOf({ sentence, steps, advice }: Answer): readonly string[] {
  return [sentence, ...steps.flatMap(({ title, text }) => [title, text]), ...advice.map(({ message }) => message)];
}

describe.each(games.map(({ id }) => id))('%s', (game) => {
  it('says nothing but what stands in its catalogue', async () => {
    const entries = games.find(({ id }) => id === game)?.calculators ?? [];
    const calculators = await Promise.all(entries.map((entry) => entry.load()));
    const presets = calculators.flatMap(({ id, presets }) => presets.map(({ input }) => ({ calculator: id, input })));
    for (const { calculator, input } of [...presets, ...battlesOf(game, 5)]) {
      const asked = calculators.filter(({ id }) => id === calculator);
      const words = asked.map(({ words }) => pseudo(game, words?.messages ?? {}));
      const reply = calculateWith(asked, { calculator, input, iterations: ITERATIONS }, { ...LIMITS, words });
      const texts = isRefusal(reply) ? [reply.error.message] : textsOf(reply);
      expect(texts.filter((text) => !/^⟦.*⟧$/s.test(text))).toEqual([]);
    }
  });

  it('and refuses in it', async () => {
    const entries = games.find(({ id }) => id === game)?.calculators ?? [];
    for (const calculator of await Promise.all(entries.map((entry) => entry.load()))) {
      const words = [pseudo(game, calculator.words?.messages ?? {})];
      for (const input of [{ nonsense: 1 }, 'nonsense', []]) {
        const reply = calculateWith([calculator], { calculator: calculator.id, input }, { words });
        expect(isRefusal(reply) && reply.error.message).toMatch(/^⟦.*⟧$/s);
      }
    }
  });
});
