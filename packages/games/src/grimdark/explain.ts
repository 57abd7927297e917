// The result in a sentence, and the steps behind it, in words made from the plan that the engines read.
import type { ExplanationData, StepData } from '../calculator.ts';
import { amount, capital, listed, percent, plural } from '../wording.ts';
import type { AttackFindings, DuelFindings, ScenarioResult } from './findings.ts';
import type { AttackBattle, DuelBattle } from './plan/battle.ts';
import { type LinePlan, looseBlockFace, planLine } from './plan/line.ts';
import { planNerve, planRevenge } from './plan/nerve.ts';
import { mayPrepare, planReadiness } from './plan/readiness.ts';
import { type Line, looseAgainst, type Part, planStep } from './plan/step.ts';
import { planTarget, type TargetPlan } from './plan/target.ts';
import type { ResolvedUnit } from './rules/resolve.ts';
import {
  type AttackInput,
  type Circumstance,
  type DuelInput,
  type Options,
  optionsSchema,
  type Phase,
  SCENARIO_TITLES,
  SCENARIOS,
  type Scenario,
} from './schema.ts';

export function explainAttack(battle: AttackBattle, findings: AttackFindings): ExplanationData {
  const { input } = battle;
  const { wipeChance, halfChance, meanWounds, meanKills } = findings.summary;
  const verb = input.phase === 'shooting' ? 'shooting at' : input.charging ? 'charging' : 'striking';
  const sentence =
    `${input.attacker.name} ${verb} ${input.defender.name}: ${amount(meanWounds)} wounds and ` +
    `${amount(meanKills)} models slain on average, ${percent(halfChance)} to bring it to half, ${percent(wipeChance)} to destroy it.`;
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

/** A D6 that needs a face: text, chance and roll from one number. */
function rollStep(title: string, text: string, needs: number): StepData {
  return { title, text, chance: (7 - needs) / 6, roll: { needs } };
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
  const { defender, situation } = battle;
  const { target, step, lines } = planAttack(battle, 'everything');
  const steps = lines.map(({ line, plan }) => lineStep(line, plan, situation.distance));
  if (step.unpredictable)
    steps.push({ title: 'Unpredictable', text: 'One die for the step: 1 to 3 is AP +1, 4 to 6 is +1 to hit.' });
  const loose = looseAgainst(step.loose, target);
  if (loose.impact > 0) steps.push(looseStep('Impact', loose.impact, 2, looseBlockFace(0, target)));
  if (loose.heavyImpact > 0) steps.push(looseStep('Heavy Impact', loose.heavyImpact, 2, looseBlockFace(1, target)));
  if (loose.crush > 0) steps.push(looseStep('Crush', loose.crush, 6, looseBlockFace(2, target)));
  if (loose.ravage > 0)
    steps.push(
      rollStep('Ravage', `${plural(loose.ravage, 'die', 'dice')}: each 6+ is a wound without a block roll.`, 6),
    );
  return [...steps, unitStep(defender), ...ignoreSteps(defender, target)];
}

/** Weapons that strafe, from no distance. */
function strafingSteps(battle: AttackBattle): StepData[] {
  const situation = { ...battle.situation, distance: 0, feat: false };
  return planAttack({ ...battle, situation }, 'strafing').lines.map(({ line, plan }) => {
    const step = lineStep(line, plan, 0);
    return { ...step, text: `Moving over the enemy, ${step.text}` };
  });
}

/** What a unit does before it attacks. */
function readySteps(unit: ResolvedUnit, circumstance: Circumstance, phase: Phase, options: Options): StepData[] {
  if (!mayPrepare(unit, circumstance)) return [];
  const { blows, mends, restoreFace } = planReadiness(unit, counts(unit), phase, circumstance, options);
  const steps = blows.map(({ name, dice, needs, hits, rules, once }) => {
    const having = rules.length === 0 ? '' : ` with ${listed(rules)}`;
    const each = hits === 0 ? 'a wound that is not blocked' : `${plural(hits, 'hit')}${having}`;
    const when = once ? 'its first attack' : 'it attacks';
    return rollStep(
      name,
      `${unit.name} rolls ${plural(dice, 'die', 'dice')} before ${when}: each ${needs}+ is ${each}.`,
      needs,
    );
  });
  if (restoreFace > 0)
    steps.push(
      rollStep(
        'Coming back',
        `Wounds of ${unit.name} come back on ${restoreFace}+ each when it is activated.`,
        restoreFace,
      ),
    );
  if (mends > 0)
    steps.push({
      title: 'Mending',
      text: `${unit.name} takes D3 wounds from its most wounded model when it is activated${mends === 1 ? '' : `, ${mends} times`}.`,
    });
  return steps;
}

function looseStep(title: string, dice: number, needs: number, blockOn: number): StepData {
  return rollStep(title, `${plural(dice, 'die hits', 'dice hit')} on ${needs}+, blocked on ${blockOn}+.`, needs);
}

function lineStep(line: Line, plan: LinePlan, distance: number): StepData {
  const { name, attacks } = line.weapon;
  if (!plan.inRange) return { title: name, text: `out of reach at ${distance}".` };
  const dice = plural(line.bearers * attacks, 'die hits', 'dice hit');
  const remarks = remarksOn(line, plan);
  const more = remarks.length === 0 ? '' : `; ${listed(remarks)}`;
  return rollStep(name, `${dice} on ${plan.hitOn}+, blocked on ${plan.blockOn}+${sixText(plan)}${more}.`, plan.hitOn);
}

function sixText({ blockOn, blockOnSix }: LinePlan): string {
  return blockOnSix === blockOn ? '' : ` (natural 6s on ${blockOnSix}+)`;
}

/** "5 and 6" for faces that do something. */
function faces(table: readonly number[]): string {
  return listed([...table.keys()].filter((face) => table[face] !== 0).map(String));
}

function remarksOn(line: Line, plan: LinePlan): string[] {
  const remarks: string[] = [];
  const hitFaces = plan.extraHits.map((extra, face) => (face >= plan.hitOn ? extra : 0));
  const attackFaces = plan.extraAttacks.map((extra, face) => (face >= plan.hitOn ? extra : 0));
  if (line.takedown) remarks.push('each bearer picks one model and is resolved first');
  if (faces(hitFaces) !== '') remarks.push(`a natural ${faces(hitFaces)} adds ${plural(Math.max(...hitFaces), 'hit')}`);
  if (faces(attackFaces) !== '')
    remarks.push(`a natural ${faces(attackFaces)} adds ${plural(Math.max(...attackFaces), 'attack')}`);
  if (plan.copies > 1) remarks.push(`every hit is ${plan.copies} hits`);
  if (plan.rerollFrom <= 6) remarks.push(`block rolls of ${plan.rerollFrom} and more are rolled again`);
  if (faces(plan.extraWounds) !== '')
    remarks.push(
      `a natural ${faces(plan.extraWounds)} to block that fails adds ${plural(Math.max(...plan.extraWounds), 'wound')}`,
    );
  if (plan.extraWoundOnSix > 0) remarks.push('an unblocked hit of a natural 6 adds a wound');
  if (plan.deadly > 1) remarks.push(`every wound counts ${plan.deadly} on one model`);
  if (plan.skipsRegeneration) remarks.push('no Regeneration rolls');
  if (plan.hazard) remarks.push('natural 1s wound the own unit');
  return remarks;
}

/** What a unit brings besides its weapons: strength, and what it does in melee. */
function unitStep(unit: ResolvedUnit): StepData {
  const { traits, startingModels, startingWounds, grows } = unit;
  const { perWound, perKill, selfDestruct } = planRevenge(unit);
  const most = (hits: Int32Array): string => plural(Math.max(0, ...hits), 'hit');
  const remarks = [plural(startingModels, 'model'), plural(startingWounds, 'wound')];
  const say = (holds: boolean, text: string): void => {
    if (holds) remarks.push(text);
  };
  say(traits.firstStrike || traits.strikesFirst, 'strikes first when charged');
  say(traits.strikesLast, 'strikes last when charging');
  say(traits.limited, 'has a weapon for one use');
  say(traits.hazard, 'wounds itself on natural 1s');
  say(traits.feats.length > 0, 'ignores wounds once per game');
  say(perWound.some(Boolean), `gives back ${most(perWound)} for a wound in melee`);
  say(perKill.some(Boolean), `gives back ${most(perKill)} for a model slain in melee`);
  say(selfDestruct.some(Boolean), `blows itself up for ${most(selfDestruct)} a model`);
  say(grows, 'gathers a marker each round');
  return { title: unit.name, text: `${capital(listed(remarks))}.` };
}

/** One step for each ignore roll that any model has. */
function ignoreSteps(defender: ResolvedUnit, target: TargetPlan): StepData[] {
  const rolls = target.ignore.reduce((most, faceList) => (faceList.length > most.length ? faceList : most), []);
  return rolls.map((face) => rollStep('Ignore roll', `${defender.name} ignores each wound on ${face}+.`, face));
}

/** The casting roll of every spell. */
function spellSteps({ spells, spellHits, input }: AttackBattle | DuelBattle): StepData[] {
  const gifts = spells.map(({ side, rule, needs }) =>
    rollStep('Spell', `${input[side].name} has ${rule} if the casting roll is ${needs}+; steps are without it.`, needs),
  );
  const blows = spellHits.map(({ side, needs, dice, hits, rules }) => {
    const struck = input[side === 'attacker' ? 'defender' : 'attacker'].name;
    const each = dice === 1 ? `if the casting roll is ${needs}+` : `for each of ${dice} dice that is ${needs}+`;
    const having = rules.length === 0 ? '' : ` with ${listed(rules)}`;
    return rollStep('Spell', `${struck} takes ${plural(hits, 'hit')}${having} ${each}, before the first step.`, needs);
  });
  return [...gifts, ...blows];
}

/** The version and the readings of open rules that were used. */
function optionStep(input: AttackInput | DuelInput): StepData {
  const defaults = optionsSchema.parse({});
  const changed = (Object.keys(defaults) as (keyof Options)[])
    .filter((name) => input.options[name] !== defaults[name])
    .map((name) => `${name} = ${input.options[name]}`);
  const readings = changed.length === 0 ? 'the usual readings' : changed.join(', ');
  return { title: 'Rules', text: `Version ${input.rulesVersion} with ${readings}.` };
}

function resultText(result: ScenarioResult): string {
  return `wins ${percent(result.win)}, draws ${percent(result.draw)}, loses ${percent(result.loss)}`;
}

/** Points lost on both sides, where both costs are known. */
function tradeText({ points: { attackerLost, defenderLost } }: ScenarioResult): string {
  if (attackerLost === null || defenderLost === null) return '';
  return `; ${attackerLost.mean.toFixed(0)} points lost for ${defenderLost.mean.toFixed(0)}`;
}

/** What each unit needs to pass a morale test, fresh. */
function moraleSteps({ attacker, defender, input }: DuelBattle): StepData[] {
  return [attacker, defender].flatMap((unit) => {
    const { face, fearlessFace, standFace, fear, recoverFaces } = planNerve(unit, counts(unit), input.options.fearPer);
    const title = `Morale of ${unit.name}`;
    const steps = [rollStep(title, `Tests are passed on ${face}+.`, face)];
    if (fearlessFace > 0)
      steps.push(rollStep(title, `A failed test is passed after all on ${fearlessFace}+.`, fearlessFace));
    if (standFace > 0)
      steps.push({ title, text: `Instead of failing, each wound left is marked on 1 to ${standFace}.` });
    if (fear > 0) steps.push({ title, text: `Counts as ${plural(fear, 'wound')} more when a melee is decided.` });
    for (const needs of recoverFaces)
      steps.push(rollStep(title, `A Shaken unit recovers at the start of a round on ${needs}+.`, needs));
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
    steps.push({
      title: 'Moving over the enemy',
      text: `${unit.name} attacks with weapons that strafe before it shoots, from no distance.`,
    });
  if (twice[side])
    steps.push({
      title: 'Acting twice',
      text: `${unit.name} attacks once more at the end of the round of its first attack.`,
    });
  return steps;
}

export function explainDuel(battle: DuelBattle, findings: DuelFindings): ExplanationData {
  const { input } = battle;
  const played = SCENARIOS.filter((scenario) => battle.scenarios.includes(scenario));
  const resultOf = (scenario: Scenario): ScenarioResult => findings.scenarios[scenario]!;
  const { attacker, defender } = input;
  const against = `${attacker.name} against ${defender.name}`;
  let sentence: string;
  if (played.length === 1) {
    sentence = `${SCENARIO_TITLES[played[0]]}: ${against} ${resultText(resultOf(played[0]))}.`;
  } else {
    const ranked = [...played].sort((a, b) => resultOf(b).win - resultOf(a).win);
    const [best, worst] = [ranked[0], ranked[ranked.length - 1]];
    sentence =
      `${against} wins ${percent(findings.summary.win)} and loses ${percent(findings.summary.loss)} over ${played.length} scenarios: ` +
      `best in ${SCENARIO_TITLES[best]} (${percent(resultOf(best).win)}), worst in ${SCENARIO_TITLES[worst]} (${percent(resultOf(worst).win)}).`;
  }
  const steps = played.map((scenario): StepData => {
    const result = resultOf(scenario);
    const out = result.defender.destroyed + result.defender.routed;
    const lost = result.attacker.destroyed + result.attacker.routed;
    return {
      title: SCENARIO_TITLES[scenario],
      text: `${attacker.name} ${resultText(result)}; ${defender.name} is destroyed or routed ${percent(out)}, ${attacker.name} ${percent(lost)}${tradeText(result)}.`,
    };
  });
  return {
    sentence,
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
