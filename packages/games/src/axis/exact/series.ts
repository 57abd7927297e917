// A battle of several waves: each is fought for what the one before left standing.
import type { Budget } from '../../contract/budget.ts';
import {
  type CasualtyRow,
  outcomeOf,
  sortRows,
  type ValueRow,
  ValueSums,
  type WaveResult,
  waveResult,
} from '../findings.ts';
import { lookUp } from '../look-up.ts';
import { type Battle, FIRST, fightingAttackers, type Wave } from '../plan.ts';
import { Summed } from '../summed.ts';
import type { Counts } from '../units.ts';
import { type Outlook, outlooksOf } from './futures.ts';
import { totalUnits } from './graph/order.ts';
import {
  AT_FIRST,
  afterConquest,
  afterDefense,
  defendersOf,
  isFought,
  leaving,
  NOBODY,
  other,
  type Standing,
  staying,
} from './standing.ts';
import { readEnding, type WaveEnding } from './wave/ending.ts';
import { WaveField } from './wave/field.ts';

/** The battles of a wave that began from the same past. */
export interface FoughtWave {
  readonly field: WaveField;
  readonly weights: readonly number[];
  readonly ending: WaveEnding;
}

export interface SolvedWave {
  readonly fought: readonly FoughtWave[];
  readonly result: WaveResult;
}

export interface SolvedBattle {
  readonly waves: readonly SolvedWave[];
  /** What each wave expects of those after it; undefined where it does not ask. */
  readonly outlooks: readonly (Outlook | undefined)[];
  readonly dropped: number;
  /** Chance that the first side took the place in some wave, and that it has it in the end. */
  readonly takes: number;
  readonly holds: number;
}

/** What led to a standing, as far as it is reported. */
interface Past extends Omit<Standing, 'garrison'> {
  /** All that each side has had there to defend the place, the dead included. */
  readonly owned: readonly [Counts, Counts];
  /** The first side has taken the place before. */
  readonly took: boolean;
  /** The same for equal pasts: written once for the many standings that share one. */
  readonly key: string;
}

/** A standing and how likely it is. */
interface Branch extends Standing {
  readonly probability: number;
  readonly past: Past;
}

function pastOf({ holder, conquered, owned, took }: Omit<Past, 'key'>): Past {
  return { holder, conquered, owned, took, key: `${holder}${conquered}${took}${owned.join('|')}` };
}

function branchOf(past: Past, garrison: Counts, probability: number): Branch {
  return { holder: past.holder, conquered: past.conquered, garrison, probability, past };
}

/** `tables`: results have their tables of casualties and profit; whoever compares many battles by their sums wants none. */
export function solveSeries(battle: Battle, budget: Budget, tables = true): SolvedBattle {
  const outlooks = battle.valueFutureWaves ? outlooksOf(battle, budget) : [];
  const waves: SolvedWave[] = [];
  const past = pastOf({ ...AT_FIRST, owned: [NOBODY, NOBODY], took: false });
  let branches: readonly Branch[] = [branchOf(past, AT_FIRST.garrison, 1)];
  let dropped = 0;
  battle.waves.forEach((wave, w) => {
    const { fought, next } = fightWave(battle, w, branches, outlooks[w], budget);
    const sums = resultOf(battle, wave, fought, [branches, next], waves.at(-1)?.result);
    const result = { ...sums, ...(tables ? tablesOf(fought) : NO_TABLES) };
    for (const { ending } of fought) dropped += ending.dropped;
    waves.push({ fought, result });
    branches = next;
  });
  return {
    waves,
    outlooks,
    dropped,
    takes: chanceOf(branches, ({ past: { took } }) => took),
    holds: chanceOf(branches, ({ holder }) => holder === FIRST),
  };
}

function sumOf<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((sum, one) => sum + value(one), 0);
}

function fightWave(
  battle: Battle,
  w: number,
  arriving: readonly Branch[],
  outlook: Outlook | undefined,
  budget: Budget,
): { readonly fought: FoughtWave[]; readonly next: Branch[] } {
  const wave = battle.waves[w];
  const branches = arriving.map((branch) => withoutLeavers(wave, branch));
  const next = new Summed<Branch>();
  const keep = (branch: Branch) =>
    next.add(branch.past.key + String.fromCharCode(...branch.garrison), branch.probability, () => ({ ...branch }));
  for (const branch of branches) if (!isFought(battle, wave, branch)) keep(branch);
  const fought = samePast(
    wave,
    branches.filter((branch) => isFought(battle, wave, branch)),
  ).map((group) => {
    const [before] = group;
    const weights = group.map(({ probability }) => probability);
    const field = WaveField.of(
      battle,
      w,
      group.map((branch) => defendersOf(wave, branch)),
      budget,
    );
    field.decide(outlook?.(before));
    field.fight(weights);
    const ending = readEnding(field, weights, hadBy(before, wave));
    for (const branch of branchesAfter(battle, wave, before, ending)) keep(branch);
    return { field, weights, ending };
  });
  return { fought, next: next.list() };
}

