// A Rosterizer export: a tree of assets named "Class§Name", read into the roster tree that the other programs write.
import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import type { Roster, RosterSelection } from './roster.ts';

type Json = { readonly [key: string]: unknown };

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Asset {
  readonly kind: string;
  readonly name: string;
  readonly number: number;
  readonly points: number;
  readonly keywords: readonly string[];
  readonly inside: readonly Asset[];
}

const MAX_DEPTH = 40;
const MOST_ASSETS = 10_000;
const MOST_OF_ONE = 1_000;
const UNIT = /^(?:unit|squad|character|epic hero|battleline|vehicle|monster|datasheet)$/i;
const MODEL = /\bmodel$/i;
const SETTING = /^(?:faction|detachment|battle size|roster|army|enhancement|ability|rule|trait|keyword)/i;

/** undefined when the document is no Rosterizer export. */
export function rosterFromRosterizer(document: unknown, budget: ReadingBudget): Roster | undefined {
  if (!isJson(document) || !isJson(document.rulebook)) return undefined;
  const root = snapshotOf(document);
  if (root === undefined) return undefined;
  const tree = new AssetReader(budget).read(root, 0);
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

class AssetReader {
  private readonly budget: ReadingBudget;
  private count = 0;

  constructor(budget: ReadingBudget) {
    this.budget = budget;
  }

  read(asset: Json, depth: number): Asset {
    this.budget.spend();
    this.count++;
    if (this.count > MOST_ASSETS) throw new ReadingStopped('too-many-selections', 'the roster has too many assets');
    if (depth > MAX_DEPTH) throw new ReadingStopped('too-deep', 'the roster is nested deeper than any army');
    const { included, traits } = isJson(asset.assets) ? asset.assets : {};
    const inside = [included, traits].flatMap((list) => (Array.isArray(list) ? list.filter(isJson) : []));
    const [kind, name] = String(asset.item ?? '').split('\u00a7', 2);
    const quantity = Number(asset.quantity ?? 1);
    return {
      kind: name === undefined ? String(asset.classification ?? '') : kind,
      name: String(asset.name ?? name ?? asset.designation ?? ''),
      number: quantity >= 0 ? Math.min(MOST_OF_ONE, Math.round(quantity)) : 1,
      points: pointsOf(asset),
      keywords: keywordsOf(asset.keywords),
      inside: inside.map((inner) => this.read(inner, depth + 1)),
    };
  }
}

function pointsOf({ stats, meta }: Json): number {
  const written = isJson(stats) ? (stats.Points ?? stats.Pts) : undefined;
  const value = Number((isJson(written) ? written.value : undefined) ?? (isJson(meta) ? meta.points : undefined) ?? 0);
  return Number.isFinite(value) ? value : 0;
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
    points: asset.points,
    categories: asset.keywords,
    selections: body ?? inside.filter(isGear).map(selectionOf),
  };
}

function selectionBelow(asset: Asset, inside: readonly Asset[]): RosterSelection {
  return { ...EMPTY, name: asset.name, number: asset.number, selections: inside.filter(isGear).map(selectionOf) };
}

function isGear({ kind, name }: Asset): boolean {
  return /^(?:enhancement)/i.test(kind) || /^warlord$/i.test(name) || !SETTING.test(kind);
}
