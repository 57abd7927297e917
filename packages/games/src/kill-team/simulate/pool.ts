// Rolling one side's dice: every die by itself, rerolled and converted in the open.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { PlannedConversion, PoolPlan } from '../plan.ts';
import type { Exchange } from '../rules/rule.ts';
import type { en } from '../words/en.ts';

const say = emitter<typeof en>();

export const RESULTS = ['crit', 'normal', 'fail'] as const;
export type Result = (typeof RESULTS)[number];
/** A die on the table: 'locked' is a normal that has been retained and cannot be retained again. */
type Lying = Result | 'locked';

export interface Rolled {
  readonly crits: number;
  readonly normals: number;
}

export function judge(shown: number, plan: PoolPlan): Result {
  const face = plan.lowRolls ? 7 - shown : shown;
  const succeeds = face >= plan.stat;
  if (face >= plan.critFrom && (succeeds || plan.edition === '2021')) return 'crit';
  return succeeds ? 'normal' : 'fail';
}

/** Positions of the dice that are rolled again where the rule leaves no choice. */
export function chosenForReroll(faces: readonly number[], plan: PoolPlan): number[] {
  const { each, commonest, more } = plan.reroll;
  const chosen: number[] = [];
  let fails: number[] = [];
  faces.forEach((face, position) => {
    const result = judge(face, plan);
    const again =
      (each === 'fails' && result === 'fail') ||
      (each === 'nonCrits' && result !== 'crit') ||
      (each === 'ones' && result === 'fail' && face === 1);
    if (again) chosen.push(position);
    else if (result === 'fail') fails.push(position);
  });
  if (commonest) {
    const shown = [1, 2, 3, 4, 5, 6].map((face) => fails.filter((position) => faces[position] === face));
    const most = shown.reduce((best, positions) => (positions.length > best.length ? positions : best));
    chosen.push(...most);
    fails = fails.filter((position) => !most.includes(position));
  }
  chosen.push(...fails.slice(0, more));
  return chosen;
}

/** Rerolls of the player's choice, made on the faces as they lie. */
export type Chooser = (dice: Dice, faces: number[]) => void;
/** What so many crits and normals among the dice rolled come to. */
export type Finish = (crits: number, normals: number) => Rolled;

/** A pool that is rolled many times: what conversions make of a roll is remembered. */
export class PoolRoller {
  private readonly plan: PoolPlan;
  private readonly rolled: number;
  private readonly results: readonly Result[];
  private readonly reason: string;
  private readonly rerolls: boolean;
  private readonly choose: Chooser | undefined;
  private readonly finish: Finish;
  private readonly known: (Rolled | undefined)[] = [];

  constructor(plan: PoolPlan, choose?: Chooser, finish: Finish = (crits, normals) => poolOf(crits, normals, plan)) {
    this.plan = plan;
    this.rolled = diceRolled(plan);
    this.results = [0, 1, 2, 3, 4, 5, 6].map((face) => judge(face, plan));
    this.reason = `${plan.side}: needs ${plan.lowRolls ? `${7 - plan.stat} or less` : `${plan.stat}+`}`;
    const { each, commonest, more } = plan.reroll;
    this.rerolls = each !== 'nothing' || commonest === true || more > 0;
    this.choose = choose;
    this.finish = finish;
  }

  roll(dice: Dice): Rolled {
    const faces: number[] = [];
    for (let i = 0; i < this.rolled; i++) faces.push(dice.d6(this.reason));
    if (this.choose !== undefined) this.choose(dice, faces);
    else if (this.rerolls)
      for (const position of chosenForReroll(faces, this.plan))
        faces[position] = dice.d6(`${this.plan.side}: rerolls a ${faces[position]}`);
    let crits = 0;
    let normals = 0;
    for (const face of faces)
      if (this.results[face] === 'crit') crits++;
      else if (this.results[face] === 'normal') normals++;
    const at = crits * 32 + normals;
    this.known[at] ??= this.finish(crits, normals);
    const result = this.known[at];
    dice.log?.note(say('note-dice', { side: this.plan.side, crits: result.crits, normals: result.normals }));
    return result;
  }
}

/** Dice that are rolled: those not kept without rolling. */
export function diceRolled({ dice, autoCrits, autoNormals }: PoolPlan): number {
  return dice - autoCrits - autoNormals;
}

/** What faces come to once rerolls are made. */
export function poolOfFaces(
  faces: readonly number[],
  plan: PoolPlan,
  finish: Finish = (crits, normals) => poolOf(crits, normals, plan),
): Rolled {
  const results = faces.map((face) => judge(face, plan));
  const count = (kind: Result) => results.filter((result) => result === kind).length;
  return finish(count('crit'), count('normal'));
}

/** So many crits and normals among the dice rolled, with every conversion made in its place. */
export function poolOf(crits: number, normals: number, plan: PoolPlan): Rolled {
  const table = tableOf(crits, normals, plan);
  table.convertAll(plan, plan.conversions);
  return table.rolled;
}

/** So many crits and normals among the dice rolled, the rest fails, with those kept without rolling. */
export function tableOf(crits: number, normals: number, plan: PoolPlan): Table {
  const fails = diceRolled(plan) - crits - normals;
  return new Table(
    [
      ...new Array<Lying>(crits + plan.autoCrits).fill('crit'),
      ...new Array<Lying>(normals).fill('normal'),
      ...new Array<Lying>(plan.autoNormals).fill(plan.keptLocked ? 'locked' : 'normal'),
      ...new Array<Lying>(fails).fill('fail'),
    ],
    0,
  );
}

