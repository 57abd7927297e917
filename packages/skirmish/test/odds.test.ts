// Attacks played through the reducer come out as the exact odds shown before: many times over, in several scenes.
import { attackOdds, diceFor, quickStart, type Setup, type Shot, type State, start } from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { resolveShots } from '../src/battle/attack.ts';
import type { AttackPhase } from '../src/battle/attack-request.ts';
import { Draft } from '../src/battle/draft.ts';
import { unitById } from '../src/battle/roster.ts';
import { unitShots } from '../src/battle/shots.ts';
import { allStrikes, volleyAt } from '../src/computer/volleys.ts';

const ATTACKS = 5_000;
/** Standard errors: one false alarm in about 150,000 comparisons. */
const BAND = 4.5;

/** Models of a unit in a row from a point, one base apart. */
function placed(state: State, unitId: string, x: number, y: number): State {
  const units = state.units.map((unit) =>
    unit.id === unitId ? { ...unit, models: unit.models.map((model, n) => ({ ...model, x: x + 1.4 * n, y })) } : unit,
  );
  return { ...state, units };
}

function scene(change: Partial<Setup> = {}): State {
  const state = start({ ...quickStart(), terrain: [], ...change });
  return { ...state, phase: 'shooting', turn: 0, actor: 0 };
}

/** A captain at the head of the first squad of either side. */
function withLeaders(): Setup['forces'] {
  const [one, other] = quickStart().forces;
  const lead = (force: Setup['forces'][number]): Setup['forces'][number] => ({
    ...force,
    units: [
      ...force.units,
      {
        ...force.units[0],
        name: 'Captain',
        keywords: ['Infantry', 'Character'],
        lines: [{ ...force.units[0].lines[0], name: 'Captain', count: 1, w: 5, sv: 2, invuln: 4 }],
        weapons: force.units[0].weapons.map((weapon) => ({ ...weapon, count: 1 })),
        attachedTo: 0,
      },
    ],
  });
  return [lead(one), lead(other)];
}

const WOODS: Setup['terrain'] = [
  {
    id: 't1',
    kind: 'woods',
    footprint: [
      [10, 14],
      [40, 14],
      [40, 17],
      [10, 17],
    ],
    height: 4,
    walls: [],
    floors: [],
  },
];

function shooting(state: State): readonly Shot[] {
  const unit = unitById(state, 'a1')!;
  return volleyAt(state, unit, unitShots(state, unit), 'b1');
}

const scenes: readonly [title: string, phase: AttackPhase, state: State, shots: (state: State) => readonly Shot[]][] = [
  ['at long range', 'shooting', placed(placed(scene(), 'a1', 15, 10), 'b1', 12, 30), shooting],
  [
    'S54 some models within half range',
    'shooting',
    placed(placed(scene({ forces: quickStart('notes').forces }), 'a1', 15, 10), 'b1', 22, 20),
    shooting,
  ],
  ['S43 through woods', 'shooting', placed(placed(scene({ terrain: WOODS }), 'a1', 15, 10), 'b1', 12, 24), shooting],
  [
    'S14 at a unit with its leader',
    'shooting',
    placed(placed(scene({ forces: withLeaders() }), 'a1', 15, 10), 'b1', 12, 20),
    shooting,
  ],
  ['S66 in a fight', 'fight', scene(), (state) => allStrikes(state, unitById(state, 'a3')!, 'b1')],
];

describe.each(scenes)('%s', (_, phase, state, choose) => {
  const shots = choose(state);
  const attacker = phase === 'fight' ? 'a3' : 'a1';

  test(`${ATTACKS} attacks agree with the odds`, () => {
    expect(shots.length).toBeGreaterThan(0);
    const [{ findings }] = attackOdds(state, attacker, shots, phase);
    const slain = new Map<number, number>();
    let damage = 0;
    for (let seed = 0; seed < ATTACKS; seed++) {
      const draft = new Draft(state, diceFor(seed, 0));
      resolveShots(draft, attacker, shots, phase);
      const before = unitById(state, 'b1')!;
      const after = unitById(draft.state, 'b1')!;
      const dead = before.models.length - after.models.length;
      slain.set(dead, (slain.get(dead) ?? 0) + 1);
      const wounds = (unit: typeof before) => unit.models.reduce((sum, model) => sum + model.wounds, 0);
      damage += wounds(before) - wounds(after);
    }
    const { slain: exact, damage: dealt } = findings.distributions;
    for (let n = exact.min; n <= exact.max; n++) {
      const chance = exact.probabilities[n - exact.min];
      const room = (BAND * Math.sqrt(chance * (1 - chance))) / Math.sqrt(ATTACKS) + 10 / ATTACKS;
      expect(Math.abs((slain.get(n) ?? 0) / ATTACKS - chance), `${n} slain`).toBeLessThan(room);
    }
    expect(Math.abs(damage / ATTACKS - dealt.mean)).toBeLessThan((BAND * dealt.stdDev) / Math.sqrt(ATTACKS) + 1e-9);
  });
});
