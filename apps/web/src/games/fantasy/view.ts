// The fantasy page: two unit cards, two against one, attacks on a unit, and the plain dice of unit against unit.
import { lazy } from '../../components/ui/lazy.tsx';
import { formatChance, formatMean } from '../../format/number.ts';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { BigNumber, ChartLine, GameView, ViewOf } from '../view.ts';
import { chanceNumber, viewFor } from '../view-for.ts';
import { attackCards, battleCards, combatCards, multipleCards } from './cards.ts';
import { shownUnit } from './shown-unit.ts';

const AttackForm = lazy(async () => ({ default: (await import('./attack-form.tsx')).AttackForm }));
const BattlePicker = lazy(async () => ({ default: (await import('./unit-picker.tsx')).BattlePicker }));
const FantasyNotes = lazy(async () => ({ default: (await import('./notes.tsx')).FantasyNotes }));
// A visit to the attack page does not pay for the cards and the heat map.
const BattleForm = lazy(async () => ({ default: (await import('./battle-form.tsx')).BattleForm }));
const BattleResults = lazy(async () => ({ default: (await import('./battle-results.tsx')).BattleResults }));
const MultipleForm = lazy(async () => ({ default: (await import('./multiple-form.tsx')).MultipleForm }));
const CombatForm = lazy(async () => ({ default: (await import('./combat-form.tsx')).CombatForm }));
const CombatResults = lazy(async () => ({ default: (await import('./combat-results.tsx')).CombatResults }));

const { big, charts, tabs, units } = fantasy;

const attack: ViewOf<'fantasy/attack'> = {
  id: 'fantasy/attack',
  tab: tabs.attack,
  charts: [
    {
      distribution: 'wounds',
      title: charts.wounds,
      axis: charts.woundsDealt,
      side: 'attacker',
      additive: 'one target',
    },
    { distribution: 'slain', title: charts.slain, axis: charts.slainAxis, side: 'attacker', line: wipeLine },
  ],
  bigNumber: attackNumber,
  cards: attackCards,
  form: AttackForm,
};

function wipeLine({ target }: InputOf<'fantasy/attack'>): ChartLine | undefined {
  return target === null ? undefined : { at: target.models, label: charts.wholeUnit(target.models) };
}

/** A lone monster is slain or not; of a unit we count the models, of an endless target the wounds. */
function attackNumber(answer: AnswerOf<'fantasy/attack'>, { target }: InputOf<'fantasy/attack'>): BigNumber {
  const { wounds, slain } = answer.distributions;
  const { wipeChance: chance } = answer.summary;
  if (slain === undefined || target === null)
    return {
      text: formatMean(wounds.mean),
      unit: big.wounds,
      mean: wounds.mean,
      figure: 'wounds.mean',
      side: 'attacker',
    };
  if (target.models > 1 || chance === undefined)
    return {
      text: formatMean(slain.mean),
      unit: big.slain(target.models),
      mean: slain.mean,
      figure: 'slain.mean',
      side: 'attacker',
    };
  return chanceNumber(chance, big.slays);
}

const combat: ViewOf<'fantasy/combat'> = {
  id: 'fantasy/combat',
  tab: tabs.combat,
  charts: [
    { distribution: 'firstLost', title: charts.firstLoses, axis: charts.firstLosesAxis, side: 'attacker' },
    { distribution: 'secondLost', title: charts.secondLoses, axis: charts.secondLosesAxis, side: 'defender' },
  ],
  bigNumber: combatNumber,
  unnamed: [units.first, units.second],
  cards: combatCards,
  form: CombatForm,
  results: CombatResults,
};

function combatNumber({ summary }: AnswerOf<'fantasy/combat'>): BigNumber {
  return {
    text: formatChance(summary.firstAhead),
    unit: big.moreWounds,
    chance: summary.firstAhead,
    figure: 'firstAhead',
    side: 'attacker',
    shares: [
      { label: big.firstAhead, chance: summary.firstAhead, side: 'attacker' },
      { label: big.even, chance: summary.even },
      { label: big.secondAhead, chance: summary.secondAhead, side: 'defender' },
    ],
  };
}

const battle: ViewOf<'fantasy/battle'> = {
  id: 'fantasy/battle',
  tab: tabs.battle,
  charts: [
    { distribution: 'secondSlain', title: charts.enemyLoses, axis: charts.enemyLosesAxis, side: 'attacker' },
    { distribution: 'firstSlain', title: charts.youLose, axis: charts.youLoseAxis, side: 'defender' },
  ],
  bigNumber: battleNumber,
  sides: ({ first, second }) => [first.name, second.name],
  unnamed: [units.yours, units.enemy],
  units: ({ system, first, second }) => [shownUnit(system, first), shownUnit(system, second)],
  cards: battleCards,
  picker: BattlePicker,
  notes: FantasyNotes,
  form: BattleForm,
  results: BattleResults,
};

/** "you win this combat 61% and break them 38%". */
function battleNumber({ chances, summary }: AnswerOf<'fantasy/battle'>): BigNumber {
  return {
    text: formatChance(chances.firstWins),
    unit: big.wins(formatChance(summary.secondBreaks)),
    chance: chances.firstWins,
    figure: 'chances.firstWins',
    side: 'attacker',
    shares: [
      { label: big.youWin, chance: chances.firstWins, side: 'attacker' },
      { label: big.even, chance: chances.even },
      { label: big.theyWin, chance: chances.secondWins, side: 'defender' },
    ],
  };
}

const multiple: ViewOf<'fantasy/multiple'> = {
  id: 'fantasy/multiple',
  tab: tabs.multiple,
  charts: [
    { distribution: 'secondSlain', title: charts.enemyLoses, axis: charts.enemyLosesAxis, side: 'attacker' },
    { distribution: 'firstSlain', title: charts.youLose, axis: charts.youLoseAxis, side: 'defender' },
    { distribution: 'allySlain', title: charts.allyLoses, axis: charts.allyLosesAxis, side: 'defender' },
  ],
  bigNumber: multipleNumber,
  sides: ({ first, second }) => [first.name, second.name],
  unnamed: [units.yours, units.enemy],
  units: ({ system, first, second }) => [shownUnit(system, first), shownUnit(system, second)],
  cards: multipleCards,
  picker: BattlePicker,
  notes: FantasyNotes,
  form: MultipleForm,
};

function multipleNumber({ chances, summary }: AnswerOf<'fantasy/multiple'>): BigNumber {
  return {
    text: formatChance(chances.pairWins),
    chance: chances.pairWins,
    figure: 'chances.pairWins',
    unit: big.wins(formatChance(summary.secondBreaks)),
    side: 'attacker',
    shares: [
      { label: big.youWin, chance: chances.pairWins, side: 'attacker' },
      { label: big.even, chance: chances.even },
      { label: big.theyWin, chance: chances.secondWins, side: 'defender' },
    ],
  };
}

export const view: GameView = {
  calculators: [viewFor(battle), viewFor(multiple), viewFor(attack), viewFor(combat)],
  // With the way from cards to plain dice, which no first answer needs.
  carry: async (from, to, input) => (await import('./pair.ts')).carry(from, to, input),
};
