// What a page must know of a calculator before its engine has arrived: form, rules, presets and the answer to its first preset, as data
// written when the site is built. So a first visit shows an answer without the engine, which is fetched while it is read.
import type { Answer, AnyCalculator, Language } from '@oddsmith/games';
import type { Plugin } from 'vite';
import type { CalculatorDescription } from './src/engine/engine.ts';
import { withSharedParts } from './with-shared-parts.ts';

const LIST = 'virtual:descriptions';
const ONE = 'virtual:description/';
const SAID = 'virtual:answer-in/';

/** Serves `virtual:descriptions`, the list, and behind it a module for each calculator, and one of what it says in each other language. */
export function descriptions(): Plugin {
  return {
    name: 'descriptions',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) || id.startsWith(SAID) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${LIST}`) return listModule();
      if (id.startsWith(`\0${ONE}`)) return dataModule(await describeCalculator(await named(id.slice(ONE.length + 1))));
      if (!id.startsWith(`\0${SAID}`)) return undefined;
      const [language, ...name] = id.slice(SAID.length + 1).split('/');
      const calculator = await named(name.join('/'));
      const [{ answer }, translated] = [
        await describeCalculator(calculator),
        await describeCalculator(calculator, language as Language),
      ];
      return dataModule(saidOtherwise(answer, translated.answer));
    },
  };
}

async function listModule(): Promise<string> {
  const { LANGUAGES } = await import('@oddsmith/games');
  const { calculators } = await import('@oddsmith/games/calculators');
  const entries = calculators.map(({ id, title }) => {
    const said = LANGUAGES.filter((language) => language !== 'en').map(
      (language) => `${language}: async () => (await import(${JSON.stringify(`${SAID}${language}/${id}`)})).default`,
    );
    const load = `async () => (await import(${JSON.stringify(ONE + id)})).default`;
    return `{ id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, load: ${load}, said: { ${said.join(', ')} } }`;
  });
  return `export const entries = [${entries.join(',\n')}];`;
}

async function named(id: string): Promise<AnyCalculator> {
  const { loadCalculator } = await import('@oddsmith/games');
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`there is no calculator ${id}`);
  return calculator;
}

/** Read faster as text than as an object literal of the same size. */
function dataModule(data: object): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(withSharedParts(data)))});`;
}

/** The fields of an answer that are other words: its figures are the same in every language. */
function saidOtherwise(answer: Answer, translated: Answer): Partial<Answer> {
  const english = new Map(Object.entries(answer).map(([field, value]) => [field, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(translated).filter(([field, value]) => english.get(field) !== JSON.stringify(value)),
  );
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
