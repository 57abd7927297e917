// What became of the rules of a unit, for a reader: under four heads, each rule with what has it and when it holds.
import type { UnitRules } from './library-unit.ts';

export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly string[];
}

/** Only heads that have a rule. */
export function ruleGroups({ counted, switches, notCounted }: UnitRules): readonly RuleGroup[] {
  const harmless = notCounted.filter(({ changesDice }) => changesDice === false);
  const open = notCounted.filter(({ changesDice }) => changesDice !== false);
  const groups = [
    { title: 'Counted', rules: counted.map(words) },
    {
      title: 'Switches',
      rules: switches.map(
        (rule) => `${words(rule)}${rule.if === undefined ? '' : ` ${rule.if}`} (${rule.on ? 'on' : 'off'})`,
      ),
    },
    {
      title: 'Not counted',
      rules: open.map((rule) => `${words(rule)}${rule.changesDice === null ? ' (not judged yet)' : ''}`),
    },
    { title: 'Without effect on dice', rules: harmless.map(words) },
  ];
  return groups.filter(({ rules }) => rules.length > 0);
}

function words({ name, part }: { readonly name: string; readonly part?: string }): string {
  return part === undefined ? name : `${name} [${part}]`;
}
