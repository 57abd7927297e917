// What does not go together in an input.
import type { Catalogue, Writer } from '@oddsmith/words';

type Aimed = 'rerolls' | 'optional rules';
export type Limited = 'ignoreDice' | 'halveDice' | 'damageReduction';

export const checks = {
  'kill-one-attack': ({ what }: { what: Aimed }) =>
    `${what} can aim at a kill only in a single attack: rounds must be 1 and volleys empty`,
  'one-goal': () => 'rerolls and optional rules of choice must aim at the same',
  'optional-edition': () => 'only rules of 2024 can be declined: they are always used',
  'optional-old-ability': ({ rule }: { rule: string }, w: Writer) =>
    `${w.rule(rule)} is of 2021 and always used: it cannot stand beside optional rules of choice`,
  'no-dice-left': ({ turn }: { turn: 'first' | 'second' }) => `the ${turn} fighter has the turn but no dice left`,
  'one-choice': ({ given }: { given: readonly Limited[] }, w: Writer) =>
    `only one of ignoreDice, halveDice and damageReduction with uses can be given, got ${w.list(given)}`,
  'more-wounds-than-before': ({ before, since, now }: { before: number; since: 'battle' | 'round'; now: number }) =>
    `${before} wounds ${since === 'battle' ? 'at the start' : 'when the round began'} are fewer than the ${now} now`,
  'not-json': () => 'the file is not JSON',
  'not-in-plan': ({ field }: { field: string }) => `${field} are not part of a plan`,
} satisfies Catalogue;
