// Everything that forms and catalogues of a game say in English has German words beside it, in `words/names.de.ts` of the game.
import { describeForm, type Field, games, loadWords } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';

function textsOf(field: Field): readonly (string | undefined)[] {
  const own = [field.title, field.description, field.group];
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return [...own, ...field.options.map(({ label }) => label)];
    case 'list':
      return [...own, ...textsOf(field.item)];
    case 'object':
      return [...own, ...field.fields.flatMap(textsOf)];
    default:
      return own;
  }
}

/** "2+" and "-1" are the same everywhere. */
function isSpoken(text: string | undefined): text is string {
  return text !== undefined && /[a-z]/i.test(text);
}

export async function describeGermanNames(id: string): Promise<void> {
  const [words] = await loadWords('de', id);
  const unknown = (texts: readonly (string | undefined)[]) =>
    texts.filter(isSpoken).filter((text) => !Object.hasOwn(words.names, text));
  const calculators = await Promise.all(
    games.filter((game) => game.id === id).flatMap((game) => game.calculators.map(({ load }) => load())),
  );
  describe(`${id} in German`, () => {
    test.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
      const { title, question, input, presets } = calculator;
      const fields = describeForm(input).fields.flatMap(textsOf);
      const ready = presets.flatMap((preset) => [preset.title, preset.note]);
      expect(unknown([title, question, ...fields, ...ready]), 'no German words for these').toEqual([]);
    });

    const rules = new Map(
      calculators.flatMap((calculator) => calculator.rules.map((rule) => [rule.id, rule] as const)),
    );
    test.each([...rules])('the rule %s', (_, { summary, summaryIn = {} }) => {
      expect(unknown([summary, ...Object.values(summaryIn)]), 'no German words for these').toEqual([]);
    });
  });
}
