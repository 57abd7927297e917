// Rows, columns, shooters and targets written as an army list or as "archetypes", turned into what each unit brings.
import { isRecord, type Refusal } from '@oddsmith/games';
import { archetypesOf } from './archetypes.ts';

type Role = 'attack' | 'target';

interface Entry {
  readonly title: string;
  readonly points?: number;
  readonly attack?: unknown;
  readonly target?: unknown;
}

/** Where entries stand in a question, and what they are there. */
const PLACES: { readonly [field: string]: Role } = {
  rows: 'attack',
  shooters: 'attack',
  columns: 'target',
  targets: 'target',
};

/** The question with every list written out; others are handed back as they are. */
export async function withEntries(question: unknown): Promise<unknown | Refusal> {
  if (!isRecord(question) || typeof question.calculator !== 'string') return question;
  const { calculator } = question;
  const both = question.kind === 'efficiency' || question.kind === 'lists';
  const written: Record<string, unknown> = { ...question };
  for (const [field, role] of Object.entries(PLACES)) {
    const given = question[field];
    if (!isRecord(given)) continue;
    const entries = await entriesOf(calculator, given, field);
    if (!Array.isArray(entries)) return entries;
    written[field] = both ? entries : entries.flatMap((entry) => sideOf(entry, role));
  }
  for (const field of ['mine', 'theirs']) {
    const given = question[field];
    if (question.kind !== 'lists' || !Array.isArray(given)) continue;
    const armies: unknown[] = [];
    for (const [i, army] of given.entries()) {
      const units =
        isRecord(army) && isRecord(army.units)
          ? await entriesOf(calculator, army.units, `${field}[${i}].units`)
          : undefined;
      if (units !== undefined && !Array.isArray(units)) return units;
      armies.push(units === undefined ? army : { ...army, units });
    }
    written[field] = armies;
  }
  return written;
}

function sideOf({ title, points, attack, target }: Entry, role: Role): object[] {
  const input = role === 'attack' ? attack : target;
  return input === undefined ? [] : [{ title, input, ...(points === undefined ? {} : { points }) }];
}

async function entriesOf(calculator: string, given: Record<string, unknown>, path: string): Promise<Entry[] | Refusal> {
  if (given.archetypes === true) {
    const archetypes = archetypesOf(calculator);
    if (archetypes !== undefined) return [...archetypes];
    return refuse('analysis/no-archetypes', path, `there are no typical targets for ${calculator.slice(0, 60)}`);
  }
  if (typeof given.list !== 'string')
    return refuse(
      'analysis/entries-invalid',
      path,
      `${path} must be a list of entries, {"list"} or {"archetypes": true}`,
    );
  if (calculator !== 'wh40k/attack')
    return refuse(
      'analysis/no-lists',
      path,
      `army lists are read for wh40k/attack, not for ${calculator.slice(0, 60)}`,
    );
  return armyEntries(given.list, given.phase === 'melee' ? 'fight' : 'shooting', given.units, path);
}

async function armyEntries(
  list: string,
  phase: 'shooting' | 'fight',
  wanted: unknown,
  path: string,
): Promise<Entry[] | Refusal> {
  const { importArmyList } = await import('@oddsmith/games/importers');
  const { unitOf } = await import('@oddsmith/games/wh40k/import');
  const { unitRequest } = await import('@oddsmith/games/wh40k/units');
  const read = await importArmyList(list, { game: 'wh40k' });
  if (!read.ok) return { error: { ...read.problem, path: `${path}.list` } };
  const seen = new Map<string, number>();
  return read.army.units.flatMap((imported): Entry[] => {
    const unit = unitOf(imported, read.army.faction);
    if (unit === undefined) return [];
    const count = (seen.get(unit.name) ?? 0) + 1;
    seen.set(unit.name, count);
    const title = count === 1 ? unit.name : `${unit.name} ${count}`;
    if (Array.isArray(wanted) && !wanted.includes(title)) return [];
    const request = unitRequest([unit], read.army.edition);
    const armed = request.volley[phase].length > 0;
    return [
      {
        title,
        ...(request.points === null ? {} : { points: request.points }),
        ...(armed
          ? { attack: { edition: read.army.edition, volley: request.volley[phase], attacker: request.attacker[phase] } }
          : {}),
        target: { target: request.target[phase] },
      },
    ];
  });
}

function refuse(code: string, path: string, message: string): Refusal {
  return { error: { code, path, message } };
}
