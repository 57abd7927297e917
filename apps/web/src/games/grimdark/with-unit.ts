// What picking a unit does to a battle.
import { asObject, valueAt } from '@oddsmith/games';
import type { Army, ArmySide } from '../../places/armies/army.ts';

export function withUnit(
  battle: unknown,
  side: ArmySide,
  unit: unknown,
  army: Pick<Army, 'origin' | 'ruleTexts' | 'rulesVersion'>,
): unknown {
  return {
    ...asObject(battle),
    [side]: unit,
    // Rules that no pack knows are read from the texts of the list they came with.
    ruleTexts: { ...asObject(valueAt(battle, ['ruleTexts'])), ...army.ruleTexts },
    // A list knows which rules it was written for.
    ...(army.origin === 'list' ? { rulesVersion: army.rulesVersion } : {}),
  };
}
