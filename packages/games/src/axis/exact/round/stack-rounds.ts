// Fleets that differ in submarines and spare hits alone, against an enemy without submarines and destroyers: their submarines have
// struck before anybody fires, so all of them fire the same dice. What the enemy's answers leave of them is summed and meets
// what they leave of him once. Of 39 v 37, 17,200 of 20,500 rounds are fought in 5,900 such sums: 1.7 million products instead of
// 3.2, and 9.2 ms instead of 17.3.
import type { Role } from '../../plan.ts';
import { DESTROYER, EMPTY, type Graph, HELPLESS, ONLY_AIRCRAFT, ONLY_SUBMARINES, SUBMARINE } from '../graph/graph.ts';
import { AIR_HIT, ANY_HIT, SUB_HIT } from '../graph/order.ts';
import type { Pairs } from '../wave/pairs.ts';
import { Damage } from './damage.ts';
import type { Volleys } from './fire.ts';
import type { WebEngine } from './web-engine.ts';

/** The side that has the submarines. */
interface Submarines {
  readonly role: Role;
  readonly fleet: Graph;
  readonly enemy: Graph;
  readonly volleys: Volleys;
  readonly answers: Volleys;
  /** Pairs from a node of either side to the next one. */
  readonly step: number;
  readonly enemyStep: number;
  /** What the enemy's answers leave of a whole stack. */
  readonly left: Damage;
  /** Enemies after 0, 1, 2, ... hits of the strike. */
  readonly struck: Int32Array;
}

export class StackRounds {
  /** 1 for the defenders that a stack of attackers, or an attacker against stacks, has come to. */
  readonly met: Uint8Array;
  private readonly pairs: Pairs;
  private readonly engine: WebEngine;
  private readonly sides: Readonly<Record<Role, Submarines>>;

  constructor(pairs: Pairs, engine: WebEngine, volleys: Readonly<Record<Role, Volleys>>) {
    const { attacker, defender, columns } = pairs;
    this.met = new Uint8Array(columns);
    this.pairs = pairs;
    this.engine = engine;
    this.sides = {
      attack: side('attack', [attacker, defender], [volleys.attack, volleys.defense], [columns, 1]),
      defense: side('defense', [defender, attacker], [volleys.defense, volleys.attack], [1, columns]),
    };
  }

  /** Whether pairs of a node whose submarines do not dive, and of its stack, with an enemy may be fought here. */
  mayFight(role: Role, node: number, enemy: number): boolean {
    const own = this.sides[role].fleet.flags[node];
    const other = this.sides[role].enemy.flags[enemy];
    if ((other & (DESTROYER | SUBMARINE | EMPTY | HELPLESS)) !== 0) return false;
    return (own & ONLY_SUBMARINES) === 0 || (other & ONLY_AIRCRAFT) === 0;
  }

