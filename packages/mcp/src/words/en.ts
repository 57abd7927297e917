// Why a call of a tool is refused. What calculators and lists refuse has words of its own.
import type { Catalogue } from '@oddsmith/words';

export const en = {
  'unknown-tool': ({ name }: { name: string }) => `there is no tool "${name}"`,
  'answer-too-large': () => 'the answer would be too large to be read: ask for less',
  'call-late': ({ timeMs }: { timeMs: number }) => `the call took longer than ${timeMs} ms`,
  'one-unit': () => 'name both units, or give an input',
  'both-ways': () => 'name two units, or give an input: not both; `set` changes single fields',
  'no-game': ({ games }: { games: readonly string[] }) => `name the game of the units: ${games.join(', ')}`,
  'no-battle': () => 'name two units and their game, or a calculator and its input',
  'no-words': ({ calculator, words }: { calculator: string; words: string }) =>
    `${calculator} does not read "${words}"`,
  'as-read': ({ why }: { why: string }) => why,
  'unknown-calculator': ({ id, known }: { id: string; known?: readonly string[] }) =>
    `there is no calculator "${id}"${known === undefined ? ': `describe` lists them' : `; known: ${known.join(', ')}`}`,
  'bad-path': ({ path }: { path: string }) => `"${path}" is no path such as "volley[0].count"`,
  'unknown-unit': ({ name, nearest }: { name: string; nearest: readonly string[] }) =>
    `there is no unit "${name}" in this library${nearest.length === 0 ? '' : `; nearest: ${nearest.join(', ')}`}`,
} satisfies Catalogue;
