// The result in a sentence, and the steps behind it.
import type { Explanation, Step } from '../calculator.ts';
import { percent } from '../wording.ts';
import { lineProfile } from './exact/profile.ts';
import { lineRules } from './exact/side.ts';
import type { Situation } from './exact/situation.ts';
import { buildTarget, type Target } from './exact/target.ts';
import type { AttackFindings, DuelFindings, ScenarioResult } from './findings.ts';
import { type ResolvedUnit, resolveUnit, ruleSetOf } from './rules/resolve.ts';
import {
  type AttackInput,
  type DuelInput,
  type Options,
  optionsSchema,
  SCENARIO_TITLES,
  SCENARIOS,
  type Scenario,
} from './schema.ts';

export function explainAttack(input: AttackInput, findings: AttackFindings): Explanation {
  const { wounds, kills } = findings.distributions;
  const { wipeChance, halfChance } = findings.summary;
  const verb = input.phase === 'shooting' ? 'shooting at' : input.charging ? 'charging' : 'striking';
  const sentence =
    `${input.attacker.name} ${verb} ${input.defender.name}: ${wounds.mean.toFixed(2)} wounds and ` +
    `${kills.mean.toFixed(2)} kills on average, ${percent(halfChance)} to bring it to half, ${percent(wipeChance)} to wipe it out.`;
  return { sentence, steps: [...lineSteps(input), ...optionSteps(input)] };
}

function situationOf(input: AttackInput): Situation {
  const melee = input.phase === 'melee';
  return {
    phase: input.phase,
    charging: melee && input.charging,
    fatigued: melee && input.fatigued,
    distance: input.distance,
    moved: input.moved,
    cover: input.cover,
    whim: 'none',
    attackerGrowth: 0,
    targetGrowth: 0,
    feat: false,
    options: input.options,
  };
}

function freshTarget(unit: ResolvedUnit, situation: Situation): Target {
  const living = unit.models.map((model) => model.count);
  const firstHurt = unit.models.findIndex((model) => !model.hero);
  return buildTarget(unit, living, Math.max(0, firstHurt), situation);
}

/** One step per weapon line: dice, needed faces, and what a single attack does. */
function lineSteps(input: AttackInput): Step[] {
  const rules = ruleSetOf(input);
  const attacker = resolveUnit(input.attacker, input.support.attacker, rules);
  const defender = resolveUnit(input.defender, input.support.defender, rules);
  const situation = situationOf(input);
  const target = freshTarget(defender, situation);
  const living = attacker.models.map((model) => model.count);
  const steps: Step[] = [];
  attacker.models.forEach((model, entry) => {
    model.weapons.forEach((weapon, index) => {
      if ((weapon.range === 0) !== (input.phase === 'melee')) return;
      const active = lineRules(attacker, living, entry, index, input.phase);
      const profile = lineProfile(model, weapon, active, situation, target);
      const dice = model.count * weapon.attacks;
      const hit = (7 - profile.hitOn) / 6;
      const text = profile.inRange
        ? `${dice} ${dice === 1 ? 'die hits' : 'dice hit'} on ${profile.hitOn}+, blocked on ${profile.blockOn}+${sixText(profile)}${sizeText(profile)}.`
        : `out of reach at ${input.distance}".`;
      steps.push({ title: weapon.name, text, ...(profile.inRange ? { chance: hit } : {}) });
    });
  });
  const ignored = Math.max(...target.ignore);
  if (ignored > 0) steps.push({ title: 'Ignore rolls', text: `${defender.name} ignores each wound.`, chance: ignored });
  return steps;
}

function sixText(profile: { readonly blockOn: number; readonly blockOnSix: number }): string {
  return profile.blockOnSix === profile.blockOn ? '' : ` (natural 6s on ${profile.blockOnSix}+)`;
}

function sizeText(profile: { readonly copies: number; readonly deadly: number }): string {
  const parts: string[] = [];
  if (profile.copies > 1) parts.push(`every hit is ${profile.copies} hits`);
  if (profile.deadly > 1) parts.push(`every wound counts ${profile.deadly} on one model`);
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`;
}

/** The version and the readings of open rules that were used. */
function optionSteps(input: AttackInput | DuelInput): Step[] {
  const defaults = optionsSchema.parse({});
  const changed = (Object.keys(defaults) as (keyof Options)[])
    .filter((name) => input.options[name] !== defaults[name])
    .map((name) => `${name} = ${input.options[name]}`);
  const readings = changed.length === 0 ? 'the usual readings' : changed.join(', ');
  return [{ title: 'Rules', text: `Version ${input.rulesVersion} with ${readings}.` }];
}

function resultText(result: ScenarioResult): string {
  return `wins ${percent(result.win)}, draws ${percent(result.draw)}, loses ${percent(result.loss)}`;
}

/** Points lost on both sides, where both costs are known. */
function tradeText({ points: { attackerLost, defenderLost } }: ScenarioResult): string {
  if (attackerLost === null || defenderLost === null) return '';
  return `; ${attackerLost.mean.toFixed(0)} points lost for ${defenderLost.mean.toFixed(0)}`;
}

export function explainDuel(input: DuelInput, findings: DuelFindings): Explanation {
  const played = SCENARIOS.filter((scenario) => findings.scenarios[scenario] !== undefined);
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
  const steps = played.map((scenario): Step => {
    const result = resultOf(scenario);
    const out = result.defender.destroyed + result.defender.routed;
    const lost = result.attacker.destroyed + result.attacker.routed;
    return {
      title: SCENARIO_TITLES[scenario],
      text: `${attacker.name} ${resultText(result)}; ${defender.name} is destroyed or routed ${percent(out)}, ${attacker.name} ${percent(lost)}${tradeText(result)}.`,
    };
  });
  return { sentence, steps: [...steps, ...optionSteps(input)] };
}
