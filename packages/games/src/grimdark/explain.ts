// What is to be said of the result, and the steps behind it: facts read from the plan that the engines read.
import { emitter, type Message } from '@oddsmith/words';
import type { ExplanationData, StepData } from '../contract/calculator.ts';
import type { Cause } from '../contract/causes.ts';
import { armedCauses, distinct, isOfLine, meetsAttack, ownCauses, unitCauses } from './causes.ts';
import type { AttackFindings, DuelFindings, ScenarioResult } from './findings.ts';
import type { AttackBattle, DuelBattle } from './plan/battle.ts';
import { type LinePlan, looseBlockFace, planLine } from './plan/line.ts';
import { planNerve, planRevenge } from './plan/nerve.ts';
import { mayPrepare, planReadiness } from './plan/readiness.ts';
import type { Situation } from './plan/situation.ts';
import { type Line, type LooseDice, looseAgainst, type Part, planStep } from './plan/step.ts';
import { planTarget, type TargetPlan } from './plan/target.ts';
import type { EffectKind } from './rules/effect.ts';
import type { ResolvedUnit } from './rules/resolve.ts';
import {
  type AttackInput,
  type Circumstance,
  type DuelInput,
  type Options,
  optionsSchema,
  type Phase,
  SCENARIOS,
  type Scenario,
} from './schema.ts';
import type { en } from './words/en.ts';
import type { LineRemark, LooseRule, UnitTrait } from './words/values.ts';

const say = emitter<typeof en>();

export function explainAttack(battle: AttackBattle, findings: AttackFindings): ExplanationData {
  const { input } = battle;
  const { wipeChance, halfChance, meanWounds, meanKills } = findings.summary;
  const sentence = say('attack', {
    attacker: input.attacker.name,
    defender: input.defender.name,
    how: input.phase === 'shooting' ? 'shooting' : input.charging ? 'charging' : 'striking',
    wounds: meanWounds,
    kills: meanKills,
    half: halfChance,
    wipe: wipeChance,
  });
  const { attacker, situation } = battle;
  const ready = readySteps(attacker, situation.attackerIs, situation.phase, situation.options);
  const strafing = situation.phase === 'shooting' ? strafingSteps(battle) : [];
  // Wounds before the step may have cost models: then it matters how many there were.
  const hurt = input.start.attacker.wounds > 0 ? [unitStep(attacker)] : [];
  const steps = [...spellSteps(battle), ...hurt, ...ready, ...strafing, ...attackSteps(battle), optionStep(input)];
  return { sentence, steps };
}

function counts(unit: ResolvedUnit): number[] {
  return unit.models.map((model) => model.count);
}

/** The model that the next wound goes on: heroes last. */
function firstTaker(unit: ResolvedUnit): number {
  return Math.max(
    0,
    unit.models.findIndex((model) => !model.hero),
  );
}

/** A D6 that needs a face: chance and roll from one number. */
function rollStep(title: Message, text: Message, needs: number, causes: readonly Cause[] = []): StepData {
  return { title, text, chance: (7 - needs) / 6, roll: { needs }, causes };
}

/** The fresh units, line by line. */
function planAttack({ attacker, defender, situation }: AttackBattle, part: Part) {
  const target = planTarget(defender, counts(defender), firstTaker(defender), situation);
  const step = planStep(attacker, counts(attacker), { situation, part, limitedUsed: false });
  return { target, step, lines: step.lines.map((line) => ({ line, plan: planLine(line, situation, target) })) };
}

/** Whether any weapon gets to attack: rules lengthen and shorten what is printed on it. */
export function reaches(battle: AttackBattle): boolean {
  const parts = ['everything', 'strafing'] as const;
  return parts.some((part) => planAttack(battle, part).lines.some(({ plan }) => plan.inRange));
}

/** One step per weapon line, then dice that come from no weapon, then what the target ignores. */
function attackSteps(battle: AttackBattle): StepData[] {
  const { attacker, defender, situation } = battle;
  const { target, step, lines } = planAttack(battle, 'everything');
  const met = unitCauses(defender, meetsAttack, situation);
  const steps = lines.map(({ line, plan }) => lineStep(line, plan, battle, met));
  if (step.unpredictable) steps.push({ title: say('unpredictable-title'), text: say('unpredictable') });
  const loose = looseAgainst(step.loose, target);
  const dice = (field: keyof LooseDice) => unitCauses(attacker, (each) => each === field, situation);
  const hits = (field: keyof LooseDice) => [...dice(field), ...met];
  if (loose.impact > 0) steps.push(looseStep('Impact', loose.impact, 2, looseBlockFace(0, target), hits('impact')));
  if (loose.heavyImpact > 0)
    steps.push(looseStep('Heavy Impact', loose.heavyImpact, 2, looseBlockFace(1, target), hits('heavyImpact')));
  if (loose.crush > 0) steps.push(looseStep('Crush', loose.crush, 6, looseBlockFace(2, target), hits('crush')));
  if (loose.ravage > 0) {
    const title = say('loose-title', { rule: 'Ravage' });
    steps.push(rollStep(title, say('ravage', { dice: loose.ravage }), 6, dice('ravage')));
  }
  return [...steps, ...idleSteps(battle), unitStep(defender), ...ignoreSteps(defender, target, situation)];
}

