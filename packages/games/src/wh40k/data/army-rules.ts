// Detachment rules, enhancements and stratagems that change dice: names, numbers and who may use them.
import { deflatedText } from '../../lists/deflated-text.ts';
import type { PackEdition } from './built-in.ts';
import type { SheetAbility } from './datasheet.ts';
import { singularKey } from './name.ts';

export interface ArmyRule extends SheetAbility {
  readonly kind: 'detachment' | 'enhancement' | 'stratagem';
  /** Left out: every army has it. */
  readonly faction?: string;
  readonly detachment?: string;
  /** Left out: both. */
  readonly edition?: PackEdition;
  /** Units with one of these keywords may use it; all unless given. */
  readonly needs?: readonly string[];
}

/** A row as far as it is read for a search: all of them take 10 ms, which is a fifth of a first import. */
interface Row {
  readonly line: string;
  /** The key of its detachment. */
  readonly detachment: string;
  rule: ArmyRule | undefined;
}

const DETACHMENT = /"detachment":("(?:[^"\\]|\\.)*")/;
const NAME = /"name":("(?:[^"\\]|\\.)*")/;
const NONE = '""';

export class ArmyRules {
  private readonly rows: readonly Row[];

  /** A rule a line. */
  constructor(text: string) {
    const keys = new Map<string, string>();
    this.rows = text.split('\n').map((line) => {
      const written = DETACHMENT.exec(line)?.[1] ?? NONE;
      let detachment = keys.get(written);
      if (detachment === undefined) {
        detachment = singularKey(JSON.parse(written));
        keys.set(written, detachment);
      }
      return { line, detachment, rule: undefined };
    });
  }

  all(edition: PackEdition): readonly ArmyRule[] {
    return ofEdition(this.rows, edition);
  }

  /** Of these detachments, and of every army. */
  of(detachments: readonly string[], edition: PackEdition): readonly ArmyRule[] {
    const keys = new Set(['', ...detachments.map(singularKey)]);
    return ofEdition(
      this.rows.filter(({ detachment }) => keys.has(detachment)),
      edition,
    );
  }

  /** Enhancements of whatever detachment. */
  enhancements(isCalled: (name: string) => boolean, edition: PackEdition): readonly ArmyRule[] {
    const called = this.rows.filter(
      ({ line }) => line.includes('"kind":"enhancement"') && isCalled(JSON.parse(NAME.exec(line)?.[1] ?? '""')),
    );
    return ofEdition(called, edition);
  }
}

function ofEdition(rows: readonly Row[], wanted: PackEdition): readonly ArmyRule[] {
  return rows.map(ruleOf).filter(({ edition = wanted }) => edition === wanted);
}

function ruleOf(row: Row): ArmyRule {
  row.rule ??= JSON.parse(row.line) as ArmyRule;
  return row.rule;
}

let loading: Promise<ArmyRules> | undefined;

/** Unpacked when a list first has a detachment or an enhancement. */
export function loadArmyRules(): Promise<ArmyRules> {
  loading ??= import('./army-rules.table.ts').then(async ({ rules }) => new ArmyRules(await deflatedText(rules)));
  return loading;
}
