// S60 and S65: who fights whom, and whose choice it is.
import { type Body, engages, inContact } from './measure.ts';

/** For each fighting model, the enemy units it may strike at. */
export interface Fighter {
  /** Index in the unit. */
  readonly model: number;
  /** Indices of enemy units. */
  readonly targets: readonly number[];
}

/** S65. */
export function fightersOf(unit: readonly Body[], enemies: readonly (readonly Body[])[]): Fighter[] {
  const touched = unit.map((model) => enemies.map((enemy) => enemy.some((other) => inContact(model, other))));
  return unit.flatMap((model, index) => {
    const supported = unit.map((other, at) => at !== index && inContact(model, other) && touched[at].includes(true));
    const targets = enemies.flatMap((enemy, which) => {
      const reached = enemy.some((other) => engages(model, other));
      return reached || supported.some((is, at) => is && touched[at][which]) ? [which] : [];
    });
    return targets.length === 0 ? [] : [{ model: index, targets }];
  });
}

export interface FightUnit {
  readonly id: string;
  readonly side: 0 | 1;
  readonly eligible: boolean;
  readonly fightsFirst: boolean;
  readonly fought: boolean;
}

export type FightStep = 'first' | 'rest';

export interface FightOrder {
  readonly step: FightStep | 'done';
  readonly chooser: 0 | 1 | null;
  /** Ids to choose from. */
  readonly units: readonly string[];
}

/** S60: `last` is who fought last, and in which step. */
export function fightOrder(
  turn: 0 | 1,
  last: { readonly side: 0 | 1; readonly step: FightStep } | null,
  units: readonly FightUnit[],
): FightOrder {
  const waiting = units.filter((unit) => unit.eligible && !unit.fought);
  if (waiting.length === 0) return { step: 'done', chooser: null, units: [] };
  const first = last?.step === 'rest' ? [] : waiting.filter((unit) => unit.fightsFirst);
  const step = first.length > 0 ? 'first' : 'rest';
  const open = first.length > 0 ? first : waiting;
  const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
  const due = last !== null && last.step === step ? other(last.side) : other(turn);
  const chooser = open.some((unit) => unit.side === due) ? due : other(due);
  return { step, chooser, units: open.filter((unit) => unit.side === chooser).map((unit) => unit.id) };
}
