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

  /** May use floors (S35). */
  get climbs(): boolean {
    return this.hasAny('Infantry', 'Beast', 'Beasts', 'Fly');
  }

  /** May pass walls (S32): also the Primarchs of the Imperium, and Belisarius Cawl. */
  get passesWalls(): boolean {
    return this.climbs || (this.has('Imperium') && this.has('Primarch')) || this.has('Belisarius Cawl');
  }

  /** Of a weapon: fired while engaged, and not beside other guns (S50). Lists of the 11th edition print the other name. */
  get isPistol(): boolean {
    return this.hasAny('Pistol', 'Close-quarters');
  }

  get isInfantry(): boolean {
    return this.has('Infantry');
  }

  /** Ruins hide these from nobody, nor anybody from them (S39). */
  get isAircraft(): boolean {
    return this.has('Aircraft');
  }

  get isTowering(): boolean {
    return this.has('Towering');
  }
}
