// Two units on the table: shooting, melee, morale and rounds as they are rolled.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { Case } from '../plan/battle.ts';
import { looseBlockFace } from '../plan/line.ts';
import { type Nerve, planNerve, planRevenge, type Revenge } from '../plan/nerve.ts';
import type { SpellHits } from '../plan/spell.ts';
import { PARTS, type Part } from '../plan/step.ts';
import { planTarget, type TargetPlan } from '../plan/target.ts';
import type { Circumstance, DuelInput, Phase } from '../schema.ts';
import type { en } from '../words/en.ts';
import { Fighters, startOf } from './fighters.ts';
import { Prelude } from './prelude.ts';
import { mark, putWounds, Striker } from './strike.ts';

const say = emitter<typeof en>();

export class Field {
  readonly units: readonly [Fighters, Fighters];
  private readonly input: DuelInput;
  private readonly strikers = new Map<number, Striker>();
  private readonly prelude: Prelude;
  private readonly nerves: readonly [Map<number, Nerve>, Map<number, Nerve>] = [new Map(), new Map()];
  private readonly revenges: readonly [Revenge, Revenge];
  private readonly snapshot: readonly [Int32Array, Int32Array];

  constructor({ attacker, defender }: Case, input: DuelInput) {
    this.input = input;
    this.units = [
      new Fighters(attacker, startOf(input, 'attacker')),
      new Fighters(defender, startOf(input, 'defender')),
    ];
    this.prelude = new Prelude(this.units, input);
    this.revenges = [planRevenge(attacker), planRevenge(defender)];
    this.snapshot = [new Int32Array(this.units[0].size), new Int32Array(this.units[1].size)];
  }

  reset(): void {
    this.units[0].reset();
    this.units[1].reset();
  }

  private striker(who: 0 | 1, phase: Phase, charging: boolean, fatigued: boolean, part: Part): Striker {
    const code =
      (((who * 2 + (phase === 'melee' ? 1 : 0)) * 2 + (charging ? 1 : 0)) * 2 + (fatigued ? 1 : 0)) * PARTS.length +
      PARTS.indexOf(part);
    let striker = this.strikers.get(code);
    if (striker === undefined) {
      const { distance, moved, targetMoved, cover, options, reach } = this.input;
      const [attackerIs, targetIs] = this.circumstances(who);
      const occasion = {
        attackerIs,
        targetIs,
        reach: who === 0 ? reach.attacker : reach.defender,
        phase,
        charging,
        fatigued,
        distance,
        moved,
        targetMoved,
        cover: cover && who === 0,
        part,
        options,
      };
      striker = new Striker(this.units[who], this.units[1 - who], occasion);
      this.strikers.set(code, striker);
    }
    return striker;
  }

  /** What a unit and its enemy did before. */
  private circumstances(who: 0 | 1): readonly [Circumstance, Circumstance] {
    const { attacker, defender } = this.input.circumstances;
    return who === 0 ? [attacker, defender] : [defender, attacker];
  }

  /** Markers of the end of the round before, recovery from the second round on, then markers of the start. */
  startRound(round: number, dice: Dice): void {
    dice.log?.note(say('note-round', { round: round + 1 }));
    for (const who of [0, 1] as const) {
      const unit = this.units[who];
      const { grows } = unit.unit;
      unit.tired = false;
      if (grows === 'each' && round > 0 && !unit.shaken) unit.markers = Math.min(2, unit.markers + 1);
      if (round > 0 && unit.shaken) {
        for (const face of this.nerve(who).recoverFaces) {
          if (dice.d6('to recover') < face) continue;
          unit.shaken = false;
          dice.log?.note(say('note-recovers', { unit: unit.unit.name }));
          break;
        }
      }
      if (grows === 'pairs' && !unit.shaken) unit.markers = Math.min(4, unit.markers + 1);
    }
  }

  /** A Shaken unit does nothing and recovers; true when it was that. */
  private rests(who: 0 | 1, dice: Dice): boolean {
    const unit = this.units[who];
    if (!unit.shaken) return false;
    unit.shaken = false;
    dice.log?.note(say('note-idle', { unit: unit.unit.name }));
    return true;
  }

  move(who: 0 | 1, dice: Dice): void {
    if (this.rests(who, dice)) return;
    dice.log?.note(say('note-moves', { unit: this.units[who].unit.name }));
    if (this.prelude.acts[who]) this.prelude.heal(who, dice);
  }

  cast(spell: SpellHits, dice: Dice): void {
    const struck = spell.side === 'attacker' ? 1 : 0;
    const before = this.units[struck].marked;
    this.prelude.cast(spell, dice);
    this.testAfterShooting(struck, before, dice);
  }

