// What games share whose lists the readers of the library turn into parts of requests: reading, links, sheets and pairs follow from the calculator.
import { type ListedUnit, layered, ownFields } from '@oddsmith/analysis';
import { isRecord, merge, sameValue } from '@oddsmith/games';
import { plural } from '@oddsmith/games/wording';
import { lazy } from '../../components/ui/lazy.tsx';
import { armies } from '../../language/english/armies.ts';
import type { ArmiesGame, ArmyReading, LinkedArmy, Settings } from './armies-game.ts';
import type { Army, ArmyUnit, Phase } from './army.ts';
import { readList, typicalTargets } from './pool.ts';
import { armyKey } from './slots/army-key.ts';

type Own = Pick<
  ArmiesGame,
  'id' | 'title' | 'page' | 'calculator' | 'figures' | 'melee' | 'paste' | 'doesMost' | 'teams' | 'fields' | 'summary'
> & {
  readonly situations: NonNullable<ArmiesGame['situations']>;
  /** A list that stands on the page until the player brings one. */
  example(): Promise<string>;
  /** Who stands against it in melees, where typical targets only stand still. */
  readonly rival?: string;
  /** Of the settings, what is not as it stands when nobody says anything. */
  common(settings: Settings): unknown;
};

export function listedGame({ example, rival, common, ...own }: Own): ArmiesGame {
  const { id, calculator, situations } = own;
  const phases: readonly Phase[] = situations.some(({ phase }) => phase === 'melee')
    ? ['shooting', 'melee']
    : ['shooting'];
  const askedIn = phases.map((phase) => ({
    phase,
    calculator: (phase === 'melee' ? own.melee?.calculator : undefined) ?? calculator,
  }));
  const readings = new Map<unknown, Promise<ArmyReading>>();
  /** Links, slots and the page ask for the same list. */
  const readOnce = (list: string | Uint8Array): Promise<ArmyReading> => {
    const known = readings.get(list);
    if (known !== undefined) return known;
    if (readings.size >= MOST_READ) readings.clear();
    const reading = readInPhases(list, askedIn).then(
      (found): ArmyReading => (found.ok ? { ok: true, army: inItsPhases(found.army) } : found),
    );
    readings.set(list, reading);
    return reading;
  };
  /** Where a fight is a question of its own, those who only shoot or stand still have no part in it. */
  const inItsPhases = (army: Army): Army =>
    own.melee === undefined ? army : { ...army, units: army.units.map((unit) => ({ melee: {}, ...unit })) };
  let samples: Promise<readonly Army[]> | undefined;
  return {
    ...own,
    cell: 'figure',
    firstChoice: Number.POSITIVE_INFINITY,
    common,
    firing: { calculator, common },
    Pair,
    read: ([list]) => readOnce(list),
    samples() {
      samples ??= Promise.all([
        exampleArmy(readOnce, example),
        typicalArmy(calculator, rival === undefined ? undefined : readOnce(rival)),
      ]).then((armies) => armies.map(inItsPhases));
      return samples;
    },
    adopt: async (linked) => {
      const army = adopted(linked);
      return army && inItsPhases(army);
    },
    linked: ({ unit: _, ...parts }) => parts,
    revived: (unit) => unit,
    // Of the calculator of its phase.
    shown({ title: name, points, attack, target }) {
      const data = {
        calculator: this.calculator,
        // With its own abilities where it attacks, whatever it attacks.
        ...(attack === undefined ? {} : { attack: layered(attack) }),
        ...(target === undefined ? {} : { target: ownFields(target) }),
      };
      return { game: id, name, ...(points === undefined ? {} : { note: plural(points, 'point') }), data };
    },
    pairInput: (shared, { attacker, defender }, layer) =>
      layered(merge(shared, attacker.attack), defender.target, layer?.input ?? {}),
  };
}

const Pair = lazy(async () => ({ default: (await import('./pair/answered-pair.tsx')).AnsweredPair }));

/** Lists that were read: those of two slots, and of links to them. */
const MOST_READ = 6;

