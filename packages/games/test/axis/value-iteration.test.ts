// Every policy the engine can follow or find, valued again by plain recursion on random small wars.
import { type BattleInput, battle as solveBattle, amphibious as solveLanding } from '@oddsmith/games/axis';
import { Random } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { begin, fight, holdsLand, type Judge, ordersOf, type Pieces, type Rules, worthOf } from './small-war.ts';

type WaveInput = NonNullable<BattleInput['waves']>[number];

const LAND = ['inf', 'inf', 'art', 'arm', 'fig'] as const;
const SHORE = ['inf', 'inf', 'art', 'arm', 'fig', 'aa'] as const;
const SEA = ['sub', 'sub', 'des', 'cru', 'fig', 'tra'] as const;

class Draw {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  upTo(most: number): number {
    return this.random.die(most + 1) - 1;
  }

  flag(): boolean {
    return this.upTo(1) === 1;
  }

  /** Pieces in an order of their own; transports are always lost last. */
  pieces(pool: readonly string[], most: number, least = 1): Pieces {
    const drawn = Array.from({ length: least + this.upTo(most - least) }, () => pool[this.upTo(pool.length - 1)]);
    return [...drawn.filter((id) => id !== 'tra'), ...drawn.filter((id) => id === 'tra')];
  }
}

function unitsOf(pieces: Pieces): Record<string, number> {
  const units: Record<string, number> = {};
  for (const id of pieces) units[id] = (units[id] ?? 0) + 1;
  return units;
}

const inOrder = (pieces: Pieces) => ({ units: unitsOf(pieces), orderOfLoss: pieces.map((id) => `1 ${id}`) });
const open = (pieces: Pieces) => ({ units: unitsOf(pieces), orderOfLoss: 'optimal' as const });

/** Profit of the attackers, and whether they won: the place on land, the zone at sea. */
function ofOneBattle(attack: Pieces, defense: Pieces, territoryValue = 0, naval = false): Judge {
  const before = worthOf(attack) - worthOf(defense);
  return (end) => {
    const taken = end.defense.length === 0 && holdsLand(end.attack);
    const ours = [...end.attack, ...end.away];
    const theirs = [...end.defense, ...end.hidden];
    const won = naval ? ours.length > 0 && theirs.length === 0 : taken;
    return [
      worthOf(ours) - worthOf(theirs) - before + (taken ? territoryValue : 0),
      won ? 1 : 0,
      ours.length === 0 && theirs.length > 0 ? 1 : 0,
    ];
  };
}

function worthIn(attack: Pieces, defense: Pieces, rules: Rules, territoryValue = 0) {
  const figures = fight(begin(attack, defense), rules, ofOneBattle(attack, defense, territoryValue, rules.naval));
  return { profit: figures[0], win: figures[1], loss: figures[2] };
}

describe('one battle', () => {
  test('leaving at the best moment, on land: landed units, AA fire and territory among them', () => {
    const draw = new Draw(1);
    for (let n = 0; n < 40; n++) {
      const attack = draw.pieces([...LAND, 'inf_a', 'arm_a'], 4);
      const defense = draw.pieces(SHORE, 3);
      const territoryValue = draw.upTo(5);
      const wave = { attack: inOrder(attack), defense: inOrder(defense), retreat: { optimal: 'profit' as const } };
      const { summary } = solveBattle({ waves: [wave], territoryValue });
      const want = worthIn(attack, defense, { mayLeave: true }, territoryValue);
      expect(summary.profit, JSON.stringify(wave)).toBeCloseTo(want.profit, 9);
      expect(summary.takesChance, JSON.stringify(wave)).toBeCloseTo(want.win, 9);
    }
  });

  test('leaving at the best moment, at sea', () => {
    const draw = new Draw(2);
    for (let n = 0; n < 25; n++) {
      const [attack, defense] = [draw.pieces(SEA, 3), draw.pieces(SEA, 3)];
      const wave = { attack: inOrder(attack), defense: inOrder(defense), retreat: { optimal: 'profit' as const } };
      const { summary } = solveBattle({ waves: [wave], naval: true });
      const want = worthIn(attack, defense, { mayLeave: true, naval: true });
      expect(summary.profit, JSON.stringify(wave)).toBeCloseTo(want.profit, 9);
      expect(summary.winChance, JSON.stringify(wave)).toBeCloseTo(want.win, 9);
    }
  });

  test('so many submarines dive, the others fight on', () => {
    const draw = new Draw(3);
    for (let n = 0; n < 40; n++) {
      const attack = draw.pieces(SEA, 3);
      const defense = ['sub', ...draw.pieces(SEA, 3)];
      const [attackerDives, defenderDives] = [draw.upTo(2), draw.upTo(2)];
      const rules = { naval: true, attackerDives, defenderDives, mayLeave: draw.flag() };
      const wave = {
        attack: inOrder(attack),
        defense: inOrder(defense),
        attackerSubmerges: attackerDives,
        defenderSubmerges: defenderDives,
        retreat: rules.mayLeave ? { optimal: 'profit' as const } : {},
      };
      const { summary } = solveBattle({ waves: [wave], naval: true });
      const want = worthIn(attack, defense, rules);
      expect(summary.profit, JSON.stringify(wave)).toBeCloseTo(want.profit, 9);
      expect(summary.winChance, JSON.stringify(wave)).toBeCloseTo(want.win, 9);
      expect(summary.lossChance, JSON.stringify(wave)).toBeCloseTo(want.loss, 9);
    }
  });
});