/** Why weapons have no dice at all: they attack in no ordinary way, or their unit does not fight in melee. Without a word they would be missing. */
function idleSteps({ attacker, situation }: AttackBattle): StepData[] {
  const causes = situation.phase === 'melee' ? unitCauses(attacker, (field) => field === 'airborne', situation) : [];
  if (causes.length > 0) {
    const { name } = attacker;
    return [{ title: say('unit-title', { name }), text: say('airborne', { unit: name }), causes }];
  }
  if (situation.attackerIs.sweeping && situation.phase === 'shooting') return [];
  return attacker.models.flatMap(({ own, weapons }) =>
    weapons.flatMap(({ name, rules }) => {
      const reserved = ownCauses([...own, ...rules], (field) => field === 'reserved');
      if (reserved.length === 0) return [];
      return [{ title: say('weapon-title', { name }), text: say('weapon-reserved'), causes: distinct(reserved) }];
    }),
  );
}

/** Weapons that strafe, from no distance. */
function strafingSteps(battle: AttackBattle): StepData[] {
  const situation = { ...battle.situation, distance: 0, feat: false };
  return planAttack({ ...battle, situation }, 'strafing').lines.map(({ line, plan }) => {
    const step = lineStep(line, plan, { ...battle, situation }, unitCauses(battle.defender, meetsAttack, situation));
    return { ...step, text: say('strafing', { step: step.text }) };
  });
}

/** What a unit does before it attacks. */
function readySteps(unit: ResolvedUnit, circumstance: Circumstance, phase: Phase, options: Options): StepData[] {
  if (!mayPrepare(unit, circumstance)) return [];
  const { blows, mends, restoreFace } = planReadiness(unit, counts(unit), phase, circumstance, options);
  const steps = blows.map(({ name, dice, needs, hits, rules, once }) =>
    rollStep(say('rule-title', { name }), say('blow', { unit: unit.name, dice, once, needs, hits, rules }), needs),
  );
  const causes = (field: 'restore' | 'mend') => unitCauses(unit, (each) => each === field);
  if (restoreFace > 0) {
    const text = say('coming-back', { unit: unit.name, needs: restoreFace });
    steps.push(rollStep(say('coming-back-title'), text, restoreFace, causes('restore')));
  }
  if (mends > 0) {
    const text = say('mending', { unit: unit.name, times: mends });
    steps.push({ title: say('mending-title'), text, causes: causes('mend') });
  }
  return steps;
}

function looseStep(rule: LooseRule, dice: number, needs: number, blockOn: number, causes: readonly Cause[]): StepData {
  return rollStep(say('loose-title', { rule }), say('loose', { dice, needs, blockOn }), needs, causes);
}

/** `met`: what the target brings against every line. */
function lineStep(line: Line, plan: LinePlan, { attacker, defender, situation }: AttackBattle, met: readonly Cause[]) {
  const { name, attacks } = line.weapon;
  const target = planTarget(defender, counts(defender), firstTaker(defender), situation);
  const own = ownCauses(
    line.rules,
    (field, effect) => isOfLine(field, effect) || field === 'moreAttacks',
    situation,
    target,
  );
  const more = unitCauses(attacker, (field) => field === 'moreAttacks', situation);
  const causes = distinct([...own, ...more, ...met]);
  const title = say('weapon-title', { name });
  if (!plan.inRange) return { title, text: say('weapon-out-of-reach', { distance: situation.distance }), causes };
  const { hitOn, blockOn, blockOnSix } = plan;
  const dice = line.bearers * attacks;
  const text = say('weapon', { dice, hitOn, blockOn, blockOnSix, remarks: remarksOn(line, plan) });
  return rollStep(title, text, hitOn, causes);
}

/** Faces that do something, and the most that any of them does. */
function acting(table: readonly number[]) {
  return { faces: [...table.keys()].filter((face) => table[face] !== 0), most: Math.max(...table) };
}

