// Why two units against one end as they do: every roll, the points of both sides, and the tests of the beaten.
import { emitter, type Message } from '@oddsmith/words';
import type { ExplanationData, StepData } from '../../contract/calculator.ts';
import type { en } from '../words/en.ts';
import type { Fighting } from '../words/values.ts';
import { groupSteps } from './explain.ts';
import {
  defeatOf,
  enemyPoints,
  fieldOf,
  firstStrikes,
  lostAtStart,
  type MultipleBattle,
  pairPoints,
  UNITS,
  type UnitName,
} from './multiple.ts';
import type { MultipleFindings } from './multiple-ledger.ts';
import { breakTest, type Point } from './result.ts';

const say = emitter<typeof en>();

export function explainMultiple(battle: MultipleBattle, findings: MultipleFindings): ExplanationData {
  const unit = (name: UnitName): Fighting => ({ name: battle.sides[name].card.name, role: name });
  const { summary, chances, charge, pursuit, meanRounds } = findings;
  const sentence = say('multiple', {
    first: unit('first'),
    ally: unit('ally'),
    second: unit('second'),
    wins: chances.pairWins,
    breaks: summary.secondBreaks,
    loses: chances.secondWins,
    firstBreaks: summary.firstBreaks,
    allyBreaks: summary.allyBreaks,
  });
  const titled = (name: UnitName, title: Message): Message =>
    say('of-fighting-title', { unit: unit(name), title }) as Message;
  const strikes = firstStrikes(battle).flatMap(({ unit: name, against, target, strikes: groups }) =>
    groups.flatMap(({ group, count }) =>
      groupSteps(group, count, target).map(({ title, ...step }) => ({
        title: say('at-fighting-title', { unit: unit(name), against: unit(against), title: title as Message }),
        ...step,
      })),
    ),
  );
  const field = fieldOf(battle, lostAtStart(battle));
  const pointsStep = (name: UnitName, points: readonly Point[]): StepData => ({
    title: titled(name, say('points-title') as Message),
    text: say('points', { points, total: points.reduce((sum, point) => sum + point.points, 0) }),
  });
  const tests = UNITS.map((name): StepData => {
    const test = breakTest(defeatOf(field, name, 1));
    const { threeDice, leadership, certain } = test;
    const text =
      certain === null
        ? say('beaten', { threeDice, leadership, again: test.rerolls.length > 0 })
        : say('beaten-certain', { end: certain === 'holds' ? 'holds' : 'fallsBack' });
    return { title: titled(name, say('beaten-title') as Message), text };
  });
  const points = [pointsStep('first', pairPoints(field)), pointsStep('second', enemyPoints(field))];
  const charges = UNITS.flatMap((name): StepData[] => {
    const roll = battle.charges[name];
    if (roll === null) return [];
    const { distance, movement, dice, plusDie, least, again } = roll;
    const text = say('charge', { distance, movement, dice, plusDie, least, again, arrives: charge?.[name] ?? 0 });
    return [{ title: titled(name, say('charge-title') as Message), text }];
  });
  if (charge !== undefined && charge.nobodyFights > 0)
    charges.push({ title: say('charge-title'), text: say('nobody-fights', { chance: charge.nobodyFights }) });
  const course: StepData[] = [];
  if (pursuit !== undefined)
    for (const name of UNITS) {
      const text = say('multiple-pursuit', { runDown: pursuit[`${name}RunDown`] });
      course.push({ title: titled(name, say('flight-title') as Message), text });
    }
  if (meanRounds !== undefined)
    course.push({ title: say('rounds-title'), text: say('mean-rounds', { rounds: meanRounds }) });
  return { sentence, steps: [...charges, ...strikes, ...points, ...tests, ...course] };
}
