// Why the number is what it is: a sentence for the result and a line for every roll.
import { expressionMean, formatDiceExpression } from '@oddsmith/kernel';
import type { Explanation, Step } from '../calculator.ts';
import { armourNeeded, successChance } from './exact/die.ts';
import type { AttackFindings } from './findings.ts';
import { type Plan, planOf, rulesOf } from './rules.ts';
import { type AttackInput, type AttackProfile, type Profile, profilesOf } from './schema/index.ts';
import { decimal, percent, plural, target } from './text.ts';
import { situationOf } from './volley.ts';

export function explainAttack(input: AttackInput, findings: AttackFindings): Explanation {
  const profiles = profilesOf(input);
  const situation = situationOf(input);
  const steps = profiles.flatMap((profile, index) => {
    const plan = planOf(profile, situation);
    const prefix = profiles.length > 1 ? `Profile ${index + 1}: ` : '';
    return [attacksStep(plan, profile), ...rollSteps(plan, profile)].map((step) => ({
      ...step,
      title: prefix + step.title,
    }));
  });
  return { sentence: sentence(input, profiles, findings), steps };
}

function sentence(input: AttackInput, profiles: readonly AttackProfile[], findings: AttackFindings): string {
  const { wounds, slain } = findings.distributions;
  const who = profiles.length > 1 ? plural(profiles.length, 'profile') : attackCount(profiles[0]);
  const verb = who.startsWith('1 ') ? 'causes' : 'cause';
  const { meanWounds, woundChance, wipeChance } = findings.summary;
  const start = `${who} ${verb} ${plural(decimal(meanWounds), 'wound')} on average, most likely ${wounds.mode}`;
  if (input.target === null || slain === undefined) return `${start}; at least one with ${percent(woundChance)}.`;
  return `${start}; ${plural(decimal(slain.mean), 'model')} of ${input.target.models} slain on average, the whole unit with ${percent(wipeChance ?? 0)}.`;
}

function attackCount(profile: AttackProfile): string {
  const { attacks } = planOf(profile, { charged: true, chargeDistance: null, targetWounds: null });
  const each = formatDiceExpression(attacks);
  return profile.models > 1 ? `${profile.models} × ${plural(each, 'attack')}` : plural(each, 'attack');
}

function attacksStep(plan: Plan, profile: AttackProfile): Step {
  const mean = expressionMean(plan.attacks) * profile.models;
  const dice = plan.attacks.count > 0 ? `, ${decimal(mean)} on average` : '';
  return { title: 'Attacks', text: `${attackCount({ ...profile })}${dice}` };
}

function rollSteps(plan: Plan, profile: Profile): Step[] {
  const needed = armourNeeded(plan.armorSave, plan.armorPiercing);
  const steps: Step[] = [
    {
      title: 'To hit',
      text: target(plan.toHit, plan.rerollHits),
      chance: successChance(plan.toHit, plan.rerollHits),
    },
    {
      title: 'To wound',
      text: target(plan.toWound, plan.rerollWounds),
      chance: successChance(plan.toWound, plan.rerollWounds),
    },
  ];
  if (plan.armorSave !== 'none')
    steps.push({
      title: 'Armour save',
      text: `${plan.armorSave}, piercing ${plan.armorPiercing}: ${target(needed, plan.rerollArmorSaves)}`,
      chance: successChance(needed, plan.rerollArmorSaves),
    });
  if (plan.specialSave !== 'none')
    steps.push({
      title: 'Special save',
      text: target(plan.specialSave, plan.rerollSpecialSaves),
      chance: successChance(plan.specialSave, plan.rerollSpecialSaves),
    });
  for (const rule of rulesOf(profile)) steps.push({ title: rule.name, text: rule.summary });
  return steps;
}
