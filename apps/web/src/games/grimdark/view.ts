// The Grimdark Future page: armies against each other first, then one attack and one duel.
import type { Answer } from '@oddsmith/games';
import { lazy } from 'react';
import { valueAt } from '../../battle/path.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import type { BigNumber, CalculatorView, GameView } from '../view.ts';
import { DuelResults } from './pairing/duel-results.tsx';

const attack: CalculatorView = {
  id: 'grimdark/attack',
  tab: 'Attack',
  charts: [
    { distribution: 'wounds', title: 'Wounds', axis: 'wounds dealt', side: 'attacker', additive: true },
    { distribution: 'kills', title: 'Models killed', axis: 'models killed', side: 'attacker', line: wipeLine },
    { distribution: 'hits', title: 'Hits', axis: 'hits', side: 'attacker', additive: true },
  ],
  bigNumber: attackNumber,
};

function modelsOf(input: unknown, side: 'attacker' | 'defender'): number {
  const models = valueAt(input, [side, 'models']);
  return Array.isArray(models) ? models.reduce((sum: number, model) => sum + Number(valueAt(model, ['count'])), 0) : 0;
}

function wipeLine(input: unknown): { readonly at: number; readonly label: string } | undefined {
  const models = modelsOf(input, 'defender');
  return models > 0 ? { at: models, label: `whole unit: ${models}` } : undefined;
}

/** A lone model is destroyed or not; of a unit we count the models. */
function attackNumber({ distributions, summary }: Answer, input: unknown): BigNumber {
  const models = modelsOf(input, 'defender');
  if (models !== 1)
    return {
      text: formatMean(distributions.kills.mean),
      unit: `of ${models} models killed on average`,
      side: 'attacker',
    };
  const chance = summary.wipeChance;
  return { text: formatChance(chance), unit: 'destroys the target', chance, side: 'attacker' };
}

const duel: CalculatorView = {
  id: 'grimdark/duel',
  tab: 'Duel',
  charts: [],
  results: DuelResults,
  bigNumber: ({ summary }) => ({
    text: formatChance(summary.win),
    unit: 'the attacker wins, over the chosen scenarios',
    side: 'attacker',
    shares: [
      { label: 'attacker wins', chance: summary.win, side: 'attacker' },
      { label: 'draw', chance: summary.draw },
      { label: 'defender wins', chance: summary.loss, side: 'defender' },
    ],
  }),
};

export const view: GameView = {
  pages: [
    {
      id: 'grimdark/armies',
      tab: 'Armies',
      page: lazy(async () => ({ default: (await import('./armies/armies-page.tsx')).ArmiesPage })),
    },
  ],
  calculators: [attack, duel],
};
