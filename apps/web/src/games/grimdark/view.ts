// The Grimdark Future page: one attack, one duel, and armies against each other.
import { carrySides } from '../../battle/pair.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import { grimdark as words } from '../../language/english/grimdark/grimdark.ts';
import { armiesTab } from '../../places/armies/armies-tab.tsx';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { BigNumber, ChartLine, GameView, ViewOf } from '../view.ts';
import { viewFor } from '../view-for.ts';
import { BattleForm } from './battle-form.tsx';
import { DuelResults } from './pairing/duel-results.tsx';
import { shownSide } from './shown-side.ts';

const attack: ViewOf<'grimdark/attack'> = {
  id: 'grimdark/attack',
  tab: words.tabs.attack,
  charts: [
    { distribution: 'kills', title: words.slain, axis: words.modelsSlain, side: 'attacker', line: wipeLine },
    { distribution: 'wounds', title: words.wounds, axis: words.woundsDealt, side: 'attacker', additive: true },
    { distribution: 'hits', title: words.hits, axis: words.hitsAxis, side: 'attacker', additive: true },
  ],
  bigNumber: attackNumber,
  form: BattleForm,
  sides: ({ attacker, defender }) => [attacker.name, defender.name],
  units: bothSides,
};

function bothSides({ attacker, defender, ruleTexts }: InputOf<'grimdark/attack' | 'grimdark/duel'>) {
  return [shownSide(attacker, ruleTexts), shownSide(defender, ruleTexts)];
}

function defendersOf({ defender }: InputOf<'grimdark/attack'>): number {
  return defender.models.reduce((sum, { count }) => sum + count, 0);
}

function wipeLine(input: InputOf<'grimdark/attack'>): ChartLine | undefined {
  const models = defendersOf(input);
  return models > 0 ? { at: models, label: words.wholeUnit(models) } : undefined;
}

/** The chance to destroy the target, and of a unit the models slain beside it; those alone where nothing can destroy it. */
function attackNumber({ summary }: AnswerOf<'grimdark/attack'>, input: InputOf<'grimdark/attack'>): BigNumber {
  const models = defendersOf(input);
  const { wipeChance: chance, meanKills } = summary;
  if (chance === 0 && models > 1) return { text: formatMean(meanKills), unit: words.slainOf(models), side: 'attacker' };
  const unit = models === 1 ? words.destroyed : words.destroyedAndSlain(formatMean(meanKills), models);
  return { text: formatChance(chance), unit, chance, side: 'attacker' };
}

const duel: ViewOf<'grimdark/duel'> = {
  id: 'grimdark/duel',
  tab: words.tabs.duel,
  charts: [],
  form: BattleForm,
  results: DuelResults,
  resultsFirst: true,
  sides: ({ attacker, defender }) => [attacker.name, defender.name],
  units: bothSides,
  bigNumber: ({ summary }) => ({
    text: formatChance(summary.win),
    unit: words.duelWin,
    side: 'attacker',
    shares: [
      { label: words.shares.win, chance: summary.win, side: 'attacker' },
      { label: words.shares.draw, chance: summary.draw },
      { label: words.shares.loss, chance: summary.loss, side: 'defender' },
    ],
  }),
};

export const view: GameView = {
  calculators: [viewFor(attack), viewFor(duel)],
  carry: carrySides({ 'grimdark/attack': ['attacker', 'defender'], 'grimdark/duel': ['attacker', 'defender'] }),
  pages: [armiesTab('grimdark/armies', words.tabs.armies, async () => (await import('./armies.ts')).grimdarkArmies)],
};
