// Army lists and teams as units: what each of them brings as attacker and as target. Readers and libraries load when asked for.
import type { Refusal } from '@oddsmith/games';
import type { Listed } from './layered.ts';

export interface ListedUnit {
  readonly title: string;
  /** Who carries it, where one of several weapons is meant: it fires with one of them. */
  readonly bearer?: string;
  readonly weapon?: string;
  readonly points?: number;
  /** The part of an input it brings as attacker; absent where it has nothing to attack with. */
  readonly attack?: unknown;
  readonly target?: unknown;
}

export interface ListedArmy {
  readonly title: string;
  readonly units: readonly ListedUnit[];
  /** What was not understood, or left out. */
  readonly remarks: readonly string[];
}

export type ArmyPhase = 'shooting' | 'melee';

type Reader = (list: string | Uint8Array, phase: ArmyPhase) => Promise<ListedArmy | Refusal>;

const READERS: { readonly [calculator: string]: Reader } = {
  'wh40k/attack': readWh40k,
  'killteam/shoot': readKillTeam,
  'grimdark/attack': readGrimdark,
  'grimdark/duel': readGrimdark,
};

/** Undefined where no lists are read for the calculator. */
export function readArmy(
  calculator: string,
  list: string | Uint8Array,
  phase: ArmyPhase = 'shooting',
): Promise<ListedArmy | Refusal> | undefined {
  return Object.hasOwn(READERS, calculator) ? READERS[calculator](list, phase) : undefined;
}

async function readWh40k(list: string | Uint8Array, wanted: ArmyPhase): Promise<ListedArmy | Refusal> {
  const [{ importArmyList }, { withRequests }, { attackParts }] = await Promise.all([
    import('@oddsmith/games/lists'),
    import('@oddsmith/games/lists'),
    import('@oddsmith/games/wh40k/units'),
  ]);
  const read = await importArmyList(list, { game: 'wh40k' });
  if (!read.ok) return { error: read.problem };
  const { outline } = read;
  const army = withRequests(read.army);
  const phase = wanted === 'melee' ? 'fight' : 'shooting';
  const remarks = outline.remarks.filter(({ severity }) => severity === 'warning').map(({ message }) => message);
  // Who is led stands with his leader as one unit.
  const led = new Set(army.attached.flatMap(({ units }) => units));
  const single = army.units.flatMap(({ request }, place) =>
    request === undefined || led.has(place) ? [] : [{ place, request }],
  );
  const joined = army.attached.map(({ units, request }) => ({ place: Math.min(...units), request }));
  const inOrder = [...single, ...joined].sort((one, other) => one.place - other.place);
  const units = inOrder.map(({ request }): ListedUnit => {
    const armed = request.volley[phase].length > 0;
    const { attack, target } = attackParts(request, phase);
    return {
      title: request.name,
      ...(request.points === null ? {} : { points: request.points }),
      ...(armed ? { attack } : {}),
      target: { ...target, ...listed({ otherwise: { edition: army.edition } }) },
    };
  });
  return { title: outline.name, units: numbered(units), remarks };
}

async function readGrimdark(list: string | Uint8Array, phase: ArmyPhase): Promise<ListedArmy | Refusal> {
  const { importArmyList } = await import('@oddsmith/games/lists');
  const read = await importArmyList(list, { game: 'grimdark' });
  if (!read.ok) return { error: read.problem };
  const { rulesVersion, ruleTexts, units } = read.army;
  const rules = { rulesVersion, ruleTexts };
  const remarks = read.outline.remarks.filter(({ severity }) => severity === 'warning').map(({ message }) => message);
  const duellists = units.map(({ unit, points }): ListedUnit => {
    const armed = unit.models.some(({ weapons = [] }) =>
      weapons.some(({ range = 0 }) => (phase === 'melee' ? range === 0 : range > 0)),
    );
    return {
      title: unit.name ?? 'Unit',
      points,
      ...(armed ? { attack: { ...rules, attacker: unit } } : {}),
      target: { defender: unit, ...listed({ otherwise: rules }) },
    };
  });
  return { title: read.outline.name, units: numbered(duellists), remarks };
}

/** An operative with two guns fires one of them, and is still one target. */
async function readKillTeam(list: string | Uint8Array): Promise<ListedArmy | Refusal> {
  const { importArmyList } = await import('@oddsmith/games/lists');
  const read = await importArmyList(list, { game: 'killteam' });
  if (!read.ok) return { error: read.problem };
  const units = read.army.units.flatMap(({ name: bearer, shoot, defender }): ListedUnit[] => {
    const target = { defender };
    if (shoot.length === 0) return [{ title: bearer, target }];
    return shoot.map(({ weapon, attacker }, i) => ({
      ...(shoot.length === 1 ? { title: bearer } : { title: `${bearer}: ${weapon}`, bearer, weapon }),
      attack: { attacker },
      ...(i === 0 ? { target } : {}),
    }));
  });
  return { title: read.outline.name, units, remarks: read.outline.remarks.map(({ message }) => message) };
}

function listed(unit: Listed): { readonly listed?: Listed } {
  return Object.keys(unit).length === 0 ? {} : { listed: unit };
}

/** The second of a name: "Boyz 2". */
function numbered(units: readonly ListedUnit[]): ListedUnit[] {
  const seen = new Map<string, number>();
  return units.map((unit) => {
    const count = (seen.get(unit.title) ?? 0) + 1;
    seen.set(unit.title, count);
    return count === 1 ? unit : { ...unit, title: `${unit.title} ${count}` };
  });
}
