// What a Kill Team answer says follows from what it computes.
import { calculators, choiceCalculator, fightCalculator, shootCalculator } from '../../src/kill-team/index.ts';
import { type KillTeamRule, rules } from '../../src/kill-team/rules/index.ts';
import { describeRuleWords, describeWordsOf, type RulePair } from '../words.ts';
import { cases } from './cases.ts';

type Json = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The battle without a rule: its ability, reroll or field is left out wherever it stands. */
function without(value: unknown, rule: { readonly id: string; readonly field?: string }): unknown {
  if (Array.isArray(value)) return value.filter((part) => part !== rule.id).map((part) => without(part, rule));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => name !== rule.field && !(name === 'reroll' && part === rule.id))
      .map(([name, part]) => [name, without(part, rule)]),
  );
}

/** Rules that are the absence of one, or speak of situations with battles of their own. */
const SILENT: { readonly [rule: string]: string } = { none: 'it is the absence of a reroll' };

for (const calculator of [shootCalculator, fightCalculator]) {
  const pairs: RulePair[] = cases
    .filter((row) => row.calculator === calculator.id)
    .flatMap(({ rules, input }) =>
      rules
        .filter((id) => !(id in SILENT))
        .flatMap((id) => {
          const rule = calculator.rules.find((candidate) => candidate.id === id);
          return rule === undefined ? [] : [{ rule: id, with: input, without: without(input, rule) as object }];
        }),
    );
  describeRuleWords(calculator, [...pairs, ...extraPairs(calculator.id)], SILENT);
}

function isConversion(id: string): boolean {
  const list: readonly KillTeamRule[] = rules;
  return list.some((rule) => rule.id === id && rule.kind === 'ability' && rule.convert !== undefined);
}

/** Rules of a calculator whose cases belong to the other one. */
function extraPairs(calculator: string): RulePair[] {
  const pair = (rule: string, side: object, rest: object = {}): RulePair => {
    const given = calculator === 'killteam/shoot' ? { attacker: side, ...rest } : { first: side, ...rest };
    const entry = [shootCalculator, fightCalculator].flatMap(({ rules }) => rules).find(({ id }) => id === rule)!;
    return { rule, with: given, without: without(given, entry) as object };
  };
  if (calculator === 'killteam/shoot') return [];
  const target = (rule: string, guard: object): RulePair => pair(rule, {}, { second: guard });
  return [
    // Every ability that turns dice into others belongs to fights as well.
    ...fightCalculator.rules
      .filter(
        ({ id }) =>
          isConversion(id) &&
          !cases.some((row) => row.calculator === 'killteam/fight' && row.rules.some((rule) => rule === id)),
      )
      .map(({ id }) => pair(id, { lethal: 5, hit: 4, abilities: [id] })),
    ...['balanced', 'doubleBalanced', 'ceaseless', 'relentless', 'critFishing', 'ones', 'onesPlusBalanced'].map(
      (rule) => pair(rule, { reroll: rule }),
    ),
    pair('ceaselessPlusBalanced', { reroll: 'ceaselessPlusBalanced' }),
    pair('failsToNormals', { failsToNormals: 1 }),
    pair('normalsToCrits', { normalsToCrits: 1 }),
    pair('lethal', { lethal: 4 }),
    pair('accurate', { autoNormals: 2 }),
    pair('autoCrits', { autoCrits: 2 }),
    pair('devastating', { devastating: 2 }),
    target('feelNoPain', { feelNoPain: 5 }),
    target('critsDealNormal', { critsDealNormal: true }),
    pair('onlySixesCrit', { onlySixesCrit: true }, { second: { lethal: 4 } }),
    target('damageReduction', { damageReduction: { on: 5 } }),
    target('ignoreDice', { ignoreDice: {} }),
    target('halveDice', { halveDice: {} }),
    target('justAScratch', { abilities: ['justAScratch'] }),
    target('durable', { abilities: ['durable'] }),
    pair('injured', {}, { rounds: 3, injured: true }),
    pair('swapFirst', {}, { rounds: 2, swapFirst: true }),
  ];
}

for (const calculator of calculators)
  describeWordsOf(calculator, [
    ...calculator.presets.map((preset) => preset.input as object),
    ...cases.filter((row) => row.calculator === calculator.id).map((row) => row.input),
    ...(calculator === choiceCalculator ? [{}] : []),
  ]);
