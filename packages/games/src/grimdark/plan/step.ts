// Who attacks in an attack step: the weapon lines of the living models, and the dice that come from no weapon.
import { type ActiveRule, activeRules } from '../rules/active.ts';
import type { ResolvedUnit, ResolvedWeapon } from '../rules/resolve.ts';
import { activeByEntry, livingAuras, readOwn, readUnit } from './reading.ts';
import type { Sheet } from './sheet.ts';
import type { Situation } from './situation.ts';
import type { TargetPlan } from './target.ts';

/** Which part of a melee the step is; outside a melee everything attacks, but for weapons that strafe. */
export const PARTS = ['everything', 'first strikes', 'other strikes', 'ready', 'unwieldy', 'strafing'] as const;
export type Part = (typeof PARTS)[number];

export interface StepSetting {
  readonly situation: Situation;
  readonly part: Part;
  /** Once-per-game weapons are gone. */
  readonly limitedUsed: boolean;
}

/** One weapon of one entry. */
export interface Line {
  readonly entry: number;
  /** Living models that carry it. */
  readonly bearers: number;
  readonly quality: number;
  readonly weapon: ResolvedWeapon;
  readonly rules: readonly ActiveRule[];
  readonly takedown: boolean;
}

/** Dice on the charge and in melee, whatever the target. */
export interface LooseDice {
  readonly impact: number;
  readonly heavyImpact: number;
  readonly ravage: number;
  readonly crush: number;
}

const NO_DICE: LooseDice = { impact: 0, heavyImpact: 0, ravage: 0, crush: 0 };

export interface StepPlan {
  readonly lines: readonly Line[];
  readonly loose: LooseDice;
  /** A die of the unit decides between AP and a hit bonus. */
  readonly unpredictable: boolean;
}

function takesPart(part: Part, model: Sheet, first: boolean): boolean {
  switch (part) {
    case 'everything':
    case 'strafing':
      return true;
    case 'first strikes':
      return first;
    case 'other strikes':
      return !first;
    case 'ready':
      return !model.strikesLast;
    case 'unwieldy':
      return model.strikesLast;
  }
}

export function planStep(unit: ResolvedUnit, living: ArrayLike<number>, setting: StepSetting): StepPlan {
  const { situation, part, limitedUsed } = setting;
  const { phase } = situation;
  const active = activeByEntry(unit, living, phase);
  const models = active.map((rules) => readOwn(rules, situation));
  const strikers = phase === 'melee' ? inReach(unit, living, situation.reach) : living;
  if (phase === 'melee' && readUnit(active, living, situation).airborne)
    return { lines: [], loose: NO_DICE, unpredictable: false };
  const auras = livingAuras(unit, living);
  const lines: Line[] = [];
  let unpredictable = false;
  const fits = ({ range }: ResolvedWeapon): boolean => range > 0 === (phase === 'shooting');
  const mayStrafe = unit.traits.strafes && situation.attackerIs.sweeping;
  unit.models.forEach((model, entry) => {
    if (strikers[entry] === 0) return;
    let more = models[entry].moreAttacks;
    for (const weapon of model.weapons) {
      if (weapon.attacks === 0 || !(mayStrafe || fits(weapon))) continue;
      const rules = activeRules([...model.own, ...weapon.rules], auras, phase);
      const sheet = readOwn(rules, situation);
      if (part === 'strafing' ? !sheet.strafes : sheet.reserved || !fits(weapon)) continue;
      if (!takesPart(part, models[entry], sheet.firstStrike || sheet.strikesFirst)) continue;
      if (limitedUsed && sheet.limited) continue;
      unpredictable ||= sheet.unpredictable;
      const { quality } = model;
      const armed = more > 0 ? { ...weapon, attacks: weapon.attacks + more } : weapon;
      more = 0;
      lines.push({ entry, bearers: strikers[entry], quality, weapon: armed, rules, takedown: sheet.takedown });
    }
  });
  return { lines, loose: looseDice(models, strikers, setting), unpredictable };
}

/** Living models that may strike: heroes first, then in the order of the entries. */
function inReach(unit: ResolvedUnit, living: ArrayLike<number>, reach: number | null): ArrayLike<number> {
  if (reach === null) return living;
  const strikers = new Int32Array(unit.models.length);
  let left = reach;
  for (const heroes of [true, false])
    unit.models.forEach((model, entry) => {
      if (model.hero !== heroes) return;
      strikers[entry] = Math.min(left, living[entry]);
      left -= strikers[entry];
    });
  return strikers;
}

/** Ravage and the like come with the model's own part of the melee. */
function looseDice(models: readonly Sheet[], living: ArrayLike<number>, { situation, part }: StepSetting): LooseDice {
  const dice = { impact: 0, heavyImpact: 0, ravage: 0, crush: 0 };
  if (situation.phase === 'shooting') return dice;
  const onCharge = situation.charging && !situation.fatigued;
  models.forEach((sheet, entry) => {
    if (living[entry] === 0 || !takesPart(part, sheet, sheet.strikesFirst)) return;
    if (onCharge) {
      dice.impact += living[entry] * sheet.impact;
      dice.heavyImpact += living[entry] * sheet.heavyImpact;
    }
    dice.ravage += living[entry] * sheet.ravage;
    dice.crush += living[entry] * sheet.crush;
  });
  return dice;
}

/** The dice that a target leaves: models with Counter take Impact dice first, then those of Heavy Impact. */
export function looseAgainst({ impact, heavyImpact, ravage, crush }: LooseDice, target: TargetPlan): LooseDice {
  if (target.airborne) return NO_DICE;
  const cut = target.cutImpact;
  return {
    impact: Math.max(0, impact - cut),
    heavyImpact: Math.max(0, heavyImpact - Math.max(0, cut - impact)),
    ravage: Math.max(0, ravage),
    crush: Math.max(0, crush),
  };
}