function remarksOn(line: Line, plan: LinePlan): readonly LineRemark[] {
  const remarks: LineRemark[] = [];
  const onHits = (table: ArrayLike<number>) => Array.from(table, (extra, face) => (face >= plan.hitOn ? extra : 0));
  const hits = acting(onHits(plan.extraHits));
  const attacks = acting(onHits(plan.extraAttacks));
  const wounds = acting(plan.extraWounds);
  if (line.takedown) remarks.push({ is: 'takedown' });
  if (hits.faces.length > 0) remarks.push({ is: 'extraHits', ...hits });
  if (attacks.faces.length > 0) remarks.push({ is: 'extraAttacks', ...attacks });
  if (plan.copies > 1) remarks.push({ is: 'copies', hits: plan.copies });
  if (plan.rerollFrom <= 6) remarks.push({ is: 'blockRerolls', from: plan.rerollFrom });
  if (wounds.faces.length > 0) remarks.push({ is: 'extraWounds', ...wounds });
  if (plan.extraWoundOnSix > 0) remarks.push({ is: 'extraWoundOnSix' });
  if (plan.deadly > 1) remarks.push({ is: 'deadly', wounds: plan.deadly });
  if (plan.skipsRegeneration) remarks.push({ is: 'skipsRegeneration' });
  if (plan.hazard) remarks.push({ is: 'hazard' });
  return remarks;
}

/** Effects that the step of a unit speaks of. */
const BRINGS: ReadonlySet<EffectKind> = new Set<EffectKind>([
  ...(['tough', 'armor', 'firstStrike', 'strikesFirst', 'cutImpact', 'strikesLast', 'limited', 'hazard'] as const),
  ...(['ignoreOnce', 'retaliate', 'deathstrike', 'selfDestruct', 'airborne', 'reserved'] as const),
]);

/** What a unit brings besides its weapons: strength, and what it does in melee. */
function unitStep(unit: ResolvedUnit): StepData {
  const { traits, startingModels, startingWounds, grows } = unit;
  const { perWound, perKill, selfDestruct } = planRevenge(unit);
  const brought: UnitTrait[] = [];
  const bring = (
    holds: boolean,
    is: 'strikesFirst' | 'strikesLast' | 'limited' | 'hazard' | 'feats' | 'grows',
  ): void => {
    if (holds) brought.push({ is });
  };
  const strikeBack = (is: 'perWound' | 'perKill' | 'selfDestruct', hits: Int32Array): void => {
    if (hits.some(Boolean)) brought.push({ is, hits: Math.max(0, ...hits) });
  };
  bring(traits.firstStrike || traits.strikesFirst, 'strikesFirst');
  bring(traits.strikesLast, 'strikesLast');
  bring(traits.limited, 'limited');
  bring(traits.hazard, 'hazard');
  bring(traits.feats.length > 0, 'feats');
  strikeBack('perWound', perWound);
  strikeBack('perKill', perKill);
  strikeBack('selfDestruct', selfDestruct);
  bring(grows !== undefined, 'grows');
  const strength = { models: startingModels, wounds: startingWounds, traits: brought };
  const causes = armedCauses(unit, (field, { growth }) => BRINGS.has(field) || growth !== undefined);
  return { title: say('unit-title', { name: unit.name }), text: say('unit', strength), causes };
}

/** One step for each ignore roll that any model has. */
function ignoreSteps(defender: ResolvedUnit, target: TargetPlan, situation: Situation): StepData[] {
  const rolls = target.ignore.reduce((most, faceList) => (faceList.length > most.length ? faceList : most), []);
  const causes = unitCauses(defender, (field) => field === 'ignore' || field === 'ignoreOnce', situation);
  return rolls.map((needs) =>
    rollStep(say('ignore-title'), say('ignore', { unit: defender.name, needs }), needs, causes),
  );
}

/** The casting roll of every spell. */
function spellSteps({ spells, spellHits, input }: AttackBattle | DuelBattle): StepData[] {
  const gifts = spells.map(({ side, rule, needs }) =>
    rollStep(say('spell-title'), say('spell-gift', { unit: input[side].name, rule, needs }), needs),
  );
  const blows = spellHits.map(({ side, needs, dice, hits, rules }) => {
    const unit = input[side === 'attacker' ? 'defender' : 'attacker'].name;
    return rollStep(say('spell-title'), say('spell-blow', { unit, hits, rules, dice, needs }), needs);
  });
  return [...gifts, ...blows];
}

