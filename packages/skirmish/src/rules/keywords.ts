// What kinds of models may do, by keyword: compared without regard to case. Asked for every pair of models, so it is read once.

export class Keywords {
  private readonly words: ReadonlySet<string>;
  readonly flies: boolean;
  /** Monsters and vehicles shoot, turn and pass each other by rules of their own. */
  readonly isLarge: boolean;
  /** May use floors (S35). */
  readonly climbs: boolean;
  /** May pass walls (S32): also the Primarchs of the Imperium, and Belisarius Cawl. */
  readonly passesWalls: boolean;
  /** Of a weapon: fired while engaged, and not beside other guns (S50). Lists of the 11th edition print the other name. */
  readonly isPistol: boolean;
  readonly isInfantry: boolean;
  /** Ruins hide these from nobody, nor anybody from them (S39). */
  readonly isAircraft: boolean;
  readonly isTowering: boolean;

  constructor(words: readonly string[]) {
    this.words = new Set(words.map((word) => word.toLowerCase()));
    this.flies = this.has('Fly');
    this.isLarge = this.hasAny('Monster', 'Vehicle');
    this.climbs = this.hasAny('Infantry', 'Beast', 'Beasts', 'Fly');
    this.passesWalls = this.climbs || (this.has('Imperium') && this.has('Primarch')) || this.has('Belisarius Cawl');
    this.isPistol = this.hasAny('Pistol', 'Close-quarters');
    this.isInfantry = this.has('Infantry');
    this.isAircraft = this.has('Aircraft');
    this.isTowering = this.has('Towering');
  }

  has(word: string): boolean {
    return this.words.has(word.toLowerCase());
  }

  hasAny(...words: readonly string[]): boolean {
    return words.some((word) => this.has(word));
  }
}
