// The reference results of the tests as cases of one form.
import { readFileSync } from 'node:fs';
import type { ReferenceCase, ReferenceGame } from '@oddsmith/conformance';
import { calculators } from '@oddsmith/games/calculators';
import {
  baseVectors,
  extendedVectors,
  secondVectors,
  thirdVectors,
} from '../../packages/games/test/kill-team/vectors.ts';
import { rulesIn } from './rules.ts';

interface Vector {
  readonly id: string;
  readonly calculator?: string;
  readonly input: object;
  readonly expect: { readonly [figure: string]: unknown };
  readonly method?: string;
}

type Bare = Omit<ReferenceCase, 'rules'>;

function read(file: string): readonly Vector[] {
  const text = readFileSync(new URL(`../../packages/games/test/${file}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

type Tree = { [name: string]: unknown };

function put(tree: Tree, path: readonly string[], value: unknown): void {
  const [first, ...rest] = path;
  if (rest.length === 0) tree[first] = value;
  else {
    tree[first] ??= /^\d+$/.test(rest[0]) ? [] : {};
    put(tree[first] as Tree, rest, value);
  }
}

function killTeam(): Bare[] {
  const sets = { base: baseVectors, extended: extendedVectors, team: secondVectors, locked: thirdVectors };
  return Object.entries(sets).flatMap(([name, vectors]) =>
    vectors.map(({ id, calculator, input, distributions, summary }) => {
      const expect: Tree = {};
      for (const [part, figures] of Object.entries({ distributions, summary }))
        for (const [figure, value] of Object.entries(figures)) {
          const [, list, place, own] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(figure) ?? [];
          put(expect, list === undefined ? [part, figure] : [list, place, part, own], value);
        }
      return { id, calculator, source: `killteam-${name}`, input, expect };
    }),
  );
}

/** Figures that follow from a distribution are left to it. */
function wh40k(): Bare[] {
  const sets = {
    attack: 'attack',
    units: 'attack-extended',
    tenth: 'edition-10',
    eleventh: 'edition-11',
    outside: 'outside',
  };
  return Object.entries(sets).flatMap(([name, file]) =>
    read(`wh40k/fixtures/${file}`).map(({ id, calculator = 'wh40k/attack', input, expect: figures }) => {
      const expect: Tree = {};
      for (const [figure, value] of Object.entries(figures)) {
        if (figure === 'groupSlain')
          for (const [i, table] of (value as readonly unknown[]).entries())
            put(expect, ['groups', String(i), 'slain'], table);
        else if (figure === 'joint') expect.joint = value;
        else if (typeof value === 'number' && !figure.startsWith('stdDev')) put(expect, ['summary', figure], value);
        else if (typeof value === 'object') put(expect, ['distributions', figure], value);
      }
      return { id, calculator, source: `wh40k-${name}`, input, expect };
    }),
  );
}

function fantasy(): Bare[] {
  const attacks = read('fantasy/fixtures/vectors').map(({ id, input, expect }) => ({
    id,
    calculator: 'fantasy/attack',
    source: 'fantasy-attack',
    input,
    expect: { distributions: { wounds: expect.distribution } },
  }));
  const sets = { units: 'unit-vectors', outside: 'rules-vectors' };
  const cards = Object.entries(sets).flatMap(([name, file]) =>
    read(`fantasy/fixtures/${file}`).map(({ id, calculator = '', input, expect }) => {
      const { advice: _, strikes: __, joint: ___, rounds, final, ...distributions } = expect;
      const battle = { rounds, summary: final, distributions };
      const source = `fantasy-${name}`;
      return { id, calculator, source, input, expect: rounds === undefined ? { distributions } : battle };
    }),
  );
  return [...attacks, ...cards];
}

/** Those that were rolled have errors of their own. */
function grimdark(): Bare[] {
  const sets = { base: 'vectors', more: 'vectors-2', outside: 'vectors-3' };
  return Object.entries(sets).flatMap(([name, file]) =>
    read(`grimdark/fixtures/${file}`)
      .filter(({ method }) => method === 'exact')
      .map(({ id, calculator = '', input, expect: figures }) => {
        const { scenarios, wipeChance, halfChance, ...distributions } = figures;
        const attack = { distributions, summary: { wipeChance, halfChance } };
        const source = `grimdark-${name}`;
        return { id, calculator, source, input, expect: scenarios === undefined ? attack : { scenarios } };
      }),
  );
}

/** Where several armies are right, or a bound is all that is known, one answer cannot be expected. */
function axis(): Bare[] {
  const sets = { series: 'axis-2', sea: 'axis-3' };
  return Object.entries(sets).flatMap(([name, file]) =>
    read(`axis/fixtures/${file}`).flatMap(({ id, calculator = '', input, expect: figures }) => {
      const { waves, summary, stages, feasible } = figures;
      const expect = JSON.parse(JSON.stringify({ waves, summary, stages, feasible })) as object;
      const isSettled = Object.keys(expect).length > 0 && figures.within === undefined;
      return isSettled ? [{ id, calculator, source: `axis-${name}`, input, expect }] : [];
    }),
  );
}

const SETS: readonly (readonly [ReferenceGame, () => Bare[]])[] = [
  ['killteam', killTeam],
  ['fantasy', fantasy],
  ['grimdark', grimdark],
  ['wh40k', wh40k],
  ['axis', axis],
];

export async function cases(): Promise<readonly (readonly [ReferenceGame, readonly ReferenceCase[]])[]> {
  return SETS.map(([game, make]) => [game, make().map(withRules)] as const);
}

function withRules({ id, calculator, source, input, expect }: Bare): ReferenceCase {
  const asked = calculators.find((one) => one.id === calculator);
  if (asked === undefined) throw new Error(`there is no ${calculator}`);
  return { id, calculator, rules: rulesIn(asked, input), source, input, expect };
}
