// How the simulation reads the rules: what one weapon needs, and what one unit rolls, with the models that live now.
import type { Condition, Effect, EffectKind } from '../rules/effect.ts';
import { type ActiveRule, activeRules, amount, optionsHold, type ResolvedUnit } from '../rules/resolve.ts';
import type { Options, Phase } from '../schema.ts';

/** The attack at hand. */
export interface Moment {
  readonly phase: Phase;
  readonly charging: boolean;
  readonly fatigued: boolean;
  readonly distance: number;
  readonly moved: boolean;
  readonly cover: boolean;
  /** The unpredictable die: 0 not rolled, 1 to 3 AP, 4 to 6 to hit. */
  readonly whim: number;
  readonly attackerMarkers: number;
  readonly defenderMarkers: number;
  readonly options: Options;
}

/** The unit that is attacked, or the single model that Takedown picked. */
export interface Defenders {
  readonly unit: ResolvedUnit;
  /** Models of each entry that count. */
  readonly living: ArrayLike<number>;
  /** Entry of the model that takes the next wound. */
  readonly taker: number;
}

export class Reading {
  private readonly moment: Moment;
  private readonly defenders: Defenders;
  private readonly rulesOf: readonly (readonly ActiveRule[])[];
  readonly models: number;
  readonly defense: number;

  constructor(moment: Moment, defenders: Defenders) {
    this.moment = moment;
    this.defenders = defenders;
    this.rulesOf = rulesByEntry(defenders.unit, defenders.living, moment.phase);
    let models = 0;
    for (let entry = 0; entry < this.rulesOf.length; entry++) models += defenders.living[entry];
    this.models = models;
    this.defense = this.commonDefense();
  }

  private commonDefense(): number {
    const { unit, living, taker } = this.defenders;
    const count = [0, 0, 0, 0, 0, 0, 0];
    unit.models.forEach((model, entry) => {
      if (!model.hero) count[model.defense] += living[entry];
    });
    const most = Math.max(...count);
    return most === 0 ? unit.models[taker].defense : count.lastIndexOf(most);
  }

  private meets(condition: Condition): boolean {
    const m = this.moment;
    const attackComes = m.phase === 'shooting' || m.charging;
    return (
      (condition.phase ?? m.phase) === m.phase &&
      (condition.charging ?? m.charging) === m.charging &&
      (condition.moved ?? m.moved) === m.moved &&
      (condition.far === undefined || condition.far === (attackComes && m.distance > 9)) &&
      m.distance > (condition.over ?? -1) &&
      m.distance <= (condition.within ?? Number.POSITIVE_INFINITY) &&
      this.isMostlyTough(condition.targetTough) &&
      (condition.targetDefense === undefined ||
        (this.defense >= condition.targetDefense[0] && this.defense <= condition.targetDefense[1])) &&
      optionsHold(condition, m.options)
    );
  }

  private isMostlyTough(limits: readonly [number, number] | undefined): boolean {
    if (limits === undefined) return true;
    const { unit, living } = this.defenders;
    let inside = 0;
    unit.models.forEach((model, entry) => {
      if (model.tough >= limits[0] && model.tough <= limits[1]) inside += living[entry];
    });
    return inside > this.models / 2;
  }

  private counts(effect: Effect): boolean {
    return effect.when === undefined || effect.when.some((condition) => this.meets(condition));
  }

  /** Effects of a kind among some rules, each with what it amounts to. */
  find(rules: readonly ActiveRule[], kind: EffectKind, markers = this.moment.attackerMarkers): Found[] {
    return rules.flatMap((rule) =>
      rule.effects
        .filter((effect) => effect.do === kind && this.counts(effect))
        .map((effect) => ({
          value: amount(effect, rule.rating) * (effect.growth === true ? Math.floor(markers / 2) : 1),
          face: effect.face ?? 0,
        })),
    );
  }

  private sum(rules: readonly ActiveRule[], kind: EffectKind): number {
    return this.find(rules, kind).reduce((total, found) => total + found.value, 0);
  }

