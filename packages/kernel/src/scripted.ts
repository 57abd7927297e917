// Dice that show what a test says they show, and complain when too few or too many are rolled.
import { DieByDie } from './die-by-die.ts';

/** @internal no engine rolls them. */
export class Scripted extends DieByDie {
  readonly log = undefined;
  private next = 0;
  private readonly faces: readonly number[];

  constructor(faces: readonly number[]) {
    super();
    this.faces = faces;
  }

  die(sides: number, reason = 'a die'): number {
    if (this.next >= this.faces.length) throw new Error(`the script has no die left for ${reason}`);
    const face = this.faces[this.next++];
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new Error(`script die ${this.next} shows ${face}, but ${reason} needs 1 to ${sides}`);
    return face;
  }

  /** Call at the end of a test: throws when fewer dice were rolled than the script holds. */
  assertExhausted(): void {
    const left = this.faces.length - this.next;
    if (left > 0) throw new Error(`${left} of ${this.faces.length} scripted dice were not rolled`);
  }
}
