// Steps of a melee that is walked from every pair of states, estimated before it is: the loops of `exact/melee.ts` with sizes
// in place of chances.

/** What one unit brings to a melee. */
export interface Fighter {
  readonly states: number;
  readonly wounds: number;
  /** Some of its wounds may be ignored: wounds it does to itself then lead to several states. */
  readonly ignores: boolean;
  /** A once-per-game ignore roll may be used up. */
  readonly feat: boolean;
  /** Hits it gives back for each wound, and for each model that falls. */
  readonly perWound: number;
  readonly perKill: number;
  /** Mean toughness of its models. */
  readonly tough: number;
  /** Models that blow themselves up, and the hits of each. */
  readonly bombs: number;
  readonly bombHits: number;
  /** Wounds of the other models. */
  readonly rest: number;
}

/** One strike of a melee in order. */
export interface Strike {
  readonly who: 0 | 1;
  /** With so many wounds marked on the striker. */
  at(marked: number): Blow;
}

export interface Blow {
  /** Most wounds, how many numbers of them are possible, and most natural ones of hazardous weapons. */
  readonly reach: number;
  readonly kinds: number;
  readonly ones: number;
}

/** Where a melee has got to from one pair of states. */
interface Cloud {
  /** Starting wounds, and how many states each unit may be in when its wounds by itself are known. */
  readonly start: readonly [number, number];
  readonly width: [number, number];
  /** Numbers of wounds that each unit may have done to itself. */
  readonly self: [number, number];
  /** Tracks by once-per-game ignore rolls that are used up; of their cells only one holds more than one track. */
  feats: number;
  /** Share of the cells of all tracks that can be reached: more of one thing leaves fewer dice for another. */
  fill: number;
  /** Whose once-per-game ignore roll may be gone. */
  readonly spent: [boolean, boolean];
}

/** Gauss-Legendre of three points on 0 to 1: an average over starting states of what is at most of the fifth power. */
const POINTS: readonly (readonly [at: number, weight: number])[] = [
  [0.1127, 5 / 18],
  [0.5, 8 / 18],
  [0.8873, 5 / 18],
];

/** Of the cells and wounds that dice could reach so many come up in a melee: measured. */
const REACHED = 0.69;

/** Of the tracks and cells with models that blow themselves up so many come up: measured. */
const EXPLODING = 0.45;

export class MeleeCost {
  private readonly fighters: readonly [Fighter, Fighter];
  private readonly charger: 0 | 1;
  private readonly strikes: readonly Strike[];
  private readonly jumps: boolean;

  constructor(fighters: readonly [Fighter, Fighter], charger: 0 | 1, strikes: readonly Strike[]) {
    this.fighters = fighters;
    this.charger = charger;
    this.strikes = strikes;
    this.jumps = fighters.some(({ bombs }) => bombs > 0);
  }

  /** From every pair of the first `spread` states of both units; `later`: not the first melee, so bombs have gone off. */
  from(spread: readonly [number, number], later: boolean): number {
    const points = (who: 0 | 1) => (spread[who] <= 1 ? [[0, 1] as const] : POINTS);
    const start = (who: 0 | 1, at: number): number => {
      const { wounds, rest } = this.fighters[who];
      const alive = later ? rest : wounds;
      return wounds - alive + at * Math.min(Math.max(0, alive - 1), spread[who]);
    };
    let mean = 0;
    for (const [a, weightA] of points(0))
      for (const [b, weightB] of points(1)) mean += weightA * weightB * this.fight([start(0, a), start(1, b)], later);
    return REACHED * spread[0] * spread[1] * mean;
  }

  private fight(start: readonly [number, number], later: boolean): number {
    const cloud: Cloud = { start, width: [1, 1], self: [1, 1], feats: 1, fill: 1, spent: [false, false] };
    let steps = 0;
    for (const strike of this.strikes) steps += this.strike(cloud, strike);
    steps += this.explode(cloud, this.charger, !later);
    // A charger of bombs alone is gone by then, and nobody blows himself up for a dead enemy.
    const { bombs, rest } = this.fighters[this.charger];
    steps += this.explode(cloud, (1 - this.charger) as 0 | 1, !later && (bombs === 0 || rest > 0));
    return steps + this.release(cloud);
  }

