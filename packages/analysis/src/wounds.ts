// What a shot takes off a target: the wounds a target has, the same input with fewer of them left, and what an answer says is lost.
import {
  type AnyCalculator,
  type Budget,
  checked,
  type Findings,
  isRecord,
  type Losses,
  type Problem,
  valueAt,
  withValue,
} from '@oddsmith/games';
import { brief } from './question.ts';

/** One kind of shooting. Inputs are complete: defaults filled in, checked by the schema. */
export interface Shooting {
  /** Where an input says who shoots with what, and at whom. */
  readonly attack: string;
  readonly target: string;
  /** Wounds the target stands with; the calculator reads what rules say about them. */
  woundsOf(input: unknown, calculator: AnyCalculator): number;
  /** The shot made ready: what it takes off a target that has 1 up to all of its wounds left. */
  ready(input: unknown, calculator: AnyCalculator): (left: number, budget: Budget) => Lost;
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
  /** Why a shot that picks nobody out cannot be fired at a target whose rows others take out of order. */
  refusal?(input: unknown, calculator: AnyCalculator): Problem | undefined;
  /** The shot made ready, as that of `Shooting`. */
  ready(
    input: unknown,
    calculator: AnyCalculator,
  ): (left: InParts<number>, budget: Budget) => InParts<Int32Array> & { readonly chances: Float64Array };
}

/** Wounds a shot takes off its target, by case, and how likely the cases are. */
export interface Lost {
  readonly wounds: Int32Array;
  readonly chances: Float64Array;
}

/** The same input with fewer wounds left, as another calculation. */
function answered(
  withLeft: (left: number) => unknown,
  calculator: AnyCalculator,
  lost: string,
): (left: number, budget: Budget) => Lost {
  const { exact } = brief(calculator);
  return (left, budget) => {
    const findings: Findings = checked(calculator.id, exact(calculator.prepare(withLeft(left)), budget));
    const { probabilities, min } = findings.distributions[lost];
    return {
      // More than there was is not lost.
      wounds: Int32Array.from(probabilities, (_, i) => Math.min(left, min + i)),
      chances: Float64Array.from(probabilities),
    };
  };
}

function lossesOf(calculator: AnyCalculator, battle: unknown): (budget: Budget, before?: readonly number[]) => Losses {
  if (calculator.losses === undefined) throw new Error(`${calculator.id} does not tell the losses of groups`);
  return calculator.losses(battle);
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

const isCharacter = ({ character }: Group): boolean => character ?? false;
const wounded = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + woundsOfGroup(group), 0);

/** Wounds that each group has lost when these have lost so many together: hurt models first, then in turn, characters last. */
function spreadLosses(groups: readonly Group[], those: readonly Group[], lost: number): readonly number[] {
  const hurt = those.filter(({ wounds, firstModelWounds }) => (firstModelWounds ?? wounds) < wounds);
  const inTurn = [false, true].flatMap((character) => [
    ...hurt
      .filter((group) => isCharacter(group) === character)
      .map((group) => ({ group, upTo: group.firstModelWounds ?? 0 })),
    ...those
      .filter((group) => isCharacter(group) === character)
      .map((group) => ({ group, upTo: woundsOfGroup(group) })),
  ]);
  const each = new Map<Group, number>();
  let rest = lost;
  for (const { group, upTo } of inTurn) {
    const before = each.get(group) ?? 0;
    const here = Math.min(rest, upTo - before);
    each.set(group, before + here);
    rest -= here;
  }
  return groups.map((group) => each.get(group) ?? 0);
}

/** The part of a prepared attack that tells who picks characters out. */
interface PreparedAttack40k {
  readonly units: readonly { readonly plans: readonly { readonly picksCharacter: boolean }[] }[];
}

const groupsOf = (input: unknown): readonly Group[] | null =>
  valueAt(input, ['target', 'groups']) as readonly Group[] | null;

