// Why the number is what it is: a sentence for the result, a line for every roll and every rule.
import { expressionMean, formatDiceExpression, mean } from '@oddsmith/kernel';
import type { ExplanationData, StepData } from '../calculator.ts';
import { capital, decimal, percent, plural } from '../wording.ts';
import type { AttackBattle, CombatBattle, Planned } from './battle.ts';
import { armourNeeded, chanceOfFaces, finalFaces, successChance } from './exact/die.ts';
import { oddsOf } from './exact/odds.ts';
import { woundsOfAttack } from './exact/sequence.ts';
import type { AttackFindings, CombatFindings } from './findings.ts';
import { STOMP_STEP } from './initiative.ts';
import type { Plan } from './plan.ts';
import { type FantasyRule, HIT_TRIGGERS, type Trigger } from './rules/attack.ts';
import type { CombatInput, HitValue, Reroll } from './schema/index.ts';

export function explainAttack(battle: AttackBattle, findings: AttackFindings): ExplanationData {
  const { profiles } = battle;
  const steps = profiles.flatMap((planned, index) =>
    profileSteps(planned, planned.profile.models, profiles.length > 1 ? `Profile ${index + 1}: ` : ''),
  );
  return { sentence: attackSentence(battle, findings), steps };
}

export function explainCombat(battle: CombatBattle, findings: CombatFindings): ExplanationData {
  const steps = (['first', 'second'] as const).flatMap((side) => {
    const { unit, profiles } = battle[side];
    return profiles.flatMap((planned, index) => {
      const prefix = `${side === 'first' ? 'First' : 'Second'} unit${profiles.length > 1 ? `, profile ${index + 1}` : ''}: `;
      return profileSteps(planned, Math.min(unit.models, planned.profile.models ?? unit.models), prefix);
    });
  });
  return { sentence: combatSentence(battle.input, findings), steps: [orderStep(battle), ...steps] };
}

