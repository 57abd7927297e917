// Small questions of every kind, drawn by chance: each can be answered, and its answer checked, in a few milliseconds.
import type { Kind } from '@oddsmith/analysis';
import type { Mutator } from './mutator.ts';

const some = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i));

const attacker = (chance: Mutator) => ({
  attacks: 1 + chance.below(5),
  hit: 2 + chance.below(4),
  normalDamage: 1 + chance.below(4),
  criticalDamage: 2 + chance.below(5),
});
const defender = (chance: Mutator) => ({
  wounds: 3 + chance.below(8),
  dice: chance.below(4),
  save: 3 + chance.below(3),
});
const shot = (chance: Mutator) => ({ attacker: attacker(chance), defender: defender(chance) });

const rows = (chance: Mutator) =>
  some(1 + chance.below(3), (i) => ({ title: `row ${i}`, input: { attacker: attacker(chance) } }));
const columns = (chance: Mutator) =>
  some(1 + chance.below(3), (i) => ({ title: `column ${i}`, input: { defender: defender(chance) } }));

const calculator = 'killteam/shoot';

const QUESTIONS: { readonly [kind in Kind]: (chance: Mutator) => object } = {
  matrix: (chance) => ({ calculator, rows: rows(chance), columns: columns(chance), figure: 'killChance' }),
  sweep: (chance) => ({
    calculator,
    input: shot(chance),
    axes: [{ path: 'attacker.attacks', from: 1, to: 2 + chance.below(4) }],
    figures: ['killChance'],
  }),
  sensitivity: (chance) => ({ calculator, input: shot(chance), figure: 'killChance' }),
  seek: (chance) => ({
    calculator,
    input: shot(chance),
    path: 'attacker.attacks',
    values: [1, 2, 3, 4, 5, 6],
    figure: 'killChance',
    target: chance.below(100) / 100,
  }),
  compare: (chance) => ({ calculator, first: { input: shot(chance) }, second: { input: shot(chance) } }),
  plan: (chance) => ({
    calculator,
    shooters: some(1 + chance.below(3), (i) => ({ title: `shooter ${i}`, input: { attacker: attacker(chance) } })),
    targets: some(1 + chance.below(2), (i) => ({
      title: `target ${i}`,
      points: 1 + chance.below(200),
      input: { defender: defender(chance) },
    })),
    objective: chance.pick(['units', 'unitPoints', 'points']),
    commandReroll: false,
    prune: 0,
  }),
  efficiency: (chance) => ({
    calculator,
    rows: some(2, (i) => ({ title: `row ${i}`, points: 1 + chance.below(99), attack: { attacker: attacker(chance) } })),
    columns: some(2, (i) => ({ title: `column ${i}`, points: 50, target: { defender: defender(chance) } })),
  }),
  lists: (chance) => {
    const [mine, theirs] = [1 + chance.below(4), 1 + chance.below(4)];
    const list = (title: string) => ({ title, units: [{ title, points: 100 }] });
    return {
      calculator,
      mine: some(mine, (i) => list(`mine ${i}`)),
      theirs: some(theirs, (i) => list(`theirs ${i}`)),
      values: some(mine, () => some(theirs, () => (chance.below(2_001) - 1_000) / chance.pick([1, 10, 1_000]))),
    };
  },
  pairing: (chance) => {
    const players = 2 + 2 * chance.below(2);
    return {
      mine: some(players, (i) => `mine ${i}`),
      theirs: some(players, (i) => `theirs ${i}`),
      values: some(players, () => some(players, () => chance.below(21))),
    };
  },
};

export function questionOf(kind: Kind, chance: Mutator): { readonly kind: Kind } {
  return { kind, ...QUESTIONS[kind](chance) };
}
