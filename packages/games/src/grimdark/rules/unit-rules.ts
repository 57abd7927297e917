// What becomes of each rule of a unit: counted, switched on by a circumstance, or not counted.
import type { CountedRule, SwitchRule, UncountedRule, UnitRules } from '../../units/library-unit.ts';
import { type Circumstance, circumstanceTitle, type Unit } from '../schema.ts';
import { circumstancesOf, coverUnit } from './catalogue.ts';
import type { RuleSet } from './resolve.ts';

/** `held`: what of its circumstances the battle says already. */
export function unitRules(unit: Unit, rules: RuleSet, held: Partial<Circumstance> = {}): UnitRules {
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
      switches.set(key, { ...rule, on: Boolean(held[asked]), if: circumstanceTitle(asked), set });
    }
  }
  return { counted: [...counted.values()], switches: [...switches.values()], notCounted: [...notCounted.values()] };
}

/** The weapon that a rule is of: "models[0].weapons[1].rules[0]". */
function partAt({ models }: Unit, path: string): string | undefined {
  const [, model, weapon] = /^models\[(\d+)\]\.weapons\[(\d+)\]/.exec(path) ?? [];
  return model === undefined ? undefined : models[Number(model)].weapons[Number(weapon)].name;
}
