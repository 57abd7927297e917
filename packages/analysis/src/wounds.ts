// What a shot takes off a target: the wounds a target has, the same input with fewer of them left, and what an answer says is lost.
import {
  type AnyCalculator,
  type Budget,
  type Findings,
  isRecord,
  type Losses,
  merge,
  type Problem,
  valueAt,
  withValue,
} from '@oddsmith/games';

/** One kind of shooting. Inputs are complete: defaults filled in, checked by the schema. */
export interface Shooting {
  /** Wounds the target stands with; the calculator reads what rules say about them. */
  woundsOf(input: unknown, calculator: AnyCalculator): number;
  /** The input with the target at `left` wounds, 1 up to what it has. */
  withLeft(input: unknown, left: number, calculator: AnyCalculator): unknown;
  /** The distribution of wounds lost. */
  readonly lost: string;
  /** Models or operatives slain, from an answer. */
  killsOf(findings: Findings): number | undefined;
  /** The ways to spend one Command Re-roll on a shot, as what is laid over its input. */
  rerolls(input: unknown): readonly { readonly name: string; readonly input: unknown }[];
  /** Models that a shot may pick out of the target; absent where none can. */
  readonly picked?: PickedModels;
  /** Why this input is no shot at one target whose state can be told. */
  refusal(input: unknown, calculator: AnyCalculator): Problem | undefined;
  /** Fields that may be used once, and would work in every shot of a plan. */
  readonly onceOnly: readonly string[];
}

/** Wounds of those who may be picked out, and of the others. */
export interface InParts<Wounds> {
  readonly picked: Wounds;
  readonly others: Wounds;
}

/** The target in two rows, each of which loses wounds in its own order. */
export interface PickedModels {
  /** Whether this shot picks some models of the target out before the others. */
  byShot(input: unknown, calculator: AnyCalculator): boolean;
  woundsOf(input: unknown, calculator: AnyCalculator): InParts<number>;
  /** Wounds lost by a shot at a target of which so much is left, by state, and how likely the states are. */
  lost(
    input: unknown,
    left: InParts<number>,
    calculator: AnyCalculator,
    budget: Budget,
  ): InParts<Int32Array> & { readonly chances: Float64Array };
}

function lossesOf(calculator: AnyCalculator, input: unknown, budget: Budget, before?: readonly number[]): Losses {
  if (calculator.losses === undefined) throw new Error(`${calculator.id} does not tell the losses of groups`);
  return calculator.losses(calculator.prepare(input), budget, before);
}

const numberAt = (input: unknown, ...path: (string | number)[]): number => Number(valueAt(input, path) ?? 0);

interface Group {
  readonly models: number;
  readonly wounds: number;
  readonly firstModelWounds?: number | null;
  readonly character?: boolean;
}

function woundsOfGroup({ models, wounds, firstModelWounds }: Group): number {
  return (models - 1) * wounds + (firstModelWounds ?? wounds);
}

function groupWithLeft<G extends Group>(group: G, left: number): G {
  const models = Math.ceil(left / group.wounds);
  const rest = left - (models - 1) * group.wounds;
  return { ...group, models, firstModelWounds: rest === group.wounds ? null : rest };
}

const isCharacter = ({ character }: Group): boolean => character ?? false;
const wounded = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + woundsOfGroup(group), 0);

/** The groups lose wounds in the order of the list. */
function groupsWithLeft(groups: readonly Group[], left: number): readonly Group[] {
  const kept: Group[] = [];
  let rest = left;
  for (const group of groups.toReversed()) {
    const has = Math.min(rest, woundsOfGroup(group));
    if (has > 0) kept.unshift(groupWithLeft(group, has));
    rest -= has;
  }
  return kept;
}

/** As many wounds left of the characters and of the others; who is left keeps its place in the list. */
function partsWithLeft(groups: readonly Group[], characters: number, others: number): readonly Group[] {
  const left = [
    groupsWithLeft(
      groups.filter((group) => !isCharacter(group)),
      others,
    ),
    groupsWithLeft(groups.filter(isCharacter), characters),
  ].map((part) => [...part]);
  const kept: Group[] = [];
  for (const group of groups.toReversed()) {
    const next = left[Number(isCharacter(group))].pop();
    if (next !== undefined) kept.unshift(next);
  }
  return kept;
}

