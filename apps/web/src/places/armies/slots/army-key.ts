// What tells the army lists of one browser apart.
import { hash32 } from '@oddsmith/analysis';
import type { Army } from '../army.ts';

export function armyKey({ name, units, ruleTexts }: Pick<Army, 'name' | 'units' | 'ruleTexts'>): string {
  return hash32(JSON.stringify([name, units, ruleTexts])).toString(36);
}
