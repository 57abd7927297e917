// A datasheet of the catalogue as a unit of its smallest size, with its printed loadout and the options that were picked.
import { known } from '../../contract/defined-fields.ts';
import type { Datasheet, Loadout, ModelProfile, SheetChoice, SheetOption } from '../data/datasheet.ts';
import { effectOfItem, improved } from '../data/item-effect.ts';
import { CLOSE, mostAlike, singularKey } from '../data/name.ts';
import { abilitiesOf } from './abilities.ts';
import type { Carriers } from './carriers.ts';
import { isPistol, type Unit, type UnitModel, type UnitWeapon } from './unit.ts';

/** One choice of one option, by their places on the datasheet, for so many models. */
export interface PickedOption {
  readonly option: number;
  readonly choice: number;
  /** Left out: every model that may have it. */
  readonly models?: number;
}

/** Models that carry the same. */
interface Row {
  readonly model: string | null;
  readonly count: number;
  readonly weapons: ReadonlyMap<string, number>;
  readonly gear: readonly string[];
}

export function unitOfDatasheet(datasheet: Datasheet, picked: readonly PickedOption[] = []): Unit {
  const rows = rowsOf(datasheet, picked);
  const { name, faction, points, keywords } = datasheet;
  const models = modelsOf(datasheet, rows);
  const size = models.reduce((sum, { count }) => sum + count, 0);
  return {
    name,
    faction,
    ...known({ points }),
    keywords,
    models,
    weapons: weaponsOf(datasheet, rows),
    carriers: carriersOf(datasheet, rows),
    abilities: abilitiesOf(
      datasheet,
      rows.flatMap(({ gear }) => gear),
      size,
    ),
  };
}

function rowsOf(datasheet: Datasheet, picked: readonly PickedOption[]): readonly Row[] {
  let rows = (datasheet.loadout ?? plainLoadout(datasheet)).map(toRow);
  for (const { option, choice, models } of picked) {
    const group = datasheet.options?.[option];
    const chosen = group?.choices[choice];
    if (group !== undefined && chosen !== undefined) rows = withChoice(rows, group, chosen, models);
  }
  return rows;
}

function toRow({ model, count, weapons, gear = [] }: Loadout): Row {
  return {
    model,
    count,
    weapons: new Map(Object.entries(weapons)),
    gear: gear.map((name) => name.replace(/ x\d+$/, '')),
  };
}

/** Sheets of catalogues without loadouts: one gun and one melee weapon for everybody. */
function plainLoadout({ name, size, models, weapons }: Datasheet): readonly Loadout[] {
  const count = size?.[0] ?? models.length;
  const gun = weapons.find((weapon) => weapon.kind === 'ranged' && !isPistol(weapon));
  const blades = weapons.filter(({ kind }) => kind === 'melee');
  const blade = blades.find((weapon) => /close combat/i.test(weapon.name)) ?? blades[0];
  const carried = [gun ?? weapons.find(({ kind }) => kind === 'ranged'), blade].flatMap((weapon) => weapon?.name ?? []);
  return [
    { model: models.at(-1)?.name ?? name, count, weapons: Object.fromEntries(carried.map((weapon) => [weapon, 1])) },
  ];
}

function withChoice(rows: readonly Row[], option: SheetOption, choice: SheetChoice, models: number | undefined): Row[] {
  return choice.model === undefined ? withGear(rows, option, choice, models) : withModels(rows, option, choice, models);
}

/** A choice of each such model: some of them change, the rest stay as they were. */
function withGear(rows: readonly Row[], option: SheetOption, choice: SheetChoice, models: number | undefined): Row[] {
  let left = Math.min(models ?? Number.POSITIVE_INFINITY, choice.unitMax ?? option.unitMax ?? Number.POSITIVE_INFINITY);
  return rows.flatMap((row) => {
    const count =
      row.model === (option.model ?? null) && carriesAll(row, choice) ? Math.min(left, Math.max(1, row.count)) : 0;
    if (count === 0) return [row];
    left -= count;
    const changed = { ...row, count: Math.min(count, row.count), ...changedBy(row, choice) };
    return count >= row.count ? [changed] : [{ ...row, count: row.count - count }, changed];
  });
}

function carriesAll({ weapons, gear }: Row, { remove = {}, dropGear = [] }: SheetChoice): boolean {
  return (
    Object.entries(remove).every(([weapon, count]) => (weapons.get(weapon) ?? 0) >= count) &&
    dropGear.every((name) => gear.includes(name))
  );
}

function changedBy(
  row: Row,
  { add = {}, remove = {}, gear = [], dropGear = [] }: SheetChoice,
): Pick<Row, 'weapons' | 'gear'> {
  const weapons = new Map(row.weapons);
  for (const [weapon, count] of Object.entries(remove)) weapons.set(weapon, (weapons.get(weapon) ?? 0) - count);
  for (const [weapon, count] of Object.entries(add)) weapons.set(weapon, (weapons.get(weapon) ?? 0) + count);
  return { weapons, gear: [...row.gear.filter((name) => !dropGear.includes(name)), ...gear] };
}

