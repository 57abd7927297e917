// The reference vectors: killteam.jsonl has older names, mapped here to the public ones; killteam-extended.jsonl and killteam-2.jsonl have the public ones.
import { readFileSync } from 'node:fs';

type Json = Record<string, unknown>;

const rerolls: Record<string, string> = {
  None: 'none',
  Balanced: 'balanced',
  DoubleBalanced: 'doubleBalanced',
  RerollMostCommonFail: 'ceaseless',
  Relentless: 'relentless',
  CritFishRelentless: 'critFishing',
  RerollOnes: 'ones',
  RerollOnesPlusBalanced: 'onesPlusBalanced',
};

const abilities: Record<string, string> = {
  Rending: 'rending',
  Severe: 'severe',
  FailToNormIfCrit: 'punishing',
  PuritySeal: 'puritySeal',
  FailToNormIfAtLeastTwoSuccesses: 'closeAssault',
  NormToCritIfAtLeastTwoNorms: 'waaagh',
  EliteModerate: 'eliteModerate',
  EliteExtreme: 'eliteExtreme',
  ObscuredTarget: 'obscuredTarget',
  JustAScratch: 'justAScratch',
  Durable: 'durable',
  Brutal: 'brutal',
  Shock: 'shock',
  Stun2021: 'stun',
  Duelist: 'duelist',
  Dueller: 'dueller',
  StormShield2021: 'stormShield',
  Hammerhand2021: 'hammerhand',
  MurderousEntrance2021: 'murderousEntrance',
};

const strategies: Record<string, string> = {
  MaxDmgToEnemy: 'maxDamage',
  MinDmgToSelf: 'minDamage',
  Strike: 'strike',
  Parry: 'parry',
};

/** Field there -> field here; `unused` marks those whose 0 means "not used". */
const weaponFields: readonly (readonly [string, string, 'unused'?])[] = [
  ['numDice', 'attacks'],
  ['diceStat', 'hit'],
  ['normDmg', 'normalDamage'],
  ['critDmg', 'criticalDamage'],
  ['mwx', 'devastating', 'unused'],
  ['apx', 'piercing', 'unused'],
  ['px', 'piercingCrits', 'unused'],
  ['lethal', 'lethal', 'unused'],
  ['autoNorms', 'autoNormals'],
  ['autoCrits', 'autoCrits'],
  ['failsToNorms', 'failsToNormals'],
  ['normsToCrits', 'normalsToCrits'],
  ['wounds', 'wounds'],
];

const defenderFields: readonly (readonly [string, string, 'unused'?])[] = [
  ['numDice', 'dice'],
  ['diceStat', 'save'],
  ['wounds', 'wounds'],
  ['invulnSave', 'invulnerable', 'unused'],
  ['fnp', 'feelNoPain', 'unused'],
  ['hardyx', 'hardy', 'unused'],
  ['autoNorms', 'coverNormals'],
  ['autoCrits', 'coverCrits'],
  ['failsToNorms', 'failsToNormals'],
  ['normsToCrits', 'normalsToCrits'],
];

function named(table: Record<string, string>, key: unknown): string {
  const value = table[key as string];
  if (value === undefined) throw new Error(`no name for ${String(key)}`);
  return value;
}

function side(given: Json, fields: typeof weaponFields): Json {
  const known = new Set([...fields.map(([from]) => from), 'reroll', 'abilities']);
  for (const key of Object.keys(given)) if (!known.has(key)) throw new Error(`vector field ${key} is not mapped`);
  const result: Json = {
    reroll: named(rerolls, given.reroll),
    abilities: (given.abilities as string[]).map((ability) => named(abilities, ability)),
  };
  for (const [from, to, unused] of fields)
    if (given[from] !== undefined) result[to] = unused && given[from] === 0 ? null : given[from];
  return result;
}

export interface Vector {
  readonly id: string;
  readonly calculator: string;
  readonly input: Json;
  /** Probabilities by outcome, and single figures, in the public names. */
  readonly distributions: { readonly [name: string]: { readonly [outcome: string]: number } };
  readonly summary: { readonly [name: string]: number };
}

function lines(file: string): Json[] {
  const text = readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

type Chances = { readonly [outcome: string]: number };

function baseVector(line: Json): Vector {
  const input = line.input as { [key: string]: Json };
  const expected = line.expect as Json;
  if (line.kind === 'shoot')
    return {
      id: line.id as string,
      calculator: 'killteam/shoot',
      input: {
        attacker: side(input.attacker, weaponFields),
        defender: side(input.defender, defenderFields),
        rounds: input.options.numRounds,
        fireTeam: input.options.fireTeamRules,
      },
      distributions: { damage: expected.damage as Chances },
      summary: { killChance: expected.killChance as number, meanDamage: expected.avgDamage as number },
    };
  return {
    id: line.id as string,
    calculator: 'killteam/fight',
    input: {
      first: { ...side(input.guy1, weaponFields), strategy: named(strategies, input.strategy1) },
      second: { ...side(input.guy2, weaponFields), strategy: named(strategies, input.strategy2) },
      rounds: input.numRounds,
    },
    distributions: {
      firstWounds: expected.guy1Wounds as Chances,
      secondWounds: expected.guy2Wounds as Chances,
    },
    summary: {},
  };
}

function extendedVector(line: Json): Vector {
  const { firstWounds, secondWounds, ...summary } = line.expect as { [key: string]: Chances & number };
  // A field left out is "not used" there; the ones with another default here are always given.
  return {
    id: line.id as string,
    calculator: line.calculator as string,
    input: line.input as Json,
    distributions: { firstWounds, secondWounds },
    summary,
  };
}

/** Fields of `expect` that are distributions; lists of further targets are compared by their place. */
const DISTRIBUTIONS = ['damage', 'selfDamage', 'totalDamage', 'kills', 'firstWounds', 'secondWounds'];

function secondVector(line: Json): Vector {
  const expected = line.expect as Json;
  const flat: Json = { ...expected };
  for (const list of ['secondaries', 'bystanders'] as const) {
    delete flat[list];
    ((expected[list] ?? []) as Json[]).forEach((target, index) => {
      for (const [name, value] of Object.entries(target)) flat[`${list}[${index}].${name}`] = value;
    });
  }
  const names = Object.keys(flat);
  const isDistribution = (name: string) => DISTRIBUTIONS.includes(name.split('.').at(-1)!);
  const part = <T>(keep: boolean) =>
    Object.fromEntries(names.filter((name) => isDistribution(name) === keep).map((name) => [name, flat[name] as T]));
  return {
    id: line.id as string,
    calculator: line.calculator as string,
    input: withoutNulls(line.input) as Json,
    distributions: part<Chances>(true),
    summary: part<number>(false),
  };
}

/** A field that is null there takes its default. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => [name, withoutNulls(part)]),
  );
}

export const baseVectors: readonly Vector[] = lines('killteam.jsonl').map(baseVector);
export const extendedVectors: readonly Vector[] = lines('killteam-extended.jsonl').map(extendedVector);
export const secondVectors: readonly Vector[] = lines('killteam-2.jsonl').map(secondVector);
export const thirdVectors: readonly Vector[] = lines('killteam-3.jsonl').map(secondVector);
