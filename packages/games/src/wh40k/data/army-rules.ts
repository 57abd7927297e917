// Detachment rules, enhancements and stratagems that change dice: names, numbers and who may use them.
import { deflatedText } from '../../lists/deflated-text.ts';
import type { SheetAbility } from './datasheet.ts';

export interface ArmyRule extends SheetAbility {
  readonly kind: 'detachment' | 'enhancement' | 'stratagem';
  /** Left out: every army has it. */
  readonly faction?: string;
  readonly detachment?: string;
  /** Left out: both. */
  readonly edition?: '10' | '11';
  /** Units with one of these keywords may use it; all unless given. */
  readonly needs?: readonly string[];
}

let loading: Promise<readonly ArmyRule[]> | undefined;

/** Unpacked when a list first has a detachment or an enhancement. */
export function loadArmyRules(): Promise<readonly ArmyRule[]> {
  loading ??= import('./army-rules.table.ts').then(async ({ rules }) => {
    const text = await deflatedText(rules);
    return text.split('\n').map((line) => JSON.parse(line) as ArmyRule);
  });
  return loading;
}
