// Zones and markers (S15, S71).

import type { Zone } from '../rules/deployment.ts';
import { BOARD_DEPTH, BOARD_WIDTH } from '../rules/measure.ts';
import type { Marker } from '../rules/objectives.ts';
import type { Setup } from './schema.ts';

export type Side = 0 | 1;

const ZONES: { readonly [zones in Setup['zones']]: readonly [Zone, Zone] } = {
  'long-edges': [
    [0, 0, BOARD_WIDTH, 12],
    [0, 32, BOARD_WIDTH, BOARD_DEPTH],
  ],
  'short-edges': [
    [0, 0, 18, BOARD_DEPTH],
    [42, 0, BOARD_WIDTH, BOARD_DEPTH],
  ],
};

export function zoneOf(zones: Setup['zones'], side: Side): Zone {
  return ZONES[zones][side];
}

const MARKERS: { readonly [zones in Setup['zones']]: readonly Marker[] } = {
  'long-edges': [
    { x: 30, y: 22 },
    { x: 12, y: 22 },
    { x: 48, y: 22 },
    { x: 30, y: 6 },
    { x: 30, y: 38 },
  ],
  'short-edges': [
    { x: 30, y: 22 },
    { x: 30, y: 8 },
    { x: 30, y: 36 },
    { x: 9, y: 22 },
    { x: 51, y: 22 },
  ],
};

/** The markers of a mission; annihilation has none. */
export function markersOf(mission: Setup['mission'], zones: Setup['zones']): Marker[] {
  return mission === 'take-and-hold' ? MARKERS[zones].map((marker) => ({ ...marker })) : [];
}