  fight(role: Role, nodes: Int32Array, enemy: number): void {
    const { pairs, engine } = this;
    const side = this.sides[role];
    const { fleet, volleys, answers, step, enemyStep, left, struck } = side;
    const { mass, midRound, visited, options, budget, arrived } = pairs;
    const { cut, floor } = options;
    const { met } = this;
    const at = enemy * enemyStep;
    let waiting = 0;
    for (let n = 0; n < nodes.length; n++) {
      const node = nodes[n];
      if (role === 'defense' || arrived[node] > 0) waiting += mass[node * step + at] + midRound[node * step + at];
    }
    if (waiting < cut) {
      pairs.dropped += waiting;
      this.forget(side, nodes, at);
      return;
    }
    const onEnemy = engine.fireAt(role, nodes[0], enemy, floor / waiting);
    const unhurt = onEnemy.takeOut(enemy);
    if (role === 'attack') for (let k = 0; k < onEnemy.count; k++) met[onEnemy.nodes[k]] = 1;
    const reach = strikeFrom(side, enemy);
    // Without destroyers aircraft do not hit submarines.
    const aircraft = answers.aircraft(enemy);
    const ships = answers.others(enemy);
    const air = fleet.after![AIR_HIT];
    const any = fleet.after![ANY_HIT];
    left.gather(floor);
    let fired = 0;
    let steps = 0;
    for (let n = 0; n < nodes.length; n++) {
      const node = nodes[n];
      if (role === 'attack' && arrived[node] === 0 && left.sumAt(node) === 0) continue;
      const self = node * step + at;
      // Those before it in the stack may have come here in a round that left the enemy as he was.
      const start = mass[self] + unhurt * left.sumAt(node);
      const mid = midRound[self];
      if (start + mid === 0) continue;
      if (visited !== undefined) visited[self] = 1;
      mass[self] = 0;
      midRound[self] = 0;
      if (start + mid < cut) {
        pairs.dropped += start + mid;
        continue;
      }
      const { hits, atLeast } = volleys.submarines(node);
      const most = reach < hits.length - 1 ? reach : hits.length - 1;
      const missed = most === 0 ? 1 : hits[0];
      const spared = (air[node] === node ? 1 : aircraft.hits[0]) * (any[node] === node ? 1 : ships.hits[0]);
      const stay = spared * unhurt;
      const begun = (start + stay * mid) / (1 - missed * stay);
      pairs.count(self, begun);
      for (let h = 1; h <= most; h++) {
        const share = begun * (h === most ? atLeast[h] : hits[h]);
        if (share < floor) pairs.dropped += share;
        else {
          midRound[node * step + struck[h] * enemyStep] += share;
          if (role === 'defense') arrived[struck[h]] += share;
          else met[struck[h]] = 1;
        }
      }
      const weight = mid + missed * begun;
      fired += weight;
      steps += most + left.addTwo(node, weight, aircraft, air, ships, any);
    }
    pairs.dropped += fired * onEnemy.lost + left.lost;
    left.close();
    if (role === 'defense') for (let k = 0; k < left.count; k++) met[left.nodes[k]] = 1;
    this.settleUnhurt(side, nodes, at, unhurt);
    const [onAttacker, onDefender] = role === 'attack' ? [left, onEnemy] : [onEnemy, left];
    pairs.dropped -= engine.products.unseen;
    budget.spend(steps + engine.products.add(1, onAttacker, onDefender, floor, mass));
    pairs.dropped += engine.products.unseen;
  }

  /** Rounds that left the enemy as he was: those of the stack have taken theirs. */
  private settleUnhurt(side: Submarines, stack: Int32Array, at: number, unhurt: number): void {
    if (unhurt === 0) return;
    const { role, step, left } = side;
    const { mass, arrived } = this.pairs;
    const { nodes, chances, count } = left;
    for (let k = 0; k < count; k++) {
      mass[nodes[k] * step + at] += unhurt * chances[k];
      if (role === 'attack') arrived[nodes[k]] += unhurt * chances[k];
    }
    this.forget(side, stack, at);
  }

  /** Of a column: memory that nothing was written to is cheaper left alone. */
  private forget({ step }: Submarines, stack: Int32Array, at: number): void {
    const { mass, midRound } = this.pairs;
    for (let n = 0; n < stack.length; n++) {
      const self = stack[n] * step + at;
      if (mass[self] !== 0) mass[self] = 0;
      if (midRound[self] !== 0) midRound[self] = 0;
    }
  }
}

function side(
  role: Role,
  [fleet, enemy]: readonly [Graph, Graph],
  [volleys, answers]: readonly [Volleys, Volleys],
  [step, enemyStep]: readonly [number, number],
): Submarines {
  return {
    role,
    fleet,
    enemy,
    volleys,
    answers,
    step,
    enemyStep,
    left: new Damage(fleet.size),
    struck: new Int32Array(enemy.size),
  };
}

/** Writes down where the hits of a strike lead; returns how many of them find a target. */
function strikeFrom({ enemy, struck }: Submarines, from: number): number {
  const after = enemy.after![SUB_HIT];
  let reach = 0;
  struck[0] = from;
  while (after[struck[reach]] !== struck[reach]) {
    struck[reach + 1] = after[struck[reach]];
    reach++;
  }
  return reach;
}
