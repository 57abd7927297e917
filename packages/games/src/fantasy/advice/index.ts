// Remarks on a whole battle: on its profiles, and on what belongs to none of them.

import { Remarks } from '../../contract/advice-list.ts';
import type { Remark } from '../../contract/calculator.ts';
import type { AttackBattle, CombatBattle, PlannedUnit } from '../battle.ts';
import type { AttackInput, AttackProfile, CombatProfile, CombatUnit, Profile } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { adviseBy, type Check, type FantasyRemarks, info } from './check.ts';
import { defaults, profileChecks } from './profile.ts';

export function adviseAttack({ input, profiles }: AttackBattle): readonly Remark[] {
  const remarks = new Remarks<typeof en>('fantasy');
  const mixed = input.profiles.length > 0;
  for (const [index, planned] of profiles.entries())
    adviseBy(remarks, profileChecks, mixed ? `profiles[${index}].` : '', planned);
  const each = profiles.map(({ profile }) => profile);
  adviseCharge(remarks, input, each, '');
  if (mixed) adviseReplaced(remarks, input);
  return remarks.all;
}

export function adviseCombat({ first, second }: CombatBattle): readonly Remark[] {
  const remarks = new Remarks<typeof en>('fantasy');
  adviseUnit(remarks, first, 'first.');
  adviseUnit(remarks, second, 'second.');
  return remarks.all;
}

const strikeChecks: readonly Check<[CombatProfile, CombatUnit], keyof CombatProfile>[] = [
  info(
    'initiative-unused',
    'initiative',
    ({ strike, initiative }) => strike !== 'normal' && initiative !== null,
    ({ strike }) => ({ strike: strike === 'impact' ? 'impact' : 'stomp' }),
  ),
  info(
    'models-beyond-unit',
    'models',
    ({ models }, unit) => models !== null && models > unit.models,
    (_, { models }) => ({ models }),
  ),
];

function adviseUnit(remarks: FantasyRemarks, { unit, profiles }: PlannedUnit, path: string): void {
  for (const [index, planned] of profiles.entries()) {
    adviseBy(remarks, profileChecks, `${path}profiles[${index}].`, planned);
    adviseBy(remarks, strikeChecks, `${path}profiles[${index}].`, planned.profile, unit);
  }
  if (unit.profiles.length === 0) remarks.info('no-strikes', `${path}profiles`);
  adviseCharge(remarks, unit, unit.profiles, path);
}

interface Charge {
  readonly charged: boolean;
  readonly chargeDistance: number | null;
}

function adviseCharge(remarks: FantasyRemarks, charge: Charge, profiles: readonly Profile[], path: string): void {
  if (charge.charged && profiles.every((profile) => profile.strike !== 'impact'))
    remarks.info('charge-unused', `${path}charged`);
  if (!charge.charged && charge.chargeDistance !== null) remarks.info('distance-unused', `${path}chargeDistance`);
}

const NOT_OF_A_PROFILE = ['system', 'profiles', 'target', 'charged', 'chargeDistance'];

/** The first attack field at the top level that was changed although profiles replace it. */
function adviseReplaced(remarks: FantasyRemarks, input: AttackInput): void {
  const changed = (Object.keys(defaults) as (keyof AttackProfile)[]).find(
    (field) => !NOT_OF_A_PROFILE.includes(field) && input[field] !== defaults[field],
  );
  if (changed !== undefined) remarks.warning('profile-replaced', changed, { field: changed });
}
