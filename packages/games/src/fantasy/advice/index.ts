// Remarks on a whole battle: on its profiles, and on what belongs to none of them.
import type { Advice } from '../../calculator.ts';
import type { AttackBattle, CombatBattle, PlannedUnit } from '../battle.ts';
import { type AttackInput, type AttackProfile, attackSchema, type Profile } from '../schema/index.ts';
import { adviseProfile } from './profile.ts';

export function adviseAttack({ input, profiles }: AttackBattle): readonly Advice[] {
  const mixed = input.profiles.length > 0;
  return [
    ...profiles.flatMap((planned, index) => adviseProfile(planned, mixed ? `profiles[${index}].` : '')),
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

function adviseUnit({ unit, profiles }: PlannedUnit, path: string): Advice[] {
  const advice = profiles.flatMap(({ profile, ...planned }, index) => [
    ...adviseProfile({ profile, ...planned }, `${path}profiles[${index}].`),
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
