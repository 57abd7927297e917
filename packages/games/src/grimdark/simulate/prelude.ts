// What is rolled before a unit attacks: spells that deal hits, wounds that come off, breaths, storms and strafing runs.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { mayPrepare, planReadiness, type Readiness } from '../plan/readiness.ts';
import type { BlowDice } from '../plan/sheet.ts';
import { blowSituation, type SpellHits, spellSituation, strikeUnit } from '../plan/spell.ts';
import { planTarget } from '../plan/target.ts';
import { type ResolvedUnit, type RuleSet, ruleSetOf } from '../rules/resolve.ts';
import type { AttackInput, Circumstance, DuelInput, Phase } from '../schema.ts';
import type { en } from '../words/en.ts';
import { Fighters } from './fighters.ts';
import { putWounds, Striker } from './strike.ts';

const say = emitter<typeof en>();

export type Who = 0 | 1;

export class Prelude {
  private readonly units: readonly [Fighters, Fighters];
  private readonly input: AttackInput | DuelInput;
  private readonly rules: RuleSet;
  /** Whether a unit may do anything before it attacks. */
  readonly acts: readonly [boolean, boolean];
  private readonly strikers = new Map<ResolvedUnit, Striker>();
  private readonly strikes = new Map<string, ResolvedUnit>();
  private readonly known: { readonly [phase in Phase]: readonly [Map<number, Readiness>, Map<number, Readiness>] } = {
    shooting: [new Map(), new Map()],
    melee: [new Map(), new Map()],
  };
  private readonly runs: [Striker?, Striker?] = [];

  constructor(units: readonly [Fighters, Fighters], input: AttackInput | DuelInput) {
    this.units = units;
    this.input = input;
    this.rules = ruleSetOf(input);
    const { attacker, defender } = input.circumstances;
    this.acts = [mayPrepare(units[0].unit, attacker), mayPrepare(units[1].unit, defender)];
  }

  private circumstance(who: Who): Circumstance {
    return this.input.circumstances[who === 0 ? 'attacker' : 'defender'];
  }

  /** A spell that deals hits; each die that is high enough deals them once more. Returns its hits. */
  cast(spell: SpellHits, dice: Dice): number {
    const struck = spell.side === 'attacker' ? 1 : 0;
    if (this.units.some(({ standing }) => standing === 0)) return 0;
    let worked = 0;
    for (let die = 0; die < spell.dice; die++) if (dice.d6('to cast') >= spell.needs) worked++;
    dice.log?.note(say('note-spell', { unit: this.units[1 - struck].unit.name, hits: worked * spell.hits }));
    if (worked === 0) return 0;
    return this.striker(spell.strikes[worked - 1], struck, true).roll(dice);
  }

  private striker(strike: ResolvedUnit, struck: Who, spell: boolean): Striker {
    let known = this.strikers.get(strike);
    if (known === undefined) {
      const unit = new Fighters(strike, { wounds: 0, shaken: false, keepsLimited: false });
      unit.reset();
      const { options } = this.input;
      const situation = spell ? spellSituation(options) : blowSituation(options, this.circumstance(struck), 0);
      known = new Striker(unit, this.units[struck], { ...situation, part: 'everything' });
      this.strikers.set(strike, known);
    }
    return known;
  }

  private readiness(who: Who, phase: Phase): Readiness {
    const { unit, living, keyed, key } = this.units[who];
    const known = keyed ? this.known[phase][who].get(key) : undefined;
    if (known !== undefined) return known;
    const readiness = planReadiness(unit, living, phase, this.circumstance(who), this.input.options);
    if (keyed) this.known[phase][who].set(key, readiness);
    return readiness;
  }

  /** Models and wounds that come back, then wounds that are mended. */
  heal(who: Who, dice: Dice): void {
    const unit = this.units[who];
    const { restoreFace } = this.readiness(who, 'shooting');
    const lost = restoreFace > 0 ? unit.marked : 0;
    let back = 0;
    for (let die = 0; die < lost; die++) if (dice.d6('to come back') >= restoreFace) back++;
    for (let wound = 0; wound < back; wound++) {
      const wounded = unit.mostWounded();
      unit.heal(wounded < 0 ? unit.lastFallen() : wounded);
    }
    if (back > 0) dice.log?.note(say('note-comes-back', { unit: unit.unit.name, wounds: back }));
    const { mends } = this.readiness(who, 'shooting');
    for (let mend = 0; mend < mends; mend++) this.mend(unit, dice);
  }

  private mend(unit: Fighters, dice: Dice): void {
    const model = unit.mostWounded();
    if (model < 0) return;
    const wounds = Math.min(dice.d3('to mend'), unit.wounds[model]);
    for (let wound = 0; wound < wounds; wound++) unit.heal(model);
    dice.log?.note(say('note-mended', { unit: unit.unit.name, wounds }));
  }

  /** Dice before an attack that are still there to be rolled. */
  blows(who: Who, phase: Phase): readonly BlowDice[] {
    const { opened } = this.units[who];
    return this.readiness(who, phase).blows.filter(({ once }) => !(once && opened));
  }

  /** Returns the hits. Both units must have models. */
  blow(who: Who, { name, dice: count, needs, hits, rules }: BlowDice, dice: Dice): number {
    const struck = (1 - who) as Who;
    let worked = 0;
    for (let die = 0; die < count; die++) if (dice.d6(name) >= needs) worked++;
    dice.log?.note(say('note-blow', { unit: this.units[who].unit.name, rule: name, worked, hits }));
    if (worked === 0) return 0;
    if (hits === 0) {
      this.wound(struck, worked, dice);
      return 0;
    }
    const key = `${struck}${name}${worked}`;
    const strike = this.strikes.get(key) ?? strikeUnit(worked * hits, rules, this.rules);
    this.strikes.set(key, strike);
    return this.striker(strike, struck, false).roll(dice);
  }

  /** Wounds that are not blocked. */
  private wound(struck: Who, wounds: number, dice: Dice): void {
    const unit = this.units[struck];
    const situation = blowSituation(this.input.options, this.circumstance(struck), unit.growth);
    const { ignore } = planTarget(unit.unit, unit.living, unit.entryOf[unit.nextCasualty()], situation);
    putWounds(dice, unit, wounds, ignore);
  }

  /** The attack of weapons that strafe, from no distance; undefined where there are none. */
  run(who: Who): Striker | undefined {
    const attackerIs = this.circumstance(who);
    if (!attackerIs.sweeping || !this.units[who].unit.traits.strafes) return undefined;
    const { moved, targetMoved, cover, options } = this.input;
    this.runs[who] ??= new Striker(this.units[who], this.units[1 - who], {
      phase: 'shooting',
      charging: false,
      fatigued: false,
      distance: 0,
      moved,
      targetMoved,
      cover: cover && who === 0,
      reach: null,
      attackerIs,
      targetIs: this.circumstance((1 - who) as Who),
      part: 'strafing',
      options,
    });
    return this.runs[who];
  }
}
