// The address that shows the same battle in the web app.
import { encodeLink } from '@oddsmith/analysis';
import { type AnyCalculator, describeForm, withoutDefaults } from '@oddsmith/games';

/** As the web app writes it: without what is default anyway. */
export function battleAddress(site: string, calculator: AnyCalculator, input: unknown): string {
  const state = { input: withoutDefaults(describeForm(calculator.input), input) ?? {} };
  return `${site.replace(/[#/]*$/, '')}/#/${calculator.id}/${encodeLink(state)}`;
}