  private any(rules: readonly ActiveRule[], kind: EffectKind): boolean {
    return this.find(rules, kind).length > 0;
  }

  /** What the defending unit has of a kind because all its models have the rule. */
  private shared(kind: EffectKind): SharedEffect[] {
    return sharedEffects(this.rulesOf, this.defenders.living, kind, (effect) => this.counts(effect)).map((found) => ({
      ...found,
      value: found.growth ? found.value * Math.floor(this.moment.defenderMarkers / 2) : found.value,
    }));
  }

  private sharedSum(kind: EffectKind): number {
    return this.shared(kind).reduce((total, found) => total + found.value, 0);
  }

  hasFeat(): boolean {
    return this.shared('ignoreOnce').length > 0;
  }

  /** Faces that ignore a wound on a model of that entry; the feat's own face comes with `feat`. */
  ignoreFaces(entry: number, skipsRegeneration: boolean, feat: boolean): number[] {
    const { options } = this.moment;
    if (skipsRegeneration && options.bypassAllIgnores) return [];
    const own = (this.rulesOf[entry] ?? []).flatMap((rule) =>
      rule.effects
        .filter((effect) => effect.do === 'ignore' && effect.perModel === true && this.counts(effect))
        .map((effect) => ({ value: amount(effect, rule.rating), regeneration: effect.regeneration === true })),
    );
    const all = [...this.shared('ignore'), ...own].filter((found) => !(skipsRegeneration && found.regeneration));
    const faces = all.map((found) => found.value);
    if (feat) for (const found of this.shared('ignoreOnce')) faces.push(found.value);
    if (options.ignoreRolls === 'best' && faces.length > 0) return [Math.min(...faces)];
    return faces;
  }

  /** Needed on a block roll against a hit with this AP before reductions. */
  blockFace(ap: number, keepsAp: boolean, cover: boolean): number {
    const left = keepsAp ? ap : ap - this.sharedSum('incomingAp');
    const need = this.defense + Math.max(left, 0) - this.sharedSum('block') - (cover ? 1 : 0);
    return Math.min(6, Math.max(2, need));
  }

  card(quality: number, range: number, rules: readonly ActiveRule[]): Card {
    const m = this.moment;
    const free = this.any(rules, 'ignorePenalties');
    const whim = this.sum(rules, 'unpredictable');
    const cover = m.cover && m.phase === 'shooting' && !this.any(rules, 'ignoreCover');
    const ap = this.sum(rules, 'ap') + (m.whim >= 1 && m.whim <= 3 ? whim : 0);
    const least = Math.max(0, ...this.find(rules, 'apAtLeast').map((found) => found.value));
    const leastOnSix = Math.max(least, ...this.find(rules, 'apOnSixAtLeast').map((found) => found.value));
    const plainAp = Math.max(ap, least);
    const sixAp = Math.max(ap + this.sum(rules, 'apOnSix'), leastOnSix);
    const blast = this.sum(rules, 'blast');
    return {
      hitOn: this.hitFace(quality, rules, m.whim >= 4 ? whim : 0, free),
      blockOn: this.blockFace(plainAp, free, cover),
      blockOnSix: this.blockFace(sixAp, free, cover),
      extraHits: perFace(this.find(rules, 'extraHits'), (face, limit) => face >= limit),
      extraAttacks: perFace(this.find(rules, 'extraAttacks'), (face, limit) => face >= limit),
      extraWounds: perFace(this.find(rules, 'extraWounds'), (face, limit) => face <= limit),
      rerollFrom: Math.min(7, ...this.find(rules, 'rerollBlock').map((found) => found.face)),
      extraWoundOnSix: this.sum(rules, 'extraWoundOnSix'),
      copies: Math.max(1, Math.min(blast, this.models)),
      copiesKeepAp: m.options.blastCopiesKeepAp,
      deadly: Math.max(1, this.sum(rules, 'deadly')),
      skipsRegeneration: this.any(rules, 'skipRegeneration'),
      hazard: this.any(rules, 'hazard'),
      inRange: m.phase === 'melee' || this.isInRange(range, rules, free),
    };
  }

