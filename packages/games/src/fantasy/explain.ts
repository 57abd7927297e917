// Why the number is what it is: a sentence for the result, a line for every roll and every rule.
import { expressionMean, formatDiceExpression, mean } from '@oddsmith/kernel';
import type { Explanation, Step } from '../calculator.ts';
import { decimal, percent, plural } from '../wording.ts';
import { armourNeeded, chanceOfFaces, finalFaces, successChance } from './exact/die.ts';
import { oddsOf } from './exact/odds.ts';
import { woundsOfAttack } from './exact/sequence.ts';
import type { AttackFindings, CombatFindings } from './findings.ts';
import { STOMP_STEP, situationAgainst, stepsOfRound } from './initiative.ts';
import type { Plan, Situation } from './plan.ts';
import { type FantasyRule, HIT_TRIGGERS, planOf, rulesOf, type Trigger } from './rules.ts';
import {
  type AttackInput,
  type AttackProfile,
  type CombatInput,
  type HitValue,
  type Profile,
  profilesOf,
  type Reroll,
} from './schema/index.ts';
import { REROLL_WORDS, targetWords } from './text.ts';
import { situationOf } from './volley.ts';

export function explainAttack(input: AttackInput, findings: AttackFindings): Explanation {
  const situation = situationOf(input);
  const profiles = profilesOf(input);
  const steps = profiles.flatMap((profile, index) =>
    profileSteps(profile, profile.models, situation, profiles.length > 1 ? `Profile ${index + 1}: ` : ''),
  );
  return { sentence: attackSentence(input, situation, findings), steps };
}

export function explainCombat(input: CombatInput, findings: CombatFindings): Explanation {
  const steps = (['first', 'second'] as const).flatMap((side) => {
    const unit = input[side];
    const situation = situationAgainst(unit, input[side === 'first' ? 'second' : 'first'], true);
    return unit.profiles.flatMap((profile, index) => {
      const prefix = `${side === 'first' ? 'First' : 'Second'} unit${unit.profiles.length > 1 ? `, profile ${index + 1}` : ''}: `;
      return profileSteps(profile, Math.min(unit.models, profile.models ?? unit.models), situation, prefix);
    });
  });
  return { sentence: combatSentence(input, findings), steps: [orderStep(input), ...steps] };
}

function attackSentence(input: AttackInput, situation: Situation, findings: AttackFindings): string {
  const profiles = profilesOf(input);
  const who = profiles.length > 1 ? plural(profiles.length, 'profile') : attackCount(profiles[0], situation);
  const verb = who.startsWith('1 ') ? 'causes' : 'cause';
  const { meanWounds, woundChance, meanSlain, wipeChance } = findings.summary;
  const wounds = `${plural(decimal(meanWounds), 'wound')} on average (most likely ${findings.distributions.wounds.mode})`;
  if (input.target === null) return `${who} ${verb} ${wounds}, with a ${percent(woundChance)} chance of at least one.`;
  const slain = `${decimal(meanSlain ?? 0)} of ${plural(input.target.models, 'model')} slain`;
  return `${who} ${verb} ${wounds}, ${slain}, with a ${percent(wipeChance ?? 0)} chance to wipe out the unit.`;
}

function combatSentence(input: CombatInput, { summary }: CombatFindings): string {
  const rounds = input.rounds === 1 ? 'one round' : `${input.rounds} rounds`;
  const first = `${decimal(summary.firstMeanLost)} of ${plural(input.first.models * input.first.wounds, 'wound')}`;
  const second = `${decimal(summary.secondMeanLost)} of ${input.second.models * input.second.wounds}`;
  const ahead = `is ahead with ${percent(summary.firstAhead)}, behind with ${percent(summary.secondAhead)}`;
  const destroyed = `destroyed: ${percent(summary.firstDestroyed)} and ${percent(summary.secondDestroyed)}`;
  return `In ${rounds} the first unit loses ${first} on average and the second ${second}; the first ${ahead} (${destroyed}).`;
}

/** "10: first unit, 4: both units, then stomps of the second unit". */
function orderStep(input: CombatInput): Step {
  const steps = stepsOfRound(input, true).map(({ at, first, second }) => {
    const who = second.length === 0 ? 'first unit' : first.length === 0 ? 'second unit' : 'both units';
    return at === STOMP_STEP ? `stomps of ${who === 'both units' ? who : `the ${who}`}` : `${at}: ${who}`;
  });
  return { title: 'Order of strikes', text: steps.length === 0 ? 'nobody strikes' : steps.join(', ') };
}

