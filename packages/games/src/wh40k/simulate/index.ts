// The same attack, rolled die by die. Written from the rules and apart from the exact engine.
import type { Dice } from '@oddsmith/kernel';
import { type Armament, type AttackingUnit, type Battle, type Situation, toBattle } from '../battle.ts';
import type { AttackInput, Reroll } from '../schema/index.ts';
import { Defenders } from './defenders.ts';
import { rollHazards } from './hazards.ts';

export interface WeaponOutcome {
  attacks: number;
  hits: number;
  wounds: number;
  unsaved: number;
  damage: number;
}

export interface AttackOutcome {
  readonly damage: number;
  readonly groupSlain: readonly number[];
  readonly belowHalf: boolean;
  readonly wasted: number;
  readonly hazardous: number;
  readonly hazardousSlain: number;
  readonly steps: readonly WeaponOutcome[];
}

/** Prepares the battle once; the function plays it once per call. */
export function simulateAttack(input: AttackInput): (dice: Dice) => AttackOutcome {
  const battle = toBattle(input);
  return (dice) => {
    const defenders = new Defenders(battle, dice);
    const steps: WeaponOutcome[] = [];
    for (const unit of battle.units) {
      if (defenders.alive().length === 0) steps.push(...unit.weapons.map(nothing));
      else steps.push(...new Attack(battle, unit, defenders, dice).resolve());
    }
    const hazard = rollHazards(battle, dice);
    return {
      damage: defenders.damage,
      groupSlain: battle.groups.map((_, index) => defenders.slain(index)),
      belowHalf: isBelowHalf(battle, defenders),
      wasted: defenders.wasted,
      hazardous: hazard.wounds,
      hazardousSlain: hazard.slain,
      steps,
    };
  };
}

function nothing(): WeaponOutcome {
  return { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0 };
}

type Verdict = 'critical' | 'success' | 'fail';

type Judge = (face: number) => Verdict;

interface RolledDie {
  verdict: Verdict;
  /** What the same die would make of another face. */
  readonly judge: Judge;
  rerolled: boolean;
}

/** One unit's attacks on the target as it finds it. */
class Attack {
  private readonly battle: Battle;
  private readonly unit: AttackingUnit;
  private readonly situation: Situation;
  private readonly defenders: Defenders;
  private readonly dice: Dice;
  private readonly models: number;
  private readonly toughness: number;
  private readonly keywords: readonly string[];
  private hitReroll: boolean;
  private woundReroll: boolean;

  constructor(battle: Battle, unit: AttackingUnit, defenders: Defenders, dice: Dice) {
    this.battle = battle;
    this.unit = unit;
    this.situation = unit.situation;
    this.defenders = defenders;
    this.dice = dice;
    const alive = defenders.alive();
    const groups = battle.groups.filter((_, index) => alive.some((model) => model.group === index));
    const followers = groups.filter((group) => !group.character);
    this.models = alive.length;
    this.toughness = Math.max(...(followers.length > 0 ? followers : groups).map((group) => group.toughness));
    this.keywords = [...battle.keywords, ...groups.flatMap((group) => group.keywords)];
    this.hitReroll = unit.situation.rerollOneHit;
    this.woundReroll = unit.situation.rerollOneWound;
    defenders.mayRerollDamage = unit.situation.rerollOneDamage;
  }

  resolve(): readonly WeaponOutcome[] {
    const { defenders, situation } = this;
    const waiting: number[] = [];
    const steps = this.unit.weapons.map((weapon) => {
      const before = defenders.damage;
      const outcome = this.fire(weapon, (devastating) => waiting.push(devastating));
      outcome.damage = defenders.damage - before;
      return outcome;
    });
    this.unit.weapons.forEach((weapon, index) => {
      const before = defenders.damage;
      this.devastate(weapon, waiting[index] ?? 0);
      steps[index].damage += defenders.damage - before;
    });
    if (situation.mortalWounds !== null) defenders.takeMortalWounds(this.rollMortalWounds());
    return steps;
  }

