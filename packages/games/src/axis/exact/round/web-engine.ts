// A round at sea with submarines: surprise strikes, hits that submarines or aircraft cannot take, kept destroyers.
import type { Budget } from '../../../contract/budget.ts';
import type { Battle, Role } from '../../plan.ts';
import { type DiceMode, UNIT_COUNT, unitIndex } from '../../units.ts';
import { AIRCRAFT, DESTROYER, type Graph, SUBMARINE } from '../graph/graph.ts';
import { AIR_HIT, ANY_HIT, SUB_HIT } from '../graph/order.ts';
import { Damage, type MixedHits } from './damage.ts';
import type { RoundEngine } from './engine.ts';
import type { Volleys } from './fire.ts';
import { Products } from './products.ts';
import { RowFire } from './row-fire.ts';

const SUBMARINES = unitIndex('sub');

/**
 * So few pairs of a row hardly throw the same dice: 31.2 ms instead of 32.9 for 39 v 37. With more states than these each
 * pair leaves so many behind that putting two together pays: 412 ms instead of 450 for 160 v 160.
 */
const FEW_PAIRS = 80;
const FEW_STATES = 1_000;

export interface WebOptions {
  readonly mode: DiceMode;
  readonly hits: Battle['hits'];
  readonly attackerKeepsDestroyer: boolean;
  readonly defenderKeepsDestroyer: boolean;
}

/** The fire of one side, and what it leaves of the other. */
interface Fire {
  readonly volleys: Volleys;
  readonly shooters: Graph;
  readonly targets: Graph;
  readonly damage: Damage;
  /** Then while the last destroyer is kept. */
  readonly mixed: readonly MixedHits[];
}

export class WebEngine implements RoundEngine {
  stay = 0;
  lost = 0;
  strikeStay = 1;
  strikeLost = 0;
  readonly minds: boolean;
  readonly arrived: Float64Array;
  readonly products: Products;
  private readonly attacker: Graph;
  private readonly defender: Graph;
  private readonly attack: Fire;
  private readonly defense: Fire;
  private readonly options: WebOptions;
  private readonly columns: number;
  private readonly onAttacker: Damage;
  private readonly onDefender: Damage;
  /** A strike is kept beside the fire that follows it: the sweep needs both at once. */
  private readonly strikeOnAttacker: Damage;
  private readonly strikeOnDefender: Damage;
  private i = 0;
  private j = 0;
  private least = 0;
  /** Set while the pairs of a row are put together: chances of an answer below this are left out. */
  private rowLeast = 0;
  private floor = 0;
  private readonly rowFire: RowFire;
  private answer = 0;

  constructor(attacker: Graph, defender: Graph, attackVolleys: Volleys, defenseVolleys: Volleys, options: WebOptions) {
    this.attacker = attacker;
    this.defender = defender;
    this.options = options;
    this.minds = options.attackerKeepsDestroyer || options.defenderKeepsDestroyer;
    this.columns = defender.size;
    this.products = new Products(attacker.size, defender.size);
    this.arrived = this.products.arrived;
    this.onAttacker = new Damage(attacker.size);
    this.onDefender = new Damage(defender.size);
    this.attack = {
      volleys: attackVolleys,
      shooters: attacker,
      targets: defender,
      damage: this.onDefender,
      mixed: mixedHits(defender),
    };
    this.defense = {
      volleys: defenseVolleys,
      shooters: defender,
      targets: attacker,
      damage: this.onAttacker,
      mixed: mixedHits(attacker),
    };
    this.strikeOnAttacker = new Damage(attacker.size);
    this.strikeOnDefender = new Damage(defender.size);
    // With submarines that fire and without, while the last destroyer is kept and while it is not.
    this.rowFire = new RowFire(4 * defender.size + 2);
  }

  strikes(i: number, j: number): boolean {
    const a = this.attacker.flags[i];
    const d = this.defender.flags[j];
    return ((a & SUBMARINE) !== 0 && (d & DESTROYER) === 0) || ((d & SUBMARINE) !== 0 && (a & DESTROYER) === 0);
  }

  prepareStrike(i: number, j: number, least = 0): void {
    this.i = i;
    this.j = j;
    const { strikeOnAttacker, strikeOnDefender } = this;
    strikeOnAttacker.reset(i, least);
    strikeOnDefender.reset(j, least);
    const a = this.attacker.flags[i];
    const d = this.defender.flags[j];
    // A side that is struck has no destroyer to keep, so the plain edges serve.
    if (a & SUBMARINE && !(d & DESTROYER))
      strikeOnDefender.take(this.attack.volleys.submarines(i), this.defender.after![SUB_HIT]);
    if (d & SUBMARINE && !(a & DESTROYER))
      strikeOnAttacker.take(this.defense.volleys.submarines(j), this.attacker.after![SUB_HIT]);
    this.strikeStay = strikeOnAttacker.chanceOf(i) * strikeOnDefender.chanceOf(j);
    this.strikeLost = either(strikeOnAttacker.lost, strikeOnDefender.lost);
  }

