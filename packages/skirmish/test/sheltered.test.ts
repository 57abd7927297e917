// S16: units that are placed by the rule stand legally, out of sight where the table allows it, and apart.
import { hash, LAYOUTS, markersOf, parseSetup, quickStart, type Setup, type State, start } from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { bodiesOf, unitsOf } from '../src/battle/roster.ts';
import { isCoherent } from '../src/rules/coherency.ts';
import { isVisible } from '../src/rules/cover.ts';
import { judgeDeployment } from '../src/rules/deployment.ts';
import { rangeOfUnits } from '../src/rules/measure.ts';
import { zoneOf } from '../src/setup/missions.ts';

function placed(layout: string, zones: Setup['zones'], placing: Setup['placing'] = 'sheltered'): State {
  const objectives = markersOf('take-and-hold', zones);
  return start({ ...quickStart(), zones, terrain: LAYOUTS[layout], objectives, placing });
}

/** Pairs of enemy units of which a model of one sees a model of the other. */
function facing(state: State): number {
  const [own, theirs] = ([0, 1] as const).map((side) => unitsOf(state, side).map((unit) => bodiesOf(state, unit)));
  return own.flatMap((one) =>
    theirs.filter((other) => one.some((a) => other.some((b) => isVisible(a, b, state.setup.terrain)))),
  ).length;
}

describe.each(Object.keys(LAYOUTS))('on %s', (layout) => {
  test.each(['long-edges', 'short-edges'] as const)(
    '%s: everybody stands legally, and no two units in a heap',
    (zones) => {
      const state = placed(layout, zones);
      expect(state.units.every((unit) => unit.placed)).toBe(true);
      for (const unit of state.units) {
        const models = bodiesOf(state, unit);
        const others = state.units.filter((other) => other !== unit).flatMap((other) => bodiesOf(state, other));
        const zone = zoneOf(zones, unit.side);
        expect(judgeDeployment({ zone, models, others, terrain: state.setup.terrain })).toBeNull();
        expect(isCoherent(models)).toBe(true);
        const friends = unitsOf(state, unit.side).filter((other) => other !== unit);
        expect(Math.min(...friends.map((friend) => rangeOfUnits(models, bodiesOf(state, friend))))).toBeGreaterThan(1);
      }
      expect(facing(state)).toBeLessThanOrEqual(facing(placed(layout, zones, 'line')));
    },
  );
});

test('where there is hardly room everybody still stands on the board', () => {
  const { forces, ...rest } = quickStart();
  const crowd = (force: Setup['forces'][number], copies: readonly number[]) => ({
    ...force,
    units: force.units.flatMap((unit, index) => Array.from({ length: copies[index] }, () => unit)),
  });
  const setup = {
    ...rest,
    size: 2000,
    first: 0,
    forces: [crowd(forces[0], [5, 3, 4, 5]), crowd(forces[1], [4, 4, 5, 5])],
  };
  const parsed = parseSetup(setup);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const state = start(parsed.value);
  expect(state.units.filter((unit) => !unit.placed).map(({ id }) => id)).toEqual([]);
  expect(state.phase).toBe('command');
});

test('a battle on file that does not say how units are placed has them in a line, as when it was kept', () => {
  const { placing, ...before } = quickStart();
  expect(placing).toBe('sheltered');
  const parsed = parseSetup(before);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  expect(hash(start(parsed.value))).toBe(hash(start({ ...quickStart(), placing: 'line' })));
  expect(hash(start(parsed.value))).not.toBe(hash(start(quickStart())));
});
