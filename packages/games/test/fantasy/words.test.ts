// What a fantasy answer says follows from what it computes.
import { calculators } from '@oddsmith/games/fantasy';
import { describeRuleWords, describeWordsOf, type RulePair } from '../words.ts';
import { cases } from './cases.ts';

const [attack] = calculators;

/** Rules that are values of a field which names another rule. */
const FIELD_OF: { readonly [rule: string]: string } = {
  impactHits: 'strike',
  stomp: 'strike',
  poisonPlus2: 'poison',
  lethalStrikeArmour: 'lethalStrike',
  woundedModel: 'system',
  recovery: 'system',
  oneSave: 'system',
};

/** The fields that switch a rule on. */
function fieldsOf(rule: string): string[] {
  if (rule in FIELD_OF) return [FIELD_OF[rule]];
  return Object.entries(attack.input.shape).flatMap(([name, field]) => (field.meta()?.rule === rule ? [name] : []));
}

/** Each case of a rule, and the same attack without the fields that switch it on. */
const pairs: RulePair[] = cases
  .filter((row) => row.calculator === 'fantasy/attack')
  .flatMap(({ rules = [], input }) =>
    rules.map((rule) => {
      const fields = fieldsOf(rule);
      return {
        rule,
        with: input,
        without: Object.fromEntries(Object.entries(input).filter(([name]) => !fields.includes(name))),
      };
    }),
  );

describeRuleWords(attack, pairs);

for (const calculator of calculators)
  describeWordsOf(calculator, [
    ...calculator.presets.map((preset) => preset.input),
    ...cases.filter((row) => row.calculator === calculator.id).map((row) => row.input),
  ]);
