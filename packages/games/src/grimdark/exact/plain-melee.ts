// The melee of most duels, two strikes after which nothing is remembered but wounds: from all starting pairs at once.
// Who lost depends on the wounds of this melee alone. For a start of the charger and an end of the charged unit, the starts
// of the charged unit are put together by their wounds, so the work is cubic in the states and not to the fourth power.
import type { AttackStep } from './attack-step.ts';
import { type Codes, type DuelTables, other, type Who } from './duel-tables.ts';
import { codesAfter, type Verdict, type Verdicts } from './verdict.ts';

interface Order {
  readonly charge: AttackStep;
  readonly answer: AttackStep;
}

export class PlainMelee {
  private readonly tables: DuelTables;
  private readonly charger: Who;
  private readonly order: Order;
  private readonly verdict: Verdict;
  /** Index of a pair of states: charger's times `stride`, charged unit's times `step`. */
  private readonly stride: number;
  private readonly pace: number;
  /** Mass that ends in state y' of the charged unit, by the wounds it had at the start: `byWounds[y' * width + wounds]`. */
  private readonly byWounds: Float64Array;
  private readonly width: number;

  constructor(tables: DuelTables, charger: Who, codes: Codes, verdicts: Verdicts) {
    this.tables = tables;
    this.charger = charger;
    const charged = other(charger);
    const feat = (who: Who): boolean => tables.flagsOf(who, codes).feat;
    this.order = {
      charge: tables.strike(charger, charger, 'everything', feat(charged), codes),
      answer: tables.strike(charged, charger, 'everything', feat(charger), codes),
    };
    this.verdict = verdicts.of(codesAfter(tables, charger, codes, [feat(0), feat(1)]));
    const columns = tables.sides[1].casualties.states;
    this.stride = charger === 0 ? columns : 1;
    this.pace = charger === 0 ? 1 : columns;
    this.width = tables.sides[charged].unit.startingWounds + 1;
    this.byWounds = new Float64Array(tables.sides[charged].casualties.states * this.width);
  }

  fightAll(cells: Float64Array): void {
    const own = this.tables.sides[this.charger].casualties;
    const enemy = this.tables.sides[other(this.charger)].casualties;
    for (let x = 0; x < own.states; x++) {
      let any = 0;
      for (let y = 0; y < enemy.states; y++)
        if (cells[x * this.stride + y * this.pace] > 0)
          any += this.strike(x, y, cells[x * this.stride + y * this.pace]);
      if (any === 0) continue;
      for (let y = 0; y < enemy.states; y++) this.answerFrom(x, y);
      this.byWounds.fill(0);
      this.tables.budget.spend(2 * any + enemy.states * (own.states + 2 * this.width));
    }
  }

  /** The charge from one pair; returns the work done. */
  private strike(x: number, y: number, mass: number): number {
    const after = this.order.charge.row(x, y).after[0];
    const { totalMarked } = this.tables.sides[other(this.charger)].casualties;
    const wounds = totalMarked[y];
    for (let to = 0; to < after.length; to++) this.byWounds[to * this.width + wounds] += mass * after[to];
    return after.length;
  }

  /** The strike back of state y' at a charger that started in x, and who lost. */
  private answerFrom(x: number, y: number): void {
    const { width, byWounds, stride, pace, charger } = this;
    const from = y * width;
    let total = 0;
    // From here on `byWounds` holds what is below each number of wounds.
    for (let m = 0; m < width; m++) {
      const mass = byWounds[from + m];
      byWounds[from + m] = total;
      total += mass;
    }
    if (total === 0) return;
    const { sides, morale } = this.tables;
    const [own, enemy] = [sides[charger].casualties, sides[other(charger)].casualties];
    const { gone, even, lost } = this.verdict;
    if (y === enemy.dead) {
      gone[x * stride + y * pace] += total;
      return;
    }
    const after = this.order.answer.row(y, x).after[0];
    const fears = morale[charger].fears;
    const level = enemy.totalMarked[y] - morale[other(charger)].fears[y] + own.totalMarked[x];
    for (let to = 0; to < after.length; to++) {
      const chance = after[to];
      if (chance === 0) continue;
      const cell = to * stride + y * pace;
      if (to === own.dead) {
        gone[cell] += total * chance;
        continue;
      }
      // Starts with fewer wounds than this: the charged unit took more than it gave.
      const bound = level + fears[to] - own.totalMarked[to];
      const below = bound <= 0 ? 0 : bound < width ? byWounds[from + bound] : total;
      const upTo = bound < 0 ? 0 : bound + 1 < width ? byWounds[from + bound + 1] : total;
      lost[other(charger)][cell] += below * chance;
      even[cell] += (upTo - below) * chance;
      lost[charger][cell] += (total - upTo) * chance;
    }
  }
}
