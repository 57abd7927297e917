// The saves of a target: the dice that are left and what they do.
import { emitter } from '@oddsmith/words';
import type { StepData } from '../../contract/calculator.ts';
import type { Cause } from '../../contract/causes.ts';
import type { ShotPlan } from '../plan.ts';
import type { Attacker, Defender, Shoot } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import type { DiceOf } from '../words/values.ts';
import { diceOf, type Keepers, poolSteps } from './pool.ts';

const say = emitter<typeof en>();

export function savesOf({ soulstrike }: Attacker, { apl, save, invulnerable }: Defender): DiceOf {
  if (soulstrike) return { side: 'apl', apl };
  return { side: 'save', stat: invulnerable ?? save, invulnerable: invulnerable !== null };
}

/** What keeps dice of a defender without a roll. */
export function coverKeepers({ saturate }: Attacker, { coverNormals, retainedNormals }: Defender): Keepers {
  return {
    normals: [...(coverNormals > 0 && !saturate ? ['cover'] : []), ...(retainedNormals > 0 ? ['retainedNormals'] : [])],
    crits: 'coverCrits',
    lethal: 'hardy',
  };
}

/** "Against save 3+": the dice that are left and what they do. */
export function saveSteps({ attacker, defender }: Shoot, { saves, savesAfterCrit }: ShotPlan): StepData[] {
  const invulnerable = defender.invulnerable !== null;
  const [first, ...rest] = poolSteps(savesOf(attacker, defender), 'save', saves, coverKeepers(attacker, defender));
  const pierces = (attacker.piercing ?? 0) > 0 || (attacker.piercingCrits ?? 0) > 0;
  const lost = defender.dice - saves.dice;
  const coverLost = attacker.saturate && defender.coverNormals + defender.coverCrits > 0;
  const causes: Cause[] = [
    ...(lost > 0 ? [{ rule: 'piercing', field: 'dice', by: -lost }] : []),
    ...(pierces && invulnerable && (attacker.piercing ?? 0) > 0
      ? [{ rule: 'piercing', field: 'dice', kept: false as const }]
      : []),
    ...(pierces && !invulnerable && defender.piercingReduction > 0
      ? [{ rule: 'piercingReduction', field: 'dice' }]
      : []),
    ...(coverLost ? [{ rule: 'saturate', field: 'autoNormals' }] : []),
    ...(attacker.soulstrike ? [{ rule: 'soulstrike', field: 'stat' }] : []),
    ...(invulnerable && !attacker.soulstrike ? [{ rule: 'invulnerable', field: 'stat' }] : []),
  ];
  const steps: StepData[] = [
    {
      ...first,
      text: say('save-dice', {
        ...diceOf('save', saves),
        base: defender.dice,
        lost,
        piercing: pierces ? (invulnerable ? 'ignored' : 'counted') : 'none',
        reduction: defender.piercingReduction,
        coverLost,
      }),
      causes: [...causes, ...(first.causes ?? [])],
    },
    ...rest,
  ];
  if (savesAfterCrit !== saves)
    steps.push({
      title: say('rule-title', { rule: 'piercingCrits' }),
      text: say('piercing-crits', { dice: savesAfterCrit.dice, instead: saves.dice }),
      causes: [{ rule: 'piercingCrits', field: 'dice', by: savesAfterCrit.dice - saves.dice }],
    });
  return steps;
}
