// A shooting result in one sentence, in steps, and as a battle report.
import { chanceAtLeast } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { ExplanationData, StepData } from '../../contract/calculator.ts';
import type { OtherTarget, ShootFindings } from '../findings.ts';
import type { ShotPlan } from '../plan.ts';
import type { ShootBattle } from '../prepare.ts';
import { rulesWith } from '../rules/index.ts';
import type { Shoot } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { ATTACK_KEEPERS } from './fight.ts';
import { guardSteps, ruleStep } from './guard.ts';
import { optionalSteps } from './optional.ts';
import { poolSteps } from './pool.ts';
import { saveSteps } from './saves.ts';

const say = emitter<typeof en>();

export function explainShoot(battle: ShootBattle, findings: ShootFindings): ExplanationData {
  const { input, shots } = battle;
  const { defender, edition } = input;
  return {
    sentence: sentence(input, findings),
    steps: [
      ...poolSteps({ side: 'attack' }, 'hit', shots[0].attack, ATTACK_KEEPERS),
      ...(defender.onlySixesCrit ? [ruleStep('onlySixesCrit', edition, 'critFrom')] : []),
      ...(input.optionalRules === 'best' ? optionalShots(battle) : []),
      ...devastatingStep(shots[0]),
      ...saveSteps(input, shots[0]),
      ...(shots[0].downgradeCrits > 0 ? [downgradeStep(shots[0])] : []),
      blockStep(shots[0]),
      ...guardSteps(shots[0].guard, rulesWith(defender.abilities, 'guard'), edition),
      ...seriesSteps(input, findings),
      ...otherSteps(battle, findings),
      report(input, findings),
    ],
  };
}

/** Every shot of the battle in which players choose. */
function optionalShots({ input, shots, secondaries }: ShootBattle): StepData[] {
  const { attacker, defender, edition, volleys } = input;
  return [
    ...optionalSteps({ shot: shots[0], attacker, defender }, edition),
    ...volleys.flatMap((volley, index) =>
      optionalSteps(
        {
          shot: shots[index + 1],
          attacker: volley,
          defender,
          where: say('volley-title', { name: volley.name, place: index + 2 }),
        },
        edition,
      ),
    ),
    ...input.secondaries.flatMap((other, index) =>
      optionalSteps(
        {
          shot: secondaries[index],
          attacker,
          defender: other,
          where: say('secondary-title', { name: other.name, place: index + 1 }),
        },
        edition,
      ),
    ),
  ];
}

function sentence({ attacker, defender, volleys }: Shoot, { distributions, summary }: ShootFindings) {
  return say('shot', {
    attacker: attacker.name,
    attacks: attacker.attacks,
    hit: attacker.hit,
    further: volleys.length,
    target: defender.name,
    wounds: defender.wounds,
    kills: summary.killChance,
    damage: summary.meanDamage,
    mode: distributions.damage.mode,
  });
}

function devastatingStep({ devastating }: ShotPlan): StepData[] {
  if (devastating === 0) return [];
  return [
    {
      title: say('rule-title', { rule: 'devastating' }),
      text: say('crits-at-once', { damage: devastating }),
      causes: [{ rule: 'devastating', field: 'devastating', by: devastating }],
    },
  ];
}

function downgradeStep({ downgradeCrits }: ShotPlan): StepData {
  return {
    title: say('rule-title', { rule: 'downgradeCrits' }),
    text: say('downgraded', { count: downgradeCrits }),
    causes: [{ rule: 'downgradeCrits', field: 'downgradeCrits', by: downgradeCrits }],
  };
}

function blockStep({ normalDamage, criticalDamage, anySaveBlocks }: ShotPlan): StepData {
  return {
    title: say('blocking-title'),
    text: say('blocking', { any: anySaveBlocks, normal: normalDamage, critical: criticalDamage }),
    causes: anySaveBlocks ? [{ rule: 'fireTeam', field: 'anySaveBlocks' }] : [],
  };
}

/** Hot, secondary targets and bystanders. */
function otherSteps({ hotBelow, shots }: ShootBattle, { summary, secondaries, bystanders }: ShootFindings): StepData[] {
  const steps: StepData[] = [];
  if (hotBelow !== null && summary.meanSelfDamage !== undefined)
    steps.push({
      title: say('rule-title', { rule: 'hot' }),
      text: say('hot', { below: hotBelow, damage: summary.meanSelfDamage, dies: summary.selfKillChance ?? null }),
      causes: [{ rule: 'hot', field: 'hotBelow' }],
    });
  for (const [index, { name, summary: hurt }] of secondaries.entries())
    steps.push(hurtStep(say('secondary-title', { name, place: index + 1 }), hurt, 'secondaries'));
  for (const [index, { name, summary: hurt }] of bystanders.entries())
    steps.push(hurtStep(say('in-reach-title', { name, place: index + 1 }), hurt, 'bystanders', shots[0].devastating));
  return steps;
}

function hurtStep(
  title: StepData['title'],
  { meanDamage, killChance }: OtherTarget['summary'],
  rule?: string,
  devastating?: number,
): StepData {
  const text = say('hurt', {
    damage: meanDamage,
    dies: killChance,
    ...(devastating === undefined ? {} : { devastating }),
  });
  return { title, text, chance: killChance, ...(rule === undefined ? {} : { causes: [{ rule, field: rule }] }) };
}

function seriesSteps(input: Shoot, findings: ShootFindings): StepData[] {
  const steps: StepData[] = [];
  if (input.rounds > 1)
    steps.push({ title: say('times-fired-title'), text: say('times-fired', { times: input.rounds }) });
  for (const [index, volley] of findings.volleys.entries()) {
    const { name } = index === 0 ? input.attacker : input.volleys[index - 1];
    steps.push(hurtStep(say('after-title', { name, place: index + 1 }), volley));
  }
  return steps;
}

/** The result as a player would write it down after the game. */
function report({ attacker, defender }: Shoot, { distributions: { damage }, summary }: ShootFindings): StepData {
  const half = Math.ceil(defender.wounds / 2);
  const text = say('shot-report', {
    attacker: attacker.name,
    attacks: attacker.attacks,
    hit: attacker.hit,
    normalDamage: attacker.normalDamage,
    criticalDamage: attacker.criticalDamage,
    devastating: attacker.devastating ?? 0,
    defender: defender.name,
    wounds: defender.wounds,
    dice: defender.dice,
    save: defender.save,
    kills: summary.killChance,
    half,
    halfChance: chanceAtLeast(damage, half),
    damage: summary.meanDamage,
    mode: damage.mode,
    modeChance: damage.probabilities[damage.mode - damage.min],
  });
  return { title: say('report-title'), text };
}
