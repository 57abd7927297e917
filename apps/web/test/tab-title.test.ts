// The tab of every calculator says figure, who against whom, and game; so do the pages of armies.
import { calculateWith, complete, describeForm, games, isRefusal, loadCalculator, valueAt } from '@oddsmith/games';
import { describe, expect, it, vi } from 'vitest';
import { battleTitle, tabTitle } from '../src/calculator/tab-title.ts';
import { gamePages } from '../src/games/registry.ts';
import type { CalculatorView } from '../src/games/view.ts';

// Views bring forms along, and those listen to the window.
vi.stubGlobal('addEventListener', () => undefined);

async function pageOf(id: string): Promise<readonly [CalculatorView, string]> {
  const page = gamePages.find((game) => id.startsWith(`${game.id}/`));
  const view = (await page?.load())?.calculators.find((one) => one.id === id);
  if (page === undefined || view === undefined) throw new Error(`${id} has no view`);
  return [view, page.title];
}

async function titleOf(id: string, given: unknown): Promise<string> {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const input = complete(describeForm(calculator.input), given);
  const answer = calculateWith([calculator], { calculator: id, input });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  const [view, game] = await pageOf(id);
  return battleTitle(view, answer, input, game);
}

describe.each(games.flatMap(({ calculators }) => calculators.map(({ id }) => id)))('the tab of %s', (id) => {
  it('says figure, who against whom, and game', async () => {
    const calculator = await loadCalculator(id);
    const title = await titleOf(id, calculator?.presets[0]?.input ?? {});
    expect(title).toMatch(/^[^·]+ · [^·]+ v [^·]+ · [^·]+, Oddsmith$/);
    for (const side of ['attacker', 'defender', 'first', 'second', 'target'] as const) {
      const name = valueAt(calculator?.presets[0]?.input, [side, 'name']);
      if (typeof name === 'string' && name !== '') expect(title).toContain(name);
    }
  });
});

it('calls those without a name what their page calls them', async () => {
  const sidesOf = async (id: string, input: object) => (await titleOf(id, input)).split(' · ')[1];
  expect(await sidesOf('wh40k/attack', {})).toBe('Attacker v Defender');
  expect(await sidesOf('wh40k/charge', {})).toBe('Attacker v Defender');
  expect(await sidesOf('wh40k/battleshock', {})).toBe('A unit v Battle-shock');
  expect(await sidesOf('wh40k/battleshock', { name: 'Boyz' })).toBe('Boyz v Battle-shock');
  expect(await sidesOf('fantasy/attack', {})).toBe('Attacker v Defender');
  expect(await sidesOf('fantasy/combat', {})).toBe('First unit v Second unit');
});

it('leaves out a figure that is not there yet', () => {
  expect(tabTitle('', ['Ours', 'Theirs'], 'Kill Team')).toBe('Ours v Theirs · Kill Team, Oddsmith');
});
