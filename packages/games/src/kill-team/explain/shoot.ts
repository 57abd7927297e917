// A shooting result in one sentence, in steps, and as a battle report.
import { atLeast, type Distribution } from '@oddsmith/kernel';
import type { Explanation, Step } from '../../calculator.ts';
import { amount, capital, percent, plural } from '../../wording.ts';
import { attackPoolInput, defenceDice, defencePoolInput } from '../exact/pools.ts';
import type { ShootFindings } from '../exact/shoot.ts';
import { ruleOf } from '../rules/index.ts';
import type { Attacker, Defender, Shoot } from '../schema.ts';
import { poolSteps } from './pool.ts';

export function explainShoot(input: Shoot, findings: ShootFindings): Explanation {
  const { attacker, defender } = input;
  return {
    sentence: sentence(input, findings),
    steps: [
      ...poolSteps('Attack', 'hit', attackPoolInput(attacker), input.edition),
      ...devastatingStep(attacker),
      ...saveSteps(input),
      blockStep(input),
      ...defenderSteps(defender),
      ...seriesSteps(input, findings),
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

function devastatingStep(attacker: Attacker): Step[] {
  const each = attacker.devastating ?? 0;
  if (each === 0) return [];
  return [{ title: 'Devastating', text: `each crit does ${each} damage at once, whatever is saved` }];
}

/** "Against save 3+": the dice that are left and what they do. */
function saveSteps(input: Shoot): Step[] {
  const { attacker, defender } = input;
  const { withoutCrit, withCrit } = defenceDice(attacker, defender);
  const invulnerable = defender.invulnerable !== null;
  const title = invulnerable ? `Against invulnerable ${defender.invulnerable}+` : `Against save ${defender.save}+`;
  const [first, ...rest] = poolSteps(title, 'save', defencePoolInput(defender, withoutCrit), input.edition);
  const piercing = attacker.piercing ?? 0;
  const lost = defender.dice - withoutCrit;
  const from = lost > 0 ? `${defender.dice} base - ${lost} Piercing; ` : '';
  const ignored = invulnerable && (piercing > 0 || (attacker.piercingCrits ?? 0) > 0) ? 'Piercing is ignored; ' : '';
  const steps: Step[] = [{ ...first, text: `${from}${ignored}${first.text}` }, ...rest];
  if (withCrit < withoutCrit)
    steps.push({
      title: 'Piercing Crits',
      text: `with at least one crit the defender rolls ${plural(withCrit, 'die', 'dice')} instead of ${withoutCrit}`,
    });
  return steps;
}

function blockStep(input: Shoot): Step {
  const { normalDamage, criticalDamage } = input.attacker;
  const damage = `unblocked hits do ${normalDamage}, critical ones ${criticalDamage}`;
  const way = input.fireTeam
    ? 'any save blocks any hit, normal hits first'
    : 'a critical save blocks any hit, a normal save a normal hit, two normal saves a critical hit, used so that the least damage is left';
  return { title: 'Blocking', text: `${way}; ${damage}` };
}

function defenderSteps(defender: Defender): Step[] {
  const steps: Step[] = [];
  for (const id of defender.abilities) {
    const rule = ruleOf(id);
    if (rule.effects.some((effect) => effect.stage === 'saves')) steps.push({ title: rule.name, text: rule.summary });
  }
  if (defender.feelNoPain !== null)
    steps.push({
      title: 'Feel No Pain',
      text: `each point of damage is ignored on ${defender.feelNoPain}+`,
      chance: (7 - defender.feelNoPain) / 6,
    });
  return steps;
}

function seriesSteps(input: Shoot, findings: ShootFindings): Step[] {
  const steps: Step[] = [];
  if (input.rounds > 1) steps.push({ title: 'Times fired', text: `${input.rounds} times, added up` });
  findings.volleys.forEach((volley, index) => {
    const name = index === 0 ? input.attacker.name : input.volleys[index - 1].name;
    steps.push({
      title: `After ${name || `attack ${index + 1}`}`,
      text: `${amount(volley.meanDamage)} damage on average, dead ${percent(volley.killChance)} of the time`,
      chance: volley.killChance,
    });
  });
  return steps;
}

/** The result as a player would write it down after the game. */
function report(input: Shoot, { distributions, summary }: ShootFindings): Step[] {
  const { attacker, defender } = input;
  const { damage } = distributions;
  const half = Math.ceil(defender.wounds / 2);
  const devastating = (attacker.devastating ?? 0) > 0 ? ` with Devastating ${attacker.devastating}` : '';
  const lines = [
    `${attacker.name || 'Attacker'}: ${attacker.attacks}D6 hit ${attacker.hit}+, damage ${attacker.normalDamage}/${attacker.criticalDamage}${devastating}.`,
    `${defender.name || 'Defender'}: ${defender.wounds} W, ${defender.dice}D6 save ${defender.save}+.`,
    `${percent(summary.killChance)} chance to kill outright.`,
    `${percent(chanceOf(damage, half))} chance to deal ${half} or more wounds.`,
    `Average damage ${amount(summary.meanDamage)} wounds.`,
    `Most likely outcome: ${damage.mode} damage (${percent(damage.probabilities[damage.mode - damage.min])}).`,
  ];
  return [{ title: 'Battle report', text: lines.join(' ') }];
}

function chanceOf(damage: Distribution, points: number): number {
  return atLeast(Float64Array.from(damage.probabilities), points - damage.min);
}
