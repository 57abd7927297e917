// The Grimdark Future page: one attack, one duel, and armies against each other.
import { lazy } from '../../components/ui/lazy.tsx';
import { formatChance, formatMean } from '../../format/number.ts';
import { grimdark as words } from '../../language/english/grimdark/grimdark.ts';
import { armiesTab } from '../../places/armies/armies-tab.tsx';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { BigNumber, ChartLine, GameView, ViewOf } from '../view.ts';
import { viewFor } from '../view-for.ts';
import { attackCards, duelCards } from './cards.ts';
import { carry } from './pair.ts';
import { DuelResults } from './pairing/duel-results.tsx';
import { shownSide } from './shown-side.ts';

// Opened later.
const GrimdarkNotes = lazy(async () => ({ default: (await import('./notes.tsx')).GrimdarkNotes }));
const BattleForm = lazy(async () => ({ default: (await import('./battle-form.tsx')).BattleForm }));
const UnitPicker = lazy(async () => ({ default: (await import('./unit-picker.tsx')).UnitPicker }));

const attack: ViewOf<'grimdark/attack'> = {
  id: 'grimdark/attack',
  tab: words.tabs.attack,
  charts: [
    { distribution: 'kills', title: words.slain, axis: words.modelsSlain, side: 'attacker', line: wipeLine },
    { distribution: 'wounds', title: words.wounds, axis: words.woundsDealt, side: 'attacker', additive: 'one target' },
    { distribution: 'hits', title: words.hits, axis: words.hitsAxis, side: 'attacker', additive: 'one target' },
  ],
  bigNumber: attackNumber,
  cards: attackCards,
  picker: UnitPicker,
  notes: GrimdarkNotes,
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

/** Of a unit the models slain, with the chance to destroy all of it beside them; of a single model that chance. */
function attackNumber({ summary }: AnswerOf<'grimdark/attack'>, input: InputOf<'grimdark/attack'>): BigNumber {
  const models = defendersOf(input);
  const { wipeChance: chance, meanKills } = summary;
  if (models === 1) return { text: formatChance(chance), unit: words.destroyed, chance, side: 'attacker' };
  const unit = words.slainAndDestroyed(models, formatChance(chance));
  return { text: formatMean(meanKills), unit, mean: meanKills, figure: 'meanKills', chance, side: 'attacker' };
}

const duel: ViewOf<'grimdark/duel'> = {
  id: 'grimdark/duel',
  tab: words.tabs.duel,
  charts: [],
  cards: duelCards,
  picker: UnitPicker,
  notes: GrimdarkNotes,
  form: BattleForm,
  results: DuelResults,
  resultsFirst: true,
  sides: ({ attacker, defender }) => [attacker.name, defender.name],
  units: bothSides,
  bigNumber: ({ summary }) => ({
    text: formatChance(summary.win),
    unit: words.duelWin,
    chance: summary.win,
    figure: 'win',
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
  carry,
  pages: [armiesTab('grimdark/armies', words.tabs.armies, async () => (await import('./armies.ts')).grimdarkArmies)],
};
