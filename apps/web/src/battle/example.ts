// What a calculator shows before anybody has changed anything.
import { complete, sameValue } from '@oddsmith/games';
import type { Battle } from './store.ts';

/** The standard battle and the presets: nobody's own yet. */
export function isExample({ calculator, input }: Pick<Battle, 'calculator' | 'input'>): boolean {
  const { form, standard, presets } = calculator;
  return [standard, ...presets.map((preset) => complete(form, preset.input))].some((one) => sameValue(one, input));
}
