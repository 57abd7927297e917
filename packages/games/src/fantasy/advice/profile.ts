// Remarks on one kind of attack: what does nothing or contradicts itself. One entry per remark; the code is public.
import { expressionMax } from '@oddsmith/kernel';
import { toExpression } from '../../form/field.ts';
import type { Planned } from '../battle.ts';
import { NEVER } from '../plan.ts';
import { attackSchema, type Profile, type System } from '../schema/index.ts';
import { IDLE_IN_PROFILES, type IdleReroll } from '../words/values.ts';
import { type Check, info, warning } from './check.ts';

type ProfileCheck = Check<[Planned], keyof Profile>;

const isRolled = (target: unknown): target is number => typeof target === 'number';

/** Whether armour can still be rolled after piercing. */
const armourIsRolled = ({ plan }: Planned): boolean =>
  isRolled(plan.armorSave) && plan.armorSave + plan.armorPiercing <= 6;

/** Whether a lethal wound takes the saves of any other. */
const nothingToSkip = (planned: Planned): boolean => {
  const { armorSave, recovery, saves } = planned.plan;
  if (armorSave === 'auto' || armourIsRolled(planned) || recovery !== 'none') return false;
  return saves.plain.every(({ name }, index) => name === saves.lethal[index]?.name);
};

/** Whether flames take a save from the target or make it easier to wound. */
const burns = ({ profile, situation: { system } }: Planned): boolean => {
  const { targetFlammable, regeneration, specialSaveKind, specialSave } = profile;
  if (system === 'oldWorld') return targetFlammable && regeneration !== 'none';
  const fortitude = system === 'dice' && specialSaveKind === 'fortitude' && specialSave !== 'none';
  return targetFlammable || regeneration !== 'none' || fortitude;
};

/** Whether the target rolls a save that divine attacks make it roll again. */
const rollsAegis = ({ profile, situation: { system } }: Planned): boolean =>
  system === 'dice'
    ? profile.specialSaveKind === 'aegis' && isRolled(profile.specialSave)
    : system === 'ninthAge' && profile.ward !== 'none';

const rerollCheck = (field: IdleReroll['field'], rolled: (planned: Planned) => boolean): ProfileCheck =>
  warning(
    'reroll-without-die',
    field,
    (planned) => planned.profile[field] !== 'none' && !rolled(planned),
    () => ({ field }),
  );

const stopsAll = (field: 'armorSave' | 'specialSave', save: 'armour save' | 'special save'): ProfileCheck =>
  info(
    'nothing-gets-through',
    field,
    ({ plan }) => plan[field] === 'auto',
    () => ({ save }),
  );

export const defaults = attackSchema.parse({});

const unreadChecks = (Object.keys(IDLE_IN_PROFILES) as System[]).flatMap((system) =>
  IDLE_IN_PROFILES[system].map(
    (field): ProfileCheck =>
      info(
        'other-system',
        field,
        ({ profile, situation }) =>
          situation.system === system && (profile[field] ?? defaults[field]) !== defaults[field],
        () => ({ field, system }),
      ),
  ),
);