/** "10 attacks", "2 × D6+1 attacks". */
function attackCount(profile: AttackProfile, situation: Situation): string {
  return countWords(planOf(profile, situation), profile.models);
}

function countWords(plan: Plan, models: number): string {
  const each = plural(formatDiceExpression(plan.attacks), 'attack');
  return models > 1 ? `${models} × ${each}` : each;
}

function profileSteps(profile: Profile, models: number, situation: Situation, prefix: string): Step[] {
  const plan = planOf(profile, situation);
  const rules = rulesOf(profile);
  const steps = [
    attacksStep(plan, models),
    rollStep('To hit', targetWords(plan.toHit, plan.rerollHits), plan.toHit, plan.rerollHits),
    rollStep('To wound', targetWords(plan.toWound, plan.rerollWounds), plan.toWound, plan.rerollWounds),
    ...saveSteps(plan),
    ...rules.map((rule) => ruleStep(rule, plan)),
    oneAttackStep(plan),
  ];
  return prefix === '' ? steps : steps.map((step) => ({ ...step, title: prefix + step.title }));
}

const STEP_REROLL = { none: 'none', '1s': 'ones', fails: 'fails', successes: 'successes' } as const;

function rollStep(title: string, text: string, target: HitValue, reroll: Reroll): Step {
  const step = { title, text, chance: successChance(target, reroll) };
  return typeof target === 'string' ? step : { ...step, roll: { needs: target, reroll: STEP_REROLL[reroll] } };
}

function attacksStep(plan: Plan, models: number): Step {
  const average = decimal(expressionMean(plan.attacks) * models);
  return {
    title: 'Attacks',
    text:
      plan.attacks.count > 0 || models > 1 ? `${countWords(plan, models)}, ${average} on average` : countWords(plan, 1),
  };
}

function saveSteps(plan: Plan): Step[] {
  const steps: Step[] = [];
  const needed = armourNeeded(plan.armorSave, plan.armorPiercing);
  if (plan.armorSave !== 'none') steps.push(rollStep('Armour save', armourWords(plan), needed, plan.rerollArmorSaves));
  if (plan.specialSave !== 'none')
    steps.push(
      rollStep(
        'Special save',
        targetWords(plan.specialSave, plan.rerollSpecialSaves),
        plan.specialSave,
        plan.rerollSpecialSaves,
      ),
    );
  return steps;
}

/** "3+ made 5+ by piercing 2, rerolling 1s". */
function armourWords(plan: Plan): string {
  if (plan.armorSave === 'auto' || plan.armorPiercing === 0) return targetWords(plan.armorSave, plan.rerollArmorSaves);
  const needed = armourNeeded(plan.armorSave, plan.armorPiercing);
  const start = `${plan.armorSave}+`;
  if (needed === 'none') return `${start} removed by piercing ${plan.armorPiercing}`;
  return `${start} made ${needed}+ by piercing ${plan.armorPiercing}${REROLL_WORDS[plan.rerollArmorSaves]}`;
}

/** What a rule does, and how often the face shows that sets it off. */
function ruleStep(rule: FantasyRule, plan: Plan): Step {
  const step = { title: rule.name, text: rule.summary };
  return rule.trigger === undefined ? step : { ...step, chance: triggerChance(rule.trigger, plan) };
}

function triggerChance(trigger: Trigger, plan: Plan): number {
  const toHit = (HIT_TRIGGERS as readonly Trigger[]).includes(trigger);
  const target = toHit ? plan.toHit : plan.toWound;
  const faces = finalFaces(target, toHit ? plan.rerollHits : plan.rerollWounds);
  return faces === null ? 0 : chanceOfFaces(faces, Math.max(plan[trigger], Number(target)));
}

function oneAttackStep(plan: Plan): Step {
  const wounds = woundsOfAttack(oddsOf(plan));
  const before = plan.sunder > 0 ? ', before the armour is sundered' : '';
  return {
    title: 'One attack',
    text: `${plural(decimal(mean(wounds)), 'wound')} on average${before}`,
    chance: 1 - wounds[0],
  };
}
