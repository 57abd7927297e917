// What a review says of a roll and of a decision, as messages.
import type { Message } from '@oddsmith/words';
import type { Action } from '../battle/action.ts';
import { nameOf, unitById } from '../battle/roster.ts';
import type { State } from '../battle/state.ts';
import type { Candidate } from '../computer/candidate.ts';
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
export function rollTold(state: State, { kind, unit, target, got, expected, orBetter, orWorse, side }: Roll): Message {
  const who = unit === '' ? state.setup.players[side].name : calledIn(state, unit);
  const at = target === null ? '' : calledIn(state, target);
  switch (kind) {
    case 'attack':
      return say('rolled-attack', { unit: who, target: at, got, expected, orBetter, orWorse });
    case 'charge':
      return say('rolled-charge', { unit: who, target: at, got, orBetter, orWorse });
    case 'advance':
      return say('rolled-advance', { unit: who, got, orBetter, orWorse });
    case 'battle-shock':
      return say('rolled-shock', { unit: who, got, orBetter, orWorse });
    case 'grenade':
      return say('rolled-grenade', { unit: who, target: at, got, expected, orBetter, orWorse });
    case 'escape':
      return say('rolled-escape', { unit: who, got, expected, orBetter, orWorse });
    case 'hazardous':
      return say('rolled-hazard', { unit: who, got, expected, orBetter, orWorse });
    case 'first-turn':
      return say('rolled-first', { who, got });
  }
}

/** Every roll of one action as a sentence: what came, what was to be expected, and how often it goes this well. */
export function rollsTold(moment: Parameters<typeof rollsOf>[0]): Message[] {
  return rollsOf(moment).map((roll) => rollTold(moment.before, roll));
}

function mistaken(state: State, { side, unit, grade, points, lead, chance, did }: Mistake) {
  const { round, phase } = state;
  const who = unit === null ? state.setup.players[side].name : calledIn(state, unit);
  return {
    did: { ...did, values: { ...(did.values as object), unit: who } },
    grade,
    points,
    lead,
    chance,
    round,
    phase,
  };
}

/** What a candidate does, its unit and its target told from others of their name. */
export function labelIn(state: State, { label, action }: Pick<Candidate, 'label' | 'action'>): Message {
  const target =
    'shots' in action ? action.shots[0]?.target : action.type === 'declare-charge' ? action.targets[0] : undefined;
  return {
    ...label,
    values: {
      ...(label.values as object),
      ...('unit' in action && { unit: calledIn(state, action.unit) }),
      ...(target !== undefined && { target: calledIn(state, target) }),
    },
  };
}

function betterIn(state: State, { best: [first] }: Mistake): Message {
  return first === undefined ? say('reads-end-phase') : labelIn(state, first);
}

/** `state` is the one before the decision. */
export function mistakeTold(state: State, mistake: Mistake): Message {
  return say('mistake', { ...mistaken(state, mistake), better: betterIn(state, mistake) });
}

/** The same for who wants to find out what was better. */
export function mistakeHinted(state: State, mistake: Mistake): Message {
  return say('mistake-is', mistaken(state, mistake));
}

/** Said before a decision that gives something away. */
export function coachTold(state: State, mistake: Mistake): Message {
  return say('coach', { points: mistake.points, better: betterIn(state, mistake) });
}

/** What was done, for a review; the subject is put in where it is told. */
export function doneBy(state: State, action: Action): Message {
  const unit = '';
  switch (action.type) {
    case 'move':
      return action.kind === 'stationary' ? say('reads-stay', { unit }) : say('reads-moves', { unit });
    case 'advance':
      return say('reads-advance', { unit });
    case 'shoot':
    case 'fight': {
      const target = calledIn(state, action.shots[0]?.target ?? '');
      return action.type === 'shoot' ? say('reads-shoot', { unit, target }) : say('reads-strike', { unit, target });
    }
    case 'declare-charge':
      return say('reads-charge', { unit, target: calledIn(state, action.targets[0] ?? '') });
    case 'end-phase':
      if (state.phase === 'movement') return say('reads-stay', { unit });
      return state.phase === 'shooting' ? say('reads-holds-fire', { unit }) : say('reads-no-charge', { unit });
    default:
      return say('reads-moves', { unit });
  }
}