function attackSentence({ profiles, target }: AttackBattle, findings: AttackFindings): string {
  const [{ plan, profile }] = profiles;
  const who = profiles.length > 1 ? plural(profiles.length, 'profile') : countWords(plan, profile.models);
  const verb = who.startsWith('1 ') ? 'causes' : 'cause';
  const { meanWounds, woundChance, meanSlain, wipeChance } = findings.summary;
  const wounds = `${plural(decimal(meanWounds), 'wound')} on average (most likely ${findings.distributions.wounds.mode})`;
  if (target === null) return `${who} ${verb} ${wounds}, with a ${percent(woundChance)} chance of at least one.`;
  const slain = `${decimal(meanSlain ?? 0)} of ${plural(target.models, 'model')} slain`;
  return `${who} ${verb} ${wounds}, ${slain}, with a ${percent(wipeChance ?? 0)} chance to destroy the unit.`;
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
function orderStep({ opening }: CombatBattle): StepData {
  const steps = opening.map(({ at, first, second }) => {
    const who = second.length === 0 ? 'first unit' : first.length === 0 ? 'second unit' : 'both units';
    return at === STOMP_STEP ? `stomps of ${who === 'both units' ? who : `the ${who}`}` : `${at}: ${who}`;
  });
  return { title: 'Order of strikes', text: steps.length === 0 ? 'nobody strikes' : steps.join(', ') };
}

/** "10 attacks", "2 × D6+1 attacks". */
function countWords(plan: Plan, models: number): string {
  const each = plural(formatDiceExpression(plan.attacks), 'attack');
  return models > 1 ? `${models} × ${each}` : each;
}

function profileSteps({ plan, rules }: Planned, models: number, prefix: string): StepData[] {
  const steps = [
    attacksStep(plan, models),
    hitStep(plan),
    rollStep('To wound', targetWords(plan.toWound, plan.rerollWounds), plan.toWound, plan.rerollWounds),
    ...saveSteps(plan),
    ...rules.map((rule) => ruleStep(rule, plan)),
    oneAttackStep(plan),
  ];
  return prefix === '' ? steps : steps.map((step) => ({ ...step, title: prefix + step.title }));
}

/** Beyond 6, and with a second chance, a hit takes more than one die. */
function hitStep(plan: Plan): StepData {
  const { toHit, rerollHits, secondChance } = plan;
  if (secondChance === 'none' && (typeof toHit === 'string' || toHit <= 6))
    return rollStep('To hit', targetWords(toHit as HitValue, rerollHits), toHit as HitValue, rerollHits);
  const first = typeof toHit === 'number' && toHit > 6 ? `a natural 6, then ${toHit - 3} or more` : `${toHit} or more`;
  const second =
    secondChance === 'none' ? REROLL_WORDS[rerollHits] : `; a miss is rolled again and needs ${secondChance} or more`;
  return { title: 'To hit', text: `${first}${second}`, chance: 1 - oddsOf(plan).attack.misses };
}

const REROLL_WORDS: { readonly [R in Reroll]: string } = {
  none: '',
  '1s': ', rerolling 1s',
  fails: ', rerolling fails',
  successes: ', rerolling successes',
};

/** "4+, rerolling 1s", "automatic", "impossible". */
export function targetWords(value: HitValue, reroll: Reroll): string {
  if (value === 'auto') return 'automatic';
  if (value === 'none') return 'impossible';
  return `${value}+${REROLL_WORDS[reroll]}`;
}

const STEP_REROLL = { none: 'none', '1s': 'ones', fails: 'fails', successes: 'successes' } as const;

export function rollStep(title: string, text: string, target: HitValue, reroll: Reroll): StepData {
  const step = { title, text, chance: successChance(target, reroll) };
  return typeof target === 'string' ? step : { ...step, roll: { needs: target, reroll: STEP_REROLL[reroll] } };
}

function attacksStep(plan: Plan, models: number): StepData {
  const average = decimal(expressionMean(plan.attacks) * models);
  return {
    title: 'Attacks',
    text:
      plan.attacks.count > 0 || models > 1 ? `${countWords(plan, models)}, ${average} on average` : countWords(plan, 1),
  };
}

export function saveSteps(plan: Plan): StepData[] {
  const steps: StepData[] = [];
  const needed = armourNeeded(plan.armorSave, plan.armorPiercing);
  if (plan.armorSave !== 'none') steps.push(rollStep('Armour save', armourWords(plan), needed, plan.rerollArmorSaves));
  for (const { name, target, reroll } of plan.saves.plain)
    steps.push(rollStep(capital(name), targetWords(target, reroll), target, reroll));
  if (plan.recovery !== 'none')
    steps.push(rollStep('Regeneration', targetWords(plan.recovery, 'none'), plan.recovery, 'none'));
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
function ruleStep(rule: FantasyRule, plan: Plan): StepData {
  const step = { title: rule.name, text: rule.summary };
  return rule.trigger === undefined ? step : { ...step, chance: triggerChance(rule.trigger, plan) };
}

function triggerChance(trigger: Trigger, plan: Plan): number {
  const toHit = (HIT_TRIGGERS as readonly Trigger[]).includes(trigger);
  const target = toHit ? plan.toHit : plan.toWound;
  // Beyond 6 the face that hits is always a 6, but no rule looks at it.
  if (typeof target === 'number' && target > 6) return 0;
  const faces = finalFaces(target as HitValue, toHit ? plan.rerollHits : plan.rerollWounds);
  return faces === null ? 0 : chanceOfFaces(faces, Math.max(plan[trigger], Number(target)));
}

function oneAttackStep(plan: Plan): StepData {
  const wounds = woundsOfAttack(oddsOf(plan.recovery === 'none' ? plan : { ...plan, recovery: 'none' }));
  const before = plan.sunder > 0 ? ', before the armour is sundered' : '';
  return {
    title: 'One attack',
    text: `${plural(decimal(mean(wounds)), 'wound')} on average${before}`,
    chance: 1 - wounds[0],
  };
}
