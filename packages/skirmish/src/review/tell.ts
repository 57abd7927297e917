// What a review says of a roll and of a decision, as messages.
import type { Message } from '@oddsmith/words';
import { nameOf, unitById } from '../battle/roster.ts';
import type { State } from '../battle/state.ts';
import { say } from '../words/say.ts';
import { type Roll, rollsOf } from './luck.ts';
import type { Mistake } from './review.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';

/** "Immortals", or "Necron Warriors B" where a side has several. */
export function calledIn(state: State, id: string): string {
  const unit = unitById(state, id);
  if (unit === undefined) return id;
  const name = nameOf(state, unit);
  const alike = state.units.filter((other) => other.side === unit.side && nameOf(state, other) === name);
  return alike.length > 1 ? `${name} ${LETTERS[alike.indexOf(unit)]}` : name;
}

/** `state` is the one before the roll. */
export function rollTold(state: State, { kind, unit, target, got, expected, orBetter, side }: Roll): Message {
  const who = unit === '' ? state.setup.players[side].name : calledIn(state, unit);
  const at = target === null ? '' : calledIn(state, target);
  switch (kind) {
    case 'attack':
      return say('rolled-attack', { unit: who, target: at, got, expected, orBetter });
    case 'charge':
      return say('rolled-charge', { unit: who, target: at, got, orBetter });
    case 'advance':
      return say('rolled-advance', { unit: who, got, orBetter });
    case 'battle-shock':
      return say('rolled-shock', { unit: who, got, orBetter });
    case 'grenade':
      return say('rolled-grenade', { unit: who, target: at, got, expected, orBetter });
    case 'escape':
      return say('rolled-escape', { unit: who, got, expected, orBetter });
    case 'hazardous':
      return say('rolled-hazard', { unit: who, got, expected, orBetter });
    case 'first-turn':
      return say('rolled-first', { who, got });
  }
}

/** Every roll of one action as a sentence: what came, what was to be expected, and how often it goes this well. */
export function rollsTold(moment: Parameters<typeof rollsOf>[0]): Message[] {
  return rollsOf(moment).map((roll) => rollTold(moment.before, roll));
}

function mistaken(state: State, { side, unit, grade, points, lead, chance }: Mistake) {
  const who = unit === null ? state.setup.players[side].name : calledIn(state, unit);
  const { round, phase } = state;
  return { who, grade, points, lead, chance, round, phase };
}

/** `state` is the one before the decision. */
export function mistakeTold(state: State, mistake: Mistake): Message {
  const better = mistake.best[0]?.label ?? say('reads-end-phase');
  return say('mistake', { ...mistaken(state, mistake), better });
}

/** The same for who wants to find out what was better. */
export function mistakeHinted(state: State, mistake: Mistake): Message {
  return say('mistake-is', mistaken(state, mistake));
}

/** Said before a decision that gives something away. */
export function coachTold({ points, best }: Mistake): Message {
  return say('coach', { points, better: best[0]?.label ?? say('reads-end-phase') });
}
