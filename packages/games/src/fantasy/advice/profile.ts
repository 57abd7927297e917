// Remarks on one kind of attack: what does nothing or contradicts itself. One entry per remark; the code is public.
import { expressionMax } from '@oddsmith/kernel';
import type { Advice } from '../../calculator.ts';
import { toExpression } from '../../field.ts';
import type { Planned } from '../battle.ts';
import type { Profile } from '../schema/index.ts';

interface Check {
  readonly code: string;
  readonly severity: Advice['severity'];
  readonly field: keyof Profile;
  applies(planned: Planned): boolean;
  message(planned: Planned): string;
}

type Save = 'armorSave' | 'specialSave';

const isRolled = (target: unknown): target is number => typeof target === 'number';

/** Whether armour can still be rolled after piercing. */
const armourIsRolled = ({ plan }: Planned): boolean =>
  isRolled(plan.armorSave) && plan.armorSave + plan.armorPiercing <= 6;

const noSaveLeft = (planned: Planned): boolean =>
  planned.plan.specialSave === 'none' && planned.plan.armorSave !== 'auto' && !armourIsRolled(planned);

function rerollCheck(
  field: keyof Profile & `reroll${string}`,
  name: string,
  rolled: (planned: Planned) => boolean,
): Check {
  return {
    code: 'reroll-without-die',
    severity: 'warning',
    field,
    applies: (planned) => planned.profile[field] !== 'none' && !rolled(planned),
    message: () => `the ${name} reroll does nothing: no die is rolled`,
  };
}

function stopsAll(field: Save, name: string): Check {
  return {
    code: 'nothing-gets-through',
    severity: 'info',
    field,
    applies: ({ plan }) => plan[field] === 'auto',
    message: () => `an automatic ${name} stops every wound that takes it`,
  };
}