async function readInPhases(
  list: string | Uint8Array,
  askedIn: readonly { readonly phase: Phase; readonly calculator: string }[],
): Promise<ArmyReading> {
  const [shooting, melee] = await Promise.all(
    askedIn.map(({ phase, calculator }) => readList(calculator, list, phase)),
  );
  if ('error' in shooting) return { ok: false, problem: shooting.error };
  const fighting = melee === undefined || 'error' in melee ? undefined : melee.units;
  const units = withMelee(shooting.units, fighting);
  // Pasted entries are no list of a name.
  const name = shooting.title === '' ? armies.panel.entries : shooting.title;
  const remarks = [...new Set(shooting.remarks)];
  const diagnostics = remarks.map((message) => ({ severity: 'warning', unit: '', message }) as const);
  const key = armyKey({ name, units, ruleTexts: {} });
  return { ok: true, army: { key, origin: 'list', name, note: '', units, diagnostics, ruleTexts: {} } };
}

/** One unit for both phases: those of a list are told apart by their titles. */
function withMelee(shooting: readonly ListedUnit[], melee: readonly ListedUnit[] | undefined): readonly ArmyUnit[] {
  const units = shooting.map((unit): ArmyUnit => ({ ...unit, id: unit.title }));
  if (melee === undefined) return units;
  const fighting = new Map(melee.map((unit) => [unit.title, unit]));
  const both = units.map((unit) => {
    const { attack, target } = fighting.get(unit.title) ?? {};
    if (sameValue(attack, unit.attack) && sameValue(target, unit.target)) return unit;
    // The same object again: what is known of a target is known in both phases.
    return { ...unit, melee: { attack, target: sameValue(target, unit.target) ? unit.target : target } };
  });
  const known = new Set(shooting.map(({ title }) => title));
  const others = melee.filter(({ title }) => !known.has(title));
  return [
    ...both,
    ...others.map(({ attack, target, ...unit }) => ({ ...unit, id: unit.title, melee: { attack, target } })),
  ];
}

async function exampleArmy(
  read: (list: string) => Promise<ArmyReading>,
  example: () => Promise<string>,
): Promise<Army> {
  const reading = await read(await example());
  if (!reading.ok) throw new Error(reading.problem.message);
  return { ...reading.army, key: 'example', origin: 'sample', note: armies.panel.example };
}

/** With those of the rival who can fight, in melees alone. */
async function typicalArmy(calculator: string, rival: Promise<ArmyReading> | undefined): Promise<Army> {
  const [targets, reading] = await Promise.all([typicalTargets(calculator), rival]);
  const fighters = reading?.ok
    ? reading.army.units
        .filter(({ melee }) => melee?.attack !== undefined)
        .map(({ attack: _attack, target: _target, ...unit }) => unit)
    : [];
  const units = [...targets.map((unit) => ({ ...unit, id: unit.title })), ...fighters];
  return {
    key: 'typical',
    origin: 'sample',
    name: armies.panel.typicalTargets,
    note: reading?.ok ? armies.panel.rival(reading.army.name) : '',
    units,
    diagnostics: [],
    ruleTexts: {},
  };
}

/** Nothing of a link is trusted beyond its shape: the calculator checks the rest. */
function adopted({ key, name, units, ruleTexts }: LinkedArmy): Army | undefined {
  const known = units.filter((unit) => isRecord(unit) && typeof unit.title === 'string').map(unitOf);
  if (known.length === 0 || known.length < units.length) return undefined;
  return { key, origin: 'link', name, note: armies.fromLink, units: known, diagnostics: [], ruleTexts };
}

function unitOf(unit: Record<string, unknown>): ArmyUnit {
  const { id, title, bearer, weapon, points, attack, target, melee } = unit;
  return {
    id: String(id ?? title),
    title: String(title),
    ...(typeof bearer === 'string' ? { bearer } : {}),
    ...(typeof weapon === 'string' ? { weapon } : {}),
    ...(typeof points === 'number' ? { points } : {}),
    ...(attack === undefined ? {} : { attack }),
    ...(target === undefined ? {} : { target }),
    ...(isRecord(melee) ? { melee: { attack: melee.attack, target: melee.target } } : {}),
  };
}
