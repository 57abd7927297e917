// What the calculators make of the rules of a list: which count, which need context, which are not modelled.
import type { Language } from '@oddsmith/words';
import { listSpeaker, say } from '../../lists/words/index.ts';
import type { UnitRules } from '../../units/library-unit.ts';
import { type Coverage, type CoverageReport, coverUnits } from '../rules/catalogue.ts';
import { ruleSetOf } from '../rules/resolve.ts';
import { unitRules } from '../rules/unit-rules.ts';
import { unitSchema } from '../schema.ts';
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
  return units.map((listed) => ({ ...listed, rules: unitRules(unitSchema.parse(listed.unit), rules) }));
}

export interface RuledUnit extends ImportedUnit {
  readonly rules: UnitRules;
}

const REST = ['read from text', 'needs support', 'no effect', 'not modelled'] as const satisfies readonly Coverage[];

/** "rules: 12 count; no effect in a duel: Strider, Scout; not modelled: Glorious Nonsense" */
export function coverageSentence({ occurrences, rules }: CoverageReport, language?: Language): string {
  const counted = occurrences.counted + occurrences['read from text'];
  const rest = REST.map((coverage) => ({ coverage, rules: rules[coverage] })).filter((part) => part.rules.length > 0);
  return listSpeaker(language).say(say('coverage', { counted, rest }));
}