/** Those who leave are not lost: their side has had them elsewhere. */
function withoutLeavers(wave: Wave, branch: Branch): Branch {
  const gone = leaving(wave, branch);
  if (totalUnits(gone) === 0) return branch;
  const { holder, past, probability } = branch;
  const minus = (counts: Counts) => counts.map((n, t) => n - gone[t]);
  const [first, second] = past.owned;
  const owned = holder === FIRST ? ([minus(first), second] as const) : ([first, minus(second)] as const);
  return branchOf(pastOf({ ...past, owned }), minus(branch.garrison), probability);
}

/** Branches with the same past are fought together: only the sum of their endings is told apart afterwards. */
function samePast(wave: Wave, branches: readonly Branch[]): Branch[][] {
  const groups = new Map<string, Branch[]>();
  for (const branch of branches) {
    const { holder, past, garrison } = branch;
    const key = holder === wave.attacker ? past.key + garrison.join() : past.key;
    lookUp(groups, key, () => []).push(branch);
  }
  return [...groups.values()];
}

/** All that the defending side has had there. */
function hadBy({ past: { owned } }: Branch, wave: Wave): Counts {
  return owned[other(wave.attacker)].map((n, t) => n + wave.defense.counts[t]);
}

function branchesAfter(battle: Battle, wave: Wave, before: Branch, ending: WaveEnding): Branch[] {
  const { past } = before;
  const had = hadBy(before, wave);
  const owned = (attackers: Counts): Past['owned'] => (wave.attacker === FIRST ? [attackers, had] : [had, attackers]);
  const took = past.took || wave.attacker === FIRST;
  const kept = { ...afterDefense(wave, past, NOBODY), owned: owned(past.owned[wave.attacker]) };
  const defended = pastOf({ ...kept, took: past.took });
  // A zone belongs to nobody unless somebody comes to throw the conquerors out.
  const cleared = battle.naval && !battle.swaps;
  const stayed = owned(staying(battle.naval, fightingAttackers(battle, wave.attack.counts)));
  const conquered = pastOf(cleared ? { ...kept, took } : { ...afterConquest(wave, NOBODY), owned: stayed, took });
  // After the last wave nobody asks who is there, only whose place it is.
  if (wave === battle.waves.at(-1) && before.holder !== wave.attacker)
    return [branchOf(defended, NOBODY, ending.kept), branchOf(conquered, NOBODY, ending.conquered)];
  return [
    ...ending.defenders().map(({ counts, probability }) => {
      // Aircraft that find nobody in a zone of their own side leave it as it was.
      if (before.holder === wave.attacker && totalUnits(counts) === 0) return { ...before, probability };
      return branchOf(defended, counts, probability);
    }),
    ...(isMetAgain(battle, wave)
      ? ending.conquerors().map(({ counts, probability }) => branchOf(conquered, counts, probability))
      : [branchOf(conquered, NOBODY, ending.conquered)]),
  ];
}

/** Somebody comes later whom the conquerors of a wave have to fight. */
function isMetAgain({ waves }: Battle, wave: Wave): boolean {
  return waves.slice(waves.indexOf(wave) + 1).some(({ attacker }) => attacker !== wave.attacker);
}

function resultOf(
  battle: Battle,
  wave: Wave,
  fought: readonly FoughtWave[],
  [before, after]: readonly (readonly Branch[])[],
  last: WaveResult | undefined,
): Omit<WaveResult, keyof Tables> {
  const sum = (value: (ending: WaveEnding) => number) => sumOf(fought, ({ ending }) => value(ending));
  const owned = (branches: readonly Branch[]) =>
    battle.naval ? 0 : chanceOf(branches, ({ holder }) => holder === wave.attacker);
  const sums = {
    outcome: outcomeOf((fate) => sum((ending) => ending.outcome[fate])),
    attackerLoss: sum((ending) => ending.attackerLoss),
    defenderLoss: sum((ending) => ending.defenderLoss),
    rounds: sumOf(fought, ({ field }) => field.pairs.rounds),
    ownedBefore: owned(before),
    ownedAfter: owned(after),
  };
  return waveResult(sums, wave, last);
}

type Tables = Pick<WaveResult, 'casualties' | 'profit'>;

const NO_TABLES: Tables = { casualties: { attack: [], defense: [] }, profit: [] };

function tablesOf(fought: readonly FoughtWave[]): Tables {
  return {
    casualties: {
      attack: allRows(fought.map(({ ending }) => ending.attackRows())),
      defense: allRows(fought.map(({ ending }) => ending.defenseRows())),
    },
    profit: profitRows(fought),
  };
}

function chanceOf(branches: readonly Branch[], holds: (branch: Branch) => boolean): number {
  return sumOf(branches.filter(holds), ({ probability }) => probability);
}

/** Rows of battles that began differently, equal ones summed. */
function allRows(tables: readonly (readonly CasualtyRow[])[]): readonly CasualtyRow[] {
  if (tables.length <= 1) return tables[0] ?? [];
  const sums = new Summed<CasualtyRow>();
  for (const row of tables.flat())
    sums.add(JSON.stringify([row.lost, row.left, row.retreated]), row.probability, () => ({ ...row }));
  return sortRows(sums.list());
}

function profitRows(fought: readonly FoughtWave[]): ValueRow[] {
  const sums = new ValueSums();
  for (const { ending } of fought)
    for (const { profit, probability } of ending.endings()) sums.add(profit, probability);
  return sums.rows();
}
