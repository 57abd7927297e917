// odds: one battle, exact, by the names of two units or by a calculator and its input.
import { execute } from '@oddsmith/compute/execute';
import { isRefusal, LANGUAGES, METHODS, speaking } from '@oddsmith/games';
import { ruleGroups, type UnitRules } from '@oddsmith/games/units';
import { figure } from '@oddsmith/games/wording';
import type { Distribution } from '@oddsmith/kernel';
import * as z from 'zod';
import { battleOf, battleShape } from '../fields.ts';
import { battleAddress } from '../share.ts';
import { type ToolAnswer, type ToolDesk, tool } from '../tool.ts';

const input = z.object({
  ...battleShape,
  method: z.enum(METHODS).optional().describe('"auto" is exact unless the battle is too large.'),
  language: z.enum(LANGUAGES).optional().describe('Of the sentence, the steps and the advice.'),
  distributions: z.boolean().optional().describe('Whether to hand over whole distributions, not only figures.'),
  steps: z.boolean().optional().describe('Whether to say how the figures come about, rule by rule.'),
});

const output = z.looseObject({
  sentence: z.string(),
  calculator: z.string(),
  method: z.enum(['exact', 'simulated']),
  summary: z.record(z.string(), z.number()),
  advice: z.array(z.looseObject({ severity: z.string(), message: z.string() })),
  remarks: z.array(z.string()),
  /** What the chart shows: the first distribution, without its tails. */
  chart: z.looseObject({ name: z.string(), min: z.int(), probabilities: z.array(z.number()) }).optional(),
  link: z.string(),
});

async function run(asked: z.output<typeof input>, desk: ToolDesk): Promise<ToolAnswer> {
  const battle = await battleOf(asked);
  if ('error' in battle) return battle;
  const { calculator, rules, remarks } = battle;
  const { method: wished, language = 'en' } = asked;
  const request = { calculator: calculator.id, input: battle.input, method: wished, language };
  const speaker = language === 'en' ? calculator : await speaking(calculator);
  const answer = execute([speaker], request, { leftMs: desk.leftMs, timeMs: desk.leftMs?.(), stop: desk.stop });
  if (isRefusal(answer)) return answer;
  const { sentence, method, summary, advice, steps, distributions } = answer;
  const link = battleAddress(desk.site, calculator, battle.input);
  const lines = [
    sentence,
    '',
    ...Object.entries(summary).map(([name, value]) => `${name}: ${figure(value)}`),
    `${calculator.id}, ${method}`,
    ...remarks,
    ...advice.map(({ severity, message }) => `${severity === 'warning' ? 'Warning' : 'Note'}: ${message}`),
    ...(asked.steps === true ? ['', ...steps.map(({ title, text }) => `${title}: ${text}`)] : []),
    ...(rules === undefined
      ? []
      : [...sideLines('Attacker', rules.attacker), ...sideLines('Defender', rules.defender)]),
    '',
    link,
  ];
  const data = {
    sentence,
    calculator: calculator.id,
    method,
    summary,
    advice,
    remarks,
    ...chartOf(distributions),
    ...(asked.distributions === true ? { distributions } : {}),
    ...(asked.steps === true ? { steps } : {}),
    ...(rules === undefined ? {} : { rules }),
    input: battle.input,
    link,
  };
  return { text: lines.join('\n'), data };
}

/** Less likely values at either end are left to the figures. */
const TAIL = 0.0005;
const MOST_BARS = 60;

function chartOf(distributions: { readonly [name: string]: Distribution }): { readonly chart?: object } {
  const [first] = Object.entries(distributions);
  if (first === undefined) return {};
  const [name, { min, probabilities }] = first;
  const all = Array.from(probabilities);
  const from = all.findIndex((chance) => chance > TAIL);
  const to = all.findLastIndex((chance) => chance > TAIL) + 1;
  if (from < 0 || to - from > MOST_BARS) return {};
  return { chart: { name, min: min + from, probabilities: all.slice(from, to) } };
}

function sideLines(side: string, rules: UnitRules): string[] {
  return ruleGroups(rules).map(({ title, rules: names }) => `${side}, ${title.toLowerCase()}: ${names.join(', ')}`);
}

export const odds = tool({
  name: 'odds',
  title: 'Odds of a battle',
  description:
    'Exact odds of one battle of Kill Team, Warhammer 40,000, The Old World, The 9th Age, One Page Rules Grimdark Future or Axis & Allies 1942 Online. Name two units of a game ("Hellblasters" into "Rhino"), or a calculator and its input. Says which rules are counted, which are switches and which are not counted.',
  input,
  output,
  run,
});