  private tracks({ self, feats }: Cloud): number {
    return self[0] * self[1] * feats;
  }

  private cells({ self, width, fill }: Cloud): number {
    return Math.max(1, fill * self[0] * self[1] * width[0] * width[1]);
  }

  /** Clearing the cells of all tracks, those ahead of the start. */
  private release(cloud: Cloud): number {
    const ahead = (who: 0 | 1) =>
      this.jumps ? this.fighters[who].states : this.fighters[who].states * this.share(who, cloud.start[who]);
    return 3 * this.tracks(cloud) * ahead(0) * ahead(1);
  }

  private share(who: 0 | 1, marked: number): number {
    return Math.max(0, 1 - marked / (this.fighters[who].wounds + 1));
  }

  /** Wounds marked on an average cell. */
  private marked({ start, width, self }: Cloud, who: 0 | 1): number {
    return Math.min(this.fighters[who].wounds - 1, start[who] + (width[who] - 1) / 2 + (self[who] - 1) / 2);
  }

  private strike(cloud: Cloud, { who, at }: Strike): number {
    const { reach, kinds, ones } = at(this.marked(cloud, who));
    const foe = (1 - who) as 0 | 1;
    const [own, target] = [this.fighters[who], this.fighters[foe]];
    const cleared = this.release(cloud);
    const left = own.wounds - this.marked(cloud, who);
    const struck = Math.min(reach, target.wounds - this.marked(cloud, foe));
    const burns = Math.min(ones, left);
    const ends = Math.min(kinds, struck);
    const hits = target.perWound * struck + (target.perKill * struck) / target.tough;
    const cells = this.cells(cloud);
    let each = target.states;
    const spends = target.feat && !cloud.spent[foe] && reach > 0;
    if (target.perWound + target.perKill > 0 || ones > 0 || spends) {
      each += 6 * (1 + ones) * target.states;
      const burnt = own.ignores ? 1 + burns : 1;
      // Without a natural one only struck models that give hits back make work.
      const givers = target.perWound > 0 ? ends : target.perKill > 0 ? Math.max(0, ends - target.tough / 2) : 0;
      each += 6 * own.states * ((1 + ends) * ones * burnt + givers);
    }
    if (burns + hits > 0.5) cloud.fill /= 2;
    cloud.self[who] = Math.min(cloud.self[who] + burns, own.wounds + 1);
    cloud.width[foe] = Math.min(cloud.width[foe] + ends, target.wounds + 1 - cloud.start[foe]);
    cloud.width[who] = Math.min(cloud.width[who] + hits, own.wounds + 1 - cloud.start[who]);
    if (spends) cloud.feats *= 2;
    cloud.spent[foe] ||= spends;
    return cleared + cells * each;
  }

  /** Models that blow themselves up, one after the other. */
  private explode(cloud: Cloud, who: 0 | 1, live: boolean): number {
    const foe = (1 - who) as 0 | 1;
    const { bombs, bombHits, wounds, rest } = this.fighters[who];
    const room = this.fighters[foe].wounds + 1 - cloud.start[foe];
    const alive = !live ? 0 : bombs * this.share(who, this.marked(cloud, who));
    // A track for every number of wounds that its models did to themselves.
    const width = cloud.width[who];
    const tracks = Math.min(width, 1 + (wounds - rest) / 2);
    let steps = 0;
    for (let bomb = 0; bomb < bombs; bomb++) {
      const left = alive === 0 ? 0 : Math.max(0, 1 - bomb / Math.max(1, alive));
      steps += EXPLODING * (this.release(cloud) + left * this.cells(cloud) * 6 * this.fighters[foe].states);
      if (left === 0) continue;
      cloud.self[who] += (tracks - 1) / Math.max(1, alive);
      cloud.width[who] = Math.max(1, width / cloud.self[who]);
      cloud.width[foe] = Math.min(cloud.width[foe] + bombHits, room);
    }
    return steps;
  }
}