const checks: readonly Check[] = [
  {
    code: 'no-attacks',
    severity: 'warning',
    field: 'numAttacks',
    applies: ({ profile }) => expressionMax(toExpression(profile.numAttacks)) === 0,
    message: () => 'there are no attacks',
  },
  {
    code: 'cannot-hit',
    severity: 'warning',
    field: 'toHit',
    applies: ({ plan }) => plan.toHit === 'none',
    message: () => 'these attacks cannot hit',
  },
  {
    code: 'cannot-wound',
    severity: 'warning',
    field: 'toWound',
    applies: ({ plan, profile }) => plan.toWound === 'none' && !(profile.poison && profile.poisonMode === 'auto'),
    message: () => 'these attacks cannot wound',
  },
  rerollCheck('rerollHits', 'hit', ({ plan }) => isRolled(plan.toHit)),
  rerollCheck('rerollWounds', 'wound', ({ plan }) => isRolled(plan.toWound)),
  rerollCheck('rerollArmorSaves', 'armour', armourIsRolled),
  rerollCheck('rerollSpecialSaves', 'special save', ({ plan }) => isRolled(plan.specialSave)),
  {
    code: 'piercing-without-armour',
    severity: 'info',
    field: 'armorPiercing',
    applies: ({ profile }) => profile.armorPiercing > 0 && !isRolled(profile.armorSave),
    message: ({ profile }) =>
      profile.armorSave === 'auto'
        ? 'armour piercing does nothing: automatic armour ignores it'
        : 'armour piercing does nothing: there is no armour',
  },
  {
    code: 'piercing-beyond-save',
    severity: 'info',
    field: 'armorPiercing',
    applies: ({ profile }) => isRolled(profile.armorSave) && profile.armorSave + profile.armorPiercing > 7,
    message: ({ profile }) =>
      `armour piercing ${7 - Number(profile.armorSave)} already removes the ${profile.armorSave}+ save`,
  },
  {
    code: 'bane-without-save',
    severity: 'warning',
    field: 'armourBane',
    applies: (planned) => planned.profile.armourBane > 0 && !armourIsRolled(planned),
    message: () => 'armour bane does nothing: there is no armour roll to pierce',
  },
  {
    code: 'sunder-without-save',
    severity: 'warning',
    field: 'sunder',
    applies: (planned) => planned.profile.sunder > 0 && !armourIsRolled(planned),
    message: () => 'sunder does nothing here: there is no armour roll to worsen',
  },
  {
    code: 'poison-without-die',
    severity: 'warning',
    field: 'poison',
    applies: ({ profile, plan }) => profile.poison && !isRolled(plan.toHit),
    message: () => 'poison does nothing: no die is rolled to hit',
  },
  {
    code: 'poison-on-sure-wound',
    severity: 'info',
    field: 'poison',
    applies: ({ profile, plan }) => profile.poison && plan.toWound === 'auto',
    message: () => 'poison does nothing: every hit wounds anyway',
  },
  {
    code: 'poison-bonus-wasted',
    severity: 'info',
    field: 'poisonMode',
    applies: ({ profile, plan }) =>
      profile.poison && profile.poisonMode === 'plus2' && (plan.toWound === 2 || plan.toWound === 'none'),
    message: ({ plan }) =>
      plan.toWound === 2
        ? 'the poison bonus does nothing: 2+ is the best wound roll there is'
        : 'the poison bonus does nothing: these attacks cannot wound',
  },
  {
    code: 'poison-off',
    severity: 'info',
    field: 'poisonOn',
    applies: ({ profile }) => !profile.poison && profile.poisonOn !== 6,
    message: () => 'the poison face does nothing while poison is off',
  },
  {
    code: 'fury-without-die',
    severity: 'warning',
    field: 'fury',
    applies: ({ profile, plan }) => profile.fury && !isRolled(plan.toHit),
    message: () => 'fury does nothing: no die is rolled to hit',
  },
  {
    code: 'red-fury-unused',
    severity: 'warning',
    field: 'redFury',
    applies: ({ profile, plan }) => profile.redFury && !plan.extraAttacks,
    message: () => 'red fury does nothing: only normal attacks earn extra attacks',
  },
  {
    code: 'lethal-without-die',
    severity: 'warning',
    field: 'lethalStrike',
    applies: ({ profile, plan }) => profile.lethalStrike !== false && !isRolled(plan.toWound),
    message: () => 'lethal strike does nothing: no die is rolled to wound',
  },
  {
    code: 'lethal-without-saves',
    severity: 'info',
    field: 'lethalStrike',
    applies: (planned) => planned.profile.lethalStrike !== false && !planned.plan.slays && noSaveLeft(planned),
    message: () => 'lethal strike does nothing: there is no save to skip',
  },
  {
    code: 'killing-blow-without-die',
    severity: 'warning',
    field: 'killingBlow',
    applies: ({ profile, plan }) => profile.killingBlow && !isRolled(plan.toWound),
    message: () => 'killing blow does nothing: no die is rolled to wound',
  },
  {
    code: 'killing-blow-one-wound',
    severity: 'info',
    field: 'killingBlow',
    applies: ({ profile, plan }) => profile.killingBlow && plan.slayWounds === 1,
    message: () => 'against models of 1 wound a killing blow is only a lethal strike',
  },
  {
    code: 'multiple-wounds-one-wound',
    severity: 'warning',
    field: 'multipleWounds',
    applies: ({ plan }) => plan.woundCap === 1 && expressionMax(plan.wounds) > 1,
    message: () => 'multiple wounds are capped at 1: the models of the target have 1 wound',
  },
  {
    code: 'no-wounds',
    severity: 'warning',
    field: 'multipleWounds',
    applies: ({ plan }) => expressionMax(plan.wounds) === 0,
    message: () => 'every unsaved wound counts as 0',
  },
  {
    code: 'two-wound-limits',
    severity: 'warning',
    field: 'targetMaxWounds',
    applies: ({ profile, situation }) =>
      profile.targetMaxWounds !== null &&
      situation.targetWounds !== null &&
      profile.targetMaxWounds !== situation.targetWounds,
    message: ({ profile, situation }) =>
      `wounds per model is ${profile.targetMaxWounds}, but the models of the target unit have ${situation.targetWounds}`,
  },
  {
    code: 'divine-without-aegis',
    severity: 'warning',
    field: 'divine',
    applies: ({ profile }) => profile.divine && (profile.specialSaveKind !== 'aegis' || !isRolled(profile.specialSave)),
    message: () => 'divine attacks do nothing: the target rolls no aegis save',
  },
  {
    code: 'flaming-without-effect',
    severity: 'info',
    field: 'flaming',
    applies: ({ profile }) =>
      profile.flaming &&
      !profile.targetFlammable &&
      (profile.specialSaveKind !== 'fortitude' || profile.specialSave === 'none'),
    message: () => 'flaming attacks do nothing: the target has no fortitude save and is not flammable',
  },
  {
    code: 'flammable-without-flaming',
    severity: 'warning',
    field: 'targetFlammable',
    applies: ({ profile }) => profile.targetFlammable && !profile.flaming,
    message: () => 'a flammable target matters only to flaming attacks',
  },
  {
    code: 'toxic-without-resilience',
    severity: 'info',
    field: 'toxic',
    applies: ({ profile }) => profile.toxic && profile.resilience === null,
    message: () =>
      'toxic attacks have strength 3: give the resilience of the target, or the wound roll as entered counts',
  },
  {
    code: 'resilience-without-toxic',
    severity: 'info',
    field: 'resilience',
    applies: ({ profile }) => profile.resilience !== null && !profile.toxic,
    message: () => 'resilience is used only by toxic attacks',
  },
  {
    code: 'impact-without-charge',
    severity: 'warning',
    field: 'strike',
    applies: ({ profile, plan }) =>
      profile.strike === 'impact' &&
      expressionMax(plan.attacks) === 0 &&
      expressionMax(toExpression(profile.numAttacks)) > 0,
    message: () => 'there are no impact hits: they need a charge of 3 inches or more',
  },
  stopsAll('armorSave', 'armour save'),
  stopsAll('specialSave', 'special save'),
];

/** Every remark on one profile; `path` is put before the name of the field. */
export function adviseProfile(planned: Planned, path: string): Advice[] {
  return checks
    .filter((check) => check.applies(planned))
    .map((check) => ({
      code: `fantasy/${check.code}`,
      severity: check.severity,
      path: path + check.field,
      message: check.message(planned),
    }));
}