/** The part of a prepared attack that tells who is hit first. */
interface PreparedAttack40k {
  readonly units: readonly { readonly plans: readonly { readonly picksCharacter: boolean }[] }[];
  readonly edition: { readonly charactersLast: boolean };
}

const groupsOf = (input: unknown): readonly Group[] | null =>
  valueAt(input, ['target', 'groups']) as readonly Group[] | null;

const attack40k: Shooting = {
  woundsOf(input) {
    const groups = groupsOf(input);
    if (groups !== null) return wounded(groups);
    return woundsOfGroup(valueAt(input, ['target']) as Group);
  },
  withLeft(input, left, calculator) {
    const groups = groupsOf(input);
    if (groups !== null) {
      const { edition } = calculator.prepare(input) as PreparedAttack40k;
      const characters = groups.filter(isCharacter);
      const last = edition.charactersLast ? Math.min(left, wounded(characters)) : 0;
      const rest = edition.charactersLast ? partsWithLeft(groups, last, left - last) : groupsWithLeft(groups, left);
      return withValue(input, ['target', 'groups'], rest);
    }
    return withValue(input, ['target'], groupWithLeft(valueAt(input, ['target']) as Group, left));
  },
  lost: 'damage',
  killsOf: (findings) => findings.summary.meanSlain,
  rerolls(input) {
    const context = valueAt(input, ['context']);
    const kinds = { hit: 'rerollOneHit', wound: 'rerollOneWound', damage: 'rerollOneDamage' };
    const spent = (field: string) => ![undefined, null, false].includes(valueAt(context, [field]) as null);
    if ([...Object.values(kinds), 'commandReroll'].some(spent)) return [];
    const offered = Object.entries(kinds).map(([name, field]) => ({ name, input: { context: { [field]: true } } }));
    return [...offered, { name: 'attacks', input: { context: { commandReroll: 'attacks' } } }].filter(
      // A number that is not rolled cannot be rolled again.
      ({ name }) => (name !== 'damage' && name !== 'attacks') || rolls(input, name),
    );
  },
  picked: {
    byShot(input, calculator) {
      const characters = (groupsOf(input) ?? []).map(isCharacter);
      if (!characters.includes(true) || !characters.includes(false)) return false;
      const { units } = calculator.prepare(input) as PreparedAttack40k;
      return units.some(({ plans }) => plans.some((plan) => plan.picksCharacter));
    },
    woundsOf(input) {
      const groups = groupsOf(input) ?? [];
      const picked = wounded(groups.filter(isCharacter));
      return { picked, others: wounded(groups) - picked };
    },
    lost(input, { picked, others }, calculator, budget) {
      const groups = partsWithLeft(groupsOf(input) ?? [], picked, others);
      const { lost, chances } = lossesOf(calculator, withValue(input, ['target', 'groups'], groups), budget);
      const parts = { picked: new Int32Array(chances.length), others: new Int32Array(chances.length) };
      for (const [g, group] of groups.entries()) {
        const part = isCharacter(group) ? parts.picked : parts.others;
        for (let state = 0; state < part.length; state++) part[state] += lost[g][state];
      }
      return { ...parts, chances };
    },
  },
  refusal: () => undefined,
  onceOnly: ['target.ignoreFirstFailedSave', 'target.commandReroll'],
};

/** Whether any weapon has dice where others have a number. */
function rolls(input: unknown, field: 'attacks' | 'damage'): boolean {
  return new RegExp(`"${field}":"[^"]*d`, 'i').test(
    JSON.stringify([valueAt(input, ['volley']), valueAt(input, ['weapon'])]),
  );
}

/** One step better; what stands beside it cannot be improved. */
const BETTER: { readonly [reroll: string]: string } = {
  none: 'balanced',
  balanced: 'doubleBalanced',
  ceaseless: 'ceaselessPlusBalanced',
  ones: 'onesPlusBalanced',
};

const shootKillTeam: Shooting = {
  woundsOf: (input) => numberAt(input, 'defender', 'wounds'),
  withLeft: (input, left) => withValue(input, ['defender', 'wounds'], left),
  lost: 'damage',
  killsOf: (findings) => findings.summary.killChance,
  rerolls(input) {
    const better = BETTER[String(valueAt(input, ['attacker', 'reroll']))];
    return better === undefined ? [] : [{ name: better, input: { attacker: { reroll: better } } }];
  },
  refusal(input) {
    for (const field of ['secondaries', 'bystanders', 'volleys']) {
      const value = valueAt(input, [field]);
      if (Array.isArray(value) ? value.length > 0 : isRecord(value))
        return { code: 'plan/one-target', path: `input.${field}`, message: `${field} are not part of a plan` };
    }
    return undefined;
  },
  onceOnly: [],
};

