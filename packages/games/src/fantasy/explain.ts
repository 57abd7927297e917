// Why the number is what it is: a sentence for the result, a line for every roll and every rule.
import { expressionMean, mean } from '@oddsmith/kernel';
import { emitter, type Message } from '@oddsmith/words';
import type { ExplanationData, StepData } from '../contract/calculator.ts';
import type { AttackBattle, CombatBattle, Planned } from './battle.ts';
import { armourNeeded, chanceOfFaces, finalFaces, successChance } from './exact/die.ts';
import { oddsOf } from './exact/odds.ts';
import { woundsOfAttack } from './exact/sequence.ts';
import type { AttackFindings, CombatFindings } from './findings.ts';
import { STOMP_STEP } from './initiative.ts';
import type { Plan } from './plan.ts';
import { type FantasyRule, HIT_TRIGGERS, type Trigger } from './rules/attack.ts';
import type { CombatInput, HitValue, Reroll } from './schema/index.ts';
import type { en } from './words/en.ts';
import type { Attacks, OwnedTitle, SaveTitle } from './words/values.ts';

const say = emitter<typeof en>();

export function explainAttack(battle: AttackBattle, findings: AttackFindings): ExplanationData {
  const { profiles } = battle;
  const steps = profiles.flatMap((planned, index) =>
    profileSteps(planned, planned.profile.models, ofProfile(null, profiles.length > 1 ? index + 1 : null)),
  );
  return { sentence: attackSentence(battle, findings), steps };
}

export function explainCombat(battle: CombatBattle, findings: CombatFindings): ExplanationData {
  const steps = (['first', 'second'] as const).flatMap((place) => {
    const { unit, profiles } = battle[place];
    return profiles.flatMap((planned, index) =>
      profileSteps(
        planned,
        Math.min(unit.models, planned.profile.models ?? unit.models),
        ofProfile(place, profiles.length > 1 ? index + 1 : null),
      ),
    );
  });
  return { sentence: combatSentence(battle.input, findings), steps: [orderStep(battle), ...steps] };
}

type Titled = (title: Message) => Message;

/** Titles of one profile among several, or of a unit. */
function ofProfile(place: OwnedTitle['place'], profile: number | null): Titled {
  if (place === null && profile === null) return (title) => title;
  return (title) => say('of-profile-title', { place, profile, title });
}

function attackSentence({ profiles, target }: AttackBattle, findings: AttackFindings): Message {
  const [{ plan, profile }] = profiles;
  const who = profiles.length > 1 ? { profiles: profiles.length } : attacksOf(plan, profile.models);
  const { meanWounds: wounds, woundChance, meanSlain, wipeChance } = findings.summary;
  const { mode } = findings.distributions.wounds;
  if (target === null) return say('attack', { who, wounds, mode, chance: woundChance });
  const { models } = target;
  return say('attack-on-unit', { who, wounds, mode, slain: meanSlain ?? 0, models, chance: wipeChance ?? 0 });
}

function combatSentence({ rounds, first, second }: CombatInput, { summary }: CombatFindings): Message {
  return say('combat', {
    rounds,
    first: {
      lost: summary.firstMeanLost,
      health: first.models * first.wounds,
      ahead: summary.firstAhead,
      destroyed: summary.firstDestroyed,
    },
    second: {
      lost: summary.secondMeanLost,
      health: second.models * second.wounds,
      ahead: summary.secondAhead,
      destroyed: summary.secondDestroyed,
    },
  });
}

function orderStep({ opening }: CombatBattle): StepData {
  const strikes = opening.map(({ at, first, second }) => ({
    at: at === STOMP_STEP ? null : at,
    who: second.length === 0 ? ('first' as const) : first.length === 0 ? ('second' as const) : ('both' as const),
  }));
  return { title: say('order-title'), text: say('order', { strikes }) };
}

function attacksOf({ attacks }: Plan, models: number): Attacks {
  return { attacks, models };
}

function profileSteps({ plan, rules }: Planned, models: number, titled: Titled): StepData[] {
  const steps = [
    attacksStep(plan, models),
    hitStep(plan),
    rollStep(say('to-wound-title'), rollOf(plan.toWound, plan.rerollWounds), plan.toWound, plan.rerollWounds),
    ...saveSteps(plan, (save) => say('save-title', { save })),
    ...rules.map((rule) => ruleStep(rule, plan)),
    oneAttackStep(plan),
  ];
  return steps.map(({ title, ...step }) => ({ title: titled(title as Message), ...step }));
}

/** Beyond 6, and with a second chance, a hit takes more than one die. */
function hitStep(plan: Plan): StepData {
  const { toHit, rerollHits, secondChance } = plan;
  const title = say('to-hit-title');
  if (secondChance === 'none' && (typeof toHit === 'string' || toHit <= 6))
    return rollStep(title, rollOf(toHit as HitValue, rerollHits), toHit as HitValue, rerollHits);
  const text = say('long-shot', { needs: toHit, reroll: rerollHits, secondChance });
  return { title, text, chance: 1 - oddsOf(plan).attack.misses };
}

function rollOf(needs: HitValue, reroll: Reroll): Message {
  return say('roll', { needs, reroll });
}

const STEP_REROLL = { none: 'none', '1s': 'ones', fails: 'fails', successes: 'successes' } as const;

export function rollStep(title: Message, text: Message, target: HitValue, reroll: Reroll): StepData {
  const step = { title, text, chance: successChance(target, reroll) };
  return typeof target === 'string' ? step : { ...step, roll: { needs: target, reroll: STEP_REROLL[reroll] } };
}

function attacksStep(plan: Plan, models: number): StepData {
  const title = say('attacks-title');
  if (plan.attacks.count === 0 && models <= 1) return { title, text: say('attacks', attacksOf(plan, 1)) };
  const mean = expressionMean(plan.attacks) * models;
  return { title, text: say('attacks-on-average', { ...attacksOf(plan, models), mean }) };
}

export function saveSteps(plan: Plan, titleOf: (save: SaveTitle['save']) => Message): StepData[] {
  const steps: StepData[] = [];
  const needed = armourNeeded(plan.armorSave, plan.armorPiercing);
  if (plan.armorSave !== 'none')
    steps.push(rollStep(titleOf('armour save'), armourText(plan), needed, plan.rerollArmorSaves));
  for (const { name, target, reroll } of plan.saves.plain)
    steps.push(rollStep(titleOf(name), rollOf(target, reroll), target, reroll));
  if (plan.recovery !== 'none')
    steps.push(rollStep(titleOf('regeneration'), rollOf(plan.recovery, 'none'), plan.recovery, 'none'));
  return steps;
}

function armourText({ armorSave: save, armorPiercing: piercing, rerollArmorSaves: reroll }: Plan): Message {
  if (save === 'auto' || piercing === 0) return rollOf(save, reroll);
  return say('armour', { save, piercing, needs: armourNeeded(save, piercing), reroll });
}

/** What a rule does, and how often the face shows that sets it off. */
function ruleStep(rule: FantasyRule, plan: Plan): StepData {
  const step = { title: say('rule-title', { rule: rule.id }), text: say('rule', { summary: rule.summary }) };
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
  return {
    title: say('one-attack-title'),
    text: say('one-attack', { wounds: mean(wounds), sundered: plan.sunder > 0 }),
    chance: 1 - wounds[0],
  };
}
