// What each group of a unit strikes with in a round: when, with how many attacks, and against which target numbers.
import { type DiceExpression, expressionMax, expressionMean } from '@oddsmith/kernel';
import { type HitOdds, oddsOf } from '../exact/odds.ts';
import type { Plan } from '../plan.ts';
import { type ArmedPart, type Fighter, plusAttacks } from './side.ts';
import { armourValue, bodyStrength, type Duel, specialPlan, strikePlan, strikeValues } from './strike-plan.ts';
import { PLAIN_TRAITS, type Traits, withTraits } from './traits.ts';
import { MOST_STRENGTH } from './weapons.table.ts';

/** In the order in which a side resolves them within a step. */
const STRIKE_KINDS = [
  'champion',
  'rank',
  'single',
  'support',
  'crew',
  'crewSingle',
  'mount',
  'mountSingle',
  'character',
  'characterMount',
  'impact',
  'grind',
  'stomp',
  'rage',
] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];

export interface StrikeGroup {
  readonly kind: StrikeKind;
  /** Higher strikes first. */
  readonly step: number;
  readonly plan: Plan;
  /** The most attacks of one striker. */
  readonly mostAttacks: number;
  /** Strikers of each model. */
  readonly perModel: number;
  readonly values: StrikeValues;
}

/** What the target numbers come from. */
export interface StrikeValues {
  /** null where no die is rolled to hit. */
  readonly skill: number | null;
  readonly enemySkill: number | null;
  readonly strength: number;
  /** Armour before piercing, 7 for none. */
  readonly armour: number;
}

/** Before and after all steps of initiative, The Old World. */
export const BEFORE_ALL = 11;
export const AFTER_ALL = -1;
const FIRST_STEP = 10;
const LAST_STEP = 0;
const NO_LIMIT = Number.POSITIVE_INFINITY;

/** In the order of their kinds. */
export function strikeGroups(duel: Duel): readonly StrikeGroup[] {
  const groups = [...duel.parts.flatMap((armed) => partGroups(duel, armed)), ...specialGroups(duel)];
  return groups.filter(({ plan }) => expressionMax(plan.attacks) > 0);
}

/** The steps in which these strike, first to last. */
export function stepsOf(groups: readonly StrikeGroup[]): readonly number[] {
  return [...new Set(groups.map(({ step }) => step))].sort((a, b) => b - a);
}

const ONE: DiceExpression = { count: 0, sides: 6, plus: 1 };
const SUPPORT_ATTACKS = { standard: 1, large: 3, gigantic: 5 } as const;

/** What a part strikes with in contact, alone in the fighting rank (The Old World), and from behind. */
const KINDS = {
  champion: ['champion', null, null],
  rider: ['rank', 'single', 'support'],
  crew: ['crew', 'crewSingle', null],
  mount: ['mount', 'mountSingle', null],
  character: ['character', null, null],
  characterMount: ['characterMount', null, null],
} as const satisfies { readonly [kind: string]: readonly (StrikeKind | null)[] };

function partGroups(duel: Duel, { part, traits }: ArmedPart): StrikeGroup[] {
  const { system, card } = duel.side;
  // Who has no attack of his own makes none, whatever is added.
  if (expressionMax(part.attacks) === 0) return [];
  const values = strikeValues(duel, traits, part);
  const step = stepOf(duel, { part, traits });
  const group = (kind: StrikeKind, attacks: DiceExpression, mostAttacks = NO_LIMIT): StrikeGroup => {
    const plan = strikePlan(duel, traits, values, attacks);
    return { kind, step, plan, mostAttacks, perModel: part.count, values };
  };
  const [inContact, alone, behind] = KINDS[part.kind];
  const all = attackDice(part.attacks, traits);
  const groups = crushedInstead(
    duel,
    { part, traits },
    all.map((attacks) => group(inContact, attacks)),
  );
  if (alone !== null && system === 'oldWorld') groups.push(group(alone, ONE));
  if (behind === null) return groups;
  if (traits.rage) groups.push(group('rage', ONE));
  if (system === 'oldWorld') return [...groups, group(behind, ONE)];
  const most = traits.supportAttacks ?? SUPPORT_ATTACKS[card.height];
  return [...groups, ...all.map((attacks) => group(behind, attacks, most))];
}

const CRUSHING: Partial<Traits> = {
  fixedStrength: 10,
  armourPiercing: 10,
  multipleWounds: { count: 1, sides: 3, plus: 1 },
};

/** Crush Attack: one attack at the last step, untouched by weapon and rules, where it takes more wounds on average than the others. */
function crushedInstead(duel: Duel, { part, traits }: ArmedPart, usual: StrikeGroup[]): StrikeGroup[] {
  if (!traits.crush) return usual;
  const crushing = withTraits(PLAIN_TRAITS, CRUSHING);
  const values = strikeValues(duel, crushing, part);
  const plan = strikePlan(duel, crushing, values, ONE);
  const most = usual.reduce((sum, group) => sum + meanWounds(group.plan), 0);
  if (meanWounds(plan) <= most) return usual;
  return [{ ...usual[0], step: LAST_STEP, plan, values }];
}

