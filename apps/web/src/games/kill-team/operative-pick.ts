// What choosing an operative puts into a battle.
import type { RuleReport } from '@oddsmith/games/kill-team/library';

/** As one's own operatives are kept: a fighter's profile is of no use to a shooter. */
export type Part = 'attacker' | 'defender' | 'fighter';

export interface Pick {
  readonly name: string;
  readonly fields: { readonly [field: string]: unknown };
  /** What became of the rules on the card; absent for one's own operatives. */
  readonly rules?: RuleReport;
  /** The team whose equipment and ploys it may use; absent for one's own operatives. */
  readonly team?: string;
}