/** Dice as they lie while rules are used on them. */
export class Table {
  private results: Lying[];
  private loneCrits: number;

  constructor(results: readonly Lying[], loneCrits: number) {
    this.results = [...results];
    this.loneCrits = loneCrits;
  }

  get rolled(): Rolled {
    return { crits: this.count('crit'), normals: this.normals };
  }

  /** Tables of one key have the same future. */
  get key(): string {
    return `${[...this.results].sort()} ${this.loneCrits}`;
  }

  /** Once every crit counts as a normal and a success is discarded. */
  obscured(): Rolled {
    const table = new Table(this.results, this.loneCrits);
    table.obscure();
    return table.rolled;
  }

  /** The tables that using a rule once can lead to: a change takes a locked die or a free one. */
  uses({ exchanges, locks, loneCrit }: PlannedConversion): Table[] {
    const tables: Table[] = [];
    for (const { needs, change } of exchanges) {
      if (!this.allows(needs, locks)) continue;
      const lone = this.loneCrits + (loneCrit ? 1 : 0);
      const plain = new Table(this.results, lone);
      plain.exchange(change, locks);
      tables.push(plain);
      if (locks || (change.normals ?? 0) >= 0 || this.count('normal') === 0) continue;
      const free = new Table(this.results, lone);
      free.exchange(change, true);
      tables.push(free);
    }
    return tables;
  }

  private count(kind: Lying): number {
    return this.results.filter((result) => result === kind).length;
  }

  /** Free and locked. */
  private get normals(): number {
    return this.count('normal') + this.count('locked');
  }

  convertAll(plan: PoolPlan, list: readonly PlannedConversion[]): void {
    const obscured = plan.conversions.some((conversion) => conversion.demotesCrits);
    for (const [index, conversion] of list.entries()) {
      if (conversion.wokenByCrit && obscured) continue;
      if (conversion.demotesCrits) this.obscure();
      else if (conversion.best) {
        this.takeBest(plan, conversion, list.slice(index + 1));
        return;
      } else if (conversion.loneCrit) {
        if (!this.convert(conversion)) continue;
        if (plan.edition === '2024') this.loneCrits = 1;
        else if (!obscured)
          for (const woken of plan.conversions.filter((other) => other.wokenByCrit)) this.convert(woken);
      } else for (let i = 0; i < conversion.times; i++) this.convert(conversion);
    }
  }

  /** Tries every exchange and none, each followed by the rest. */
  private takeBest(plan: PoolPlan, conversion: PlannedConversion, rest: readonly PlannedConversion[]): void {
    const tries = [
      ...conversion.exchanges.filter((exchange) => this.allows(exchange.needs, conversion.locks)),
      null,
    ].map((exchange) => {
      const table = new Table(this.results, this.loneCrits);
      if (exchange !== null) table.exchange(exchange.change, conversion.locks);
      table.convertAll(plan, rest);
      return table;
    });
    const worth = (table: Table) => table.count('crit') * plan.worth.crit + table.normals * plan.worth.normal;
    const most = Math.max(...tries.map(worth));
    this.results = tries.find((table) => worth(table) === most)!.results;
  }

  private convert(conversion: PlannedConversion): boolean {
    const exchange = conversion.exchanges.find(({ needs }) => this.allows(needs, conversion.locks));
    if (exchange === undefined) return false;
    this.exchange(exchange.change, conversion.locks);
    return true;
  }

  /** Crits count as normals, then one success goes. */
  private obscure(): void {
    const successes = this.results.filter((result) => result !== 'fail').length;
    this.results.length = 0;
    for (let i = 1; i < successes; i++) this.results.push('normal');
  }

  private allows(needs: Exchange['needs'], retains: boolean): boolean {
    const crits = this.count('crit');
    if (needs.noCrits && crits > 0) return false;
    if (needs.crits !== undefined && crits - this.loneCrits < needs.crits) return false;
    const usable = retains ? this.count('normal') : this.normals;
    if (needs.normals !== undefined && usable < needs.normals) return false;
    if (needs.fails !== undefined && this.count('fail') < needs.fails) return false;
    return needs.successes === undefined || crits + this.normals >= needs.successes;
  }

  private exchange(change: Exchange['change'], retains: boolean): void {
    this.adjust('fail', change.fails ?? 0);
    this.adjustNormals(change.normals ?? 0, retains);
    this.adjust('crit', change.crits ?? 0);
  }

  /** What is retained is locked and was free; what is changed is a locked die while there is one, and makes free ones. */
  private adjustNormals(by: number, retains: boolean): void {
    for (let i = by; i < 0; i++) this.adjust(!retains && this.results.includes('locked') ? 'locked' : 'normal', -1);
    for (let i = 0; i < by; i++) this.adjust(retains ? 'locked' : 'normal', 1);
  }

  private adjust(kind: Lying, by: number): void {
    for (let i = by; i < 0; i++) this.results.splice(this.results.indexOf(kind), 1);
    for (let i = 0; i < by; i++) this.results.push(kind);
  }
}
