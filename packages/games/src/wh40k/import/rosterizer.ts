// A Rosterizer export: a tree of assets named "Class§Name", read into the roster tree that the other programs write.
import { known } from '../../contract/defined-fields.ts';
import type { ReadingBudget } from '../../lists/budget.ts';
import {
  countOf,
  isJson,
  type Json,
  list,
  type Roster,
  type RosterProfile,
  type RosterSelection,
  TreeLimits,
} from './roster.ts';

interface Asset {
  readonly kind: string;
  readonly name: string;
  readonly number: number;
  readonly misread?: string;
  readonly points: number;
  readonly keywords: readonly string[];
  readonly inside: readonly Asset[];
  /** Where the export has them: a campaign may have changed them. */
  readonly line: RosterProfile | undefined;
}

const UNIT = /^(?:unit|squad|character|epic hero|battleline|vehicle|monster|datasheet)$/i;
const MODEL = /\bmodel$/i;
const SETTING = /^(?:faction|detachment|battle size|roster|army|enhancement|ability|rule|trait|keyword)/i;

/** undefined when the document is no Rosterizer export. */
export function rosterFromRosterizer(document: unknown, budget: ReadingBudget): Roster | undefined {
  if (!isJson(document) || !isJson(document.rulebook)) return undefined;
  const root = snapshotOf(document);
  if (root === undefined) return undefined;
  const tree = assetOf(root, 0, new TreeLimits(budget, { id: 'roster-assets', values: undefined }));
  const { game, name } = document.rulebook;
  const settings = flat(tree);
  const faction = settings.find(({ kind }) => /^faction$/i.test(kind))?.name ?? '';
  const detachment = settings.find(({ kind }) => /^detachment$/i.test(kind));
  return {
    name: tree.name,
    gameSystemId: '',
    gameSystemName: String(game ?? name ?? ''),
    generatedBy: 'Rosterizer',
    points: tree.points === 0 ? undefined : tree.points,
    forces: [
      {
        catalogueName: faction,
        selections: [
          ...(detachment === undefined
            ? []
            : [{ ...EMPTY, name: 'Detachment', selections: [selectionOf(detachment)] }]),
          ...unitsOf(tree).map(selectionOf),
        ],
      },
    ],
  };
}

const EMPTY: RosterSelection = {
  name: '',
  type: 'upgrade',
  number: 1,
  points: 0,
  categories: ['Configuration'],
  rules: [],
  profiles: [],
  selections: [],
};

function snapshotOf({ snapshot, history }: Json): Json | undefined {
  if (isJson(snapshot)) return snapshot;
  const present = isJson(history) && isJson(history.present) ? history.present.roster : undefined;
  return isJson(present) ? present : undefined;
}

function assetOf(asset: Json, depth: number, limits: TreeLimits): Asset {
  limits.enter(depth);
  const { included, traits } = isJson(asset.assets) ? asset.assets : {};
  const [kind, name] = String(asset.item ?? '').split('\u00a7', 2);
  return {
    kind: name === undefined ? String(asset.classification ?? '') : kind,
    name: String(asset.name ?? name ?? asset.designation ?? ''),
    ...countOf(asset.quantity),
    points: pointsOf(asset),
    keywords: keywordsOf(asset.keywords),
    line: statLineOf(asset),
    inside: [...list(included), ...list(traits)].map((inner) => assetOf(inner, depth + 1, limits)),
  };
}

function pointsOf({ stats, meta }: Json): number {
  const written = isJson(stats) ? (stats.Points ?? stats.Pts) : undefined;
  const value = Number((isJson(written) ? written.value : undefined) ?? (isJson(meta) ? meta.points : undefined) ?? 0);
  return Number.isFinite(value) ? value : 0;
}

const CHARACTERISTICS = ['M', 'T', 'SV', 'W', 'LD', 'OC'];

/** Nothing unless Toughness and Wounds are there. */
function statLineOf({ stats, name, item }: Json): RosterProfile | undefined {
  if (!isJson(stats)) return undefined;
  const characteristics = Object.entries(stats).flatMap(([key, written]) => {
    const value = isJson(written) ? written.value : written;
    const isOne = CHARACTERISTICS.includes(key.toUpperCase()) && /^(?:string|number)$/.test(typeof value);
    return isOne ? [{ name: key.toUpperCase(), text: String(value) }] : [];
  });
  const has = (wanted: string): boolean => characteristics.some((one) => one.name === wanted);
  if (!has('T') || !has('W')) return undefined;
  return { name: String(name ?? item ?? '').replace(/^.*\u00a7/, ''), typeName: 'Unit', characteristics };
}

function keywordsOf(keywords: unknown): readonly string[] {
  if (!isJson(keywords)) return [];
  return Object.values(keywords).flatMap((list) =>
    Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [],
  );
}

function flat(asset: Asset): readonly Asset[] {
  return [asset, ...asset.inside.flatMap(flat)];
}

/** A unit inside another is one that joined it: both stand in the list. */
function unitsOf(asset: Asset): readonly Asset[] {
  const inner = asset.inside.flatMap(unitsOf);
  return UNIT.test(asset.kind) ? [asset, ...inner] : inner;
}

/** Points of a unit are those of its whole tree; models are its own number where it names none. */
function selectionOf(asset: Asset): RosterSelection {
  const inside = asset.inside.filter(({ kind }) => !UNIT.test(kind));
  const models = inside.filter(({ kind }) => MODEL.test(kind));
  const isUnit = UNIT.test(asset.kind);
  const body =
    isUnit && models.length === 0 ? [{ ...selectionBelow(asset, inside), type: 'model', points: 0 }] : undefined;
  return {
    ...EMPTY,
    name: asset.name,
    type: isUnit ? 'unit' : MODEL.test(asset.kind) ? 'model' : 'upgrade',
    number: isUnit ? 1 : asset.number,
    // Where the number of the unit is that of its models it is said of those.
    ...(body === undefined ? known({ misread: asset.misread }) : {}),
    points: asset.points,
    categories: asset.keywords,
    profiles: asset.line === undefined ? [] : [asset.line],
    selections: body ?? inside.filter(isGear).map(selectionOf),
  };
}

function selectionBelow(asset: Asset, inside: readonly Asset[]): RosterSelection {
  const { name, number, misread } = asset;
  return { ...EMPTY, name, number, ...known({ misread }), selections: inside.filter(isGear).map(selectionOf) };
}

function isGear({ kind, name }: Asset): boolean {
  return /^(?:enhancement)/i.test(kind) || /^warlord$/i.test(name) || !SETTING.test(kind);
}
