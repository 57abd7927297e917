// What a shot takes off a target: the wounds a target has, the same input with fewer of them left, and what an answer says is lost.
import { type AnyCalculator, type Findings, isRecord, merge, type Problem, valueAt, withValue } from '@oddsmith/games';

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

/** The target in two rows, each of which loses wounds in its own order. */
export interface PickedModels {
  /** Whether this shot picks some models of the target out before the others. */
  byShot(input: unknown, calculator: AnyCalculator): boolean;
  woundsOf(input: unknown): { readonly picked: number; readonly others: number };
  withLeft(input: unknown, picked: number, others: number): unknown;
  /** For each group of the target whether it is picked out. */
  groups(input: unknown): readonly boolean[];
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
    withLeft: (input, picked, others) =>
      withValue(input, ['target', 'groups'], partsWithLeft(groupsOf(input) ?? [], picked, others)),
    groups: (input) => (groupsOf(input) ?? []).map(isCharacter),
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
  readonly defender: { readonly startingWounds: number; readonly models: readonly unknown[] };
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
  refusal(input, calculator) {
    const { attacker, defender } = calculator.prepare(input) as PreparedGrimdark;
    // Where all models are alike whoever is picked leaves the same.
    if (!attacker.traits.takedown || defender.models.length === 1) return undefined;
    const message = 'picking models out of a mixed unit leaves more states than its wounds tell';
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
