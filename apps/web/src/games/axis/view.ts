// The Axis & Allies page: battles on land and at sea, landings, bombing raids, what to send.
import { lazy } from 'react';
import { formatChance, formatMean } from '../../format/number.ts';
import type { AnswerOf } from '../calculator-types.ts';
import type { BigNumber, GameView, ViewOf } from '../view.ts';
import { BattleForm } from './battle-form.tsx';
import { carry } from './pair.ts';

const BattleResults = lazy(async () => ({ default: (await import('./battle-results.tsx')).BattleResults }));
const LandingForm = lazy(async () => ({ default: (await import('./landing-form.tsx')).LandingForm }));
const LandingResults = lazy(async () => ({ default: (await import('./landing-results.tsx')).LandingResults }));
const RecommendForm = lazy(async () => ({ default: (await import('./recommend-form.tsx')).RecommendForm }));
const RecommendResults = lazy(async () => ({ default: (await import('./recommend-results.tsx')).RecommendResults }));

const battle: ViewOf<'axis/battle'> = {
  id: 'axis/battle',
  tab: 'Battle',
  charts: [
    { distribution: 'profit', title: 'Profit', axis: 'profit', side: 'attacker' },
    { distribution: 'attackerLoss', title: 'Attacker loses', axis: 'value the attacker loses', side: 'attacker' },
    { distribution: 'defenderLoss', title: 'Defender loses', axis: 'value the defender loses', side: 'defender' },
  ],
  bigNumber: battleNumber,
  form: BattleForm,
  results: BattleResults,
};

function battleNumber({ summary }: AnswerOf<'axis/battle'>): BigNumber {
  const { winChance, drawChance, lossChance, standoffChance } = summary;
  return {
    text: formatChance(winChance),
    unit: summary.holdsChance === undefined ? 'the attacker wins' : 'taken and held',
    side: 'attacker',
    shares: [
      { label: 'win', chance: winChance, side: 'attacker' },
      ...(standoffChance > 0 ? [{ label: 'both left', chance: standoffChance }] : []),
      { label: 'nobody left', chance: drawChance },
      { label: 'loss', chance: lossChance, side: 'defender' as const },
    ],
  };
}

const amphibious: ViewOf<'axis/amphibious'> = {
  id: 'axis/amphibious',
  tab: 'Landing',
  charts: [{ distribution: 'profit', title: 'Profit', axis: 'profit', side: 'attacker' }],
  bigNumber: ({ summary }) => ({
    text: formatChance(summary.takesChance),
    unit: 'the landing takes the territory',
    chance: summary.takesChance,
    side: 'attacker',
  }),
  form: LandingForm,
  results: LandingResults,
};

const bombing: ViewOf<'axis/bombing'> = {
  id: 'axis/bombing',
  tab: 'Bombing',
  charts: [
    { distribution: 'damage', title: 'Damage', axis: 'damage done', side: 'attacker' },
    { distribution: 'bombersLost', title: 'Bombers lost', axis: 'bombers lost', side: 'defender' },
    { distribution: 'profit', title: 'Profit', axis: 'profit', side: 'attacker' },
  ],
  bigNumber: ({ summary }) => ({ text: formatMean(summary.profit), unit: 'IPC profit on average', side: 'attacker' }),
};

const recommend: ViewOf<'axis/recommend'> = {
  id: 'axis/recommend',
  tab: 'What to send',
  charts: [],
  bigNumber: ({ summary }) => ({
    text: formatChance(summary.chance),
    unit: 'with the recommended units',
    chance: summary.chance,
    side: 'attacker',
  }),
  form: RecommendForm,
  results: RecommendResults,
};

export const view: GameView = { calculators: [battle, amphibious, bombing, recommend], carry };
