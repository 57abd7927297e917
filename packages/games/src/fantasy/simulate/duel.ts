// A round of a challenge rolled die by die: two models strike at each other alone, until one of them is slain.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { Temper } from '../card/battle.ts';
import { duellistWounds } from '../card/challenge.ts';
import { MOST_OVERKILL } from '../card/duel.ts';
import { DUELLING, NO_DUEL, SLAIN } from '../card/posts.ts';
import type { Mood, Side } from '../card/side.ts';
import type { en } from '../words/en.ts';
import type { Victim } from './attacker.ts';
import { HeldWounds } from './held-wounds.ts';
import type { Stage, StageStrike } from './stage.ts';

const say = emitter<typeof en>();

/** What a round of a challenge leaves behind. */
export interface Fought {
  /** First's less second's. */
  readonly points: number;
  readonly firstDuel: number;
  readonly secondDuel: number;
}

export function fightChallenge(
  dice: Dice,
  stage: Stage,
  first: { readonly mood: Mood },
  second: { readonly mood: Mood },
  ours: Temper,
  theirs: Temper,
): Fought {
  const { duel } = first.mood;
  const { duel: enemyDuel } = second.mood;
  if (duel < DUELLING || enemyDuel < DUELLING) return { points: 0, firstDuel: duel, secondDuel: enemyDuel };
  dice.log?.note(say('note-challenge'));
  const one = modelOf(stage.round.first.side, duel - DUELLING);
  const other = modelOf(stage.round.second.side, enemyDuel - DUELLING);
  for (const step of stage.challengeFor(ours, theirs)) {
    strike(dice, step.first, other);
    strike(dice, step.second, one);
    if (isSlain(one) || isSlain(other)) break;
  }
  const most = MOST_OVERKILL[stage.round.first.side.system];
  const points = (victim: Victim): number => victim.scored + Math.min(most, victim.beyond ?? 0);
  const over = isSlain(one) || isSlain(other);
  const after = (victim: Victim): number => (isSlain(victim) ? SLAIN : over ? NO_DUEL : DUELLING + victim.lost);
  return { points: points(other) - points(one), firstDuel: after(one), secondDuel: after(other) };
}

function modelOf(side: Side, lost: number): Victim {
  const wounds = duellistWounds(side);
  return {
    allocation: 'pool',
    woundsEach: wounds,
    totalWounds: wounds,
    endsWithUnit: false,
    lost,
    scored: 0,
    worse: 0,
    held: side.system === 'oldWorld' ? new HeldWounds() : null,
    beyond: 0,
  };
}

function isSlain({ lost, totalWounds }: Victim): boolean {
  return lost >= totalWounds;
}

function strike(dice: Dice, strikes: readonly StageStrike[], victim: Victim): void {
  for (const { group, attacker } of strikes) attacker.strike(dice, group.perModel, victim);
  victim.held?.settle(dice);
}
