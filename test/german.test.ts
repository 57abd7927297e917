// Everything an answer says is said in German, with the figures of the English: presets, reference inputs and drawn battles.
import { type Answer, calculateWith, games, isRefusal, loadWords } from '@oddsmith/games';
import { describe, expect, it } from 'vitest';
import { engineWords } from '../apps/web/src/language/german/engine-words.ts';
import { ITERATIONS, LIMITS } from '../scripts/said/battles.ts';
import { battlesOf } from '../scripts/said/drawn.ts';

/** Whole and broken numbers, however they are written. */
function figuresOf(text: string): readonly string[] {
  return (text.match(/\d+/g) ?? []).sort();
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

function textsOf({ sentence, steps, advice }: Answer): readonly string[] {
  return [sentence, ...steps.flatMap(({ title, text }) => [title, text]), ...advice.map(({ message }) => message)];
}

/** Words that no German sentence has and nearly every English one does. */
const ENGLISH = /\b(?:the|is|are|of|and|to|with|chance|wounds|by)\b/;

/** Names and printed rules stay English: what is left without them is ours. */
function ownWords(text: string, names: readonly string[]): string {
  return [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, '')), text);
}

describe.each(games.map(({ id }) => id))('%s', (game) => {
  it('says in German what it says in English, with the same figures', async () => {
    const entries = games.find(({ id }) => id === game)?.calculators ?? [];
    const calculators = await Promise.all(entries.map((entry) => entry.load()));
    const words = await loadWords('de', game);
    const printed = calculators.flatMap(({ rules }) => rules.map(({ name }) => name));
    const presets = calculators.flatMap(({ id, presets }) => presets.map(({ input }) => ({ calculator: id, input })));
    let compared = 0;
    for (const { calculator, input } of [...presets, ...battlesOf(game, 12)]) {
      const asked = calculators.filter(({ id }) => id === calculator);
      const request = { calculator, input, iterations: ITERATIONS };
      const english = calculateWith(asked, request, LIMITS);
      const german = calculateWith(asked, request, { ...LIMITS, words });
      if (isRefusal(english) || isRefusal(german)) continue;
      const [en, de] = [textsOf(english), textsOf(german)];
      const names = [...namesIn(input), ...printed];
      for (const [i, text] of en.entries()) {
        // Texts of rules are written by hand in both languages: one may say "sixes" for "6s".
        if (Object.hasOwn(engineWords, text)) continue;
        expect(figuresOf(de[i]), `${text} -> ${de[i]}`).toEqual(figuresOf(text));
        expect(ownWords(de[i], names), `${text} -> ${de[i]}`).not.toMatch(ENGLISH);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
