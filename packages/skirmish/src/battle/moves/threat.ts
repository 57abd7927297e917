// How far the other side could reach next turn: its move and its guns, its move and a charge.
import type { Side } from '../../setup/missions.ts';
import { weaponsOf } from '../attacks/shots.ts';
import { topSpeed, unitsOf } from '../roster.ts';
import { otherSide, type State } from '../state.ts';

export interface Threat {
  readonly unit: string;
  /** Inches: Movement and the longest range. */
  readonly shooting: number;
  /** Inches: Movement and the best charge roll. */
  readonly charge: number;
}

const BEST_CHARGE = 12;
/** A gun without a limit reaches across the board. */
const ACROSS = 75;

/** For every unit of the enemy of a side. */
export function threat(state: State, side: Side): Threat[] {
  return unitsOf(state, otherSide(side)).map((unit) => {
    const move = topSpeed(state, unit);
    const guns = weaponsOf(state, unit).filter(({ profile }) => profile.kind === 'ranged');
    const longest = Math.max(0, ...guns.map(({ profile: { range } }) => (typeof range === 'number' ? range : ACROSS)));
    return { unit: unit.id, shooting: guns.length === 0 ? 0 : move + longest, charge: move + BEST_CHARGE };
  });
}