  private fire(weapon: Armament, setAside: (devastating: number) => void): WeaponOutcome {
    const { abilities } = weapon;
    const attacks = this.rollAttacks(weapon);
    const hitDice = this.rollHits(weapon, attacks);
    let hits = 0;
    let automatic = 0;
    let toRoll = 0;
    for (const { verdict } of hitDice) {
      if (verdict === 'fail') continue;
      const extra =
        verdict === 'critical' && abilities.extraHits !== null
          ? this.dice.roll(abilities.extraHits, 'sustained hits')
          : 0;
      hits += 1 + extra;
      toRoll += extra;
      if (verdict === 'critical' && abilities.criticalHitWounds && !this.declinesLethalHits()) automatic++;
      else toRoll++;
    }
    const woundDice = this.rollWounds(weapon, toRoll);
    const wounded = woundDice.filter((die) => die.verdict !== 'fail');
    const devastating = abilities.devastating ? wounded.filter((die) => die.verdict === 'critical').length : 0;
    const saveable = automatic + wounded.length - devastating;
    this.dice.log?.note(
      `${weapon.name || 'weapon'}: ${attacks} attacks, ${hits} hits, ${automatic + wounded.length} wounds`,
    );
    const unsaved = devastating + this.defenders.takeWounds(saveable, weapon, this.situation);
    if (this.battle.edition.devastating.after === 'weapon') this.devastate(weapon, devastating);
    else setAside(devastating);
    return { attacks, hits, wounds: automatic + wounded.length, unsaved, damage: 0 };
  }

  private devastate(weapon: Armament, wounds: number): void {
    for (let i = 0; i < wounds; i++) this.defenders.takeDevastatingWound(weapon, this.situation);
  }

  private declinesLethalHits(): boolean {
    return this.situation.declineLethalHits && this.battle.edition.lethalHitsOptional;
  }

  private rollAttacks(weapon: Armament): number {
    let total = 0;
    for (let copy = 0; copy < weapon.count; copy++) {
      let attacks = this.dice.roll(weapon.attacks, 'attacks');
      if (!weapon.abilities.attacksFixed) {
        for (const extra of weapon.abilities.extraAttacks)
          if (this.situation.facts[extra.when]) attacks += this.dice.roll(extra.value, 'more attacks');
        attacks += weapon.abilities.attacksPerModels * Math.floor(this.models / this.battle.edition.blastPer);
        if (this.situation.attacksModifier !== 0) attacks = Math.max(1, attacks + this.situation.attacksModifier);
      }
      total += attacks;
    }
    return total;
  }

  private rollHits(weapon: Armament, attacks: number): readonly RolledDie[] {
    if (weapon.abilities.hitsWithoutRoll || weapon.skill === null)
      return Array.from({ length: attacks }, () => ({ verdict: 'success', judge: () => 'success', rerolled: false }));
    const judge: Judge = (face) => this.judgeHit(weapon, face);
    const fixed = this.firesBlind(weapon) && !this.battle.edition.indirect.rerolls;
    const policy = fixed ? 'none' : this.situation.rerollHits;
    const rolled = Array.from({ length: attacks }, () => this.rollDie('to hit', judge, policy));
    if (!fixed && this.hitReroll && this.rerollOne(rolled, 'to hit')) this.hitReroll = false;
    return rolled;
  }

  private rollWounds(weapon: Armament, hits: number): readonly RolledDie[] {
    const twin = weapon.abilities.rerollWounds;
    const policy = twin !== 'none' && this.situation.rerollWounds !== 'nonCrits' ? twin : this.situation.rerollWounds;
    const rolled = Array.from({ length: hits }, () => {
      const strength = Math.max(1, this.dice.roll(weapon.strength, 'strength') + this.situation.strengthModifier);
      return this.rollDie('to wound', (face) => this.judgeWound(weapon, strength, face), policy);
    });
    if (this.woundReroll && this.rerollOne(rolled, 'to wound')) this.woundReroll = false;
    return rolled;
  }

  private rollDie(reason: string, judge: Judge, policy: Reroll): RolledDie {
    const face = this.dice.d6(reason);
    const verdict = judge(face);
    const again =
      policy === 'ones'
        ? face === 1
        : policy === 'fails'
          ? verdict === 'fail'
          : policy === 'nonCrits' && verdict !== 'critical';
    if (!again) return { verdict, judge, rerolled: false };
    return { verdict: judge(this.dice.d6(`${reason}, rerolled`)), judge, rerolled: true };
  }