describe('orders of loss', () => {
  const cases = (seed: number, count: number) => {
    const draw = new Draw(seed);
    return Array.from({ length: count }, (_, n) => {
      const naval = n % 3 === 2;
      const attack = naval ? draw.pieces(SEA, 3, 2) : ['inf', ...draw.pieces(LAND, 3)];
      const defense = naval ? draw.pieces(SEA, 3, 2) : draw.pieces(SHORE, 3, 2);
      return { naval, attack, defense };
    });
  };
  const chance = (attack: Pieces, defense: Pieces, naval: boolean) => worthIn(attack, defense, { naval }).win;
  const found = (attack: WaveInput['attack'], defense: WaveInput['defense'], naval: boolean) => {
    const { summary, advice } = solveBattle({ waves: [{ attack, defense }], naval });
    expect(advice.map(({ code }) => code)).not.toContain('axis/order-not-proven');
    return naval ? summary.winChance : summary.takesChance;
  };

  test('the best for the attacker', () => {
    for (const { naval, attack, defense } of cases(4, 18)) {
      const best = Math.max(...ordersOf(attack).map((order) => chance(order, defense, naval)));
      expect(found(open(attack), inOrder(defense), naval), `${attack} v ${defense}`).toBeCloseTo(best, 9);
    }
  });

  test('the best for the defender', () => {
    for (const { naval, attack, defense } of cases(5, 18)) {
      const best = Math.min(...ordersOf(defense).map((order) => chance(attack, order, naval)));
      expect(found(inOrder(attack), open(defense), naval), `${attack} v ${defense}`).toBeCloseTo(best, 9);
    }
  });

  test('both open: the value of the game', () => {
    for (const { naval, attack, defense } of cases(6, 15)) {
      const value = Math.max(
        ...ordersOf(attack).map((ours) => Math.min(...ordersOf(defense).map((theirs) => chance(ours, theirs, naval)))),
      );
      expect(found(open(attack), open(defense), naval), `${attack} v ${defense}`).toBeCloseTo(value, 9);
    }
  });
});

/** Conquerors and garrisons of later waves are lost in this order. */
const GARRISON_ORDER = ['inf', 'art', 'aa', 'arm', 'fig'];
const byKind = (pieces: Pieces) => [...pieces].sort((a, b) => GARRISON_ORDER.indexOf(a) - GARRISON_ORDER.indexOf(b));

interface Series {
  readonly waves: readonly { readonly attack: Pieces; readonly reinforcements: Pieces; readonly mayLeave: boolean }[];
  readonly territoryValue: number;
  readonly valueFutureWaves: boolean;
}

/** Figures of the first side from wave `w` on: profit, has taken it in one of these waves, has it in the end. */
function valueOfSeries(series: Series, w: number, owner: 0 | 1, garrison: Pieces): readonly number[] {
  const wave = series.waves[w];
  if (wave === undefined) return [0, 0, owner === 0 ? 1 : 0];
  const attacker = w % 2 === 0 ? 0 : 1;
  if (owner === attacker) return valueOfSeries(series, w + 1, owner, garrison);
  const { attack } = wave;
  const defense = w === 0 ? garrison : byKind([...garrison, ...wave.reinforcements]);
  const alone = ofOneBattle(attack, defense, series.territoryValue);
  const sign = attacker === 0 ? 1 : -1;
  const figures = fight(begin(attack, defense), { mayLeave: wave.mayLeave }, (end) => {
    const [profit, taken] = alone(end);
    const left = taken === 1 ? end.attack.filter((id) => id !== 'fig') : end.defense;
    const [later, takenLater, holds] = valueOfSeries(series, w + 1, taken === 1 ? attacker : owner, left);
    const total = sign * profit + later;
    const decides = series.valueFutureWaves ? sign * total : profit;
    return [decides, total, Math.max(takenLater, attacker === 0 ? taken : 0), holds];
  });
  return figures.slice(1);
}

