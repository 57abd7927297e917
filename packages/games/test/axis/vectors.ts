// The reference results of fixtures/axis.jsonl and how a result is compared with them.
import { readFileSync } from 'node:fs';
import type { MultiwaveInput } from '@oddsmith/games/axis';

export interface Expected {
  readonly attack: SideFigures;
  readonly defense: SideFigures;
  readonly takesTerritory: Figures;
  readonly rounds: Figures;
  readonly outcome: readonly (Readonly<Record<Fate, number | null>> | null)[];
  readonly casualties: readonly (Readonly<Record<'attack' | 'defense', readonly Row[] | null>> | null)[] | null;
  readonly profit: readonly (readonly [number, number])[] | null;
}

export type Fate = 'both' | 'attackerOnly' | 'defenderOnly' | 'neither';
type Figures = readonly (number | null)[];
type SideFigures = Readonly<Record<'survives' | 'incrementalLoss' | 'cumulativeIpcLoss', Figures>>;
/** [lost, surviving, retreated, probability] */
type Row = readonly [string, string, string, number];

/** A result in the words of the reference. */
export interface Got {
  readonly attack: SideFigures;
  readonly defense: SideFigures;
  readonly takesTerritory: Figures;
  readonly rounds: Figures;
  readonly outcome: readonly Readonly<Record<Fate, number>>[];
  readonly casualties: readonly Readonly<Record<'attack' | 'defense', readonly Row[]>>[];
  readonly profit: readonly (readonly [number, number])[];
}

export interface Vector<Input, Want> {
  readonly id: string;
  readonly kind: 'multiwave' | 'sbr' | 'recommend';
  readonly tol: number;
  readonly input: Input;
  readonly expect: Want;
}

const all: readonly Vector<unknown, unknown>[] = readFileSync(new URL('./fixtures/axis.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

export const battles = all.filter((vector) => vector.kind === 'multiwave') as Vector<MultiwaveInput, Expected>[];

export interface SbrInput {
  readonly attack: { readonly units: { readonly bom: number } };
  readonly defense: { readonly units: { readonly ic: number } };
  readonly diceMode: 'standard' | 'lowluck' | 'biased';
  readonly in_progress: boolean;
}

export interface SbrExpected {
  readonly attack: { readonly survives: number; readonly ipcLoss: number };
  readonly defense: { readonly survives: number; readonly ipcLoss: number };
  readonly bombersLost: readonly (readonly [number, number])[];
  readonly damage: readonly (readonly [number, number])[];
  readonly profit: readonly (readonly [number, number])[];
}

export const raids = all.filter((vector) => vector.kind === 'sbr') as Vector<SbrInput, SbrExpected>[];

export interface RecommendInput extends MultiwaveInput {
  readonly attDefType: 'attacker' | 'defender';
  readonly optimizeMode: 'targetWinPercentage' | 'maxProfit';
  readonly targetPercentage: number;
  readonly minArmy?: Readonly<Record<string, number>>;
}

export interface RecommendExpected {
  readonly feasible?: boolean;
  readonly minCost?: number | null;
  readonly maxProfit?: number;
  readonly criterion: string;
  readonly armiesConsidered: number;
  readonly armies: readonly { readonly army: Readonly<Record<string, number>> }[];
}

export const recommendations = all.filter((vector) => vector.kind === 'recommend') as Vector<
  RecommendInput,
  RecommendExpected
>[];

export class Differences {
  readonly list: string[] = [];
  private readonly tolerance: number;

  constructor(tolerance: number) {
    this.tolerance = tolerance;
  }

  check(what: string, got: number | null | undefined, want: number | null): void {
    if (want === null) return;
    if (typeof got === 'number' && Math.abs(got - want) <= this.tolerance * (1 + Math.abs(want))) return;
    this.list.push(`${what}: got ${got}, want ${want}`);
  }

  figures(what: string, got: Figures, want: Figures): void {
    want.forEach((figure, w) => {
      this.check(`${what}[${w}]`, got[w], figure);
    });
  }

  rows(what: string, got: readonly Row[], want: readonly Row[]): void {
    const table = new Map(got.map(([lost, left, retreated, p]) => [`${lost} | ${left} | ${retreated}`, p]));
    for (const [lost, left, retreated, p] of want) {
      const key = `${lost} | ${left} | ${retreated}`;
      this.check(`${what} ${key}`, table.get(key) ?? 0, p);
      table.delete(key);
    }
    for (const [key, p] of table) this.check(`${what} ${key}`, p, 0);
  }

  pairs(what: string, got: readonly (readonly [number, number])[], want: readonly (readonly [number, number])[]): void {
    const table = new Map(got);
    for (const [value, p] of want) {
      this.check(`${what} ${value}`, table.get(value) ?? 0, p);
      table.delete(value);
    }
    for (const [value, p] of table) this.check(`${what} ${value}`, p, 0);
  }
}

export function compareBattle(got: Got, want: Expected, tolerance: number): readonly string[] {
  const differences = new Differences(tolerance);
  for (const side of ['attack', 'defense'] as const) {
    for (const field of ['survives', 'incrementalLoss', 'cumulativeIpcLoss'] as const)
      differences.figures(`${side}.${field}`, got[side][field], want[side][field]);
    want.casualties?.forEach((tables, w) => {
      const rows = tables?.[side];
      if (rows) differences.rows(`${side} rows[${w}]`, got.casualties[w][side], rows);
    });
  }
  differences.figures('takesTerritory', got.takesTerritory, want.takesTerritory);
  differences.figures('rounds', got.rounds, want.rounds);
  want.outcome.forEach((fates, w) => {
    for (const fate of ['both', 'attackerOnly', 'defenderOnly', 'neither'] as const)
      if (fates !== null) differences.check(`outcome[${w}].${fate}`, got.outcome[w][fate], fates[fate]);
  });
  if (want.profit !== null) differences.pairs('profit', got.profit, want.profit);
  return differences.list;
}
