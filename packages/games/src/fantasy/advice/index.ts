// Remarks on a whole battle: on its profiles, and on what belongs to none of them.
import type { Advice } from '../../calculator.ts';
import type { AttackBattle, CombatBattle, PlannedUnit } from '../battle.ts';
import {
  type AttackInput,
  type AttackProfile,
  attackSchema,
  type CombatProfile,
  type CombatUnit,
  type Profile,
} from '../schema/index.ts';
import { adviseBy, type Check, info, remark } from './check.ts';
import { profileChecks } from './profile.ts';

export function adviseAttack({ input, profiles }: AttackBattle): readonly Advice[] {
  const mixed = input.profiles.length > 0;
  return [
    ...profiles.flatMap((planned, index) => adviseBy(profileChecks, mixed ? `profiles[${index}].` : '', planned)),
    ...adviseCharge(
      input,
      profiles.map(({ profile }) => profile),
      '',
    ),
    ...(mixed ? adviseReplaced(input) : []),
  ];
}

export function adviseCombat({ first, second }: CombatBattle): readonly Advice[] {
  return [...adviseUnit(first, 'first.'), ...adviseUnit(second, 'second.')];
}

const strikeChecks: readonly Check<[CombatProfile, CombatUnit], keyof CombatProfile>[] = [
  info(
    'initiative-unused',
    'initiative',
    ({ strike, initiative }) => strike !== 'normal' && initiative !== null,
    ({ strike }) =>
      `${strike === 'impact' ? 'impact hits' : 'stomps'} have a step of their own: initiative does nothing`,
  ),
  info(
    'models-beyond-unit',
    'models',
    ({ models }, unit) => models !== null && models > unit.models,
    (_, unit) => `only ${unit.models} models are there to strike`,
  ),
];

function adviseUnit({ unit, profiles }: PlannedUnit, path: string): Advice[] {
  const advice = profiles.flatMap((planned, index) => [
    ...adviseBy(profileChecks, `${path}profiles[${index}].`, planned),
    ...adviseBy(strikeChecks, `${path}profiles[${index}].`, planned.profile, unit),
  ]);
  if (unit.profiles.length === 0) advice.push(remark('no-strikes', `${path}profiles`, 'this unit does not strike'));
  return [...advice, ...adviseCharge(unit, unit.profiles, path)];
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
