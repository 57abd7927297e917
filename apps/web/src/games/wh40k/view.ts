// The Warhammer 40,000 page: a unit's weapons against a unit, charges, Battle-shock, and fights both ways.
import { targetModels } from '@oddsmith/games/wh40k/units';
import { lazy } from 'react';
import { formatChance, formatMean } from '../../format/number.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { BigNumber, ChartLine, GameView, ViewOf } from '../view.ts';
import { AttackForm } from './attack-form.tsx';
import { AttackResults } from './attack-results.tsx';
import { BattleShockForm } from './battle-shock-form.tsx';
import { ChargeForm } from './charge-form.tsx';
import { ChargeResults } from './charge-results.tsx';
import { carry } from './pair.ts';

// A visit to the attack page does not pay for the fight.
const MeleeForm = lazy(async () => ({ default: (await import('./melee-form.tsx')).MeleeForm }));
const MeleeResults = lazy(async () => ({ default: (await import('./melee-results.tsx')).MeleeResults }));

const attack: ViewOf<'wh40k/attack'> = {
  id: 'wh40k/attack',
  tab: 'Attack',
  charts: [
    { distribution: 'slain', title: 'Models slain', axis: 'models slain', side: 'attacker', line: wholeUnit },
    { distribution: 'damage', title: 'Damage', axis: 'wounds lost', side: 'attacker', additive: true },
    { distribution: 'remaining', title: 'Models left', axis: 'models left', side: 'defender' },
    { distribution: 'hazardous', title: 'Hazardous', axis: 'mortal wounds on the attacker', side: 'defender' },
    { distribution: 'hazardousSlain', title: 'Bearers lost', axis: 'attacking models lost', side: 'defender' },
    { distribution: 'ownWounds', title: 'On itself', axis: 'mortal wounds on the attacker', side: 'defender' },
    { distribution: 'ownSlain', title: 'Own models lost', axis: 'attacking models lost', side: 'defender' },
  ],
  bigNumber: attackNumber,
  sides: ({ attacker, target }) => [attacker?.name ?? '', target.name],
  form: AttackForm,
  results: AttackResults,
};

function wholeUnit({ target }: InputOf<'wh40k/attack'>): ChartLine | undefined {
  const models = targetModels(target);
  return models > 1 ? { at: models, label: `whole unit: ${models}` } : undefined;
}

/** The chance to destroy the target; of a unit the models slain beside it. */
function attackNumber(answer: AnswerOf<'wh40k/attack'>, { target }: InputOf<'wh40k/attack'>): BigNumber {
  const models = targetModels(target);
  const { wipeChance: chance, meanSlain } = answer.summary;
  const slain = models === 1 ? '' : `, ${formatMean(meanSlain)} of ${models} models slain on average`;
  return { text: formatChance(chance), unit: `destroyed${slain}`, chance, side: 'attacker' };
}

function chargeLine(_: InputOf<'wh40k/charge'>, { summary }: AnswerOf<'wh40k/charge'>): ChartLine {
  return { at: summary.rollNeeded, label: `needs ${summary.rollNeeded}` };
}

const charge: ViewOf<'wh40k/charge'> = {
  id: 'wh40k/charge',
  tab: 'Charge',
  charts: [
    { distribution: 'roll', title: 'Charge roll', axis: 'on 2D6', side: 'attacker', line: chargeLine },
    { distribution: 'slain', title: 'Models slain', axis: 'models slain', side: 'attacker', line: wholeFoughtUnit },
    { distribution: 'damage', title: 'Damage', axis: 'wounds lost', side: 'attacker' },
  ],
  bigNumber: chargeNumber,
  form: ChargeForm,
  results: ChargeResults,
};

function wholeFoughtUnit({ fight }: InputOf<'wh40k/charge'>): ChartLine | undefined {
  return fight === null ? undefined : wholeUnit(fight);
}

/** With a fight behind it: all that can happen, from a failed charge to a destroyed target. */
function chargeNumber({ summary }: AnswerOf<'wh40k/charge'>): BigNumber {
  const { chargeChance, rollNeeded, wipeChance } = summary;
  const arrives = {
    text: formatChance(chargeChance),
    unit: `the charge arrives (${rollNeeded} or more on 2D6)`,
    chance: chargeChance,
    side: 'attacker' as const,
  };
  if (wipeChance === undefined) return arrives;
  const shares = [
    { label: 'Charge fails', chance: 1 - chargeChance, side: 'defender' as const },
    { label: 'Arrives, target stands', chance: chargeChance - wipeChance },
    { label: 'Target destroyed', chance: wipeChance, side: 'attacker' as const },
  ];
  return { ...arrives, shares };
}

function nerveLine({ leadership, modifier }: InputOf<'wh40k/battleshock'>): ChartLine {
  const at = Math.max(2, leadership - modifier);
  return { at, label: `needs ${at}` };
}

const battleShock: ViewOf<'wh40k/battleshock'> = {
  id: 'wh40k/battleshock',
  tab: 'Battle-shock',
  charts: [{ distribution: 'roll', title: 'Test', axis: 'on 2D6', side: 'defender', line: nerveLine }],
  bigNumber: ({ summary }) => ({
    text: formatChance(summary.passChance),
    unit: 'passes its test',
    chance: summary.passChance,
    side: 'defender',
  }),
  form: BattleShockForm,
};

const melee: ViewOf<'wh40k/melee'> = {
  id: 'wh40k/melee',
  tab: 'Melee',
  charts: [
    { distribution: 'secondSlain', title: 'They lose', axis: 'models lost by the unit struck first', side: 'attacker' },
    {
      distribution: 'firstSlain',
      title: 'You lose',
      axis: 'models lost by the unit that strikes first',
      side: 'defender',
    },
  ],
  sideBySide: true,
  bigNumber: meleeNumber,
  sides: ({ first, second }) => [first.name, second.name],
  form: MeleeForm,
  results: MeleeResults,
};

function meleeNumber({ summary }: AnswerOf<'wh40k/melee'>, { first, second }: InputOf<'wh40k/melee'>): BigNumber {
  const { firstWipeChance, secondWipeChance } = summary;
  const [ours, theirs] = [first.name || 'The first unit', second.name || 'the second unit'];
  return {
    text: formatChance(secondWipeChance),
    unit: `${theirs} destroyed`,
    chance: secondWipeChance,
    side: 'attacker',
    shares: [
      { label: `${theirs} destroyed`, chance: secondWipeChance, side: 'attacker' },
      { label: 'Both stand', chance: Math.max(0, 1 - firstWipeChance - secondWipeChance) },
      { label: `${ours} destroyed`, chance: firstWipeChance, side: 'defender' },
    ],
  };
}

export const view: GameView = {
  calculators: [attack, charge, battleShock, melee],
  carry,
  laterPages: [
    {
      id: 'wh40k/armies',
      tab: 'Armies',
      page: lazy(async () => ({ default: (await import('../../armies/wh40k-page.tsx')).Wh40kArmies })),
    },
  ],
};