  prepare(i: number, j: number, surprised: boolean, least = 0): void {
    this.i = i;
    this.j = j;
    this.least = least;
    this.onDefender.reset(j, least);
    const a = this.attacker.flags[i];
    const d = this.defender.flags[j];
    const { attackerKeepsDestroyer, defenderKeepsDestroyer } = this.options;
    const attackerKeeps = attackerKeepsDestroyer && ((d & SUBMARINE) !== 0 || surprised);
    const defenderKeeps = defenderKeepsDestroyer && ((a & SUBMARINE) !== 0 || surprised);
    this.fire(this.attack, i, j, defenderKeeps);
    const unhurt = this.onDefender.chanceOf(j);
    if (this.rowLeast > 0) {
      const answer = this.answerTo(i, j, attackerKeeps);
      this.answer = answer;
      this.stay = this.rowFire.stay[answer] * unhurt;
      this.lost = either(this.rowFire.lost[answer], this.onDefender.lost);
      return;
    }
    this.onAttacker.reset(i, least);
    this.fire(this.defense, j, i, attackerKeeps);
    this.stay = this.onAttacker.chanceOf(i) * unhurt;
    this.lost = either(this.onAttacker.lost, this.onDefender.lost);
  }

  /** What the defenders of a pair do to the attacker of the row; looked up where others with the same dice were met before. */
  private answerTo(i: number, j: number, keeps: boolean): number {
    const { rowFire, onAttacker } = this;
    const a = this.attacker.flags[i];
    const kind = 2 * this.defense.volleys.kindOf(j, (a & DESTROYER) !== 0) + (keeps ? 1 : 0);
    const known = rowFire.find(kind);
    if (known >= 0) return known;
    onAttacker.reset(i, this.rowLeast);
    this.fire(this.defense, j, i, keeps);
    return rowFire.add(kind, onAttacker, onAttacker.takeOut(i));
  }

  beginRow(i: number, mass: Float64Array, weight: number, floor: number): void {
    // Submarines fire at a fleet with destroyers: then hardly two defenders throw the same dice.
    const apart = (this.attacker.flags[i] & DESTROYER) !== 0 || (this.columns < FEW_STATES && this.hasFew(i, mass));
    this.rowLeast = apart ? 0 : floor / weight;
    this.floor = floor;
  }

  private hasFew(i: number, mass: Float64Array): boolean {
    let pairs = 0;
    for (let pair = i * this.columns; pair < (i + 1) * this.columns; pair++) if (mass[pair] > 0) pairs++;
    return pairs < FEW_PAIRS;
  }

  endRow(into: Float64Array, budget: Budget): void {
    this.rowLeast = 0;
    const { rowFire } = this;
    for (let answer = 0; answer < rowFire.count; answer++) {
      rowFire.read(answer, this.onAttacker, this.onDefender);
      budget.spend(this.products.add(1, this.onAttacker, this.onDefender, this.floor, into));
    }
    rowFire.clear();
  }

  /** What the fire of one side does to a node of the other that has no destroyer to keep. */
  fireAt(role: Role, node: number, at: number, least: number): Damage {
    const fire = role === 'attack' ? this.attack : this.defense;
    fire.damage.reset(at, least);
    this.fire(fire, node, at, false);
    return fire.damage;
  }

  /** Hits are placed in the order submarine, air, other; restricted air hits first where that wastes fewer. */
  private fire({ volleys, shooters, targets, damage, mixed }: Fire, node: number, at: number, keeps: boolean): void {
    const own = shooters.flags[node];
    const target = targets.flags[at];
    const after = targets.after!;
    const shift = keeps ? 3 : 0;
    const subsFire = (own & SUBMARINE) !== 0 && (target & DESTROYER) !== 0;
    const subsLast = subsFire && (target & AIRCRAFT) === 0 && (own & AIRCRAFT) !== 0;
    const noSubmarines =
      this.options.mode === 'lowLuck' ? ((own | target) & SUBMARINE) === 0 : (target & SUBMARINE) === 0;
    const pooled = (own & DESTROYER) !== 0 || noSubmarines;
    // Where submarine hits fall on the same units as any others, one volley is placed instead of two in turn. With the four
    // rows of `spread`: 35 ms instead of 51 for 39 v 37. Low luck keeps the pools apart.
    if (subsFire && !keeps && pooled && this.options.mode !== 'lowLuck')
      if (volleys.submarines(node).hits.length - 1 <= targets.alike[at]) {
        damage.take(volleys.all(node), after[ANY_HIT]);
        return;
      }
    // Only here do kinds of hit compete for units: a submarine hit spent on a destroyer may leave a hit of aircraft without a target.
    if (subsFire && !pooled && this.options.hits === 'most' && (own & AIRCRAFT) !== 0) {
      damage.takeMost(volleys.submarines(node), volleys.aircraft(node), volleys.others(node), mixed[keeps ? 1 : 0]);
      return;
    }
    if (subsFire && !subsLast) damage.take(volleys.submarines(node), after[SUB_HIT + shift]);
    if (pooled) damage.take(volleys.surface(node), after[ANY_HIT + shift]);
    else {
      damage.take(volleys.aircraft(node), after[AIR_HIT + shift]);
      damage.take(volleys.others(node), after[ANY_HIT + shift]);
    }
    if (subsLast) damage.take(volleys.submarines(node), after[SUB_HIT + shift]);
  }

