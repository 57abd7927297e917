// The Warhammer 40,000 page: a unit's weapons against a unit, charges, and Battle-shock.
import type { Answer } from '@oddsmith/games';
import type { AttackInput } from '@oddsmith/games/wh40k';
import { targetModels } from '@oddsmith/games/wh40k/units';
import { formatChance, formatMean } from '../../format/number.ts';
import type { BigNumber, CalculatorView, GameView } from '../view.ts';
import { AttackForm } from './attack-form.tsx';
import { AttackResults } from './attack-results.tsx';
import { ChargeForm } from './charge-form.tsx';
import { ChargeResults } from './charge-results.tsx';

const attack: CalculatorView = {
  id: 'wh40k/attack',
  tab: 'Attack',
  charts: [
    { distribution: 'slain', title: 'Models slain', axis: 'models slain', side: 'attacker', line: wholeUnit },
    { distribution: 'damage', title: 'Damage', axis: 'wounds lost', side: 'attacker', additive: true },
    { distribution: 'remaining', title: 'Models left', axis: 'models left', side: 'defender' },
    { distribution: 'hazardous', title: 'Hazardous', axis: 'mortal wounds on the attacker', side: 'defender' },
    { distribution: 'hazardousSlain', title: 'Bearers lost', axis: 'attacking models lost', side: 'defender' },
  ],
  bigNumber: attackNumber,
  form: AttackForm,
  results: AttackResults,
};

function wholeUnit(input: unknown): { readonly at: number; readonly label: string } | undefined {
  const models = targetModels((input as AttackInput).target);
  return models > 1 ? { at: models, label: `whole unit: ${models}` } : undefined;
}

/** A single model is destroyed or not; of a unit the models slain are counted. */
function attackNumber(answer: Answer, input: unknown): BigNumber {
  const models = targetModels((input as AttackInput).target);
  const chance = answer.summary.wipeChance;
  if (models === 1) return { text: formatChance(chance), unit: 'destroyed', chance, side: 'attacker' };
  return {
    text: formatMean(answer.summary.meanSlain),
    unit: `of ${models} models slain on average`,
    chance,
    side: 'attacker',
  };
}

function chargeLine(_: unknown, { summary }: Answer): { readonly at: number; readonly label: string } {
  return { at: summary.rollNeeded, label: `needs ${summary.rollNeeded}` };
}

const charge: CalculatorView = {
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

function wholeFoughtUnit(input: unknown): { readonly at: number; readonly label: string } | undefined {
  const { fight } = input as { readonly fight: AttackInput | null };
  return fight === null ? undefined : wholeUnit(fight);
}

/** With a fight behind it: all that can happen, from a failed charge to a destroyed target. */
function chargeNumber({ summary }: Answer): BigNumber {
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

function nerveLine(input: unknown): { readonly at: number; readonly label: string } {
  const { leadership, modifier } = input as { readonly leadership: number; readonly modifier: number };
  const at = Math.max(2, leadership - modifier);
  return { at, label: `needs ${at}` };
}

const battleShock: CalculatorView = {
  id: 'wh40k/battleshock',
  tab: 'Battle-shock',
  charts: [{ distribution: 'roll', title: 'Test', axis: 'on 2D6', side: 'defender', line: nerveLine }],
  bigNumber: ({ summary }) => ({
    text: formatChance(summary.passChance),
    unit: 'passes its test',
    chance: summary.passChance,
    side: 'defender',
  }),
};

export const view: GameView = { calculators: [attack, charge, battleShock] };
