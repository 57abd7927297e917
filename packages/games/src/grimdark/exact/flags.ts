// What a duel remembers of a unit besides its wounds, packed into one small number.
import type { Growth } from '../rules/effect.ts';
import type { ResolvedUnit } from '../rules/resolve.ts';

export interface Flags {
  readonly shaken: boolean;
  /** Once-per-game weapons have been used. */
  readonly shot: boolean;
  readonly fought: boolean;
  /** The once-per-game ignore roll is still there. */
  readonly feat: boolean;
  /** Once-per-game dice before an attack have been rolled. */
  readonly opened: boolean;
  /** Attacked in melee in this round. */
  readonly tired: boolean;
  readonly markers: number;
  /** How often growth rules count. */
  readonly growth: number;
}

/** The most growth markers, and how many of them count once. */
const MARKERS = { pairs: { most: 4, each: 2 }, each: { most: 2, each: 1 } } as const;

/** How a unit enters the battle, and what must be remembered of it. */
export interface FlagStart {
  /** Once-per-game weapons are not used at all. */
  readonly keeps: boolean;
  readonly shaken: boolean;
  /** It may roll dice before it attacks. */
  readonly prepares: boolean;
  /** It may fight twice in a round. */
  readonly tires: boolean;
}

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
  /** A growth marker more at the start of a round, or at its end, as the unit has it. */
  readonly grownAtStart: Int32Array;
  readonly grownAtEnd: Int32Array;
  readonly opened: Int32Array;
  readonly rested: Int32Array;
  private readonly bases: readonly number[];
  private readonly grows: Growth | undefined;

  constructor(unit: ResolvedUnit, { keeps, shaken, prepares, tires }: FlagStart) {
    const { traits, grows } = unit;
    this.grows = grows;
    const most = grows === undefined ? 0 : MARKERS[grows].most;
    const limited = traits.limited ? 2 : 1;
    const feat = traits.feats.length > 0 ? 2 : 1;
    this.bases = [2, limited, limited, feat, most + 1, prepares ? 2 : 1, tires ? 2 : 1];
    this.size = this.bases.reduce((product, base) => product * base, 1);
    this.flags = Array.from({ length: this.size }, (_, code) => this.unpack(code));
    this.fresh = this.pack({
      shaken,
      shot: keeps,
      fought: keeps,
      feat: true,
      markers: 0,
      opened: keeps,
      tired: false,
    });
    this.calmed = this.change((flags) => ({ ...flags, shaken: false }));
    this.shaken = this.change((flags) => ({ ...flags, shaken: true, markers: grows === 'each' ? 0 : flags.markers }));
    this.shot = this.change((flags) => ({ ...flags, shot: true }));
    this.fought = this.change((flags) => ({ ...flags, fought: true, tired: true }));
    this.featless = this.change((flags) => ({ ...flags, feat: false }));
    this.opened = this.change((flags) => ({ ...flags, opened: true }));
    this.rested = this.change((flags) => ({ ...flags, tired: false }));
    const more = (when: Growth) => (flags: Flags) =>
      grows === when ? { ...flags, markers: Math.min(most, flags.markers + 1) } : flags;
    this.grownAtStart = this.change(more('pairs'));
    this.grownAtEnd = this.change(more('each'));
  }

  private unpack(code: number): Flags {
    const digits: number[] = [];
    let rest = code;
    for (const base of this.bases) {
      digits.push(rest % base);
      rest = Math.floor(rest / base);
    }
    const [shaken, shot, fought, spent, markers, opened, tired] = digits;
    return {
      shaken: shaken === 1,
      shot: shot === 1,
      fought: fought === 1,
      feat: this.bases[3] === 2 && spent === 0,
      markers,
      growth: this.grows === undefined ? 0 : Math.floor(markers / MARKERS[this.grows].each),
      opened: opened === 1,
      tired: tired === 1,
    };
  }

  private pack(flags: Omit<Flags, 'growth'>): number {
    const { shaken, shot, fought, feat, markers, opened, tired } = flags;
    const digits = [shaken, shot, fought, !feat, markers, opened, tired].map(Number);
    let code = 0;
    for (let i = digits.length - 1; i >= 0; i--) code = code * this.bases[i] + (this.bases[i] === 1 ? 0 : digits[i]);
    return code;
  }

  private change(to: (flags: Flags) => Flags): Int32Array {
    return Int32Array.from(this.flags, (flags) => this.pack(to(flags)));
  }
}
