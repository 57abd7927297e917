// Things that are the same by some key: each once, with the sum of their chances.

export class Summed<T extends { readonly probability: number }> {
  private readonly found = new Map<string, T & { probability: number }>();

  /** `make` is asked for the first of a kind alone; the sum is kept in what it makes, which no copy is made of: there are thousands. */
  add(key: string, probability: number, make: () => T): void {
    const known = this.found.get(key);
    if (known === undefined) this.found.set(key, make());
    else known.probability += probability;
  }

  list(): T[] {
    return [...this.found.values()];
  }

  /** In the order of the keys. */
  sorted(): T[] {
    return [...this.found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  }
}
