// Remarks on one kind of attack: what does nothing or contradicts itself. One entry per remark; the code is public.
import { expressionMax } from '@oddsmith/kernel';
import { toExpression } from '../../field.ts';
import type { Planned } from '../battle.ts';
import { NEVER } from '../plan.ts';
import { attackSchema, type Profile, type System } from '../schema/index.ts';
import { type Check, info, SYSTEM_NAMES, warning } from './check.ts';

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

const rerollCheck = (
  field: keyof Profile & `reroll${string}`,
  name: string,
  rolled: (planned: Planned) => boolean,
): ProfileCheck =>
  warning(
    'reroll-without-die',
    field,
    (planned) => planned.profile[field] !== 'none' && !rolled(planned),
    `the ${name} reroll does nothing: no die is rolled`,
  );

const stopsAll = (field: 'armorSave' | 'specialSave', name: string): ProfileCheck =>
  info(
    'nothing-gets-through',
    field,
    ({ plan }) => plan[field] === 'auto',
    `an automatic ${name} stops every wound that takes it`,
  );

const OF_PLAIN_DICE = ['specialSave', 'specialSaveKind', 'sunder', 'redFury', 'poisonOn', 'resilience'] as const;

export const defaults = attackSchema.parse({});

/** What a system does not look at. */
const UNREAD: { readonly [S in System]: readonly (keyof Profile & keyof typeof defaults)[] } = {
  dice: ['weaponSkill', 'targetWeaponSkill', 'ballisticSkill', 'hitModifier', 'monsterSlayer', 'targetKind'],
  oldWorld: OF_PLAIN_DICE,
  ninthAge: [...OF_PLAIN_DICE, 'poisonMode', 'ballisticSkill', 'monsterSlayer', 'targetKind'],
};

const unreadChecks = (Object.keys(UNREAD) as System[]).flatMap((system) =>
  UNREAD[system].map(
    (field): ProfileCheck =>
      info(
        'other-system',
        field,
        ({ profile, situation }) =>
          situation.system === system && (profile[field] ?? defaults[field]) !== defaults[field],
        `${field} does nothing in ${SYSTEM_NAMES[system]}`,
      ),
  ),
);

