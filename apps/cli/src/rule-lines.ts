// What became of the rules of a unit, in three lines for a reader.
import type { UnitRules } from '@oddsmith/games/units';
import type { Style } from './style.ts';

type Named = { readonly name: string; readonly part?: string };

/** Under the odds, each side by itself; a side without rules is not named. */
export function ruleBlocks(
  { attacker, defender }: { readonly attacker: UnitRules; readonly defender?: UnitRules },
  style: Style,
): string {
  const sides = [['Attacker', attacker] as const, ...(defender === undefined ? [] : [['Defender', defender] as const])];
  const told = sides.flatMap(([title, rules]) => {
    const lines = ruleLines(rules, style);
    return lines.length === 0 ? [] : ['', style.bold(title), ...lines.map((line) => `  ${line}`)];
  });
  return told.map((line) => `${line}\n`).join('');
}

/** Nothing for a unit without rules. */
export function ruleLines({ counted, switches, notCounted }: UnitRules, style: Style): string[] {
  const harmless = notCounted.filter(({ changesDice }) => changesDice === false);
  const open = notCounted.filter(({ changesDice }) => changesDice !== false);
  return [
    ...line('Counted', counted.map(words), style),
    ...line(
      'Switches',
      switches.map((rule) => `${words(rule)}${rule.if === undefined ? '' : ` ${rule.if}`} (${rule.on ? 'on' : 'off'})`),
      style,
    ),
    ...line(
      'Not counted',
      open.map((rule) => `${words(rule)}${rule.changesDice === null ? ' (not judged yet)' : ''}`),
      style,
    ),
    ...line('Without effect on dice', harmless.map(words), style),
  ];
}

function words({ name, part }: Named): string {
  return part === undefined ? name : `${name} [${part}]`;
}

function line(title: string, rules: readonly string[], style: Style): string[] {
  return rules.length === 0 ? [] : [`${style.bold(`${title}:`)} ${rules.join(', ')}`];
}