  private rerollOne(rolled: readonly RolledDie[], reason: string): boolean {
    const die = rolled.find((candidate) => candidate.verdict === 'fail' && !candidate.rerolled);
    if (die === undefined) return false;
    die.verdict = die.judge(this.dice.d6(`${reason}, the one reroll`));
    die.rerolled = true;
    return true;
  }

  private judgeHit(weapon: Armament, face: number): Verdict {
    const { situation, battle } = this;
    if (situation.overwatch) return face === 6 ? 'critical' : 'fail';
    const { edition } = battle;
    const blind = this.firesBlind(weapon);
    if (face === 1 || (blind && face <= this.missesBlindUpTo())) return 'fail';
    const converts = weapon.abilities.convertsWhen.some((when) => situation.facts[when]);
    if (face >= situation.critHitOn || (converts && face >= edition.conversionCritOn)) return 'critical';
    if (weapon.abilities.psychic && edition.psychicUnmodified) return face >= weapon.skill! ? 'success' : 'fail';
    let modifier = situation.hitModifier;
    for (const change of weapon.abilities.hitModifiers) if (situation.facts[change.when]) modifier += change.value;
    if (blind) modifier += edition.indirect.modifier;
    if (battle.stealth && weapon.ranged && edition.stealth === 'hitRoll') modifier--;
    return face + this.limited(modifier) >= this.aim(weapon) ? 'success' : 'fail';
  }

  private firesBlind(weapon: Armament): boolean {
    return weapon.abilities.indirect && this.situation.unseen;
  }

  private missesBlindUpTo(): number {
    const { alwaysMissUpTo, spottedMissUpTo } = this.battle.edition.indirect;
    const { spotted, facts } = this.situation;
    return spotted && facts.stationary ? spottedMissUpTo : alwaysMissUpTo;
  }

  /** BS or WS, worsened once by cover or what counts as cover in editions where that spoils the aim. */
  private aim(weapon: Armament): number {
    const { edition, stealth } = this.battle;
    let skill = weapon.skill! - this.situation.skillModifier;
    if (edition.cover.channel === 'skill' && weapon.ranged && !weapon.abilities.ignoresCover) {
      const hidden = this.situation.cover || this.firesBlind(weapon) || (stealth && edition.stealth === 'cover');
      if (hidden) skill += edition.cover.worse;
    }
    if (skill < edition.skill.best) return edition.skill.best;
    return skill > edition.skill.worst ? edition.skill.worst : skill;
  }

  private judgeWound(weapon: Armament, strength: number, face: number): Verdict {
    const { situation } = this;
    if (face === 1) return 'fail';
    if (face === 6 || face >= situation.critWoundOn) return 'critical';
    for (const anti of weapon.abilities.criticalWoundsOn)
      if (face >= anti.roll && this.keywords.includes(anti.against)) return 'critical';
    let modifier = situation.woundModifier;
    for (const change of weapon.abilities.woundModifiers) if (situation.facts[change.when]) modifier += change.value;
    return face + this.limited(modifier) >= this.woundsOn(strength) ? 'success' : 'fail';
  }

  private woundsOn(strength: number): number {
    const ratio = strength / this.toughness;
    if (ratio >= 2) return 2;
    if (ratio > 1) return 3;
    if (ratio === 1) return 4;
    return ratio > 0.5 ? 5 : 6;
  }

  private limited(modifier: number): number {
    const limit = this.battle.edition.rollModifierLimit;
    if (modifier > limit) return limit;
    return modifier < -limit ? -limit : modifier;
  }

  private rollMortalWounds(): number {
    const { dice, on, max } = this.situation.mortalWounds!;
    const rolled = this.dice.roll(dice, 'mortal wounds');
    if (on === 0) return rolled;
    let count = 0;
    for (let i = 0; i < rolled; i++) if (this.dice.d6('for a mortal wound') >= on) count++;
    return Math.min(count, max);
  }
}

function isBelowHalf(battle: Battle, defenders: Defenders): boolean {
  const alive = defenders.alive();
  const [now, half] =
    defenders.models.length > 1
      ? [alive.length, defenders.models.length / 2]
      : [defenders.models[0].left, battle.groups[0].wounds / 2];
  return battle.edition.halfIsBelow ? now <= half : now < half;
}