describe('take and hold', () => {
  const solve = ({ waves, territoryValue, valueFutureWaves }: Series, garrison: Pieces) =>
    solveBattle({
      waves: waves.map(({ attack, reinforcements, mayLeave }, w) => ({
        attack: inOrder(attack),
        defense: w === 0 ? inOrder(garrison) : { units: unitsOf(reinforcements), orderOfLoss: GARRISON_ORDER },
        retreat: mayLeave ? { optimal: 'profit' as const } : {},
        conquerorDefends: w > 0,
      })),
      territoryValue,
      valueFutureWaves,
    }).summary;

  test.each([
    ['attack and counter-attack', 2, 7],
    ['attack, counter-attack, second attack', 3, 8],
  ])('%s, leaving when it pays, with and without a look at what comes after', (_, count, seed) => {
    const draw = new Draw(seed);
    for (let n = 0; n < 24; n++) {
      const garrison = draw.pieces(SHORE, 2);
      const series: Series = {
        waves: Array.from({ length: count }, (_, w) => ({
          attack: draw.pieces(LAND, w === 0 ? 3 : 2),
          reinforcements: w === 0 ? [] : draw.pieces(['inf', 'arm'], 1, 0),
          mayLeave: draw.upTo(2) > 0,
        })),
        territoryValue: draw.upTo(5),
        valueFutureWaves: draw.flag(),
      };
      const [profit, takes, holds] = valueOfSeries(series, 0, 1, garrison);
      const summary = solve(series, garrison);
      const where = JSON.stringify({ series, garrison });
      expect(summary.profit, where).toBeCloseTo(profit, 9);
      expect(summary.takesChance, where).toBeCloseTo(takes, 9);
      expect(summary.holdsChance, where).toBeCloseTo(holds, 9);
    }
  });
});

/** Ashore, landed units are lost before the others of their kind. */
const SHORE_ORDER = ['inf_a', 'inf', 'art_a', 'art', 'arm_a', 'arm', 'fig', 'bom'];
const LOADS: readonly Record<string, number>[] = [{ inf: 2 }, { inf: 1, art: 1 }, { arm: 1 }, { inf: 1, arm: 1 }];

describe('a landing', () => {
  const piecesOf = (load: Record<string, number>) =>
    Object.entries(load).flatMap(([id, n]) => new Array<string>(n).fill(`${id}_a`));

  test('fleet and army leave when it pays, submarines dive, cargo goes down with its transports', () => {
    const draw = new Draw(9);
    for (let n = 0; n < 24; n++) {
      const loads = [LOADS[draw.upTo(3)], LOADS[draw.upTo(3)]].slice(draw.upTo(1));
      const fleet = [...draw.pieces(['sub', 'des', 'cru', 'fig'], 2), ...loads.map(() => 'tra')];
      const enemies = draw.pieces(['sub', 'des', 'cru', 'tra'], 2);
      const overland = draw.pieces(['inf', 'arm', 'fig'], 1, 0);
      const garrison = draw.pieces(SHORE, 2);
      const territoryValue = draw.upTo(4);
      const [seaLeaves, landLeaves] = [draw.flag(), draw.flag()];
      const [attackerDives, defenderDives] = [draw.upTo(1), draw.upTo(1)];
      const input = {
        sea: {
          attack: inOrder(fleet),
          defense: inOrder(enemies),
          attackerSubmerges: attackerDives,
          defenderSubmerges: defenderDives,
          retreat: seaLeaves ? { optimal: 'profit' as const } : {},
        },
        cargo: [...loads],
        land: {
          attack: { units: unitsOf(overland), orderOfLoss: SHORE_ORDER },
          defense: inOrder(garrison),
          retreat: landLeaves ? { optimal: 'profit' as const } : {},
        },
        territoryValue,
      };
      const ashore = (landed: Pieces) => {
        const army = [...overland, ...landed].sort((a, b) => SHORE_ORDER.indexOf(a) - SHORE_ORDER.indexOf(b));
        if (army.length === 0) return [0, 0];
        const judge = ofOneBattle(army, garrison, territoryValue);
        return fight(begin(army, garrison), { mayLeave: landLeaves }, judge);
      };
      const atSea = ofOneBattle(fleet, enemies, 0, true);
      const rules = { naval: true, attackerDives, defenderDives, mayLeave: seaLeaves };
      const [, clears, lands, takes, drowned, profit] = fight(begin(fleet, enemies), rules, (end) => {
        const [ships] = atSea(end);
        const afloat = end.attack.filter((id) => id === 'tra').length;
        const lost = loads.slice(0, loads.length - afloat).flatMap(piecesOf);
        const guarded = end.defense.some((id) => id !== 'sub' && id !== 'tra');
        const landed = end.left || guarded ? [] : loads.slice(loads.length - afloat).flatMap(piecesOf);
        const [onLand, taken] = ashore(landed);
        const cleared = end.defense.length === 0 && end.attack.length + end.away.length > 0;
        return [
          ships,
          cleared ? 1 : 0,
          landed.length > 0 ? 1 : 0,
          taken,
          worthOf(lost),
          ships - worthOf(lost) + onLand,
        ];
      });
      const { summary } = solveLanding(input);
      const where = JSON.stringify(input);
      expect(summary.clearsChance, where).toBeCloseTo(clears, 9);
      expect(summary.landsChance, where).toBeCloseTo(lands, 9);
      expect(summary.takesChance, where).toBeCloseTo(takes, 9);
      expect(summary.cargoLost, where).toBeCloseTo(drowned, 9);
      expect(summary.profit, where).toBeCloseTo(profit, 9);
    }
  });
});
