// The fantasy page: attacks on a unit, and unit against unit.
import type { Answer } from '@oddsmith/games';
import { lazy } from 'react';
import { valueAt } from '../../battle/path.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import type { BigNumber, CalculatorView, GameView } from '../view.ts';
import { AttackForm } from './attack-form.tsx';

// A visit to the attack page does not pay for the heat map.
const CombatForm = lazy(async () => ({ default: (await import('./combat-form.tsx')).CombatForm }));
const CombatResults = lazy(async () => ({ default: (await import('./combat-results.tsx')).CombatResults }));

const attack: CalculatorView = {
  id: 'fantasy/attack',
  tab: 'Attack',
  charts: [
    { distribution: 'wounds', title: 'Wounds', axis: 'wounds dealt', side: 'attacker', additive: true },
    { distribution: 'slain', title: 'Models slain', axis: 'models slain', side: 'attacker', line: wipeLine },
  ],
  bigNumber: attackNumber,
  form: AttackForm,
};

function wipeLine(input: unknown): { readonly at: number; readonly label: string } | undefined {
  const models = Number(valueAt(input, ['target', 'models']));
  return models > 0 ? { at: models, label: `whole unit: ${models}` } : undefined;
}

/** A lone monster is slain or not; of a unit we count the models, of an endless target the wounds. */
function attackNumber(answer: Answer, input: unknown): BigNumber {
  const { wounds, slain } = answer.distributions;
  const models = wipeLine(input)?.at;
  if (slain === undefined || models === undefined)
    return { text: formatMean(wounds.mean), unit: 'wounds on average', side: 'attacker' };
  if (models > 1)
    return { text: formatMean(slain.mean), unit: `of ${models} models slain on average`, side: 'attacker' };
  const chance = answer.summary.wipeChance;
  return { text: formatChance(chance), unit: 'slays the target', chance, side: 'attacker' };
}

const combat: CalculatorView = {
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

function combatNumber({ summary }: Answer): BigNumber {
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

export const view: GameView = { calculators: [attack, combat] };
