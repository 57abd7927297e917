// Remarks on input that does nothing or contradicts itself.
import type { Advice } from '../calculator.ts';
import { type AttackInput, type AttackProfile, profilesOf } from './schema/index.ts';

interface Check {
  readonly code: string;
  readonly field: keyof AttackProfile;
  readonly message: string;
  applies(profile: AttackProfile): boolean;
}

const checks: readonly Check[] = [
  {
    code: 'reroll-without-die',
    field: 'rerollHits',
    message: 'the hit reroll does nothing: no die is rolled to hit',
    applies: (p) => p.rerollHits !== 'none' && typeof p.toHit !== 'number',
  },
];

export function adviseAttack(input: AttackInput): readonly Advice[] {
  const advice: Advice[] = [];
  const base = input.profiles.length > 0;
  for (const [index, profile] of profilesOf(input).entries())
    for (const check of checks)
      if (check.applies(profile))
        advice.push({
          code: `fantasy/${check.code}`,
          severity: 'warning',
          path: base ? `profiles[${index}].${check.field}` : check.field,
          message: check.message,
        });
  return advice;
}