export const profileChecks: readonly ProfileCheck[] = [
  ...unreadChecks,
  warning('no-attacks', 'numAttacks', ({ profile }) => expressionMax(toExpression(profile.numAttacks)) === 0),
  warning('cannot-hit', 'toHit', ({ plan }) => plan.toHit === 'none'),
  warning('cannot-wound', 'toWound', ({ plan }) => plan.toWound === 'none' && plan.autoWoundFrom === NEVER),
  rerollCheck('rerollHits', ({ plan }) => isRolled(plan.toHit)),
  rerollCheck('rerollWounds', ({ plan }) => isRolled(plan.toWound)),
  rerollCheck('rerollArmorSaves', armourIsRolled),
  rerollCheck('rerollSpecialSaves', ({ plan }) => isRolled(plan.specialSave)),
  info(
    'piercing-without-armour',
    'armorPiercing',
    ({ profile }) => profile.armorPiercing > 0 && !isRolled(profile.armorSave),
    ({ profile }) => ({ automatic: profile.armorSave === 'auto' }),
  ),
  info(
    'piercing-beyond-save',
    'armorPiercing',
    ({ profile }) => isRolled(profile.armorSave) && profile.armorSave + profile.armorPiercing > 7,
    ({ profile }) => ({ enough: 7 - Number(profile.armorSave), save: Number(profile.armorSave) }),
  ),
  warning('bane-without-save', 'armourBane', (planned) => planned.profile.armourBane > 0 && !armourIsRolled(planned)),
  warning('sunder-without-save', 'sunder', (planned) => planned.profile.sunder > 0 && !armourIsRolled(planned)),
  warning('poison-without-die', 'poison', ({ profile, plan }) => profile.poison && !isRolled(plan.toHit)),
  info('poison-on-sure-wound', 'poison', ({ profile, plan }) => profile.poison && plan.toWound === 'auto'),
  info(
    'poison-bonus-wasted',
    'poison',
    ({ plan }) => plan.woundBonusFrom < NEVER && (plan.toWound === 2 || plan.toWound === 'none'),
    ({ plan }) => ({ best: plan.toWound === 2 }),
  ),
  info('poison-off', 'poisonOn', ({ profile }) => !profile.poison && profile.poisonOn !== 6),
  warning('fury-without-die', 'fury', ({ profile, plan }) => profile.fury && !isRolled(plan.toHit)),
  warning(
    'red-fury-unused',
    'redFury',
    ({ profile, plan, situation }) => profile.redFury && !plan.extraAttacks && situation.system === 'dice',
  ),
  warning(
    'lethal-without-die',
    'lethalStrike',
    ({ profile, plan }) => profile.lethalStrike !== false && !isRolled(plan.toWound),
  ),
  info(
    'lethal-without-saves',
    'lethalStrike',
    (planned) => planned.profile.lethalStrike !== false && !planned.plan.slays && nothingToSkip(planned),
  ),
  warning(
    'killing-blow-without-die',
    'killingBlow',
    ({ profile, plan }) => profile.killingBlow && !isRolled(plan.toWound),
  ),
  warning(
    'slayer-without-prey',
    'killingBlow',
    ({ profile, situation }) =>
      profile.killingBlow && situation.system === 'oldWorld' && !/infantry|cavalry/.test(profile.targetKind ?? ''),
    () => ({ rule: 'killingBlow' }),
  ),
  warning(
    'slayer-without-prey',
    'monsterSlayer',
    ({ profile, situation }) =>
      profile.monsterSlayer === true && situation.system === 'oldWorld' && profile.targetKind !== 'monster',
    () => ({ rule: 'monsterSlayer' }),
  ),
  info(
    'killing-blow-one-wound',
    'killingBlow',
    ({ profile, plan }) => profile.killingBlow && plan.slays && plan.slayWounds === 1,
  ),
  warning(
    'multiple-wounds-one-wound',
    'multipleWounds',
    ({ plan }) => plan.woundCap === 1 && expressionMax(plan.wounds) > 1,
  ),
  warning('no-wounds', 'multipleWounds', ({ plan }) => expressionMax(plan.wounds) === 0),
  warning(
    'two-wound-limits',
    'targetMaxWounds',
    ({ profile, situation }) =>
      profile.targetMaxWounds !== null &&
      situation.targetWounds !== null &&
      profile.targetMaxWounds !== situation.targetWounds,
    ({ profile, situation }) => ({ most: Number(profile.targetMaxWounds), models: Number(situation.targetWounds) }),
  ),
  warning('divine-without-aegis', 'divine', (planned) => planned.profile.divine && !rollsAegis(planned)),
  info(
    'flaming-without-effect',
    'flaming',
    (planned) => planned.profile.flaming && !burns(planned),
    ({ situation: { system } }) => ({ flammableOnly: system === 'oldWorld' }),
  ),
  warning('flammable-without-flaming', 'targetFlammable', ({ profile }) => profile.targetFlammable && !profile.flaming),
  info(
    'toxic-without-resilience',
    'toxic',
    ({ profile, situation: { system } }) =>
      profile.toxic && (system === 'dice' ? profile.resilience : (profile.toughness ?? null)) === null,
    ({ situation: { system } }) => ({ field: system === 'dice' ? 'resilience' : 'toughness' }),
  ),
  info('resilience-without-toxic', 'resilience', ({ profile }) => profile.resilience !== null && !profile.toxic),
  warning(
    'impact-without-charge',
    'strike',
    ({ profile, plan }) =>
      profile.strike === 'impact' &&
      expressionMax(plan.attacks) === 0 &&
      expressionMax(toExpression(profile.numAttacks)) > 0,
  ),
  stopsAll('armorSave', 'armour save'),
  stopsAll('specialSave', 'special save'),
];
