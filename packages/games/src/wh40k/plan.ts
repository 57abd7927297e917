// The plan of one weapon against one target: what is rolled, and what faces do. Rules write it, both engines read it.
import type { DiceExpression } from '@oddsmith/kernel';
import type { Entry } from './battle.ts';
import type { Edition } from './editions.ts';
import { isOn, workingKeywords } from './rules/index.ts';
import type { Context, Reroll } from './schema/index.ts';
import type { TargetFacts } from './target-facts.ts';

/** A face no die shows: "from this face on" never happens. */
export const NEVER = 7;

/** What a weapon rolls once every rule has spoken. Changes are kept one by one, so that an edition can tell good from bad. */
export interface Plan {
  readonly edition: Edition;
  readonly ranged: boolean;

  /** Attacks of one weapon: a roll, changed, with dice and a number on top. */
  readonly attacks: DiceExpression;
  readonly attacksMultiplier: number;
  readonly attacksModifier: number;
  readonly moreAttacks: readonly DiceExpression[];
  readonly attacksAdded: number;
  /** Nothing but the roll counts. */
  readonly attacksFixed: boolean;

  readonly hitsWithoutRoll: boolean;
  readonly skill: number;
  /** What improves (above 0) or worsens BS or WS. */
  readonly skillChanges: readonly number[];
  readonly hitChanges: readonly number[];
  /** What firing while engaged, or at somebody engaged, takes off the hit roll; nothing with what is made for it. */
  readonly hindered: number;
  /** Unmodified faces up to this miss. */
  readonly missUpTo: number;
  /** Unmodified faces from here on hit whatever the skill, and no others do; 0 without such a rule. */
  readonly hitsOnlyFrom: number;
  readonly criticalHitFrom: number;
  /** Faces from here on are critical if they hit. */
  readonly criticalIfHitFrom: number;
  readonly rerollHits: Reroll;
  /** No hit die is rerolled by anything. */
  readonly hitsNotRerolled: boolean;
  readonly extraHits: DiceExpression;
  readonly criticalHitWounds: boolean;
  /** Harmful changes of skill and hit roll are left out. */
  readonly ignoresHarm: boolean;

  readonly strength: DiceExpression;
  readonly strengthMultiplier: number;
  readonly strengthModifier: number;
  readonly toughness: number;
  readonly woundChanges: readonly number[];
  /** Unmodified faces from here on are critical, and so wound. */
  readonly criticalWoundFrom: number;
  /** Faces from here on are critical if they wound. */
  readonly criticalIfWoundFrom: number;
  readonly rerollWounds: Reroll;
  readonly devastating: boolean;

  readonly picksCharacter: boolean;
  readonly ap: number;
  readonly covered: boolean;
  readonly ignoresCover: boolean;

  readonly damage: DiceExpression;
  readonly damageMultiplier: number;
  readonly damageAdded: number;
  readonly damageTaken: number;
  readonly rerollDamage: Context['rerollDamage'];
  readonly psychic: boolean;
  readonly hazardous: boolean;
}

const NOTHING: DiceExpression = { count: 0, sides: 6, plus: 0 };

/** A weapon without any ability in its situation. */
export function plainPlan(entry: Entry, edition: Edition, facts: TargetFacts): Plan {
  const { situation: now, ranged } = entry;
  const stealthy = facts.stealth && ranged;
  return {
    edition,
    ranged,
    attacks: entry.attacks,
    attacksMultiplier: now.attacksMultiplier,
    attacksModifier: now.attacksModifier,
    moreAttacks: [],
    attacksAdded: 0,
    attacksFixed: false,
    hitsWithoutRoll: entry.skill === null,
    skill: entry.skill ?? 0,
    skillChanges: changes(now.skillModifier, ranged && now.plungingFire && edition.plungingFire === 'skill' ? 1 : 0),
    hitChanges: changes(now.hitModifier, now.damaged ? -1 : 0, stealthy && edition.stealth === 'hitRoll' ? -1 : 0),
    hindered: ranged ? Math.min(edition.mostHindered, Number(now.engaged) + Number(now.attackerEngaged)) : 0,
    missUpTo: 1,
    hitsOnlyFrom: now.overwatch ? now.overwatchOn : 0,
    criticalHitFrom: now.overwatch || now.critHitNeedsSuccess ? 6 : now.critHitOn,
    criticalIfHitFrom: now.critHitNeedsSuccess && now.critHitOn < 6 ? now.critHitOn : NEVER,
    rerollHits: now.rerollHits,
    hitsNotRerolled: now.overwatch && !edition.overwatch.rerolls,
    extraHits: NOTHING,
    criticalHitWounds: false,
    ignoresHarm: now.ignoreHitModifiers,
    strength: entry.strength,
    strengthMultiplier: now.strengthMultiplier,
    strengthModifier: now.strengthModifier,
    toughness: facts.toughness,
    woundChanges: changes(now.woundModifier),
    criticalWoundFrom: now.critWoundNeedsSuccess ? 6 : now.critWoundOn,
    criticalIfWoundFrom: now.critWoundNeedsSuccess && now.critWoundOn < 6 ? now.critWoundOn : NEVER,
    rerollWounds: now.rerollWounds,
    devastating: false,
    picksCharacter: false,
    ap: Math.min(0, entry.ap - now.apModifier - (ranged && now.plungingFire && edition.plungingFire === 'ap' ? 1 : 0)),
    covered: ranged && (now.cover || (stealthy && edition.stealth === 'cover')),
    ignoresCover: false,
    damage: entry.damage,
    damageMultiplier: now.damageMultiplier,
    damageAdded: Math.max(0, now.damageModifier),
    damageTaken: Math.max(0, -now.damageModifier),
    rerollDamage: now.rerollDamage,
    psychic: false,
    hazardous: false,
  };
}

function changes(...values: readonly number[]): readonly number[] {
  return values.filter((value) => value !== 0);
}

/** The plan after each ability in force has rewritten it. */
export function planOf(entry: Entry, edition: Edition, facts: TargetFacts): Plan {
  const world = { now: entry.situation, edition, facts, ranged: entry.ranged };
  let plan = plainPlan(entry, edition, facts);
  for (const keyword of workingKeywords(entry.keywords, world))
    if (isOn(keyword, world)) plan = { ...plan, ...keyword.rule.effect(plan, { ...world, value: keyword.value }) };
  return plan;
}
