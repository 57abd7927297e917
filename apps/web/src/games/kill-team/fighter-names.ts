// What the two of a fight are called where they are told apart.
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import type { Pair } from '../view.ts';

interface Fight {
  readonly first: { readonly name: string };
  readonly second: { readonly name: string };
}

/** By their names; two of one name are numbered. */
export function fighterNames({ first, second }: Fight): Pair {
  const names: Pair = [first.name || killTeam.fighters.first, second.name || killTeam.fighters.second];
  return names[0] === names[1] ? [`${names[0]} 1`, `${names[1]} 2`] : names;
}

/** Without their weapons, where that still tells them apart: for labels beside a figure. */
export function shortNames([first, second]: Pair): Pair {
  const [short, other] = [first.split(', ')[0], second.split(', ')[0]];
  return short === other ? [first, second] : [short, other];
}
