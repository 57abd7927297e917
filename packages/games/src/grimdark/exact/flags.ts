// What a duel remembers of a unit besides its wounds, packed into one small number.
import type { ResolvedUnit } from '../rules/resolve.ts';

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

/** Codes of a unit's flags, and where each change leads. Only what can matter for the unit gets a digit. */
export class FlagCode {
  readonly size: number;
  readonly fresh: number;
  readonly flags: readonly Flags[];
  readonly calmed: Int32Array;
  readonly shaken: Int32Array;
  readonly shot: Int32Array;
  readonly fought: Int32Array;
  readonly featless: Int32Array;
  readonly grown: Int32Array;
  private readonly bases: readonly [number, number, number, number, number];

  /** `keeps`: once-per-game weapons are not used at all. */
  constructor(unit: ResolvedUnit, keeps: boolean, shaken: boolean) {
    const limited = unit.traits.limited ? 2 : 1;
    this.bases = [2, limited, limited, unit.traits.feats.length > 0 ? 2 : 1, unit.grows ? MAX_MARKERS + 1 : 1];
    this.size = this.bases.reduce((product, base) => product * base, 1);
    this.flags = Array.from({ length: this.size }, (_, code) => this.unpack(code));
    this.fresh = this.pack({ shaken, shot: keeps, fought: keeps, feat: true, markers: 0 });
    this.calmed = this.change((flags) => ({ ...flags, shaken: false }));
    this.shaken = this.change((flags) => ({ ...flags, shaken: true }));
    this.shot = this.change((flags) => ({ ...flags, shot: true }));
    this.fought = this.change((flags) => ({ ...flags, fought: true }));
    this.featless = this.change((flags) => ({ ...flags, feat: false }));
    this.grown = this.change((flags) => ({ ...flags, markers: Math.min(MAX_MARKERS, flags.markers + 1) }));
  }

  private unpack(code: number): Flags {
    const digits: number[] = [];
    let rest = code;
    for (const base of this.bases) {
      digits.push(rest % base);
      rest = Math.floor(rest / base);
    }
    const [shaken, shot, fought, spent, markers] = digits;
    return {
      shaken: shaken === 1,
      shot: shot === 1,
      fought: fought === 1,
      feat: this.bases[3] === 2 && spent === 0,
      markers,
    };
  }

  private pack(flags: Flags): number {
    const { shaken, shot, fought, feat, markers } = flags;
    const digits = [Number(shaken), Number(shot), Number(fought), Number(!feat), markers];
    let code = 0;
    for (let i = digits.length - 1; i >= 0; i--) code = code * this.bases[i] + (this.bases[i] === 1 ? 0 : digits[i]);
    return code;
  }

  private change(to: (flags: Flags) => Flags): Int32Array {
    return Int32Array.from(this.flags, (flags) => this.pack(to(flags)));
  }
}
