// From a rule as it is printed ("Bane in Melee Aura", "Impact(+3)") to the entry of the packs it means.
import { packRules } from '../packs.generated.ts';
import type { Phase } from '../schema.ts';
import type { PackRule } from './pack.ts';

export interface NamedRule {
  readonly rule: PackRule;
  /** As printed, else the rule's own default; 1 for rules without ratings. */
  readonly rating: number;
  /** Given to the whole unit while a bearer lives. */
  readonly aura: boolean;
  /** Undefined: in both phases. */
  readonly phase: Phase | undefined;
}

const SUPPORT_SUFFIX = /^(.+) (buff|mark|debuff|tag|target|spotter)$/;
const WRAPPERS: readonly { readonly suffix: string; readonly phase?: Phase; readonly aura?: true }[] = [
  { suffix: ' aura', aura: true },
  { suffix: ' in melee', phase: 'melee' },
  { suffix: ' when shooting', phase: 'shooting' },
];

const byName = new Map<string, PackRule>(packRules.map((rule) => [rule.name.toLowerCase(), rule]));
const prefixes = packRules.filter((rule) => rule.prefix === true);

/** Name without rating, and the rating: "Impact(+3)" -> "impact", 3. */
export function splitRating(printed: string): { readonly name: string; readonly rating: number | undefined } {
  const number = /\(\s*([+-]?\d+)\s*["+]?\s*\)/.exec(printed);
  const name = printed
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return { name, rating: number === null ? undefined : Number(number[1]) };
}

/** Undefined when no pack knows the name. `extra` are rules of this list alone, by lower-case name. */
export function lookUp(printed: string, extra?: ReadonlyMap<string, PackRule>): NamedRule | undefined {
  const { name, rating } = splitRating(printed);
  const found = (rule: PackRule, aura: boolean, phase: Phase | undefined): NamedRule => ({
    rule,
    rating: rating ?? rule.rating ?? 1,
    aura: aura || rule.shared === true,
    phase,
  });
  let rest = name;
  let aura = false;
  let phase: Phase | undefined;
  for (;;) {
    const rule = byName.get(rest) ?? extra?.get(rest);
    if (rule !== undefined) return found(rule, aura, phase);
    const wrapper = WRAPPERS.find((candidate) => rest.endsWith(candidate.suffix));
    if (wrapper === undefined) break;
    rest = rest.slice(0, -wrapper.suffix.length);
    aura ||= wrapper.aura === true;
    phase = wrapper.phase ?? phase;
  }
  const supported = SUPPORT_SUFFIX.exec(rest);
  if (supported !== null) {
    const base = lookUp(supported[1], extra);
    if (base !== undefined) return found(supportOf(printed, base), aura, phase);
  }
  const prefix = prefixes.find((rule) => name.startsWith(rule.name.toLowerCase()));
  return prefix === undefined ? undefined : found(prefix, aura, phase);
}

const supports = new Map<string, PackRule>();

/** "Stealth Buff" gives Stealth to a friend; the buff of a rule without effect has none either. */
function supportOf(printed: string, base: NamedRule): PackRule {
  const name = printed.replace(/\([^)]*\)/g, '').trim();
  const known = supports.get(name.toLowerCase());
  if (known !== undefined) return known;
  const gift = name.replace(/ (buff|mark|debuff|tag|target|spotter)$/i, '');
  const useful = (base.rule.effects?.length ?? 0) + (base.rule.grants?.length ?? 0) > 0;
  const rule: PackRule = {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    summary: `Lets another friendly unit have ${gift}.`,
    category: useful ? 'support' : base.rule.category,
    ...(useful ? { support: { to: 'friend', rules: [gift] } } : {}),
  };
  supports.set(name.toLowerCase(), rule);
  return rule;
}
