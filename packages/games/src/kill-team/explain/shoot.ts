// A shooting result in one sentence, in steps, and as a battle report.
import { chanceAtLeast } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { ExplanationData, StepData } from '../../contract/calculator.ts';
import type { Cause } from '../../contract/causes.ts';
import type { OtherTarget, ShootFindings } from '../findings.ts';
import { optionalWorth } from '../optional-worth.ts';
import type { ShotPlan } from '../plan.ts';
import type { ShootBattle } from '../prepare.ts';
import { type Edition, rulesWith } from '../rules/index.ts';
import type { Shoot } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import type { DiceOf } from '../words/values.ts';
import { ATTACK_KEEPERS } from './fight.ts';
import { guardSteps, ruleStep } from './guard.ts';
import { diceOf, poolSteps } from './pool.ts';

const say = emitter<typeof en>();

export function explainShoot(battle: ShootBattle, findings: ShootFindings): ExplanationData {
  const { input, shots } = battle;
  const { defender, edition } = input;
  return {
    sentence: sentence(input, findings),
    steps: [
      ...poolSteps({ side: 'attack' }, 'hit', shots[0].attack, ATTACK_KEEPERS),
      ...(defender.onlySixesCrit ? [ruleStep('onlySixesCrit', edition, 'critFrom')] : []),
      ...(input.optionalRules === 'best' ? optionalSteps(shots[0], edition) : []),
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

/** What both players make of their optional rules, and what that is worth to them. */
function optionalSteps(shot: ShotPlan, edition: Edition): StepData[] {
  const step = ruleStep('optionalRules', edition, 'declines');
  const worth = optionalWorth(shot);
  return worth === undefined ? [step] : [{ ...step, text: say('optional-worth', worth) }];
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

/** "Against save 3+": the dice that are left and what they do. */
function saveSteps({ attacker, defender }: Shoot, { saves, savesAfterCrit }: ShotPlan): StepData[] {
  const invulnerable = defender.invulnerable !== null;
  const of: DiceOf = attacker.soulstrike
    ? { side: 'apl', apl: defender.apl }
    : { side: 'save', stat: defender.invulnerable ?? defender.save, invulnerable };
  const keepers = {
    normals: [
      ...(defender.coverNormals > 0 && !attacker.saturate ? ['cover'] : []),
      ...(defender.retainedNormals > 0 ? ['retainedNormals'] : []),
    ],
    crits: 'coverCrits',
    lethal: 'hardy',
  };
  const [first, ...rest] = poolSteps(of, 'save', saves, keepers);
  const pierces = (attacker.piercing ?? 0) > 0 || (attacker.piercingCrits ?? 0) > 0;
  const lost = defender.dice - saves.dice;
  const coverLost = attacker.saturate && defender.coverNormals + defender.coverCrits > 0;
  const causes: Cause[] = [
    ...(lost > 0 ? [{ rule: 'piercing', field: 'dice', by: -lost }] : []),
    ...(pierces && invulnerable && (attacker.piercing ?? 0) > 0
      ? [{ rule: 'piercing', field: 'dice', kept: false as const }]
      : []),
    ...(pierces && !invulnerable && defender.piercingReduction > 0
      ? [{ rule: 'piercingReduction', field: 'dice' }]
      : []),
    ...(coverLost ? [{ rule: 'saturate', field: 'autoNormals' }] : []),
    ...(attacker.soulstrike ? [{ rule: 'soulstrike', field: 'stat' }] : []),
    ...(invulnerable && !attacker.soulstrike ? [{ rule: 'invulnerable', field: 'stat' }] : []),
  ];
  const steps: StepData[] = [
    {
      ...first,
      text: say('save-dice', {
        ...diceOf('save', saves),
        base: defender.dice,
        lost,
        piercing: pierces ? (invulnerable ? 'ignored' : 'counted') : 'none',
        reduction: defender.piercingReduction,
        coverLost,
      }),
      causes: [...causes, ...(first.causes ?? [])],
    },
    ...rest,
  ];
  if (savesAfterCrit !== saves)
    steps.push({
      title: say('rule-title', { rule: 'piercingCrits' }),
      text: say('piercing-crits', { dice: savesAfterCrit.dice, instead: saves.dice }),
      causes: [{ rule: 'piercingCrits', field: 'dice', by: savesAfterCrit.dice - saves.dice }],
    });
  return steps;
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
