// Two units face to face, made ready: each as a target, and what each strikes with while so many of its models live.
import {
  type ArmedEntry,
  type Battle,
  prepareTarget,
  prepareUnit,
  type TakenMode,
  type TargetUnit,
} from '../battle.ts';
import { type Edition, editions } from '../editions.ts';
import { isOfOwnStrength } from '../rules/ability.ts';
import type { Context } from '../schema/context.ts';
import type { Carried, MeleeInput, SIDES, Side } from '../schema/melee.ts';
import { factsAtStart, strengthIn, type TargetFacts } from '../target-facts.ts';

export type SideName = (typeof SIDES)[number];

/** What the models of one group strike with. */
interface Arms {
  readonly weapons: readonly Carried[];
  /** The same weapon in the same situation has the same number, whoever swings it. */
  readonly kinds: readonly number[];
  readonly damagedAt: number | null;
  readonly path: string;
}

export interface Fighter {
  readonly side: SideName;
  readonly name: string;
  readonly target: TargetUnit;
  readonly facts: TargetFacts;
  /** By group. */
  readonly arms: readonly Arms[];
  readonly context: Side['context'];
  readonly abilities: Side['abilities'];
  readonly charged: boolean;
  /** An ability asks how much of the unit is left. */
  readonly asksStrength: boolean;
  /** Weapons beside groups, which have their own. */
  readonly weaponsUnused: boolean;
}

/** What is left of a side: models by group, and whether a lone model is damaged. */
export interface Composition {
  readonly models: readonly number[];
  readonly damaged: readonly boolean[];
  /** Of a unit that began as one model, by its wounds; as it began where no ability asks. */
  readonly strength: TargetFacts['strengthLeft'];
}

export interface MeleeBattle {
  readonly edition: Edition;
  readonly rounds: number;
  readonly modes?: readonly TakenMode[];
  readonly first: Fighter;
  readonly second: Fighter;
}

export function prepareMelee(input: MeleeInput): MeleeBattle {
  const { charged } = input;
  return {
    edition: editions[input.edition],
    rounds: input.rounds,
    first: prepareSide(input.first, 'first', charged === 'first'),
    second: prepareSide(input.second, 'second', charged === 'second'),
  };
}

function prepareSide(side: Side, name: SideName, charged: boolean): Fighter {
  const target = prepareTarget(side);
  const arms =
    side.groups === null
      ? [{ weapons: side.weapons, damagedAt: side.damagedAt, path: name }]
      : side.groups.map(({ weapons, damagedAt }, g) => ({ weapons, damagedAt, path: `${name}.groups[${g}]` }));
  const kinds = kindsOf(
    arms.map(({ weapons }) => weapons),
    side.abilities,
  );
  return {
    side: name,
    name: side.name,
    target,
    facts: factsAtStart(target),
    arms: arms.map((arm, g) => ({ ...arm, kinds: kinds[g] })),
    context: side.context,
    abilities: side.abilities,
    charged,
    asksStrength: side.abilities.some(({ effects }) => effects.some(({ if: asked }) => isOfOwnStrength(asked))),
    weaponsUnused: side.groups !== null && side.weapons.length > 0,
  };
}

/** The composition a side begins with. */
export function wholeOf(fighter: Fighter): Composition {
  const { target } = fighter;
  return compositionOf(
    fighter,
    target.groups.map((group) => group.models),
    target.groups.map((group) => group.firstWounds),
  );
}

/** `left`: wounds left on the model of each group that is lost next. */
export function compositionOf(
  { arms, target, facts, asksStrength }: Fighter,
  models: readonly number[],
  left: readonly number[],
): Composition {
  const isLone = asksStrength && target.startingStrength <= 1;
  return {
    models,
    damaged: arms.map(({ damagedAt }, g) => damagedAt !== null && models[g] > 0 && left[g] <= damagedAt),
    strength: isLone ? strengthIn(left[0], target.groups[0].wounds) : facts.strengthLeft,
  };
}

export function keyOf({ models, damaged, strength }: Composition): string {
  return `${models.join()} ${damaged.map(Number).join('')} ${strength}`;
}

/** What is left of one side strikes the other. `turn` 0 is the turn of the charge. */
export function strikeOf(
  edition: Edition,
  striker: Fighter,
  composition: Composition,
  { target, facts, abilities: against }: Fighter,
  turn: number,
): Battle {
  const unit = {
    name: striker.name,
    volley: weaponsLeft(striker, composition),
    // Mortal wounds besides are no part of a fight.
    context: {
      ...striker.context,
      charged: striker.charged && turn === 0,
      mortalWounds: null,
      ownStrength: strengthOf(striker, composition),
    },
    abilities: { attacker: striker.abilities, defender: against },
    path: `${striker.side}.context`,
  };
  return {
    edition,
    units: [prepareUnit({ edition, facts }, unit)],
    target,
    facts,
    bearers: [],
    hazardWounds: 0,
    attackerPoints: null,
    findBestOrder: false,
    weaponUnused: false,
  };
}

/** By the models left, of a lone model by its wounds (rule 44). What the player says of it holds at least. */
function strengthOf({ target, context }: Fighter, { models, strength }: Composition): Context['ownStrength'] {
  const left = models.reduce((sum, count) => sum + count, 0);
  const whole = target.startingStrength;
  const now = whole > 1 ? strengthIn(left, whole) : strength;
  const [lost, few] = [now !== 'starting', now === 'belowHalf'];
  if (few || context.ownStrength === 'belowHalf') return 'belowHalf';
  return lost ? 'belowStarting' : context.ownStrength;
}

/** Rule 10: weapons of one profile are resolved together, unless an ability holds for some of them only. */
function kindsOf(
  weapons: readonly (readonly Carried[])[],
  abilities: Side['abilities'],
): readonly (readonly number[])[] {
  const numbers = new Map<string, number>();
  return weapons.map((carried, g) => {
    const held = abilities.map(({ only }) => only === undefined || only.includes(g));
    return carried.map(({ weapon, modifiers }) => {
      const key = JSON.stringify([weapon, modifiers, held]);
      const known = numbers.get(key) ?? numbers.size;
      numbers.set(key, known);
      return known;
    });
  });
}

function weaponsLeft({ arms }: Fighter, { models, damaged }: Composition): readonly ArmedEntry[] {
  const entries: (ArmedEntry & { count: number })[] = [];
  const places = new Map<number, number>();
  arms.forEach(({ weapons, kinds, path }, g) => {
    if (models[g] === 0) return;
    weapons.forEach(({ weapon, each, modifiers }, w) => {
      const count = models[g] * each;
      const kind = 2 * kinds[w] + Number(damaged[g]);
      const known = places.get(kind);
      if (known !== undefined) {
        entries[known].count += count;
        return;
      }
      places.set(kind, entries.length);
      entries.push({
        path: `${path}.weapons[${w}].weapon`,
        place: g,
        weapon,
        count,
        modifiers: damaged[g] ? { ...modifiers, damaged: true } : modifiers,
      });
    });
  });
  return entries;
}
