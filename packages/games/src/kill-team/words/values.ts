// What the sentences of Kill Team are made of, beside numbers.

/** A fighter, told from the other one by who goes first where the names do not. */
export interface NamedFighter {
  readonly name: string;
  readonly place: 'first' | 'second';
  readonly sameName: boolean;
}

export function namedFighters(first: string, second: string): readonly [NamedFighter, NamedFighter] {
  const sameName = first !== '' && first === second;
  return [
    { name: first, place: 'first', sameName },
    { name: second, place: 'second', sameName },
  ];
}