  /** What a unit does before it attacks; false when nobody is left to go on. */
  private prepares(who: 0 | 1, phase: Phase, dice: Dice): boolean {
    if (!this.prelude.acts[who]) return true;
    const struck = (1 - who) as 0 | 1;
    const [own, enemy] = [this.units[who], this.units[struck]];
    this.prelude.heal(who, dice);
    for (const blow of this.prelude.blows(who, phase)) {
      const before = enemy.marked;
      this.prelude.blow(who, blow, dice);
      this.testAfterShooting(struck, before, dice);
      if (enemy.out) return false;
    }
    const run = phase === 'shooting' ? this.prelude.run(who) : undefined;
    if (run?.canAttack() === true) {
      const before = enemy.marked;
      run.roll(dice);
      this.takeUnblocked(who, run.misfires, 'shooting', dice);
      this.testAfterShooting(struck, before, dice);
    }
    own.opened = true;
    return !own.out && !enemy.out;
  }

  shoot(who: 0 | 1, dice: Dice): void {
    if (this.rests(who, dice) || !this.prepares(who, 'shooting', dice)) return;
    const own = this.units[who];
    const enemy = this.units[1 - who];
    const striker = this.striker(who, 'shooting', false, false, 'everything');
    if (!striker.canAttack()) {
      dice.log?.note(say('note-out-of-range', { unit: own.unit.name }));
      return;
    }
    dice.log?.note(say('note-shoots', { unit: own.unit.name, at: enemy.unit.name }));
    const before = enemy.marked;
    const ownBefore = own.marked;
    striker.roll(dice);
    own.shot = true;
    this.takeUnblocked(who, striker.misfires, 'shooting', dice);
    this.testAfterShooting((1 - who) as 0 | 1, before, dice);
    this.testAfterShooting(who, ownBefore, dice);
  }

  /** A unit that shooting brought to half, be it its own, may be Shaken. */
  private testAfterShooting(who: 0 | 1, before: number, dice: Dice): void {
    const unit = this.units[who];
    if (unit.standing === 0 || unit.marked === before || !unit.isAtHalf()) return;
    if (this.passesMorale(who, dice)) return;
    unit.shake();
    dice.log?.note(say('note-shaken', { unit: unit.unit.name }));
  }

  charge(who: 0 | 1, dice: Dice): void {
    if (this.rests(who, dice) || !this.prepares(who, 'melee', dice)) return;
    const charged = (1 - who) as 0 | 1;
    const [own, enemy] = [this.units[who], this.units[charged]];
    if (this.isAirborne(who) || this.isAirborne(charged)) {
      dice.log?.note(say('note-cannot-charge', { unit: own.unit.name, at: enemy.unit.name }));
      return;
    }
    const answers = charged === 0 ? this.input.strikeBack.attacker : this.input.strikeBack.defender;
    dice.log?.note(say('note-charges', { unit: own.unit.name, at: enemy.unit.name }));
    const before = [this.units[0].marked, this.units[1].marked];
    own.ownGoals = 0;
    enemy.ownGoals = 0;
    const tired = enemy.shaken || enemy.tired;
    const weary = own.tired;
    const { firstStrike, strikesFirst } = enemy.unit.traits;
    // A part of the melee that nobody has costs as much as one without hits: they are half of all parts.
    if (answers && (firstStrike || strikesFirst)) this.strikeWith(charged, false, tired, 'first strikes', dice);
    this.strikeWith(who, true, weary, 'ready', dice);
    if (answers) this.strikeWith(charged, false, tired, 'other strikes', dice);
    if (own.unit.traits.strikesLast) this.strikeWith(who, true, weary, 'unwieldy', dice);
    this.explode(who, dice);
    this.explode(charged, dice);
    own.fought = true;
    own.tired = true;
    enemy.fought ||= answers;
    enemy.tired ||= answers;
    if (own.standing > 0 && enemy.standing > 0) this.decide(before, dice);
  }

  private isAirborne(who: 0 | 1): boolean {
    return this.units[who].unit.traits.airborne && this.nerve(who).airborne;
  }

  private strikeWith(who: 0 | 1, charging: boolean, fatigued: boolean, part: Part, dice: Dice): void {
    const own = this.units[who];
    const struckSide = (1 - who) as 0 | 1;
    const struck = this.units[struckSide];
    if (own.standing === 0 || struck.standing === 0) return;
    const striker = this.striker(who, 'melee', charging, fatigued, part);
    const remembers = this.revenges[struckSide].any;
    if (remembers) this.snapshot[struckSide].set(struck.wounds);
    if (dice.log !== undefined && striker.canAttack()) dice.log.note(say('note-strikes', { unit: own.unit.name }));
    striker.roll(dice);
    own.ownGoals += this.takeUnblocked(who, striker.misfires, 'melee', dice);
    if (remembers) this.takeBlocked(who, this.revenge(struckSide), dice);
  }

