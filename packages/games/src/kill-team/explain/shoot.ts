// A shooting result in one sentence, in steps, and as a battle report.
import { chanceAtLeast } from '@oddsmith/kernel';
import type { ExplanationData, StepData } from '../../calculator.ts';
import { amount, capital, percent, plural } from '../../wording.ts';
import type { OtherTarget, ShootFindings } from '../findings.ts';
import type { ShotPlan } from '../plan.ts';
import type { ShootBattle } from '../prepare.ts';
import { rulesWith } from '../rules/index.ts';
import type { Shoot } from '../schema/index.ts';
import { fieldStep, guardSteps } from './guard.ts';
import { poolSteps } from './pool.ts';

export function explainShoot(battle: ShootBattle, findings: ShootFindings): ExplanationData {
  const { input, shots } = battle;
  const { defender } = input;
  return {
    sentence: sentence(input, findings),
    steps: [
      ...poolSteps('Attack', 'hit', shots[0].attack),
      ...(defender.onlySixesCrit ? [fieldStep('onlySixesCrit')] : []),
      ...(input.optionalRules === 'best' ? [fieldStep('optionalRules')] : []),
      ...devastatingStep(shots[0]),
      ...saveSteps(input, shots[0]),
      ...(shots[0].downgradeCrits > 0 ? [downgradeStep(shots[0])] : []),
      blockStep(shots[0]),
      ...guardSteps(shots[0].guard, rulesWith(defender.abilities, 'guard')),
      ...seriesSteps(input, findings),
      ...otherSteps(battle, findings),
      ...report(input, findings),
    ],
  };
}

function sentence(input: Shoot, { distributions, summary }: ShootFindings): string {
  const { attacker, defender } = input;
  const who = attacker.name || `${plural(attacker.attacks, 'attack')} on ${attacker.hit}+`;
  const many = attacker.name === '' && attacker.attacks !== 1;
  const others = input.volleys.length === 0 ? '' : ` and ${plural(input.volleys.length, 'further attack')}`;
  const more = many || others !== '';
  const target = defender.name || 'the target';
  return `${capital(who)}${others} ${more ? 'kill' : 'kills'} ${target} (${defender.wounds} W) ${percent(summary.killChance)} of the time and ${more ? 'do' : 'does'} ${amount(summary.meanDamage)} damage on average, most likely ${distributions.damage.mode}.`;
}

function devastatingStep({ devastating }: ShotPlan): StepData[] {
  if (devastating === 0) return [];
  return [{ title: 'Devastating', text: `each crit does ${devastating} damage at once, whatever is saved` }];
}

function downgradeStep({ downgradeCrits }: ShotPlan): StepData {
  return {
    title: 'Crits become normals',
    text: `up to ${plural(downgradeCrits, 'crit')} of the attack count as normal when saves are used`,
  };
}

/** "Against save 3+": the dice that are left and what they do. */
function saveSteps({ attacker, defender }: Shoot, { saves, savesAfterCrit }: ShotPlan): StepData[] {
  const invulnerable = defender.invulnerable !== null;
  const title = invulnerable ? `Against invulnerable ${defender.invulnerable}+` : `Against save ${defender.save}+`;
  const [first, ...rest] = poolSteps(title, 'save', saves);
  const piercing = attacker.piercing ?? 0;
  const pierces = piercing > 0 || (attacker.piercingCrits ?? 0) > 0;
  const lost = defender.dice - saves.dice;
  const parts = [
    ...(lost > 0 ? [`${defender.dice} base - ${lost} Piercing`] : []),
    ...(pierces && invulnerable ? ['Piercing is ignored'] : []),
    ...(pierces && !invulnerable && defender.piercingReduction > 0
      ? [`Piercing is ${defender.piercingReduction} lower`]
      : []),
    ...(attacker.saturate && defender.coverNormals + defender.coverCrits > 0 ? ['no cover against Saturate'] : []),
  ];
  const steps: StepData[] = [{ ...first, text: [...parts, first.text].join('; ') }, ...rest];
  if (savesAfterCrit !== saves)
    steps.push({
      title: 'Piercing Crits',
      text: `with at least one crit the defender rolls ${plural(savesAfterCrit.dice, 'die', 'dice')} instead of ${saves.dice}`,
    });
  return steps;
}

function blockStep({ normalDamage, criticalDamage, anySaveBlocks }: ShotPlan): StepData {
  const damage = `unblocked hits do ${normalDamage}, critical ones ${criticalDamage}`;
  const way = anySaveBlocks
    ? 'any save blocks any hit, normal hits first'
    : 'a critical save blocks any hit, a normal save a normal hit, two normal saves a critical hit, used so that the least damage is left';
  return { title: 'Blocking', text: `${way}; ${damage}` };
}

/** Hot, secondary targets and bystanders. */
function otherSteps({ hotBelow, shots }: ShootBattle, { summary, secondaries, bystanders }: ShootFindings): StepData[] {
  const steps: StepData[] = [];
  if (hotBelow !== null && summary.meanSelfDamage !== undefined)
    steps.push({
      title: 'Hot',
      text: `one die below ${hotBelow} costs the user twice its face: ${amount(summary.meanSelfDamage)} damage on average${summary.selfKillChance === undefined ? '' : `, dead ${percent(summary.selfKillChance)} of the time`}`,
    });
  for (const [index, { name, summary: hurt }] of secondaries.entries())
    steps.push(hurtStep(`Secondary target ${name || index + 1}`, hurt));
  for (const [index, { name, summary: hurt }] of bystanders.entries())
    steps.push(hurtStep(`In reach: ${name || index + 1}`, hurt, `Devastating ${shots[0].devastating} for each crit: `));
  return steps;
}

function hurtStep(title: string, { meanDamage, killChance }: OtherTarget['summary'], why = ''): StepData {
  const text = `${why}${amount(meanDamage)} damage on average, dead ${percent(killChance)} of the time`;
  return { title, text, chance: killChance };
}

function seriesSteps(input: Shoot, findings: ShootFindings): StepData[] {
  const steps: StepData[] = [];
  if (input.rounds > 1) steps.push({ title: 'Times fired', text: `${input.rounds} times, added up` });
  for (const [index, volley] of findings.volleys.entries()) {
    const { name } = index === 0 ? input.attacker : input.volleys[index - 1];
    steps.push(hurtStep(`After ${name || `attack ${index + 1}`}`, volley));
  }
  return steps;
}

/** The result as a player would write it down after the game. */
function report(input: Shoot, { distributions, summary }: ShootFindings): StepData[] {
  const { attacker, defender } = input;
  const { damage } = distributions;
  const half = Math.ceil(defender.wounds / 2);
  const devastating = (attacker.devastating ?? 0) > 0 ? ` with Devastating ${attacker.devastating}` : '';
  const lines = [
    `${attacker.name || 'Attacker'}: ${attacker.attacks}D6 hit ${attacker.hit}+, damage ${attacker.normalDamage}/${attacker.criticalDamage}${devastating}.`,
    `${defender.name || 'Defender'}: ${defender.wounds} W, ${defender.dice}D6 save ${defender.save}+.`,
    `${percent(summary.killChance)} chance to kill outright.`,
    `${percent(chanceAtLeast(damage, half))} chance to deal ${half} or more wounds.`,
    `Average damage ${amount(summary.meanDamage)} wounds.`,
    `Most likely outcome: ${damage.mode} damage (${percent(damage.probabilities[damage.mode - damage.min])}).`,
  ];
  return [{ title: 'Battle report', text: lines.join(' ') }];
}
