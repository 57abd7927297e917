// Where the names of units stand on the board, so that no name hides another: below the unit, above it, or a line further off.
import type { UnitState } from '@oddsmith/skirmish';
import { LETTER } from './shapes.tsx';
import { BOARD, type Point } from './view.ts';

interface NamedUnit {
  readonly unit: UnitState;
  /** With its marks. */
  readonly words: string;
  /** Always written, in the way of others if it must be. */
  readonly insists: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** Between two lines of text, by its size. */
const LINE = 1.05;
const CLEAR = 0.9;

function collides(one: Box, other: Box, text: number): boolean {
  return Math.abs(one.x - other.x) < one.half + other.half && Math.abs(one.y - other.y) < LINE * text;
}

/** The foot of each name by its unit; names that find no room where few inches have many pixels are left out until one zooms in. */
export function namePlaces(named: readonly NamedUnit[], text: number): ReadonlyMap<string, Point> {
  const taken: Box[] = [];
  const places = new Map<string, Point>();
  for (const { unit, words, insists } of [...named].sort((a, b) => Number(b.insists) - Number(a.insists))) {
    const half = (words.length * text * LETTER) / 2;
    const middle = unit.models.reduce((sum, model) => sum + model.x, 0) / unit.models.length;
    const x = Math.min(BOARD.width - half, Math.max(half, middle));
    const below = Math.max(...unit.models.map((model) => model.y)) + CLEAR + text;
    const above = Math.min(...unit.models.map((model) => model.y)) - CLEAR;
    const wanted = [below, above, below + LINE * text, above - LINE * text].map(
      (y): Box => ({ x, y: Math.min(BOARD.depth - 0.4, Math.max(text, y)), half }),
    );
    const free = wanted.find((box) => !taken.some((other) => collides(box, other, text)));
    const box = free ?? (insists ? wanted[0] : undefined);
    if (box === undefined) continue;
    taken.push(box);
    places.set(unit.id, [box.x, box.y]);
  }
  return places;
}