/** The part of a prepared attack that tells who stands there, and whether its wounds tell the state. */
interface PreparedGrimdark {
  readonly attacker: { readonly traits: { readonly takedown: boolean } };
  readonly defender: {
    readonly startingWounds: number;
    readonly models: readonly { readonly hero: boolean; readonly count: number; readonly tough: number }[];
  };
}

/** Wounds of the heroes and of the others when nobody has touched them. */
function heroesOf({ models }: PreparedGrimdark['defender']): InParts<number> & { readonly heroes: number } {
  const heroes = models.filter(({ hero }) => hero);
  const wounds = (part: typeof models) => part.reduce((sum, { count, tough }) => sum + count * tough, 0);
  return {
    picked: wounds(heroes),
    others: wounds(models.filter(({ hero }) => !hero)),
    heroes: heroes.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Takedown that picks heroes out of a unit that has others too. */
function picksHeroes(input: unknown, calculator: AnyCalculator): boolean {
  const { attacker, defender } = calculator.prepare(input) as PreparedGrimdark;
  const { picked, others } = heroesOf(defender);
  return attacker.traits.takedown && picked > 0 && others > 0;
}

const attackGrimdark: Shooting = {
  woundsOf(input, calculator) {
    const { defender } = calculator.prepare(input) as PreparedGrimdark;
    return defender.startingWounds - numberAt(input, 'start', 'defender', 'wounds');
  },
  withLeft(input, left, calculator) {
    const { defender } = calculator.prepare(input) as PreparedGrimdark;
    return withValue(input, ['start', 'defender', 'wounds'], defender.startingWounds - left);
  },
  lost: 'wounds',
  killsOf: (findings) => findings.summary.meanKills,
  rerolls: () => [],
  picked: {
    byShot: picksHeroes,
    woundsOf(input, calculator) {
      const { picked, others } = heroesOf((calculator.prepare(input) as PreparedGrimdark).defender);
      const marked = numberAt(input, 'start', 'defender', 'wounds');
      return { picked: picked - Math.max(0, marked - others), others: Math.max(0, others - marked) };
    },
    lost(input, left, calculator, budget) {
      const { picked, others } = heroesOf((calculator.prepare(input) as PreparedGrimdark).defender);
      const { lost, chances } = lossesOf(calculator, input, budget, [others - left.others, picked - left.picked]);
      return { others: lost[0], picked: lost[1], chances };
    },
  },
  refusal(input, calculator) {
    if (!picksHeroes(input, calculator)) return undefined;
    const { heroes } = heroesOf((calculator.prepare(input) as PreparedGrimdark).defender);
    const heroFirst = valueAt(input, ['options', 'takedownTarget']) === 'heroFirst';
    if (heroFirst && heroes === 1) return undefined;
    const message = heroFirst
      ? 'Takedown at a unit with several heroes leaves more states than a plan tells apart'
      : 'Takedown that takes the next casualty of a unit with a hero is not part of a plan';
    return { code: 'plan/one-target', path: 'input.attacker', message };
  },
  onceOnly: [],
};

const SHOOTINGS: { readonly [calculator: string]: Shooting } = {
  'wh40k/attack': attack40k,
  'killteam/shoot': shootKillTeam,
  'grimdark/attack': attackGrimdark,
};

export function shootingOf(calculator: string): Shooting | undefined {
  return Object.hasOwn(SHOOTINGS, calculator) ? SHOOTINGS[calculator] : undefined;
}

export function noShooting(calculator: string): Problem {
  const known = Object.keys(SHOOTINGS).join(', ');
  const message = `plans, efficiency and lists know ${known}, not "${calculator.slice(0, 60)}"`;
  return { code: 'plan/calculator', path: 'calculator', message };
}

/** Inputs laid over each other, the first at the bottom. */
export function layered(...parts: readonly unknown[]): unknown {
  return parts.reduce((base, part) => merge(base, part), {} as unknown);
}
