// What tells the army lists of one browser apart.
import { hash32 } from '@oddsmith/analysis';

interface Keyed {
  readonly name: string;
  readonly units: readonly unknown[];
  readonly ruleTexts: { readonly [name: string]: string };
}

export function armyKey({ name, units, ruleTexts }: Keyed): string {
  return hash32(JSON.stringify([name, units, ruleTexts])).toString(36);
}
