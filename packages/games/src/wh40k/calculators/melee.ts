// wh40k/melee: one unit strikes, what is left of the other strikes back (rules 12, 56; E57, E58).
import { emitter } from '@oddsmith/words';
import { Remarks } from '../../contract/advice-list.ts';
import type { Calculator, ExplanationData, Remark } from '../../contract/calculator.ts';
import { adviseAttack, adviseModes } from '../advice/index.ts';
import { adviseFight } from '../advice/weapon.ts';
import type { Battle } from '../battle.ts';
import { attackSteps, namedTarget } from '../explain.ts';
import { type Fighter, type MeleeBattle, strikeOf, wholeOf } from '../melee/battle.ts';
import { exactMelee, meleeCost } from '../melee/exact.ts';
import type { MeleeFindings } from '../melee/findings.ts';
import { type MeleeOutcome, simulateMelee, tallyMelee } from '../melee/simulate.ts';
import { prepareMeleeInModes } from '../modes.ts';
import { meleePresets } from '../presets/index.ts';
import { rules } from '../rules/index.ts';
import { type MeleeInput, meleeSchema } from '../schema/melee.ts';
import { modelsOf } from '../target-facts.ts';
import { type en, words } from '../words/en.ts';
import type { Loss, SideNamed } from '../words/values.ts';

const say = emitter<typeof en>();

function fullStrikes({ edition, first, second }: MeleeBattle) {
  return [
    { striker: first, struck: second, battle: strikeOf(edition, first, wholeOf(first), second, 0) },
    { striker: second, struck: first, battle: strikeOf(edition, second, wholeOf(second), first, 0) },
  ];
}

function named({ side, name, target }: Fighter): SideNamed {
  return { side, ...namedTarget({ name, groups: target.groups }) };
}

function lossOf({ target }: Fighter, wipe: number, slain: number): Loss {
  return { wipe, slain, models: modelsOf(target.groups) };
}

function explainMelee(battle: MeleeBattle, { summary }: MeleeFindings): ExplanationData {
  const { first, second, rounds } = battle;
  const sentence = say('melee', {
    first: named(first),
    second: named(second),
    charges: first.charged,
    rounds,
    firstLoss: lossOf(first, summary.firstWipeChance, summary.meanFirstSlain),
    secondLoss: lossOf(second, summary.secondWipeChance, summary.meanSecondSlain),
  });
  const order = { title: say('order-title'), text: say('order', { second: named(second) }) };
  const steps = fullStrikes(battle).flatMap(({ striker, battle: strike }) =>
    attackSteps(strike).map((step) => ({
      ...step,
      title: say('side-title', { who: named(striker), title: step.title }),
    })),
  );
  return { sentence, steps: [order, ...steps] };
}

function adviseMelee(battle: MeleeBattle): readonly Remark[] {
  const strikes = fullStrikes(battle);
  const advice = strikes.flatMap(({ struck, battle: strike }) =>
    adviseAttack(strike)
      // Who charged is what is asked; nobody switched it on in vain.
      .filter(({ path }) => !path.endsWith('context.charged'))
      .map((remark) => ({ ...remark, path: remark.path.replace(/^target/, struck.side) })),
  );
  const remarks = new Remarks<typeof en>('wh40k');
  adviseModes(battle.modes, remarks);
  for (const { striker, battle: strike } of strikes) adviseSide(striker, strike, remarks);
  return [...remarks.all, ...advice];
}

function adviseSide({ side, context, weaponsUnused }: Fighter, strike: Battle, remarks: Remarks<typeof en>): void {
  const [{ entries, plans }] = strike.units;
  if (entries.length === 0) remarks.warning('no-weapons', side);
  adviseFight(strike, side, remarks);
  if (plans.some((plan) => plan.hazardous)) remarks.warning('hazardous-left-out', side);
  if (context.mortalWounds !== null) remarks.warning('mortal-wounds-left-out', `${side}.context.mortalWounds`);
  if (weaponsUnused) remarks.warning('weapons-beside-groups', `${side}.weapons`);
}

export const meleeCalculator = {
  id: 'wh40k/melee',
  title: 'Melee',
  question: 'Two units fight: what does each lose?',
  input: meleeSchema,
  words,
  rules,
  presets: meleePresets,
  prepare: prepareMeleeInModes,
  cost: meleeCost,
  exact: exactMelee,
  simulate: simulateMelee,
  tally: tallyMelee,
  explain: explainMelee,
  advise: adviseMelee,
} satisfies Calculator<MeleeInput, MeleeBattle, MeleeFindings, MeleeOutcome>;
