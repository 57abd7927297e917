// What became of the rules of a unit, in three lines for a reader.
import { ruleGroups, type UnitRules } from '@oddsmith/games/units';
import { harmless } from './harmless.ts';
import type { Style } from './style.ts';

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
export function ruleLines(rules: UnitRules, style: Style): string[] {
  return ruleGroups(rules).map((group) => `${style.bold(`${group.title}:`)} ${harmless(group.rules.join(', '))}`);
}