/** The version and the readings of open rules that were used. */
function optionStep(input: AttackInput | DuelInput): StepData {
  const defaults = optionsSchema.parse({});
  const changed = (Object.keys(defaults) as (keyof Options)[])
    .filter((name) => input.options[name] !== defaults[name])
    .map((name) => [name, String(input.options[name])] as const);
  return { title: say('rules-title'), text: say('rules', { version: input.rulesVersion, readings: changed }) };
}

/** Points lost on both sides, where both costs are known. */
function tradeOf({ points: { attackerLost, defenderLost } }: ScenarioResult) {
  if (attackerLost === null || defenderLost === null) return null;
  return { attackerLost: attackerLost.mean, defenderLost: defenderLost.mean };
}

/** What each unit needs to pass a morale test, fresh. */
function moraleSteps({ attacker, defender, input }: DuelBattle): StepData[] {
  return [attacker, defender].flatMap((unit) => {
    const { face, fearlessFace, standFace, fear, recoverFaces } = planNerve(unit, counts(unit), input.options.fearPer);
    const title = say('morale-title', { name: unit.name });
    const causes = (field: EffectKind) => unitCauses(unit, (each) => each === field);
    const step = (text: Message, needs: number, field: EffectKind) => rollStep(title, text, needs, causes(field));
    const steps = [step(say('morale-test', { needs: face }), face, 'morale')];
    if (fearlessFace > 0) steps.push(step(say('morale-fearless', { needs: fearlessFace }), fearlessFace, 'fearless'));
    if (standFace > 0)
      steps.push({ title, text: say('morale-stand', { most: standFace }), causes: causes('noRetreat') });
    if (fear > 0) steps.push({ title, text: say('morale-fear', { wounds: fear }), causes: causes('fear') });
    for (const needs of recoverFaces) steps.push(step(say('morale-recover', { needs }), needs, 'recover'));
    return steps;
  });
}

/** What a unit of a duel does besides moving and attacking. */
function activationSteps(battle: DuelBattle, side: 'attacker' | 'defender'): StepData[] {
  const { input, twice } = battle;
  const unit = battle[side];
  const circumstance = input.circumstances[side];
  const steps = readySteps(unit, circumstance, 'shooting', input.options);
  if (circumstance.sweeping && unit.traits.strafes)
    steps.push({ title: say('sweeping-title'), text: say('sweeping', { unit: unit.name }) });
  if (twice[side]) {
    const causes = unitCauses(unit, (field) => field === 'actTwice');
    steps.push({ title: say('twice-title'), text: say('twice', { unit: unit.name }), causes });
  }
  return steps;
}

export function explainDuel(battle: DuelBattle, findings: DuelFindings): ExplanationData {
  const { input } = battle;
  const played = SCENARIOS.filter((scenario) => battle.scenarios.includes(scenario));
  const resultOf = (scenario: Scenario): ScenarioResult => findings.scenarios[scenario]!;
  const pairing = { attacker: input.attacker.name, defender: input.defender.name };
  const steps = played.map((scenario): StepData => {
    const result = resultOf(scenario);
    const out = result.defender.destroyed + result.defender.routed;
    const lost = result.attacker.destroyed + result.attacker.routed;
    return {
      title: say('scenario-title', { scenario }),
      text: say('scenario', {
        ...pairing,
        result: chancesOf(result),
        out,
        lost,
        holds: result.objective,
        points: tradeOf(result),
      }),
    };
  });
  return {
    sentence: duelSentence(pairing, played, resultOf, findings),
    steps: [
      ...steps,
      unitStep(battle.attacker),
      unitStep(battle.defender),
      ...spellSteps(battle),
      ...(['attacker', 'defender'] as const).flatMap((side) => activationSteps(battle, side)),
      ...moraleSteps(battle),
      optionStep(input),
    ],
  };
}

function chancesOf({ win, draw, loss }: ScenarioResult) {
  return { win, draw, loss };
}

function duelSentence(
  pairing: { readonly attacker: string; readonly defender: string },
  played: readonly Scenario[],
  resultOf: (scenario: Scenario) => ScenarioResult,
  { summary: { win, loss } }: DuelFindings,
): Message {
  const [scenario] = played;
  if (played.length === 1) return say('one-scenario', { ...pairing, scenario, result: chancesOf(resultOf(scenario)) });
  const ranked = played.map((each) => ({ scenario: each, win: resultOf(each).win })).sort((a, b) => b.win - a.win);
  const [best, worst] = [ranked[0], ranked[ranked.length - 1]];
  return say('scenarios', { ...pairing, win, loss, count: played.length, best, worst });
}