/** Unsaved wounds of all attacks on average. */
function meanWounds(plan: Plan): number {
  const { attack, hit, poisonedHit, each, slayWounds } = oddsOf(plan);
  const wounds = each.reduce((sum, chance, taken) => sum + taken * chance, 0);
  const ofHit = ({ wounds: some, sureWounds, slays }: HitOdds): number =>
    (some + sureWounds) * wounds + slays * slayWounds;
  const { hits, poisons, hitsTwice, poisonsAndHits } = attack;
  const plain = hits + 2 * hitsTwice + poisonsAndHits;
  return expressionMean(plan.attacks) * (plain * ofHit(hit[0]) + (poisons + poisonsAndHits) * ofHit(poisonedHit[0]));
}

/** The attacks of a part with all that is added: dice of the same kind together, those of another kind apart. */
function attackDice(own: DiceExpression, { attacks, attackDice }: Traits): readonly DiceExpression[] {
  let first = plusAttacks(own, attacks);
  const apart: DiceExpression[] = [];
  for (const dice of attackDice)
    if (first.count === 0 || first.sides === dice.sides)
      first = { count: first.count + dice.count, sides: dice.sides, plus: first.plus + dice.plus };
    else apart.push(dice);
  return [first, ...apart];
}

function kept(step: number): number {
  return Math.min(FIRST_STEP, step);
}

/** The Old World: first and last cancel each other; modifiers come after. */
function rulesStep(initiative: number, { strikeFirst, strikeLast }: Traits): number {
  if (strikeFirst === strikeLast) return initiative;
  return strikeFirst ? FIRST_STEP : 1;
}

function stepOf(duel: Duel, { part, traits }: ArmedPart): number {
  const { system } = duel.side;
  if (system === 'ninthAge' && part.held.weapon.lastStep === true && !traits.ownStep) return LAST_STEP;
  const step = system === 'oldWorld' ? rulesStep(part.initiative, traits) : part.initiative;
  return kept(chargeStep(duel, step + traits.initiative));
}

/** Inches of a charge that count for Initiative. */
const FRONT_CHARGE = 3;
const FLANK_CHARGE = 4;

function chargeStep({ side, moment }: Fighter, step: number): number {
  const { system, arc } = side;
  if (!moment.charging) return step;
  if (system === 'ninthAge') return step + 1;
  if (moment.disordered) return step;
  const most = arc === 'front' ? FRONT_CHARGE : FLANK_CHARGE;
  return step + Math.min(most, moment.chargeInches ?? most);
}

/** Impact hits, grind attacks and stomps: automatic, and untouched by weapons and rules of attack. */
function specialGroups(duel: Duel): StrikeGroup[] {
  const { side, traits, bodyTraits, enemy } = duel;
  const { bodyPiercing } = side.card;
  const { impacts, grinds, stomps } = specialsOf(duel);
  const groups: StrikeGroup[] = [];
  const oldWorld = side.system === 'oldWorld';
  const add = (kind: StrikeKind, step: number, attacks: DiceExpression, piercing: number, bane = 0): void => {
    // A chariot runs into the enemy itself; its beasts stomp.
    const body = kind === 'impact' && side.kind.category === 'chariot' ? traits : bodyTraits;
    const strength = Math.min(MOST_STRENGTH, bodyStrength(side) + (kind === 'impact' ? traits.impactStrength : 0));
    const plan = specialPlan(duel, body, { attacks, strength, piercing, bane });
    const values = { skill: null, enemySkill: null, strength, armour: armourValue(enemy.side) };
    groups.push({ kind, step, plan, mostAttacks: NO_LIMIT, perModel: 1, values });
  };
  if (impacts !== null) {
    const ranks = traits.impactByRanks ? duel.rankBonus : 0;
    const wheels = oldWorld ? (side.kind.impactPiercing ?? 0) : 0;
    add(
      'impact',
      oldWorld ? BEFORE_ALL : FIRST_STEP,
      traits.avalanche ? plusAttacks(impacts, duel.rankBonus) : impacts,
      bodyPiercing + wheels + ranks + traits.impactPiercing,
      traits.impactBane,
    );
  }
  // At the model's own Agility, whatever its weapon.
  if (grinds !== null) add('grind', kept(chargeStep(duel, side.card.initiative)), grinds, bodyPiercing);
  if (stomps === null) return groups;
  if (oldWorld) {
    const heavy = enemy.side.kind.category === 'monster' ? 0 : (side.kind.stompPiercing ?? 0);
    add('stomp', AFTER_ALL, stomps, bodyPiercing + heavy + traits.stompPiercing);
  } else if (enemy.side.card.height === 'standard' && !enemy.traits.cannotBeStomped)
    add('stomp', LAST_STEP, stomps, bodyPiercing);
  return groups;
}

type Specials = { readonly [S in 'impacts' | 'grinds' | 'stomps']: DiceExpression | null };

function specialsOf({ side, traits, bodyTraits, moment }: Duel): Specials {
  const runs = side.system === 'oldWorld' ? moment.longCharge : moment.charging;
  const impacts = runs ? (traits.impactHits ?? bodyTraits.impactHits) : null;
  const grinds = traits.grinds ?? bodyTraits.grinds;
  const stomps = traits.neverStomps ? null : (traits.stomps ?? bodyTraits.stomps);
  // The 9th Age: of impact hits and grind attacks a model makes one kind in a round, those that are more on average.
  if (impacts === null || grinds === null || side.system === 'oldWorld') return { impacts, grinds, stomps };
  const grindsMore = expressionMean(grinds) > expressionMean(impacts);
  return { impacts: grindsMore ? null : impacts, grinds: grindsMore ? grinds : null, stomps };
}
