// How much of a zone the enemy sees from where it can stand after its first move: worked out once for a table.
import { memoizeWeak } from '@oddsmith/games';
import { isVisible, type Seer } from '../rules/cover.ts';
import type { Zone } from '../rules/deployment.ts';
import { Keywords } from '../rules/keywords.ts';
import { bodyOf } from '../rules/measure.ts';
import type { TerrainPiece } from '../rules/terrain.ts';

/** Inches between two places that are looked at. */
const CELL = 1;
/** Inches between two places that are looked from. */
const SPACING = 6;
/** How far from its zone the enemy is taken to look: from its front, and after a move of most units. */
const STEPS = [0, 6];

const NO_KEYWORDS = new Keywords([]);

function marker(x: number, y: number): Seer {
  return bodyOf({ x, y, z: 0, facing: 0, base: { round: 32 }, height: 1.5, keywords: NO_KEYWORDS });
}

/** Where enemies may look from: rows along the front of their zone. */
function lookouts(enemy: Zone): Seer[] {
  const [x0, y0, x1, y1] = enemy;
  const wide = x1 - x0 > y1 - y0;
  const found: Seer[] = [];
  for (const step of STEPS) {
    const front = wide ? (y0 === 0 ? y1 + step : y0 - step) : x0 === 0 ? x1 + step : x0 - step;
    const [from, to] = wide ? [x0, x1] : [y0, y1];
    for (let along = from + SPACING / 2; along < to; along += SPACING)
      found.push(wide ? marker(along, front) : marker(front, along));
  }
  return found;
}

export interface ExposureMap {
  /** Share of the places the enemy may look from that see this point: 0 is out of sight. */
  at(x: number, y: number): number;
}

/** Points are asked for cell by cell, and most cells never. */
function mapOf(terrain: readonly TerrainPiece[], enemy: Zone): ExposureMap {
  const eyes = lookouts(enemy);
  const known = new Map<number, number>();
  return {
    at(x, y) {
      const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
      const key = column * 1000 + row;
      const before = known.get(key);
      if (before !== undefined) return before;
      const there = marker((column + 0.5) * CELL, (row + 0.5) * CELL);
      const share = eyes.filter((eye) => isVisible(eye, there, terrain)).length / eyes.length;
      known.set(key, share);
      return share;
    },
  };
}

const maps = memoizeWeak((_: readonly TerrainPiece[]) => new Map<string, ExposureMap>());

export function exposureMap(terrain: readonly TerrainPiece[], enemy: Zone): ExposureMap {
  const ofTable = maps(terrain);
  const key = enemy.join();
  const known = ofTable.get(key) ?? mapOf(terrain, enemy);
  ofTable.set(key, known);
  return known;
}
