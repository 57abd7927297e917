// What a page must know of a calculator before its engine has arrived: form, rules, presets and the answer to its first preset, as data
// written when the site is built. So a first visit shows an answer without the engine, which is fetched while it is read.
import type { AnyCalculator, Language } from '@oddsmith/games';
import type { Plugin } from 'vite';
import type { CalculatorDescription } from './src/engine/engine.ts';
import { withSharedParts } from './with-shared-parts.ts';

const LIST = 'virtual:descriptions';
const ONE = 'virtual:description/';

/** Serves `virtual:descriptions`, the list, and one module behind it for each calculator and language. */
export function descriptions(): Plugin {
  return {
    name: 'descriptions',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${LIST}`) return listModule();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const { loadCalculator } = await import('@oddsmith/games');
      const [language, ...name] = id.slice(ONE.length + 1).split('/');
      const calculator = await loadCalculator(name.join('/'));
      if (calculator === undefined) throw new Error(`there is no calculator ${id}`);
      // Read faster as text than as an object literal of the same size.
      const shared = withSharedParts(await describeCalculator(calculator, language as Language));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(shared))});`;
    },
  };
}

async function listModule(): Promise<string> {
  const { LANGUAGES } = await import('@oddsmith/games');
  const { calculators } = await import('@oddsmith/games/calculators');
  const entries = calculators.map(({ id, title }) => {
    const load = LANGUAGES.map(
      (language) => `${language}: async () => (await import(${JSON.stringify(`${ONE}${language}/${id}`)})).default`,
    );
    return `{ id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, load: { ${load.join(', ')} } }`;
  });
  return `export const entries = [${entries.join(',\n')}];`;
}

export async function describeCalculator(
  calculator: AnyCalculator,
  language: Language = 'en',
): Promise<CalculatorDescription> {
  const { calculateWith, complete, describeForm, isRefusal, ruleWords, speaking } = await import('@oddsmith/games');
  const { id, title, question, rules, presets } = calculator;
  const form = describeForm(calculator.input);
  const standard = complete(form, presets[0]?.input ?? {});
  const answer = calculateWith([await speaking(calculator)], { calculator: id, input: standard, language });
  if (isRefusal(answer)) throw new Error(`${id}: ${answer.error.message}`);
  return {
    id,
    title,
    question,
    form,
    rules: rules.map(ruleWords),
    presets,
    standard,
    answer,
  };
}
