// How many models a BSData unit has and what its smallest form costs, from the constraints on its options.
import { settledModifiers } from './condition.ts';
import { type BsdataFiles, type Element, inside, isHiddenByHand, linked, optionsOf } from './tree.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

const NONE: Range = { least: 0, most: 0 };

/** Models in the unit; undefined where the file does not limit them. */
export function sizeOf(entry: Element, target: Element, bsdata: BsdataFiles): [number, number] | undefined {
  if (target.attributes.type === 'model') return [1, 1];
  const { least, most } = new ModelCount(bsdata).inside([target, entry]);
  if (most === 0) return sizeByName(target);
  return Number.isFinite(most) && least <= most ? [Math.max(1, least), most] : undefined;
}

/** Some units list their models as options; the group still says how many: "1-3 Heavy Destroyers". */
function sizeByName(unit: Element): [number, number] | undefined {
  for (const group of inside(unit, 'selectionEntryGroups')) {
    const range = /^(\d+)(?:-(\d+))? /.exec(group.attributes.name ?? '');
    if (range !== null) return [Number(range[1]), Number(range[2] ?? range[1])];
  }
  // No models, and the stat line is the unit's own: it is its one model.
  const lines = inside(unit, 'profiles').filter(({ attributes }) => attributes.typeName === 'Unit');
  return lines.length === 1 ? [1, 1] : undefined;
}

class ModelCount {
  private readonly bsdata: BsdataFiles;
  private readonly path = new Set<Element>();

  constructor(bsdata: BsdataFiles) {
    this.bsdata = bsdata;
  }

  inside(parents: readonly Element[]): Range {
    const sum = (all: Range, one: Range) => ({ least: all.least + one.least, most: all.most + one.most });
    return optionsOf(parents)
      .map((child) => this.of(child))
      .reduce(sum, NONE);
  }

  private of(child: Element): Range {
    const target = linked(child, this.bsdata);
    if (target === undefined || isHiddenByHand(child, target) || this.path.has(target)) return NONE;
    const limits = limitsOf(child, target);
    if (target.attributes.type === 'model') return limits;
    this.path.add(target);
    const one = limits.most === 1 ? this.compositions([target, child]) : undefined;
    const { least, most } = one ?? this.inside([target, child]);
    this.path.delete(target);
    if (one !== undefined) return { least: least * limits.least, most };
    if (most === 0) return NONE;
    if (target.tag !== 'selectionEntryGroup') return { least: least * limits.least, most: most * limits.most };
    return { least: Math.max(least, limits.least), most: Math.min(most, limits.most) };
  }

  /** "1 Sergeant and 9 Troopers" or "2 Sergeants and 18 Troopers": one of several whole units is chosen. */
  private compositions(parents: readonly Element[]): Range | undefined {
    const choices = optionsOf(parents).map((child) => ({ child, target: linked(child, this.bsdata) }));
    if (choices.some(({ target }) => target?.attributes.type !== 'upgrade')) return undefined;
    const sizes = choices.flatMap(({ child, target }) => (target ? [this.inside([target, child])] : []));
    if (sizes.length === 0 || sizes.some(({ most }) => most === 0)) return undefined;
    return {
      least: Math.min(...sizes.map(({ least }) => least)),
      most: Math.max(...sizes.map(({ most }) => most)),
    };
  }
}

/** What the unit costs in its smallest size: what has to be taken, or what the price list for sizes says. */
export function leastPoints(
  entry: Element,
  target: Element,
  size: readonly [number, number] | undefined,
  catalogue: string,
  bsdata: BsdataFiles,
): number {
  const parts = [...new Set([target, entry])];
  const situation = {
    catalogue,
    ids: new Set(parts.map(({ attributes }) => attributes.id)),
    ...(size === undefined ? {} : { models: size[0] }),
  };
  const priced = parts
    .flatMap((part) => settledModifiers(part, situation))
    .filter(({ attributes }) => attributes.field === POINTS);
  return priced.reduce(
    (points, { attributes }) => {
      const value = Number(attributes.value) || 0;
      if (attributes.type === 'set') return value;
      if (attributes.type === 'increment') return points + value;
      return attributes.type === 'decrement' ? points - value : points;
    },
    new Cost(bsdata).of(entry, target),
  );
}

/** The id under which modifiers speak of points; one for all files of the game. */
const POINTS = '51b2-306e-1021-d207';

class Cost {
  private readonly bsdata: BsdataFiles;
  private readonly path = new Set<Element>();

  constructor(bsdata: BsdataFiles) {
    this.bsdata = bsdata;
  }

  of(child: Element, target: Element): number {
    if (this.path.has(target)) return 0;
    this.path.add(target);
    const points = (pointsOf(child) || pointsOf(target)) + this.children([target, child], 0);
    this.path.delete(target);
    return points;
  }

  /** What must be taken, and the cheapest of the rest until the group has `wanted`. */
  private children(parents: readonly Element[], wanted: number): number {
    let points = 0;
    let taken = 0;
    let cheapest = Number.POSITIVE_INFINITY;
    for (const child of optionsOf(parents)) {
      const target = linked(child, this.bsdata);
      if (target === undefined || isHiddenByHand(child, target)) continue;
      const { least } = limitsOf(child, target);
      if (target.tag === 'selectionEntryGroup') {
        points += this.children([target, child], least);
        continue;
      }
      // Most options cost nothing and are not forced: they need not be followed.
      if (least === 0 && wanted === 0) continue;
      const each = this.of(child, target);
      points += least * each;
      taken += least;
      cheapest = Math.min(cheapest, each);
    }
    const rest = Math.max(0, wanted - taken);
    return points + (rest > 0 && Number.isFinite(cheapest) ? rest * cheapest : 0);
  }
}

function pointsOf(element: Element): number {
  const cost = inside(element, 'costs').find(({ attributes }) => attributes.name?.trim() === 'pts');
  return Number(cost?.attributes.value ?? 0) || 0;
}

/** The link's own limits stand before those of what it links to. */
function limitsOf(child: Element, target: Element): Range {
  const limit = (type: 'min' | 'max'): number | undefined => {
    for (const element of [child, target]) {
      const found = inside(element, 'constraints').find(
        ({ attributes }) =>
          attributes.type === type && attributes.field === 'selections' && attributes.scope === 'parent',
      );
      if (found !== undefined) return Number(found.attributes.value);
    }
    return undefined;
  };
  const most = limit('max') ?? -1;
  return { least: Math.max(0, limit('min') ?? 0), most: most < 0 ? Number.POSITIVE_INFINITY : most };
}
