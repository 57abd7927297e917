// What became of the rules of a unit, in three lines for a reader.
import { ruleGroups, type UnitRules } from '@oddsmith/games/units';
import type { Language } from '@oddsmith/words';
import { harmless } from './harmless.ts';
import type { Style } from './style.ts';
import { wordsIn } from './words/words-in.ts';

/** Under the odds, each side by itself; a side without rules is not named. */
export function ruleBlocks(
  { attacker, defender }: { readonly attacker: UnitRules; readonly defender?: UnitRules },
  style: Style,
  language?: Language,
): string {
  const { say } = wordsIn(language ?? 'en');
  const sides = [
    [say('attacker'), attacker] as const,
    ...(defender === undefined ? [] : [[say('defender'), defender] as const]),
  ];
  const told = sides.flatMap(([title, rules]) => {
    const lines = ruleLines(rules, style, language);
    return lines.length === 0 ? [] : ['', style.bold(title), ...lines.map((line) => `  ${line}`)];
  });
  return told.map((line) => `${line}\n`).join('');
}

/** Nothing for a unit without rules. */
export function ruleLines(rules: UnitRules, style: Style, language?: Language): string[] {
  return ruleGroups(rules, language).map(
    (group) => `${style.bold(`${group.title}:`)} ${harmless(group.rules.join(', '))}`,
  );
}
