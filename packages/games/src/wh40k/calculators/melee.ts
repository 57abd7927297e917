// wh40k/melee: one unit strikes, what is left of the other strikes back (rules 12, 56; E57, E58).
import { emitter } from '@oddsmith/words';
import type { Calculator, ExplanationData, Remark } from '../../calculator.ts';
import { Remarks } from '../../remarks.ts';
import { capital, decimal, percent } from '../../wording.ts';
import { adviseAttack } from '../advice/index.ts';
import { adviseFight } from '../advice/weapon.ts';
import type { Battle } from '../battle.ts';
import { attackSteps } from '../explain.ts';
import { type Fighter, type MeleeBattle, prepareMelee, strikeOf, wholeOf } from '../melee/battle.ts';
import { exactMelee, meleeCost } from '../melee/exact.ts';
import type { MeleeFindings } from '../melee/findings.ts';
import { type MeleeOutcome, simulateMelee, tallyMelee } from '../melee/simulate.ts';
import { meleePresets } from '../presets/index.ts';
import { rules } from '../rules/index.ts';
import { type MeleeInput, meleeSchema } from '../schema/melee.ts';
import { modelsOf } from '../target-facts.ts';
import { type en, words } from '../words/en.ts';

const say = emitter<typeof en>();

function fullStrikes({ edition, first, second }: MeleeBattle) {
  return [
    { striker: first, struck: second, battle: strikeOf(edition, first, wholeOf(first), second, 0) },
    { striker: second, struck: first, battle: strikeOf(edition, second, wholeOf(second), first, 0) },
  ];
}

function lossText({ target }: Fighter, wipeChance: number, meanSlain: number): string {
  const models = modelsOf(target.groups);
  const slain = models === 1 ? '' : ` and loses ${decimal(meanSlain)} of ${models} models on average`;
  return `is destroyed ${percent(wipeChance)} of the time${slain}`;
}

function explainMelee(battle: MeleeBattle, { summary }: MeleeFindings): ExplanationData {
  const { first, second } = battle;
  const verb = first.charged ? 'charges' : 'strikes';
  const rounds = battle.rounds > 1 ? `, ${battle.rounds} rounds` : '';
  const theirs = lossText(second, summary.secondWipeChance, summary.meanSecondSlain);
  const ours = lossText(first, summary.firstWipeChance, summary.meanFirstSlain);
  const steps = fullStrikes(battle).flatMap(({ striker, battle: strike }) =>
    attackSteps(strike).map((step) => ({ ...step, title: say('of-title', { who: striker.name, title: step.title }) })),
  );
  const order = `${second.name} strikes back with the models that are left; weapons of the fallen do not strike.`;
  return {
    sentence: `${capital(first.name)} ${verb} ${second.name}${rounds}: ${second.name} ${theirs}; ${first.name} ${ours}.`,
    steps: [{ title: 'Order', text: capital(order) }, ...steps],
  };
}

function adviseMelee(battle: MeleeBattle): readonly Remark[] {
  const strikes = fullStrikes(battle);
  const advice = strikes.flatMap(({ struck, battle: strike }) =>
    adviseAttack(strike)
      // Who charged is what is asked; nobody switched it on in vain.
      .filter(({ path }) => !path.endsWith('context.charged'))
      .map((remark) => ({ ...remark, path: remark.path.replace(/^target/, struck.side) })),
  );
  const remarks = new Remarks('wh40k');
  for (const { striker, battle: strike } of strikes) adviseSide(striker, strike, remarks);
  return [...remarks.all, ...advice];
}

function adviseSide({ side, context, weaponsUnused }: Fighter, strike: Battle, remarks: Remarks): void {
  const [{ entries, plans }] = strike.units;
  if (entries.length === 0) remarks.warning('no-weapons', side, 'no model has a weapon: the unit does not strike');
  adviseFight(strike, side, remarks);
  if (plans.some((plan) => plan.hazardous))
    remarks.warning(
      'hazardous-left-out',
      side,
      'Hazardous is not part of a fight both ways: what it costs is left out',
    );
  if (context.mortalWounds !== null)
    remarks.warning(
      'mortal-wounds-left-out',
      `${side}.context.mortalWounds`,
      'mortal wounds besides are left out here',
    );
  if (weaponsUnused)
    remarks.warning('weapons-beside-groups', `${side}.weapons`, 'groups have weapons of their own: these are not used');
}

export const meleeCalculator = {
  id: 'wh40k/melee',
  title: 'Melee',
  question: 'Two units fight: what does each lose?',
  input: meleeSchema,
  words,
  rules,
  presets: meleePresets,
  prepare: prepareMelee,
  cost: meleeCost,
  exact: exactMelee,
  simulate: simulateMelee,
  tally: tallyMelee,
  explain: explainMelee,
  advise: adviseMelee,
} satisfies Calculator<MeleeInput, MeleeBattle, MeleeFindings, MeleeOutcome>;
