// The Kill Team page: shooting, fights, and strike or parry with open dice.
import { lazy } from 'react';
import { formatChance } from '../../format/number.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { BigNumber, ChartLine, GameView, ViewOf } from '../view.ts';
import { carry } from './pair.ts';
import { ShootForm } from './shoot-form.tsx';
import { ShootResults } from './shoot-results.tsx';

// A visit to the shooting page does not pay for the other two.
const FightForm = lazy(async () => ({ default: (await import('./fight-form.tsx')).FightForm }));
const FightResults = lazy(async () => ({ default: (await import('./fight-results.tsx')).FightResults }));
const ChoiceForm = lazy(async () => ({ default: (await import('./choice-form.tsx')).ChoiceForm }));
const ChoiceResults = lazy(async () => ({ default: (await import('./choice-results.tsx')).ChoiceResults }));

const shoot: ViewOf<'killteam/shoot'> = {
  id: 'killteam/shoot',
  tab: 'Shoot',
  charts: [
    { distribution: 'damage', title: 'Damage', axis: 'damage dealt', side: 'attacker', additive: true, line: killLine },
  ],
  bigNumber: ({ summary }) => ({
    text: formatChance(summary.killChance),
    unit: 'kills the target',
    chance: summary.killChance,
    side: 'attacker',
  }),
  sides: ({ attacker, defender }) => [attacker.name, defender.name],
  form: ShootForm,
  results: ShootResults,
};

function killLine({ defender: { wounds } }: InputOf<'killteam/shoot'>): ChartLine {
  return { at: wounds, label: `kill line ${wounds} W` };
}

const WOUNDS_LEFT = [
  { distribution: 'firstWounds', title: 'First keeps', axis: 'wounds first keeps', side: 'attacker' },
  { distribution: 'secondWounds', title: 'Second keeps', axis: 'wounds second keeps', side: 'defender' },
] as const;

const fight: ViewOf<'killteam/fight'> = {
  id: 'killteam/fight',
  tab: 'Fight',
  charts: WOUNDS_LEFT,
  sideBySide: true,
  bigNumber: fightNumber,
  sides: ({ first, second }) => [first.name, second.name],
  form: FightForm,
  results: FightResults,
};

function fightNumber({ summary }: AnswerOf<'killteam/fight'>): BigNumber {
  const { firstDies, secondDies, bothSurvive, bothDie } = summary;
  return {
    text: formatChance(secondDies),
    unit: 'first kills second',
    side: 'attacker',
    shares: [
      { label: 'only second dies', chance: secondDies - bothDie, side: 'attacker' },
      ...(bothDie > 0 ? [{ label: 'both die', chance: bothDie }] : []),
      { label: 'both live', chance: bothSurvive },
      { label: 'only first dies', chance: firstDies - bothDie, side: 'defender' },
    ],
  };
}

const choice: ViewOf<'killteam/choice'> = {
  id: 'killteam/choice',
  tab: 'Strike or parry',
  charts: WOUNDS_LEFT,
  sideBySide: true,
  bigNumber: choiceNumber,
  sides: ({ first, second }) => [first.name, second.name],
  form: ChoiceForm,
  results: ChoiceResults,
  resultsFirst: true,
};

/** The action is the answer; its chances stand beside it. */
function choiceNumber(
  { actions, best, ties, summary }: AnswerOf<'killteam/choice'>,
  { turn }: InputOf<'killteam/choice'>,
): BigNumber {
  const title = actions.find(({ action }) => action === best.kill)?.title ?? '';
  const { enemyDies, selfDies } = summary;
  const others = ties.kill.length - 1;
  const rank = others === 0 ? 'is best' : `ties with ${others === 1 ? 'another action' : `${others} others`}`;
  return {
    text: title.charAt(0).toUpperCase() + title.slice(1),
    unit: `${rank} for the kill: kills ${formatChance(enemyDies)}, dies ${formatChance(selfDies)}`,
    side: turn === 'second' ? 'defender' : 'attacker',
  };
}

export const view: GameView = {
  calculators: [shoot, fight, choice],
  carry,
  laterPages: [
    {
      id: 'killteam/armies',
      tab: 'Armies',
      page: lazy(async () => ({ default: (await import('../../armies/kill-team-page.tsx')).KillTeamArmies })),
    },
  ],
};
