// The fantasy page: two unit cards, attacks on a unit, and the plain dice of unit against unit.

import { lazy } from 'react';
import { formatChance, formatMean } from '../../format/number.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { BigNumber, ChartLine, GameView, ViewOf } from '../view.ts';
import { AttackForm } from './attack-form.tsx';
import { carry } from './pair.ts';

// A visit to the attack page does not pay for the cards and the heat map.
const BattleForm = lazy(async () => ({ default: (await import('./battle-form.tsx')).BattleForm }));
const BattleResults = lazy(async () => ({ default: (await import('./battle-results.tsx')).BattleResults }));
const CombatForm = lazy(async () => ({ default: (await import('./combat-form.tsx')).CombatForm }));
const CombatResults = lazy(async () => ({ default: (await import('./combat-results.tsx')).CombatResults }));

const attack: ViewOf<'fantasy/attack'> = {
  id: 'fantasy/attack',
  tab: 'Attack',
  charts: [
    { distribution: 'wounds', title: 'Wounds', axis: 'wounds dealt', side: 'attacker', additive: true },
    { distribution: 'slain', title: 'Models slain', axis: 'models slain', side: 'attacker', line: wipeLine },
  ],
  bigNumber: attackNumber,
  form: AttackForm,
};

function wipeLine({ target }: InputOf<'fantasy/attack'>): ChartLine | undefined {
  return target === null ? undefined : { at: target.models, label: `whole unit: ${target.models}` };
}

/** A lone monster is slain or not; of a unit we count the models, of an endless target the wounds. */
function attackNumber(answer: AnswerOf<'fantasy/attack'>, { target }: InputOf<'fantasy/attack'>): BigNumber {
  const { wounds, slain } = answer.distributions;
  const { wipeChance: chance } = answer.summary;
  if (slain === undefined || target === null)
    return { text: formatMean(wounds.mean), unit: 'wounds on average', side: 'attacker' };
  if (target.models > 1 || chance === undefined)
    return { text: formatMean(slain.mean), unit: `of ${target.models} models slain on average`, side: 'attacker' };
  return { text: formatChance(chance), unit: 'slays the target', chance, side: 'attacker' };
}

const combat: ViewOf<'fantasy/combat'> = {
  id: 'fantasy/combat',
  tab: 'Combat',
  charts: [
    { distribution: 'firstLost', title: 'First unit loses', axis: 'wounds the first unit loses', side: 'attacker' },
    { distribution: 'secondLost', title: 'Second unit loses', axis: 'wounds the second unit loses', side: 'defender' },
  ],
  sideBySide: true,
  bigNumber: combatNumber,
  form: CombatForm,
  results: CombatResults,
};

function combatNumber({ summary }: AnswerOf<'fantasy/combat'>): BigNumber {
  return {
    text: formatChance(summary.firstAhead),
    unit: 'the first unit causes more wounds than it loses',
    side: 'attacker',
    shares: [
      { label: 'first ahead', chance: summary.firstAhead, side: 'attacker' },
      { label: 'even', chance: summary.even },
      { label: 'second ahead', chance: summary.secondAhead, side: 'defender' },
    ],
  };
}

const battle: ViewOf<'fantasy/battle'> = {
  id: 'fantasy/battle',
  tab: 'Battle',
  charts: [
    { distribution: 'secondSlain', title: 'The enemy loses', axis: 'models the enemy loses', side: 'attacker' },
    { distribution: 'firstSlain', title: 'Your unit loses', axis: 'models your unit loses', side: 'defender' },
  ],
  sideBySide: true,
  bigNumber: battleNumber,
  sides: ({ first, second }) => [first.name, second.name],
  form: BattleForm,
  results: BattleResults,
  resultsFirst: true,
};

/** "you win this combat 61% and break them 38%". */
function battleNumber({ chances, summary }: AnswerOf<'fantasy/battle'>): BigNumber {
  return {
    text: formatChance(chances.firstWins),
    unit: `you win this combat, and break them ${formatChance(summary.secondBreaks)}`,
    side: 'attacker',
    shares: [
      { label: 'you win', chance: chances.firstWins, side: 'attacker' },
      { label: 'even', chance: chances.even },
      { label: 'they win', chance: chances.secondWins, side: 'defender' },
    ],
  };
}

export const view: GameView = {
  calculators: [battle, attack, combat],
  carry,
};
