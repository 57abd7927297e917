// The last few things that were read or worked out, by what they were made from: what comes next often needs the same.

export class Kept<Value> {
  private readonly values = new Map<string, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string, make: () => Value): Value {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (this.values.size >= this.most) this.values.delete(this.values.keys().next().value as string);
    this.values.set(key, value);
    return value;
  }

  forget(): void {
    this.values.clear();
  }
}