export const profileChecks: readonly ProfileCheck[] = [
  ...unreadChecks,
  warning(
    'no-attacks',
    'numAttacks',
    ({ profile }) => expressionMax(toExpression(profile.numAttacks)) === 0,
    'there are no attacks',
  ),
  warning('cannot-hit', 'toHit', ({ plan }) => plan.toHit === 'none', 'these attacks cannot hit'),
  warning(
    'cannot-wound',
    'toWound',
    ({ plan }) => plan.toWound === 'none' && plan.autoWoundFrom === NEVER,
    'these attacks cannot wound',
  ),
  rerollCheck('rerollHits', 'hit', ({ plan }) => isRolled(plan.toHit)),
  rerollCheck('rerollWounds', 'wound', ({ plan }) => isRolled(plan.toWound)),
  rerollCheck('rerollArmorSaves', 'armour', armourIsRolled),
  rerollCheck('rerollSpecialSaves', 'special save', ({ plan }) => isRolled(plan.specialSave)),
  info(
    'piercing-without-armour',
    'armorPiercing',
    ({ profile }) => profile.armorPiercing > 0 && !isRolled(profile.armorSave),
    ({ profile }) =>
      profile.armorSave === 'auto'
        ? 'armour piercing does nothing: automatic armour ignores it'
        : 'armour piercing does nothing: there is no armour',
  ),
  info(
    'piercing-beyond-save',
    'armorPiercing',
    ({ profile }) => isRolled(profile.armorSave) && profile.armorSave + profile.armorPiercing > 7,
    ({ profile }) => `armour piercing ${7 - Number(profile.armorSave)} already removes the ${profile.armorSave}+ save`,
  ),
  warning(
    'bane-without-save',
    'armourBane',
    (planned) => planned.profile.armourBane > 0 && !armourIsRolled(planned),
    'armour bane does nothing: there is no armour roll to pierce',
  ),
  warning(
    'sunder-without-save',
    'sunder',
    (planned) => planned.profile.sunder > 0 && !armourIsRolled(planned),
    'sunder does nothing here: there is no armour roll to worsen',
  ),
  warning(
    'poison-without-die',
    'poison',
    ({ profile, plan }) => profile.poison && !isRolled(plan.toHit),
    'poison does nothing: no die is rolled to hit',
  ),
  info(
    'poison-on-sure-wound',
    'poison',
    ({ profile, plan }) => profile.poison && plan.toWound === 'auto',
    'poison does nothing: every hit wounds anyway',
  ),
  info(
    'poison-bonus-wasted',
    'poison',
    ({ plan }) => plan.woundBonusFrom < NEVER && (plan.toWound === 2 || plan.toWound === 'none'),
    ({ plan }) =>
      plan.toWound === 2
        ? 'the poison bonus does nothing: 2+ is the best wound roll there is'
        : 'the poison bonus does nothing: these attacks cannot wound',
  ),
  info(
    'poison-off',
    'poisonOn',
    ({ profile }) => !profile.poison && profile.poisonOn !== 6,
    'the poison face does nothing while poison is off',
  ),
  warning(
    'fury-without-die',
    'fury',
    ({ profile, plan }) => profile.fury && !isRolled(plan.toHit),
    'fury does nothing: no die is rolled to hit',
  ),
  warning(
    'red-fury-unused',
    'redFury',
    ({ profile, plan, situation }) => profile.redFury && !plan.extraAttacks && situation.system === 'dice',
    'red fury does nothing: only normal attacks earn extra attacks',
  ),
  warning(
    'lethal-without-die',
    'lethalStrike',
    ({ profile, plan }) => profile.lethalStrike !== false && !isRolled(plan.toWound),
    'lethal strike does nothing: no die is rolled to wound',
  ),
  info(
    'lethal-without-saves',
    'lethalStrike',
    (planned) => planned.profile.lethalStrike !== false && !planned.plan.slays && nothingToSkip(planned),
    'lethal strike does nothing: there is no save to skip',
  ),
  warning(
    'killing-blow-without-die',
    'killingBlow',
    ({ profile, plan }) => profile.killingBlow && !isRolled(plan.toWound),
    'killing blow does nothing: no die is rolled to wound',
  ),
  warning(
    'slayer-without-prey',
    'killingBlow',
    ({ profile, situation }) =>
      profile.killingBlow && situation.system === 'oldWorld' && !/infantry|cavalry/.test(profile.targetKind ?? ''),
    'killing blow does nothing: it slays infantry and cavalry alone',
  ),
  warning(
    'slayer-without-prey',
    'monsterSlayer',
    ({ profile, situation }) =>
      profile.monsterSlayer === true && situation.system === 'oldWorld' && profile.targetKind !== 'monster',
    'monster slayer does nothing: it slays monsters alone',
  ),
  info(
    'killing-blow-one-wound',
    'killingBlow',
    ({ profile, plan }) => profile.killingBlow && plan.slays && plan.slayWounds === 1,
    'against models of 1 wound a killing blow is only a lethal strike',
  ),
  warning(
    'multiple-wounds-one-wound',
    'multipleWounds',
    ({ plan }) => plan.woundCap === 1 && expressionMax(plan.wounds) > 1,
    'multiple wounds are capped at 1: the models of the target have 1 wound',
  ),
  warning(
    'no-wounds',
    'multipleWounds',
    ({ plan }) => expressionMax(plan.wounds) === 0,
    'every unsaved wound counts as 0',
  ),
  warning(
    'two-wound-limits',
    'targetMaxWounds',
    ({ profile, situation }) =>
      profile.targetMaxWounds !== null &&
      situation.targetWounds !== null &&
      profile.targetMaxWounds !== situation.targetWounds,
    ({ profile, situation }) =>
      `wounds per model is ${profile.targetMaxWounds}, but the models of the target unit have ${situation.targetWounds}`,
  ),
  warning(
    'divine-without-aegis',
    'divine',
    (planned) => planned.profile.divine && !rollsAegis(planned),
    'divine attacks do nothing: the target rolls no aegis save',
  ),
  info(
    'flaming-without-effect',
    'flaming',
    (planned) => planned.profile.flaming && !burns(planned),
    ({ situation: { system } }) =>
      system === 'oldWorld'
        ? 'flaming attacks do nothing: only a flammable target with regeneration loses by them'
        : 'flaming attacks do nothing: the target has no fortitude save and is not flammable',
  ),
  warning(
    'flammable-without-flaming',
    'targetFlammable',
    ({ profile }) => profile.targetFlammable && !profile.flaming,
    'a flammable target matters only to flaming attacks',
  ),
  info(
    'toxic-without-resilience',
    'toxic',
    ({ profile, situation: { system } }) =>
      profile.toxic && (system === 'dice' ? profile.resilience : (profile.toughness ?? null)) === null,
    ({ situation: { system } }) =>
      `toxic attacks have strength 3: give the ${system === 'dice' ? 'resilience' : 'toughness'} of the target, or the wound roll as entered counts`,
  ),
  info(
    'resilience-without-toxic',
    'resilience',
    ({ profile }) => profile.resilience !== null && !profile.toxic,
    'resilience is used only by toxic attacks',
  ),
  warning(
    'impact-without-charge',
    'strike',
    ({ profile, plan }) =>
      profile.strike === 'impact' &&
      expressionMax(plan.attacks) === 0 &&
      expressionMax(toExpression(profile.numAttacks)) > 0,
    'there are no impact hits: they need a charge of 3 inches or more',
  ),
  stopsAll('armorSave', 'armour save'),
  stopsAll('specialSave', 'special save'),
];