/** A kind of model takes the place of the most numerous other kind of its group. */
function withModels(rows: readonly Row[], option: SheetOption, choice: SheetChoice, models: number | undefined): Row[] {
  const kinds = option.choices.map(({ model }) => model);
  const others = rows.filter(({ model }) => kinds.includes(model ?? undefined) && model !== choice.model);
  const [from] = [...others].sort((a, b) => b.count - a.count);
  const present = rows.find(({ model }) => model === choice.model)?.count ?? 0;
  const count = Math.min(models ?? 1, (choice.max ?? 1) - present, from?.count ?? 0);
  if (from === undefined || count <= 0) return [...rows];
  const added: Row = {
    model: choice.model ?? null,
    count,
    weapons: new Map(Object.entries(choice.weapons ?? {})),
    gear: choice.gear ?? [],
  };
  return [
    ...rows.flatMap((row) =>
      row !== from ? [row] : row.count === count ? [] : [{ ...row, count: row.count - count }],
    ),
    added,
  ];
}

/** Stat lines of the rows, with what their items change; the same lines together. */
function modelsOf(datasheet: Datasheet, rows: readonly Row[]): readonly UnitModel[] {
  const wholeUnit = rows.flatMap(({ gear }) => gear).map((item) => effectOfItem(datasheet.wargear, item));
  const shared = wholeUnit.filter((effect) => effect?.unit === true);
  const models = new Map<string, UnitModel>();
  for (const { model, count, gear } of rows) {
    if (model === null || count === 0) continue;
    let line = lineFor(model, datasheet);
    if (line === undefined) continue;
    const own = gear.map((item) => effectOfItem(datasheet.wargear, item)).filter((effect) => effect?.unit !== true);
    for (const effect of [...own, ...shared]) if (effect !== undefined) line = improved(line, effect);
    const { mMin: _, ...stats } = line;
    const key = JSON.stringify(stats);
    const same = models.get(key);
    models.set(key, same === undefined ? ({ ...stats, count } as UnitModel) : { ...same, count: same.count + count });
  }
  if (models.size > 0) return [...models.values()];
  return datasheet.models.map(({ mMin: _, ...stats }) => ({ ...stats, count: 1 }) as UnitModel);
}

/** The line of that name, the one spelt most like it, else the most ordinary one: the fewest wounds. */
export function lineFor(model: string, { name, models }: Datasheet): ModelProfile | undefined {
  if (models.length <= 1) return models[0];
  const { row: likeliest, score } = mostAlike(models, model);
  if (score >= CLOSE) return likeliest;
  const words = singularKey(model).split(' ');
  // "Custodian Guard (Sentinel Blade & Praesidium Shield)" is a Custodian Guard, and more so one (Shield): the longest name of the first words.
  const held = models
    .map((line) => ({
      line,
      places: singularKey(line.name)
        .split(' ')
        .map((word) => words.indexOf(word)),
    }))
    .filter(({ places }) => !places.includes(-1))
    .sort((a, b) => b.places.length - a.places.length || Math.max(...a.places) - Math.max(...b.places))[0]?.line;
  const unitLine = models.find((line) => singularKey(line.name) === singularKey(name));
  return held ?? unitLine ?? [...models].sort((a, b) => a.w - b.w)[0];
}

/** Whether the whole name of a line is in that of a model, and the line is not the unit's own. */
export function isSpokenOf({ name: line }: ModelProfile, model: string, { name: unit }: Datasheet): boolean {
  const words = singularKey(model).split(' ');
  const key = singularKey(line);
  return key !== singularKey(unit) && key.split(' ').every((word) => words.includes(word));
}

/** Rows of models by the stat line they have. */
function carriersOf(datasheet: Datasheet, rows: readonly Row[]): readonly Carriers[] {
  return rows.flatMap(({ model, count, weapons }) => {
    const line = model === null ? undefined : lineFor(model, datasheet);
    if (line === undefined) return [];
    const carried = [...weapons].map(([weapon, each]) => [singularKey(weapon), each * count]);
    return [{ name: line.name, models: count, weapons: Object.fromEntries(carried) }];
  });
}

function weaponsOf(datasheet: Datasheet, rows: readonly Row[]): readonly UnitWeapon[] {
  const totals = new Map<string, number>();
  for (const { model, count, weapons } of rows)
    for (const [weapon, each] of weapons)
      totals.set(weapon, (totals.get(weapon) ?? 0) + each * (model === null ? 1 : count));
  return [...totals].flatMap(([name, count]) => {
    if (count <= 0) return [];
    const profiles = datasheet.items?.[name];
    const names = new Set(profiles ?? [name]);
    return (
      datasheet.weapons
        .filter((weapon) => names.has(weapon.name))
        // A name that stands twice is one weapon by two carriers: it is not fired twice.
        .filter(
          (weapon, index, all) =>
            index === all.findIndex((one) => one.name === weapon.name && one.kind === weapon.kind),
        )
        .map((weapon) => ({ ...weapon, count, item: name, ...(profiles === undefined ? {} : { family: name }) }))
    );
  });
}
