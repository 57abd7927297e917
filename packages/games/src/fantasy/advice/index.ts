// Remarks on a whole battle: on its profiles, and on what belongs to none of them.
import type { Remark } from '../../calculator.ts';
import { Remarks } from '../../remarks.ts';
import type { AttackBattle, CombatBattle, PlannedUnit } from '../battle.ts';
import type { AttackInput, AttackProfile, CombatProfile, CombatUnit, Profile } from '../schema/index.ts';
import { adviseBy, type Check, info } from './check.ts';
import { defaults, profileChecks } from './profile.ts';

export function adviseAttack({ input, profiles }: AttackBattle): readonly Remark[] {
  const remarks = new Remarks('fantasy');
  const mixed = input.profiles.length > 0;
  for (const [index, planned] of profiles.entries())
    adviseBy(remarks, profileChecks, mixed ? `profiles[${index}].` : '', planned);
  const each = profiles.map(({ profile }) => profile);
  adviseCharge(remarks, input, each, '');
  if (mixed) adviseReplaced(remarks, input);
  return remarks.all;
}

export function adviseCombat({ first, second }: CombatBattle): readonly Remark[] {
  const remarks = new Remarks('fantasy');
  adviseUnit(remarks, first, 'first.');
  adviseUnit(remarks, second, 'second.');
  return remarks.all;
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

function adviseUnit(remarks: Remarks, { unit, profiles }: PlannedUnit, path: string): void {
  for (const [index, planned] of profiles.entries()) {
    adviseBy(remarks, profileChecks, `${path}profiles[${index}].`, planned);
    adviseBy(remarks, strikeChecks, `${path}profiles[${index}].`, planned.profile, unit);
  }
  if (unit.profiles.length === 0) remarks.info('no-strikes', `${path}profiles`, 'this unit does not strike');
  adviseCharge(remarks, unit, unit.profiles, path);
}

interface Charge {
  readonly charged: boolean;
  readonly chargeDistance: number | null;
}

function adviseCharge(remarks: Remarks, charge: Charge, profiles: readonly Profile[], path: string): void {
  if (charge.charged && profiles.every((profile) => profile.strike !== 'impact'))
    remarks.info('charge-unused', `${path}charged`, 'the charge does nothing: there are no impact hits');
  if (!charge.charged && charge.chargeDistance !== null)
    remarks.info('distance-unused', `${path}chargeDistance`, 'the charge distance does nothing without a charge');
}

const NOT_OF_A_PROFILE = ['system', 'profiles', 'target', 'charged', 'chargeDistance'];

/** The first attack field at the top level that was changed although profiles replace it. */
function adviseReplaced(remarks: Remarks, input: AttackInput): void {
  const changed = (Object.keys(defaults) as (keyof AttackProfile)[]).find(
    (field) => !NOT_OF_A_PROFILE.includes(field) && input[field] !== defaults[field],
  );
  if (changed === undefined) return;
  const message = `${changed} does nothing: the mixed profiles replace the attack at the top level`;
  remarks.warning('profile-replaced', changed, message);
}
