// What happens before the first round, rolled: losses by shooting and magic, the shots of the charged, their flight, the charge.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { type CardBattle, OPENING, roundOf } from '../card/battle.ts';
import { nerveOf } from '../card/nerve.ts';
import type { FearTest } from '../card/result.ts';
import { modelsAfter, type Side, type Standing, standing } from '../card/side.ts';
import type { en } from '../words/en.ts';
import type { Combatant } from '../words/values.ts';
import { Attacker, type Victim } from './attacker.ts';
import { type ChargeMade, makeCharge } from './charge.ts';
import { passesOnce, rollMove } from './pursuit.ts';

const say = emitter<typeof en>();

export interface Opened {
  readonly charge?: Omit<ChargeMade, 'range'> & {
    /** null where the charger did not dare to. */
    readonly range: number | null;
    /** Inches that the charged have fled, 0 where they stay. */
    readonly fled: number;
    readonly caught: boolean;
    /** Terror drove the charged off. */
    readonly driven: boolean;
  };
  /** Wounds that the charger loses to those who stand and shoot. */
  readonly shot?: number;
  /** First's points less second's. */
  readonly points: number;
  /** A battle is fought. */
  readonly meets: boolean;
}

interface Fallen {
  readonly victim: Victim;
  readonly name: Combatant;
}

export function opening(dice: Dice, battle: CardBattle, one: Fallen, other: Fallen): Opened {
  loseBefore(dice, battle.first, one.victim);
  loseBefore(dice, battle.second, other.victim);
  if (isGone(one.victim) || isGone(other.victim)) return { points: 0, meets: false };
  const nerve = testNerve(dice, battle, one, other);
  if (nerve === 'afraid')
    return { points: 0, charge: { arrives: false, range: null, fled: 0, caught: false, driven: false }, meets: false };
  const driven = nerve === 'driven';
  const volley = driven ? { points: 0 } : shoot(dice, battle, one, other);
  if (isGone(one.victim) || isGone(other.victim)) return { ...volley, meets: false };
  if (battle.charge === null) return { ...volley, meets: true };
  const flight = driven ? battle.rout : battle.flight;
  const fled = flight === null ? 0 : rollMove(dice, flight, 'flight');
  const { arrives, range } = makeCharge(dice, battle.charge, fled);
  if (flight === null) return { ...volley, charge: { arrives, range, fled, caught: false, driven }, meets: arrives };
  const runner = battle.charge.side === 'first' ? other.victim : one.victim;
  if (arrives) runner.lost = runner.totalWounds;
  return { ...volley, charge: { arrives: false, range, fled, caught: arrives, driven }, meets: false };
}

/** What nerve makes of the charge before it is rolled. */
function testNerve(dice: Dice, battle: CardBattle, one: Fallen, other: Fallen): 'afraid' | 'driven' | 'dares' {
  const { charge, dread } = battle;
  if (charge === null || !(dread.charger || dread.charged)) return 'dares';
  const round = roundOf(battle, OPENING, OPENING);
  const first = { unit: standing(round.first, one.victim.lost), name: one.name };
  const second = { unit: standing(round.second, other.victim.lost), name: other.name };
  const [charger, charged] = charge.side === 'first' ? [first, second] : [second, first];
  const nerve = nerveOf(charger.unit, charged.unit);
  if (nerve.charger !== null) {
    dice.log?.note(say('note-fear', { unit: charger.name }));
    if (!passes(dice, charger.unit, nerve.charger)) return 'afraid';
  }
  if (nerve.charged === null) return 'dares';
  dice.log?.note(say('note-terror', { unit: charged.name }));
  return passes(dice, charged.unit, nerve.charged) ? 'dares' : 'driven';
}

function passes(dice: Dice, unit: Standing, test: FearTest): boolean {
  return passesOnce(dice, unit, test) || (test.reroll && passesOnce(dice, unit, test));
}

function shoot(dice: Dice, { volley, first, second }: CardBattle, one: Fallen, other: Fallen) {
  if (volley === null) return { points: 0 };
  const ours = volley.shooter === 'first';
  const [side, own, target] = ours ? [first, one.victim, other.victim] : [second, other.victim, one.victim];
  const before = target.lost;
  target.scored = 0;
  dice.log?.note(say('note-volley'));
  const shooters = Math.min(volley.frontage, modelsAfter(side, own.lost));
  new Attacker(volley.group.plan).strike(dice, shooters, target);
  target.held?.settle(dice);
  const scored = volley.scores ? target.scored : 0;
  return { shot: target.lost - before, points: ours ? scored : -scored };
}

export function loseBefore(dice: Dice, { card, totalWounds }: Side, victim: Victim): void {
  if (card.lostBefore === null) return;
  const { min, probabilities } = card.lostBefore;
  victim.lost = Math.min(totalWounds, victim.lost + min + draw(dice, probabilities));
}

/** Chances that are so many out of a small number are thrown with a die of so many sides, all others with one of a million. */
const SMALL_DICE = 216;
const FINE_DIE = 1_000_000;

function draw(dice: Dice, probabilities: readonly number[]): number {
  const certain = probabilities.indexOf(1);
  if (certain >= 0) return certain;
  const sum = probabilities.reduce((total, chance) => total + chance, 0);
  const face = dice.die(sidesFor(probabilities), 'losses before') - 0.5;
  let reached = 0;
  const sides = sidesFor(probabilities);
  for (const [wounds, chance] of probabilities.entries()) {
    reached += (chance / sum) * sides;
    if (face < reached) return wounds;
  }
  return probabilities.length - 1;
}

function sidesFor(probabilities: readonly number[]): number {
  for (let sides = 2; sides <= SMALL_DICE; sides++)
    if (probabilities.every((chance) => Math.abs(chance * sides - Math.round(chance * sides)) < 1e-9)) return sides;
  return FINE_DIE;
}

function isGone(victim: Victim): boolean {
  return victim.lost >= victim.totalWounds;
}
