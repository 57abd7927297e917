// The plan of one weapon against one target: what is rolled, and what faces do. Rules write it, both engines read it.
import type { DiceExpression } from '@oddsmith/kernel';
import { type Change, type Rewritten, rewrite, rewriteTraced } from '../contract/causes.ts';
import type { Entry } from './battle.ts';
import type { Edition } from './editions.ts';
import { isOn, type KnownKeyword, workingKeywords } from './rules/index.ts';
import type { Context, Reroll } from './schema/index.ts';
import type { TargetFacts } from './target-facts.ts';

/** A face no die shows: "from this face on" never happens. */
export const NEVER = 7;

/** What a weapon rolls once every rule has spoken. Changes are kept one by one, so that an edition can tell good from bad. */
export interface Plan {
  readonly edition: Edition;
  readonly ranged: boolean;

  /** It does not attack: guns of a unit that Advanced (rule 13). */
  readonly silent: boolean;

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
  readonly skillChanges: readonly Change[];
  readonly hitChanges: readonly Change[];
  /** What firing while engaged, or at somebody engaged, takes off the hit roll; nothing with what is made for it. */
  readonly hindered: readonly Change[];
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
  readonly woundChanges: readonly Change[];
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
    silent: ranged && now.advanced,
    attacks: entry.attacks,
    attacksMultiplier: now.attacksMultiplier,
    attacksModifier: now.attacksModifier,
    moreAttacks: [],
    attacksAdded: 0,
    attacksFixed: false,
    hitsWithoutRoll: entry.skill === null,
    skill: entry.skill ?? 0,
    skillChanges: changes(
      ['skillModifier', now.skillModifier],
      ['plungingFire', ranged && now.plungingFire && edition.plungingFire === 'skill' ? 1 : 0],
    ),
    hitChanges: joined(
      modifierChanges(entry, 'hitModifier'),
      changes(['damaged', now.damaged ? -1 : 0], ['stealth', stealthy && edition.stealth === 'hitRoll' ? -1 : 0]),
    ),
    hindered:
      ranged && (now.engaged || now.attackerEngaged)
        ? changes(['engaged', now.engaged ? -1 : 0], ['attackerEngaged', now.attackerEngaged ? -1 : 0]).slice(
            0,
            edition.mostHindered,
          )
        : UNCHANGED,
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
    woundChanges: modifierChanges(entry, 'woundModifier'),
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

/** Most plans change nothing: lists made for that are a tenth of preparing an attack. */
const UNCHANGED: readonly Change[] = [];

function changes(...all: readonly (readonly [rule: string, by: number])[]): readonly Change[] {
  if (all.every(([, by]) => by === 0)) return UNCHANGED;
  return all.filter(([, by]) => by !== 0).map(([rule, by]) => ({ rule, by }));
}

function joined(one: readonly Change[], other: readonly Change[]): readonly Change[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}

/** What the player set, and what each ability brings, one by one. */
function modifierChanges({ asked, brought }: Entry, field: 'hitModifier' | 'woundModifier'): readonly Change[] {
  const own = changes([field, asked[field]]);
  if (brought.length === 0) return own;
  return [
    ...own,
    ...brought.flatMap(({ name, effect, change }) => {
      const by = change({ ...asked, [field]: 0 }, effect)[field] ?? 0;
      return by === 0 ? [] : [{ rule: 'ability', name, by }];
    }),
  ];
}

/** The abilities of a weapon that are in force against the target, and what each does to the plan. */
function inForce(entry: Entry, edition: Edition, facts: TargetFacts) {
  const world = { now: entry.situation, edition, facts, ranged: entry.ranged };
  return {
    keywords: workingKeywords(entry.keywords, world).filter((keyword) => isOn(keyword, world)),
    effect: ({ rule, value }: KnownKeyword, plan: Plan) => rule.effect(plan, { ...world, value }),
  };
}

/** The plan after each ability in force has rewritten it. */
export function planOf(entry: Entry, edition: Edition, facts: TargetFacts): Plan {
  const { keywords, effect } = inForce(entry, edition, facts);
  return rewrite(plainPlan(entry, edition, facts), keywords, effect);
}

/** The same, and which ability changed what. */
export function planTraced(
  entry: Entry,
  edition: Edition,
  facts: TargetFacts,
): { readonly plan: Plan; readonly rewritten: readonly Rewritten[] } {
  const { keywords, effect } = inForce(entry, edition, facts);
  return rewriteTraced(plainPlan(entry, edition, facts), keywords, effect, ({ rule }) => rule.id);
}