  private hitFace(quality: number, rules: readonly ActiveRule[], whim: number, free: boolean): number {
    const m = this.moment;
    if (m.fatigued) return 6;
    const modifiers = [...this.find(rules, 'hit'), { value: whim, face: 0 }].map((found) => found.value);
    if (!this.any(rules, 'steady')) for (const found of this.find(rules, 'movedPenalty')) modifiers.push(-found.value);
    modifiers.push(this.sharedSum('enemyHit'));
    const deaf = free || this.any(rules, 'ignoreHitPenalties');
    let face = Math.min(quality, ...this.find(rules, 'quality').map((found) => found.value));
    for (const modifier of modifiers) if (modifier > 0 || !deaf) face -= modifier;
    return Math.min(6, Math.max(2, face));
  }

  private isInRange(range: number, rules: readonly ActiveRule[], free: boolean): boolean {
    const reach = range + this.sum(rules, 'range');
    const cut = free ? 0 : this.sharedSum('enemyRange');
    const shortest = Math.min(reach, 6);
    return Math.max(reach - cut, shortest) >= this.moment.distance;
  }
}

interface Found {
  readonly value: number;
  readonly face: number;
}

interface SharedEffect {
  readonly value: number;
  readonly regeneration: boolean;
  readonly growth: boolean;
}

/** One weapon against one target. */
export interface Card {
  readonly hitOn: number;
  readonly blockOn: number;
  readonly blockOnSix: number;
  readonly extraHits: Int32Array;
  readonly extraAttacks: Int32Array;
  readonly extraWounds: Int32Array;
  readonly rerollFrom: number;
  readonly extraWoundOnSix: number;
  readonly copies: number;
  readonly copiesKeepAp: boolean;
  readonly deadly: number;
  readonly skipsRegeneration: boolean;
  readonly hazard: boolean;
  readonly inRange: boolean;
}

function perFace(found: readonly Found[], inside: (face: number, limit: number) => boolean): Int32Array {
  const table = new Int32Array(7);
  for (const { value, face: limit } of found)
    for (let face = 1; face <= 6; face++) if (inside(face, limit)) table[face] += value;
  return table;
}

/** Rules of the models of each entry; entries that are gone have none. */
export function rulesByEntry(
  unit: ResolvedUnit,
  living: ArrayLike<number>,
  phase: Phase | undefined,
): readonly (readonly ActiveRule[])[] {
  const auras = unit.models.flatMap((model, entry) => (living[entry] > 0 ? [...model.auras] : []));
  return unit.models.map((model, entry) => (living[entry] > 0 ? activeRules(model.own, auras, phase) : []));
}

/** Rules that all living models have (or most, where the rule says so), each at its weakest. */
export function sharedEffects(
  rulesOf: readonly (readonly ActiveRule[])[],
  living: ArrayLike<number>,
  kind: EffectKind,
  counts: (effect: Effect) => boolean = () => true,
): SharedEffect[] {
  const tallies = new Map<string, { models: number; values: number[]; effect: Effect }>();
  let models = 0;
  rulesOf.forEach((rules, entry) => {
    models += living[entry];
    for (const rule of rules) {
      const effect = rule.effects.find((e) => e.do === kind && e.perModel !== true && counts(e));
      if (effect === undefined) continue;
      const tally = tallies.get(rule.rule.name) ?? { models: 0, values: [], effect };
      tally.models += living[entry];
      tally.values.push(amount(effect, rule.rating));
      tallies.set(rule.rule.name, tally);
    }
  });
  const enough = [...tallies.values()].filter(({ models: having, effect }) =>
    effect.carriers === 'most' ? having > models / 2 : having === models,
  );
  const easierIsLower = kind === 'ignore' || kind === 'ignoreOnce' || kind === 'recover' || kind === 'fearless';
  return enough.map(({ values, effect }) => ({
    value: easierIsLower || kind === 'enemyHit' ? Math.max(...values) : Math.min(...values),
    regeneration: effect.regeneration === true,
    growth: effect.growth === true,
  }));
}