  private revenge(struckSide: 0 | 1): number {
    const struck = this.units[struckSide];
    const { perWound, perKill } = this.revenges[struckSide];
    const before = this.snapshot[struckSide];
    let hits = 0;
    for (let model = 0; model < struck.size; model++) {
      const entry = struck.entryOf[model];
      hits += perWound[entry] * (struck.wounds[model] - before[model]);
      if (before[model] < struck.tough[model] && !struck.isAlive(model)) hits += perKill[entry];
    }
    return hits;
  }

  /** How a unit meets hits outside an attack step: nothing counts as far. */
  private target(who: 0 | 1, phase: Phase): TargetPlan {
    const unit = this.units[who];
    const { moved, targetMoved, options } = this.input;
    const [targetIs, attackerIs] = this.circumstances(who);
    return planTarget(unit.unit, unit.living, unit.entryOf[unit.nextCasualty()], {
      phase,
      charging: false,
      fatigued: false,
      distance: 0,
      moved,
      targetMoved,
      cover: false,
      reach: null,
      whim: 'none',
      attackerGrowth: this.units[1 - who].growth,
      targetGrowth: unit.growth,
      feat: false,
      attackerIs,
      targetIs,
      options,
    });
  }

  /** Hits of AP 0. */
  private takeBlocked(who: 0 | 1, hits: number, dice: Dice): void {
    const unit = this.units[who];
    if (hits === 0 || unit.standing === 0) return;
    dice.log?.note(say('note-in-return', { unit: unit.unit.name, hits }));
    const target = this.target(who, 'melee');
    const block = looseBlockFace(0, target);
    let wounds = 0;
    for (let hit = 0; hit < hits; hit++) if (dice.d6('to block') < block) wounds++;
    putWounds(dice, unit, wounds, target.ignore);
  }

  /** Wounds without block rolls; returns how many were marked. */
  private takeUnblocked(who: 0 | 1, wounds: number, phase: Phase, dice: Dice): number {
    const unit = this.units[who];
    if (wounds === 0 || unit.standing === 0) return 0;
    const before = unit.marked;
    dice.log?.note(say('note-hurts-itself', { unit: unit.unit.name }));
    putWounds(dice, unit, wounds, this.target(who, phase).ignore);
    return unit.marked - before;
  }

  /** Models that destroy themselves, one after the other while the enemy lives. */
  private explode(who: 0 | 1, dice: Dice): void {
    const hits = this.revenges[who].selfDestruct;
    const unit = this.units[who];
    const enemy = this.units[1 - who];
    for (let model = 0; model < unit.size; model++) {
      if (enemy.standing === 0) return;
      if (hits[unit.entryOf[model]] === 0 || !unit.isAlive(model)) continue;
      dice.log?.note(say('note-explodes', { unit: unit.unit.name }));
      while (unit.isAlive(model)) {
        unit.wound(model);
        unit.ownGoals++;
      }
      this.takeBlocked((1 - who) as 0 | 1, hits[unit.entryOf[model]], dice);
    }
  }

  private decide(before: readonly number[], dice: Dice): void {
    const [a, b] = this.units;
    const scoreA = b.marked - before[1] - b.ownGoals + this.nerve(0).fear;
    const scoreB = a.marked - before[0] - a.ownGoals + this.nerve(1).fear;
    if (scoreA === scoreB) return;
    const who = scoreA < scoreB ? 0 : 1;
    const loser = this.units[who];
    const [lost, won] = [Math.min(scoreA, scoreB), Math.max(scoreA, scoreB)];
    dice.log?.note(say('note-loses-melee', { unit: loser.unit.name, lost, won }));
    const atHalf = loser.isAtHalf();
    if (this.passesMorale(who, dice)) return;
    if (atHalf) loser.routed = true;
    else loser.shake();
    dice.log?.note(say(atHalf ? 'note-routed' : 'note-shaken', { unit: loser.unit.name }));
  }

  /** The test with everything that can save it; No Retreat may cost wounds. */
  private passesMorale(who: 0 | 1, dice: Dice): boolean {
    const unit = this.units[who];
    const nerve = this.nerve(who);
    if (!unit.shaken && dice.d6('morale') >= nerve.face) return true;
    const mayTryAgain = !unit.shaken || this.input.options.fearlessAfterAutoFail;
    if (nerve.fearlessFace > 0 && mayTryAgain && dice.d6('fearless') >= nerve.fearlessFace) return true;
    if (nerve.standFace === 0) return false;
    const left = unit.woundsLeft();
    for (let wound = 0; wound < left; wound++) {
      if (dice.d6('no retreat') > nerve.standFace) continue;
      mark(dice, unit, unit.nextCasualty());
    }
    return true;
  }

  private nerve(who: 0 | 1): Nerve {
    const { unit, living, keyed, key } = this.units[who];
    const known = keyed ? this.nerves[who].get(key) : undefined;
    if (known !== undefined) return known;
    const nerve = planNerve(unit, living, this.input.options.fearPer);
    if (keyed) this.nerves[who].set(key, nerve);
    return nerve;
  }
}
