// Why a calculation was given up.
import type { Catalogue } from '@oddsmith/words';

export interface Table {
  readonly needed: number;
  readonly allowed: number;
}

export const budget = {
  'too-many-steps': ({ steps }: { steps: number }) => `the calculation needs more than ${steps} steps`,
  'part-too-many-steps': ({ steps }: { steps: number }) =>
    `this part of the calculation needs more than ${steps} steps`,
  stopped: () => 'the calculation was stopped',
  'not-begun': () => 'the calculation was not begun',
  'simulation-stopped': () => 'the simulation was stopped',
  'analysis-stopped': () => 'the analysis was stopped',
  'table-too-large': ({ needed, allowed }: Table) =>
    `the attack needs a table of ${needed} million numbers, more than the ${allowed} allowed`,
  'fight-too-large': ({ needed, allowed }: Table) =>
    `the fight needs ${needed} MB of tables, more than the ${allowed} MB allowed`,
  'best-play-too-large': () => 'the fight is too large to simulate with optimal play',
  'best-play-dice': ({ most }: { most: number }) => `optimal play is simulated up to ${most} dice a side`,
  'looks-ahead-too-far': () =>
    'this retreat rule looks ahead, and the battle is too large for a simulation to do that: retreat by units left instead, or allow the exact calculation more steps',
  'too-many-armies': ({ armies }: { armies: number }) =>
    `there are ${armies} armies to compare, too many: give fewer units to choose from, or say which must be among them`,
  'duel-states': ({ most }: { most: number }) => `a duel can be in more than ${most} states`,
  'unit-states': ({ most }: { most: number }) => `a unit can be in more than ${most} states`,
  'too-many-dice': () => 'too many dice are rolled at once',
} satisfies Catalogue;
