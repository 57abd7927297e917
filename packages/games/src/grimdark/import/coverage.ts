// What the calculators make of the rules of a list: which count, which need context, which are not modelled.
import type { Language } from '@oddsmith/words';
import { listSpeaker, say } from '../../lists/words/index.ts';
import type { CountedRule, SwitchRule, UncountedRule, UnitRules } from '../../units/library-unit.ts';
import { type Coverage, type CoverageReport, circumstancesOf, coverUnit, coverUnits } from '../rules/catalogue.ts';
import { ruleSetOf } from '../rules/resolve.ts';
import { circumstanceTitle, type Unit, unitSchema } from '../schema.ts';
import type { ImportedArmy, ImportedUnit } from './army.ts';

export function coverArmy({ units, rulesVersion, ruleTexts }: ImportedArmy): CoverageReport {
  return coverUnits(
    units.map(({ unit }) => unitSchema.parse(unit)),
    ruleSetOf({ rulesVersion, ruleTexts }),
  );
}

/** Units with what becomes of each of their rules. */
export function unitsWithRules({ units, rulesVersion, ruleTexts }: ImportedArmy): readonly RuledUnit[] {
  const rules = ruleSetOf({ rulesVersion, ruleTexts });
  return units.map((listed) => ({ ...listed, rules: rulesOf(unitSchema.parse(listed.unit), rules) }));
}

export interface RuledUnit extends ImportedUnit {
  readonly rules: UnitRules;
}

function rulesOf(unit: Unit, rules: ReturnType<typeof ruleSetOf>): UnitRules {
  const counted = new Map<string, CountedRule>();
  const switches = new Map<string, SwitchRule>();
  const notCounted = new Map<string, UncountedRule>();
  for (const { printed: name, path, coverage } of coverUnit(unit, rules)) {
    const of = partAt(unit, path);
    const rule = { name, ...(of === undefined ? {} : { part: of }) };
    const key = JSON.stringify(rule);
    const [asked] = circumstancesOf(name);
    if (coverage === 'no effect') notCounted.set(key, { ...rule, changesDice: false });
    else if (coverage === 'needs support') notCounted.set(key, { ...rule, changesDice: true });
    else if (coverage === 'not modelled') notCounted.set(key, { ...rule, changesDice: null });
    else if (asked === undefined) counted.set(key, rule);
    else {
      const value = asked === 'kills' || asked === 'markers' ? 1 : true;
      const set = { [`circumstances.attacker.${asked}`]: value };
      switches.set(key, { ...rule, on: false, if: circumstanceTitle(asked), set });
    }
  }
  return { counted: [...counted.values()], switches: [...switches.values()], notCounted: [...notCounted.values()] };
}

/** The weapon that a rule is of: "models[0].weapons[1].rules[0]". */
function partAt({ models }: Unit, path: string): string | undefined {
  const [, model, weapon] = /^models\[(\d+)\]\.weapons\[(\d+)\]/.exec(path) ?? [];
  return model === undefined ? undefined : models[Number(model)].weapons[Number(weapon)].name;
}

const REST = ['read from text', 'needs support', 'no effect', 'not modelled'] as const satisfies readonly Coverage[];

/** "rules: 12 count; no effect in a duel: Strider, Scout; not modelled: Glorious Nonsense" */
export function coverageSentence({ occurrences, rules }: CoverageReport, language?: Language): string {
  const counted = occurrences.counted + occurrences['read from text'];
  const rest = REST.map((coverage) => ({ coverage, rules: rules[coverage] })).filter((part) => part.rules.length > 0);
  return listSpeaker(language).say(say('coverage', { counted, rest }));
}
