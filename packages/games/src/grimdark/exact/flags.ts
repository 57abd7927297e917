// What a duel remembers of a unit besides its wounds, packed into one small number.
import type { ResolvedUnit } from '../rules/resolve.ts';
import { unitGrows, unitHas } from './side.ts';

export interface Flags {
  readonly shaken: boolean;
  /** Once-per-game weapons have been used. */
  readonly shot: boolean;
  readonly fought: boolean;
  /** The once-per-game ignore roll is still there. */
  readonly feat: boolean;
  /** Growth markers, 0 to 4. */
  readonly markers: number;
}

const MAX_MARKERS = 4;

/** Only what can matter for the unit gets a digit. */
export class FlagCode {
  readonly size: number;
  private readonly limited: boolean;
  private readonly hasFeat: boolean;
  private readonly grows: boolean;
  private readonly decoded: Flags[] = [];

  constructor(unit: ResolvedUnit) {
    this.limited = unitHas(unit, ['limited']);
    this.hasFeat = unitHas(unit, ['ignoreOnce']);
    this.grows = unitGrows(unit);
    this.size = 2 * (this.limited ? 4 : 1) * (this.hasFeat ? 2 : 1) * (this.grows ? MAX_MARKERS + 1 : 1);
    for (let code = 0; code < this.size; code++) this.decoded.push(this.unpack(code));
  }

  private unpack(code: number): Flags {
    let rest = code;
    const digit = (base: number): number => {
      const value = rest % base;
      rest = (rest - value) / base;
      return value;
    };
    return {
      shaken: digit(2) === 1,
      shot: digit(this.limited ? 2 : 1) === 1,
      fought: digit(this.limited ? 2 : 1) === 1,
      feat: this.hasFeat && digit(2) === 0,
      markers: digit(this.grows ? MAX_MARKERS + 1 : 1),
    };
  }

  decode(code: number): Flags {
    return this.decoded[code];
  }

  encode(flags: Flags): number {
    let code = 0;
    let weight = 1;
    const put = (base: number, value: number): void => {
      code += weight * (base === 1 ? 0 : value);
      weight *= base;
    };
    put(2, flags.shaken ? 1 : 0);
    put(this.limited ? 2 : 1, flags.shot ? 1 : 0);
    put(this.limited ? 2 : 1, flags.fought ? 1 : 0);
    if (this.hasFeat) put(2, flags.feat ? 0 : 1);
    put(this.grows ? MAX_MARKERS + 1 : 1, Math.min(MAX_MARKERS, flags.markers));
    return code;
  }
}
