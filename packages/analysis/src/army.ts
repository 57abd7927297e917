// Army lists and teams as units: what each of them brings as attacker and as target. Readers and libraries load when asked for.
import type { Refusal } from '@oddsmith/games';

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
  const [{ importArmyList }, { withRequests }] = await Promise.all([
    import('@oddsmith/games/importers'),
    import('@oddsmith/games/list-battle'),
  ]);
  const read = await importArmyList(list, { game: 'wh40k' });
  if (!read.ok) return { error: read.problem };
  const { outline } = read;
  const army = withRequests(read.army);
  const phase = wanted === 'melee' ? 'fight' : 'shooting';
  const remarks = outline.remarks.filter(({ severity }) => severity === 'warning').map(({ message }) => message);
  const units = army.units.flatMap(({ request }): ListedUnit[] => {
    if (request === undefined) return [];
    const armed = request.volley[phase].length > 0;
    const attack = { edition: army.edition, volley: request.volley[phase], attacker: request.attacker[phase] };
    return [
      {
        title: request.name,
        ...(request.points === null ? {} : { points: request.points }),
        ...(armed ? { attack } : {}),
        target: { target: request.target[phase] },
      },
    ];
  });
  return { title: outline.name, units: numbered(units), remarks };
}

async function readGrimdark(list: string | Uint8Array, phase: ArmyPhase): Promise<ListedArmy | Refusal> {
  const { importArmyList } = await import('@oddsmith/games/importers');
  const read = await importArmyList(list, { game: 'grimdark' });
  if (!read.ok) return { error: read.problem };
  const { rulesVersion, ruleTexts, units } = read.army;
  const remarks = read.outline.remarks.filter(({ severity }) => severity === 'warning').map(({ message }) => message);
  const listed = units.map(({ unit, points }): ListedUnit => {
    const armed = unit.models.some(({ weapons = [] }) =>
      weapons.some(({ range = 0 }) => (phase === 'melee' ? range === 0 : range > 0)),
    );
    const rules = { rulesVersion, ruleTexts };
    return {
      title: unit.name ?? 'Unit',
      points,
      ...(armed ? { attack: { ...rules, attacker: unit } } : {}),
      target: { defender: unit },
    };
  });
  return { title: read.outline.name, units: numbered(listed), remarks };
}

/** One operative a line, "2x" before it or a weapon behind a colon or not; a line that is a team says whose they are. */
async function readKillTeam(list: string | Uint8Array): Promise<ListedArmy | Refusal> {
  const { attackerFrom, defenderFrom, loadLibrary, operativesOf } = await import('@oddsmith/games/kill-team/library');
  if (typeof list !== 'string') {
    const message = 'a list of operatives must be text: one name a line';
    return { error: { code: 'killteam/import-not-text', path: '', message } };
  }
  const library = await loadLibrary();
  const units: ListedUnit[] = [];
  const remarks: string[] = [];
  const seen = new Map<string, number>();
  let team: string | undefined;
  for (const line of list.split('\n').map(wordsOf).filter(Boolean).slice(0, MOST_LINES)) {
    const named = library.teams.find((name) => folded(name) === folded(line));
    if (named !== undefined) {
      team = named;
      continue;
    }
    const { name, count, weapon } = partsOf(line);
    const known = team === undefined ? library.operatives : operativesOf(library, team);
    const operative = known.find((one) => folded(one.name) === folded(name));
    if (operative === undefined) {
      remarks.push(`"${line.slice(0, 60)}" is no operative${team === undefined ? '' : ` of ${team}`}`);
      continue;
    }
    const guns = operative.weapons.filter(({ kind, name: gun }) => kind === 'ranged' && hasWord(gun, weapon));
    if (guns.length === 0) remarks.push(`${operative.name} has nothing to shoot with`);
    for (let copy = 0; copy < count; copy++) {
      const copies = (seen.get(operative.name) ?? 0) + 1;
      seen.set(operative.name, copies);
      const bearer = copies === 1 ? operative.name : `${operative.name} ${copies}`;
      const target = { defender: defenderFrom(operative) };
      if (guns.length === 0) units.push({ title: bearer, target });
      for (const [i, gun] of guns.entries())
        units.push({
          ...(guns.length === 1 ? { title: bearer } : { title: `${bearer}: ${gun.name}`, bearer, weapon: gun.name }),
          attack: { attacker: attackerFrom(operative, gun).fields },
          // An operative with two guns is still one target.
          ...(i === 0 ? { target } : {}),
        });
    }
  }
  // A team by itself stands for all its operatives.
  if (units.length === 0 && team !== undefined)
    return readKillTeam([team, ...operativesOf(library, team).map(({ name }) => name)].join('\n'));
  if (units.length > 0) return { title: team ?? 'Operatives', units, remarks };
  const message = 'there is no operative or team of the library in this list: one name a line, such as "Kommandos"';
  return { error: { code: 'killteam/import-not-a-list', path: '', message } };
}

const MOST_LINES = 2_000;

function wordsOf(line: string): string {
  return line.replace(/^[\s\-*•·+]+/, '').trim();
}

function partsOf(line: string): { readonly name: string; readonly count: number; readonly weapon: string } {
  const [, times, rest] = /^(?:(\d{1,2})\s*[x×]\s*)?(.*)$/i.exec(line) ?? [];
  const [name, weapon = ''] = rest.split(':');
  return { name: name.trim(), count: Math.max(1, Number(times ?? 1)), weapon: weapon.trim() };
}

function hasWord(name: string, wanted: string): boolean {
  return wanted === '' || folded(name).includes(folded(wanted));
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
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