const attack40k: Shooting = {
  attack: 'volley',
  target: 'target',
  woundsOf(input) {
    const groups = groupsOf(input);
    if (groups !== null) return wounded(groups);
    return woundsOfGroup(valueAt(input, ['target']) as Group);
  },
  ready(input, calculator) {
    const groups = groupsOf(input) ?? [valueAt(input, ['target']) as Group];
    const losses = lossesOf(calculator, calculator.prepare(input));
    const whole = wounded(groups);
    return (left, budget) => {
      const { lost, chances } = losses(budget, spreadLosses(groups, groups, whole - left));
      return { wounds: addedUp(lost, chances.length), chances };
    };
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
    ready(input, calculator) {
      const groups = groupsOf(input) ?? [];
      const characters = groups.filter(isCharacter);
      const rest = groups.filter((group) => !isCharacter(group));
      const losses = lossesOf(calculator, calculator.prepare(input));
      return ({ picked, others }, budget) => {
        const ofCharacters = spreadLosses(groups, characters, wounded(characters) - picked);
        const ofRest = spreadLosses(groups, rest, wounded(rest) - others);
        const { lost, chances } = losses(
          budget,
          ofRest.map((wounds, g) => wounds + ofCharacters[g]),
        );
        const part = (wanted: boolean) =>
          addedUp(
            lost.filter((_, g) => isCharacter(groups[g]) === wanted),
            chances.length,
          );
        return { picked: part(true), others: part(false), chances };
      };
    },
  },
  refusal: () => undefined,
  onceOnly: ['target.ignoreFirstFailedSave', 'target.commandReroll'],
};

function addedUp(lists: readonly Int32Array[], length: number): Int32Array {
  if (lists.length === 1) return lists[0];
  const sum = new Int32Array(length);
  for (const list of lists) for (let i = 0; i < length; i++) sum[i] += list[i];
  return sum;
}

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
  attack: 'attacker',
  target: 'defender',
  woundsOf: (input) => numberAt(input, 'defender', 'wounds'),
  ready: (input, calculator) =>
    answered((left) => withValue(input, ['defender', 'wounds'], left), calculator, 'damage'),
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

const heroFirst = (input: unknown): boolean => valueAt(input, ['options', 'takedownTarget']) === 'heroFirst';

function hasTakedown(input: unknown, calculator: AnyCalculator): boolean {
  return (calculator.prepare(input) as PreparedGrimdark).attacker.traits.takedown;
}

/** Takedown that picks heroes out of a unit that has others too; the next casualty is lost in the order of all others. */
function picksHeroes(input: unknown, calculator: AnyCalculator): boolean {
  const { picked, others } = heroesOf((calculator.prepare(input) as PreparedGrimdark).defender);
  return heroFirst(input) && picked > 0 && others > 0 && hasTakedown(input, calculator);
}

const attackGrimdark: Shooting = {
  attack: 'attacker',
  target: 'defender',
  woundsOf(input, calculator) {
    const { defender } = calculator.prepare(input) as PreparedGrimdark;
    return defender.startingWounds - numberAt(input, 'start', 'defender', 'wounds');
  },
  ready(input, calculator) {
    const { startingWounds } = (calculator.prepare(input) as PreparedGrimdark).defender;
    const withLeft = (left: number) => withValue(input, ['start', 'defender', 'wounds'], startingWounds - left);
    return answered(withLeft, calculator, 'wounds');
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
    refusal(input, calculator) {
      if (heroFirst(input) || !hasTakedown(input, calculator)) return undefined;
      const message =
        'Takedown takes the next casualty here and a hero in another shot at the same unit; a plan knows one of the two';
      return { code: 'plan/one-target', path: 'input.options.takedownTarget', message };
    },
    ready(input, calculator) {
      const battle = calculator.prepare(input) as PreparedGrimdark;
      const { picked, others } = heroesOf(battle.defender);
      const losses = lossesOf(calculator, battle);
      return (left, budget) => {
        const { lost, chances } = losses(budget, [others - left.others, picked - left.picked]);
        return { others: lost[0], picked: lost[1], chances };
      };
    },
  },
  refusal(input, calculator) {
    if (!picksHeroes(input, calculator)) return undefined;
    const { heroes } = heroesOf((calculator.prepare(input) as PreparedGrimdark).defender);
    if (heroes === 1) return undefined;
    const message = `Takedown picks one of ${heroes} heroes, so what is left are the wounds of each of them; a plan tells the wounds of one hero from those of the unit`;
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
