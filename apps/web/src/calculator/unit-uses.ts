// What can be done with a unit, wherever its name stands: which calculator it can stand in, and on which side.
import { asObject, valueAt, withValue } from '@oddsmith/games';

/** A unit as pages show it and the shelf keeps it. */
export interface ShownUnit {
  readonly game: string;
  readonly name: string;
  /** "5 models, 80 points". */
  readonly note?: string;
  /** What it brings, in one of the shapes units are saved in. */
  readonly data: unknown;
  /** On the shelf already. */
  readonly saved?: boolean;
}

/** How most units are kept: the parts of a battle that they bring as attacker and as defender. */
export interface UnitParts {
  readonly calculator: string;
  readonly attack?: unknown;
  readonly target?: unknown;
}

type Side = 'attacker' | 'defender';

export interface UnitUse {
  readonly side: Side;
  readonly calculator: string;
  /** A battle with the unit on its side. */
  put(battle: unknown): unknown;
}

/** Parts of an operative's data, and where each can stand. */
const OPERATIVE_PLACES: {
  readonly [part: string]: readonly (readonly [side: Side, calculator: string, key: string])[];
} = {
  attacker: [['attacker', 'killteam/shoot', 'attacker']],
  defender: [['defender', 'killteam/shoot', 'defender']],
  fighter: [
    ['attacker', 'killteam/fight', 'first'],
    ['defender', 'killteam/fight', 'second'],
  ],
};

/** Empty for what no calculator understands. */
export function usesOf({ game, name, data }: Pick<ShownUnit, 'game' | 'name' | 'data'>): readonly UnitUse[] {
  const calculator = valueAt(data, ['calculator']);
  if (typeof calculator === 'string')
    return [
      ...partUse('attacker', calculator, valueAt(data, ['attack'])),
      ...partUse('defender', calculator, valueAt(data, ['target'])),
    ];
  if (game === 'killteam') {
    const fields = valueAt(data, ['fields']);
    const places = OPERATIVE_PLACES[String(valueAt(data, ['side']))] ?? [];
    return isObject(fields)
      ? places.map(([side, id, key]) => sideUse(side, id, key, { ...fields, name }, OF_AN_ACTION))
      : [];
  }
  const card = valueAt(data, ['card']);
  if (game !== 'fantasy' || !isObject(card)) return [];
  const system = valueAt(data, ['system']);
  return (['first', 'second'] as const).map((key) => {
    const use = sideUse(
      key === 'first' ? 'attacker' : 'defender',
      'fantasy/battle',
      key,
      { ...card, name },
      OF_A_FIGHT,
    );
    return typeof system === 'string' ? { ...use, put: (battle) => ({ ...asObject(use.put(battle)), system }) } : use;
  });
}

/** What the player set for the place a unit takes, and not for the unit that stood there. */
function sideUse(side: Side, calculator: string, key: string, fields: object, ofThePlace: readonly string[]): UnitUse {
  const put = (battle: unknown) => {
    const before = asObject(valueAt(battle, [key]));
    const kept = Object.fromEntries(Object.entries(before).filter(([name]) => ofThePlace.includes(name)));
    return withValue(battle, [key], { ...kept, ...fields });
  };
  return { side, calculator, put };
}

const OF_A_FIGHT = ['charging', 'arc', 'chargeDistance', 'breakReroll', 'challenge', 'lostBefore', 'restrains'];
const OF_AN_ACTION = ['strategy', 'crits', 'normals', 'coverNormals', 'coverCrits'];

/** What both units of a battle add to. */
const SHARED = ['context', 'ruleTexts'] as const;

function partUse(side: Side, calculator: string, part: unknown): readonly UnitUse[] {
  if (!isObject(part)) return [];
  const put = (battle: unknown) => {
    const shared = SHARED.flatMap((key) =>
      key in part ? [[key, { ...asObject(valueAt(battle, [key])), ...asObject(valueAt(part, [key])) }]] : [],
    );
    return { ...asObject(battle), ...part, ...Object.fromEntries(shared) };
  };
  return [{ side, calculator, put }];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
