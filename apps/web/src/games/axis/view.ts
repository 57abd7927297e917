// The Axis & Allies page: battles on land and at sea, landings, bombing raids, what to send.
import { lazy } from '../../components/ui/lazy.tsx';
import { formatChance, formatMean } from '../../format/number.ts';
import { axis } from '../../language/english/axis/axis.ts';
import type { AnswerOf } from '../calculator-types.ts';
import type { BigNumber, GameView, ViewOf } from '../view.ts';
import { chanceNumber, viewFor } from '../view-for.ts';
import { armyText } from './army.ts';
import { BattleBoard, BattleVerbs, LandingBoard, SendBoard } from './boards.tsx';
import { battleCards, bombingCards, landingCards, sendCards } from './cards.ts';
import { carry } from './pair.ts';

const BattleForm = lazy(async () => ({ default: (await import('./battle-form.tsx')).BattleForm }));
const BattleResults = lazy(async () => ({ default: (await import('./results/battle-results.tsx')).BattleResults }));
const LandingForm = lazy(async () => ({ default: (await import('./landing/landing-form.tsx')).LandingForm }));
const LandingResults = lazy(async () => ({ default: (await import('./landing/landing-results.tsx')).LandingResults }));
const RecommendForm = lazy(async () => ({ default: (await import('./recommend/recommend-form.tsx')).RecommendForm }));
const RecommendResults = lazy(async () => ({
  default: (await import('./recommend/recommend-results.tsx')).RecommendResults,
}));

const { big, charts, tabs } = axis;

const battle: ViewOf<'axis/battle'> = {
  id: 'axis/battle',
  tab: tabs.battle,
  withoutEffects: true,
  charts: [
    { distribution: 'profit', title: charts.profit, axis: charts.profitAxis, side: 'attacker' },
    { distribution: 'attackerLoss', title: charts.attackerLoses, axis: charts.attackerLosesAxis, side: 'attacker' },
    { distribution: 'defenderLoss', title: charts.defenderLoses, axis: charts.defenderLosesAxis, side: 'defender' },
  ],
  bigNumber: battleNumber,
  sides: ({ waves: [first] }) => [armyText(first.attack.units), armyText(first.defense.units)],
  cards: battleCards,
  board: BattleBoard,
  verbs: BattleVerbs,
  form: BattleForm,
  results: BattleResults,
};

function battleNumber({ summary }: AnswerOf<'axis/battle'>): BigNumber {
  const { winChance, drawChance, lossChance, standoffChance } = summary;
  return {
    text: formatChance(winChance),
    chance: winChance,
    figure: 'winChance',
    unit: summary.holdsChance === undefined ? big.wins : big.held,
    side: 'attacker',
    shares: [
      { label: big.win, chance: winChance, side: 'attacker' },
      ...(standoffChance > 0 ? [{ label: big.bothLeft, chance: standoffChance }] : []),
      { label: big.nobodyLeft, chance: drawChance },
      { label: big.loss, chance: lossChance, side: 'defender' as const },
    ],
  };
}

const amphibious: ViewOf<'axis/amphibious'> = {
  id: 'axis/amphibious',
  tab: tabs.landing,
  withoutEffects: true,
  charts: [{ distribution: 'profit', title: charts.profit, axis: charts.profitAxis, side: 'attacker' }],
  bigNumber: ({ summary }) => chanceNumber(summary.takesChance, big.lands),
  sides: ({ sea, land }) => [armyText(sea.attack.units), armyText(land.defense.units)],
  cards: landingCards,
  board: LandingBoard,
  form: LandingForm,
  results: LandingResults,
};

const bombing: ViewOf<'axis/bombing'> = {
  id: 'axis/bombing',
  tab: tabs.bombing,
  withoutEffects: true,
  charts: [
    { distribution: 'damage', title: charts.damage, axis: charts.damageDone, side: 'attacker' },
    { distribution: 'bombersLost', title: charts.bombersLost, axis: charts.bombersLostAxis, side: 'defender' },
    { distribution: 'profit', title: charts.profit, axis: charts.profitAxis, side: 'attacker' },
  ],
  bigNumber: ({ summary }) => ({
    text: formatMean(summary.profit),
    unit: big.profit,
    mean: summary.profit,
    figure: 'profit',
    side: 'attacker',
  }),
  cards: bombingCards,
  sides: ({ bombers }) => [armyText({ bom: bombers }), big.complex],
};

const recommend: ViewOf<'axis/recommend'> = {
  id: 'axis/recommend',
  tab: tabs.send,
  withoutEffects: true,
  charts: [],
  bigNumber: ({ summary }) => chanceNumber(summary.chance, big.recommended),
  sides: ({ waves: [first] }, { armies, nearest }) => {
    const sent = armies[0] ?? nearest;
    return [sent === undefined ? '' : armyText(sent.army), armyText(first.defense.units)];
  },
  cards: sendCards,
  board: SendBoard,
  form: RecommendForm,
  results: RecommendResults,
};

export const view: GameView = {
  calculators: [viewFor(battle), viewFor(amphibious), viewFor(bombing), viewFor(recommend)],
  carry,
};
