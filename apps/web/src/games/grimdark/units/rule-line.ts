// Rules as they are typed: separated by commas, ratings and choices in brackets.

/** The most that one line of a unit holds, and the longest of them. */
const MOST_RULES = 100;
const LONGEST = 120;

/** "Tough(3), Aura(Furious, Fearless)" -> two rules: a comma in brackets does not separate. */
export function splitRules(text: string): string[] {
  return text
    .split(/,(?![^(]*\))/)
    .map((rule) => rule.trim().slice(0, LONGEST))
    .filter((rule) => rule !== '')
    .slice(0, MOST_RULES);
}
