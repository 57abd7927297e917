// The sweep of a large web: attackers stack by stack, and together against every defender at whom all of a stack throws the same dice.
import { DESTROYER, SUBMARINE } from '../graph/graph.ts';
import { type Stack, stacksOf } from '../graph/stacks.ts';
import type { StackRounds } from '../round/stack-rounds.ts';
import type { Pairs } from './pairs.ts';

const NOBODY = -1;

export class StackSweep {
  private readonly pairs: Pairs;
  private readonly rounds: StackRounds;
  private readonly attackers: readonly Stack[];
  private readonly defenders: readonly Stack[];
  /** Defenders without submarines and destroyers, and all others. */
  private readonly plain: Int32Array;
  private readonly others: Int32Array;

  constructor(pairs: Pairs, rounds: StackRounds) {
    const { attacker, defender, everyColumn } = pairs;
    this.pairs = pairs;
    this.rounds = rounds;
    this.attackers = stacksOf(attacker);
    this.defenders = stacksOf(defender);
    this.plain = everyColumn.filter((j) => isPlain(defender.flags[j]));
    this.others = everyColumn.filter((j) => !isPlain(defender.flags[j]));
  }

  /** Plain defenders come last in a stack: from them a battle does not go back to others. */
  sweep(): void {
    const { pairs, plain, others } = this;
    const { attacker, arrived, budget, columns, everyColumn } = pairs;
    for (const { nodes, submarines, dives } of this.attackers) {
      const together = submarines && !dives;
      for (let n = 0; n < nodes.length; n++) {
        const i = nodes[n];
        if (arrived[i] === 0) continue;
        budget.spend(columns);
        if (together) pairs.visitRow(i, others);
        else if (isPlain(attacker.flags[i])) {
          this.visitStacks(i);
          for (let c = 0; c < plain.length; c++) pairs.visit(i, plain[c]);
        } else pairs.visitRow(i, everyColumn);
      }
      const first = together ? nodes.findIndex((i) => arrived[i] > 0) : NOBODY;
      if (first !== NOBODY) this.meetPlain(nodes.subarray(first));
    }
  }

  /** A stack of attackers against the plain defenders it has come to. */
  private meetPlain(stack: Int32Array): void {
    const { pairs, rounds, plain } = this;
    const { mass, midRound, arrived, columns } = pairs;
    const { met } = rounds;
    for (const i of stack) {
      if (arrived[i] === 0) continue;
      for (let c = 0; c < plain.length; c++) {
        const pair = i * columns + plain[c];
        if (mass[pair] > 0 || midRound[pair] > 0) met[plain[c]] = 1;
      }
    }
    for (let c = 0; c < plain.length; c++) {
      const j = plain[c];
      if (met[j] === 0) continue;
      met[j] = 0;
      if (rounds.mayFight('attack', stack[0], j)) rounds.fight('attack', stack, j);
      else for (const i of stack) if (arrived[i] > 0) pairs.visit(i, j);
    }
  }

  /** A plain attacker against all defenders that are not. */
  private visitStacks(i: number): void {
    const { pairs, rounds, others } = this;
    const { mass, midRound, columns } = pairs;
    const { met } = rounds;
    for (let c = 0, row = i * columns; c < others.length; c++)
      if (mass[row + others[c]] > 0 || midRound[row + others[c]] > 0) met[others[c]] = 1;
    for (const { nodes, submarines, dives } of this.defenders) {
      if (submarines && !dives && rounds.mayFight('defense', nodes[0], i)) {
        if (isMet(nodes, met)) rounds.fight('defense', nodes, i);
      } else if (!isPlain(pairs.defender.flags[nodes[0]])) for (const j of nodes) pairs.visit(i, j);
    }
    met.fill(0);
  }
}

function isMet(nodes: Int32Array, met: Uint8Array): boolean {
  for (let n = 0; n < nodes.length; n++) if (met[nodes[n]] === 1) return true;
  return false;
}

/** Neither strikes nor keeps anybody from striking. */
function isPlain(flags: number): boolean {
  return (flags & (DESTROYER | SUBMARINE)) === 0;
}
