// What kinds of models may do, by keyword: compared without regard to case.

export class Keywords {
  private readonly words: ReadonlySet<string>;

  constructor(words: readonly string[]) {
    this.words = new Set(words.map((word) => word.toLowerCase()));
  }

  has(word: string): boolean {
    return this.words.has(word.toLowerCase());
  }

  hasAny(...words: readonly string[]): boolean {
    return words.some((word) => this.has(word));
  }

  get flies(): boolean {
    return this.has('Fly');
  }

  /** Monsters and vehicles shoot, turn and pass each other by rules of their own. */
  get isLarge(): boolean {
    return this.hasAny('Monster', 'Vehicle');
  }

  /** May pass walls and use floors (S32, S35). */
  get climbs(): boolean {
    return this.hasAny('Infantry', 'Beast', 'Beasts', 'Fly');
  }

  /** Of a weapon: fired while engaged, and not beside other guns (S50). Lists of the 11th edition print the other name. */
  get isPistol(): boolean {
    return this.hasAny('Pistol', 'Close-quarters');
  }

  get isInfantry(): boolean {
    return this.has('Infantry');
  }

  /** Neither ruins nor woods hide these from anybody, nor anybody from them (S39, S41). */
  get towers(): boolean {
    return this.hasAny('Aircraft', 'Towering');
  }
}
