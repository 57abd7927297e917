// The dice of one side in words: what is rolled, what a single die does, what each rule then changed.
import type { Step } from '../../calculator.ts';
import { amount, listed, percent, plural } from '../../wording.ts';
import { dieOdds, type Pool, type PoolInput, poolOf } from '../exact/pool.ts';
import { conversionsOf, type Edition, rerollOf, ruleOf, ruleOfConversion } from '../rules/index.ts';

export function poolSteps(title: string, verb: 'hit' | 'save', input: PoolInput, edition: Edition): Step[] {
  return [
    diceStep(title, verb, input, edition),
    ...rerollStep(title, input),
    ...conversionSteps(title, input, edition),
  ];
}

/** "4 dice, hit on 3+, critical on 6". */
function diceStep(title: string, verb: 'hit' | 'save', input: PoolInput, edition: Edition): Step {
  const crits = Math.min(input.autoCrits, input.dice);
  const normals = Math.min(input.autoNormals, input.dice - crits);
  const kept = [...(crits > 0 ? [`${crits} as critical`] : []), ...(normals > 0 ? [`${normals} as normal`] : [])];
  const odds = dieOdds(input.stat, input.critical, edition);
  const aside = kept.length === 0 ? '' : ` (${listed(kept)} without rolling)`;
  const single = `one die is critical ${percent(odds.crit)}, normal ${percent(odds.normal)}, a fail ${percent(odds.fail)}`;
  return {
    title,
    text: `${plural(input.dice, 'die', 'dice')}${aside}, ${verb} on ${input.stat}+, ${criticalWords(input, edition)}: ${single}`,
    chance: odds.crit + odds.normal,
  };
}

function criticalWords(input: PoolInput, edition: Edition): string {
  if (input.critical > 6) return 'never critical';
  const from = edition === '2024' ? Math.max(input.critical, input.stat) : input.critical;
  return from === 6 ? 'critical on 6' : `critical on ${from}+`;
}

function rerollStep(title: string, input: PoolInput): Step[] {
  const { each, pool } = rerollOf(input.reroll);
  if (each === 'nothing' && pool === 0) return [];
  const rule = ruleOf(input.reroll);
  return [{ title: `${title}: ${rule.name}`, text: rule.summary }];
}

/** Every conversion with the successes and crits it found and left, on average. */
function conversionSteps(title: string, input: PoolInput, edition: Edition): Step[] {
  let before = means(poolOf(input, edition, 0));
  return conversionsOf(input.abilities, input).map((conversion, index) => {
    const rule = ruleOfConversion(conversion);
    const after = means(poolOf(input, edition, index + 1));
    const text = `${rule.summary} Successes ${amount(before.successes)} to ${amount(after.successes)}, crits ${amount(before.crits)} to ${amount(after.crits)} on average.`;
    before = after;
    return { title: `${title}: ${rule.name}`, text };
  });
}

function means(pool: Pool): { successes: number; crits: number } {
  let successes = 0;
  let crits = 0;
  for (let i = 0; i < pool.size; i++) {
    successes += pool.chance[i] * (pool.crits[i] + pool.normals[i]);
    crits += pool.chance[i] * pool.crits[i];
  }
  return { successes, crits };
}