  spread(weight: number, into: Float64Array): number {
    const { answer, onDefender, columns } = this;
    if (this.rowLeast === 0) return this.products.add(weight, this.onAttacker, onDefender, this.least, into);
    const { nodes, chances, count } = onDefender;
    const row = this.i * columns;
    // Later pairs of the row wait for it.
    const share = weight * this.rowFire.stay[answer];
    if (share > 0) for (let c = 0; c < count; c++) into[row + nodes[c]] += share * chances[c];
    this.rowFire.send(answer, onDefender, weight);
    return 2 * count;
  }

  spreadStrike(weight: number, plain: Float64Array, surprised: Float64Array): number {
    const { columns } = this;
    const { nodes: rows, chances: rowChances, count: rowCount } = this.strikeOnAttacker;
    const { nodes, chances, count } = this.strikeOnDefender;
    for (let r = 0; r < rowCount; r++) {
      const row = rows[r] * columns;
      const share = weight * rowChances[r];
      this.arrived[rows[r]] += share;
      for (let c = 0; c < count; c++) {
        const into = this.minds && this.wasSurprised(rows[r], nodes[c]) ? surprised : plain;
        into[row + nodes[c]] += share * chances[c];
      }
    }
    return rowCount * count;
  }

  /** Matters only to a side that minds its last destroyer. */
  private wasSurprised(i: number, j: number): boolean {
    const { attacker, defender, options } = this;
    const attackerMinds = options.attackerKeepsDestroyer && (attacker.flags[i] & DESTROYER) !== 0;
    if (attackerMinds && defender.flags[this.j] & SUBMARINE && !(defender.flags[j] & SUBMARINE)) return true;
    const defenderMinds = options.defenderKeepsDestroyer && (defender.flags[j] & DESTROYER) !== 0;
    return defenderMinds && (attacker.flags[this.i] & SUBMARINE) !== 0 && (attacker.flags[i] & SUBMARINE) === 0;
  }

  get unseen(): number {
    return this.products.unseen;
  }

  get work(): number {
    return this.onAttacker.count * this.onDefender.count;
  }

  expect(values: Float64Array): number {
    const { columns } = this;
    const { nodes: rows, chances: rowChances, count: rowCount } = this.onAttacker;
    const { nodes, chances, count } = this.onDefender;
    let total = -this.stay * values[this.i * columns + this.j];
    for (let r = 0; r < rowCount; r++) {
      const row = rows[r] * columns;
      let sum = 0;
      for (let c = 0; c < count; c++) sum += chances[c] * values[row + nodes[c]];
      total += rowChances[r] * sum;
    }
    return total;
  }

  expectStrike(plain: Float64Array, surprised: Float64Array): number {
    const { columns } = this;
    const { nodes: rows, chances: rowChances, count: rowCount } = this.strikeOnAttacker;
    const { nodes, chances, count } = this.strikeOnDefender;
    let total = -this.strikeStay * plain[this.i * columns + this.j];
    for (let r = 0; r < rowCount; r++) {
      const row = rows[r] * columns;
      for (let c = 0; c < count; c++) {
        const from = this.minds && this.wasSurprised(rows[r], nodes[c]) ? surprised : plain;
        total += rowChances[r] * chances[c] * from[row + nodes[c]];
      }
    }
    return total;
  }
}

function mixedHits({ size, counts, after = [] }: Graph): MixedHits[] {
  const submarines = new Uint16Array(size);
  for (let node = 0; node < size; node++) submarines[node] = counts[node * UNIT_COUNT + SUBMARINES];
  return [0, 3].map((shift) => ({
    any: after[ANY_HIT + shift],
    submarine: after[SUB_HIT + shift],
    air: after[AIR_HIT + shift],
    submarines,
  }));
}

/** Chance of at least one of two independent things; exact for tiny chances too. */
function either(a: number, b: number): number {
  return a + b - a * b;
}
