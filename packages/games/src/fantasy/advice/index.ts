// Remarks on a whole battle: on its profiles, and on what belongs to none of them.
import type { Advice } from '../../calculator.ts';
import { situationAgainst } from '../initiative.ts';
import {
  type AttackInput,
  type AttackProfile,
  attackSchema,
  type CombatInput,
  type CombatUnit,
  type Profile,
  profilesOf,
} from '../schema/index.ts';
import { situationOf } from '../volley.ts';
import { adviseProfile } from './profile.ts';

export function adviseAttack(input: AttackInput): readonly Advice[] {
  const situation = situationOf(input);
  const mixed = input.profiles.length > 0;
  return [
    ...profilesOf(input).flatMap((profile, index) =>
      adviseProfile(profile, situation, mixed ? `profiles[${index}].` : ''),
    ),
    ...adviseCharge(input, profilesOf(input), ''),
    ...(mixed ? adviseReplaced(input) : []),
  ];
}

export function adviseCombat(input: CombatInput): readonly Advice[] {
  return [...adviseUnit(input.first, input.second, 'first.'), ...adviseUnit(input.second, input.first, 'second.')];
}

function adviseUnit(unit: CombatUnit, enemy: CombatUnit, path: string): Advice[] {
  const situation = situationAgainst(unit, enemy, true);
  const advice = unit.profiles.flatMap((profile, index) => [
    ...adviseProfile(profile, situation, `${path}profiles[${index}].`),
    ...(profile.strike === 'normal' || profile.initiative === null
      ? []
      : [
          remark(
            'initiative-unused',
            `${path}profiles[${index}].initiative`,
            `${STRIKE_NAMES[profile.strike]} have a step of their own: initiative does nothing`,
          ),
        ]),
    ...(profile.models === null || profile.models <= unit.models
      ? []
      : [
          remark(
            'models-beyond-unit',
            `${path}profiles[${index}].models`,
            `only ${unit.models} models are there to strike`,
          ),
        ]),
  ]);
  if (unit.profiles.length === 0) advice.push(remark('no-strikes', `${path}profiles`, 'this unit does not strike'));
  return [...advice, ...adviseCharge(unit, unit.profiles, path)];
}

const STRIKE_NAMES = { impact: 'impact hits', stomp: 'stomps' } as const;

function remark(code: string, path: string, message: string): Advice {
  return { code: `fantasy/${code}`, severity: 'info', path, message };
}

interface Charge {
  readonly charged: boolean;
  readonly chargeDistance: number | null;
}

function adviseCharge(charge: Charge, profiles: readonly Profile[], path: string): Advice[] {
  if (charge.charged && profiles.every((profile) => profile.strike !== 'impact'))
    return [remark('charge-unused', `${path}charged`, 'the charge does nothing: there are no impact hits')];
  if (!charge.charged && charge.chargeDistance !== null)
    return [remark('distance-unused', `${path}chargeDistance`, 'the charge distance does nothing without a charge')];
  return [];
}

const defaults = attackSchema.parse({});
const NOT_OF_A_PROFILE = ['profiles', 'target', 'charged', 'chargeDistance'];

/** The first attack field at the top level that was changed although profiles replace it. */
function adviseReplaced(input: AttackInput): Advice[] {
  const changed = (Object.keys(defaults) as (keyof AttackProfile)[]).find(
    (field) => !NOT_OF_A_PROFILE.includes(field) && input[field] !== defaults[field],
  );
  if (changed === undefined) return [];
  const message = `${changed} does nothing: the mixed profiles replace the attack at the top level`;
  return [{ ...remark('profile-replaced', changed, message), severity: 'warning' }];
}
