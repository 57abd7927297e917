// Remarks on an input that does nothing, contradicts itself or may not mean what it says.

import { Remarks } from '../../contract/advice-list.ts';
import type { Remark } from '../../contract/calculator.ts';
import type { AttackingUnit, Battle } from '../battle.ts';
import type { AttackFindings } from '../findings.ts';
import { type Plan, planOf } from '../plan.ts';
import { coverBonus, saveNeeds, skillNeeded } from '../rolls.ts';
import { type FactName, factsIn, situations } from '../rules/index.ts';
import type { en } from '../words/en.ts';
import type { IdleCover } from '../words/values.ts';
import { adviseEdition, worksIn } from './edition.ts';
import { adviseTarget } from './target.ts';
import { adviseKeywords, adviseWeapon } from './weapon.ts';

export function adviseAttack(battle: Battle, findings?: AttackFindings): readonly Remark[] {
  const remarks = new Remarks<typeof en>('wh40k');
  if (battle.weaponUnused) remarks.warning('weapon-and-volley', 'weapon');
  adviseModes(battle.modes, remarks);
  for (const unit of battle.units) adviseUnit(battle, unit, remarks);
  adviseTarget(battle, remarks);
  adviseLeftOut(findings?.weapons ?? [], remarks);
  return remarks.all;
}

/** A choice that was made for the player. */
export function adviseModes(modes: Battle['modes'] = [], remarks: Remarks<typeof en>): void {
  for (const { path, taken, others } of modes) remarks.info('mode-taken', path, { taken, others });
}

/** In very large requests what a single weapon did is not worked out. */
function adviseLeftOut(weapons: AttackFindings['weapons'], remarks: Remarks<typeof en>): void {
  const steps = (['unsaved', 'damage'] as const).filter((step) => weapons.some((weapon) => weapon[step] === undefined));
  if (steps.length > 0) remarks.info('weapon-distribution-left-out', '', { steps });
}

function adviseUnit(battle: Battle, unit: AttackingUnit, remarks: Remarks<typeof en>): void {
  const { entries, plans, given, path } = unit;
  for (const entry of entries) {
    const own = entry.keywords.filter((keyword) => !given.includes(keyword));
    adviseKeywords(battle, unit, own, `${entry.path}.keywords`, remarks);
  }
  adviseKeywords(battle, unit, given, `${path}.keywords`, remarks);
  entries.forEach((entry, index) => {
    adviseWeapon({ battle, entry, plan: plans[index], path }, remarks);
  });
  adviseCover(battle, unit, remarks);
  adviseSituation(battle, unit, remarks);
  adviseSingleRerolls(unit, remarks);
  adviseUnusedFacts(battle, unit, remarks);
}

function adviseSituation(
  { edition, target }: Battle,
  { context, entries, plans, path }: AttackingUnit,
  remarks: Remarks<typeof en>,
): void {
  const { overwatch } = edition;
  const silent = entries.filter((_, index) => plans[index].silent).map(({ name }) => name);
  if (silent.length > 0)
    remarks.warning('advanced-without-assault', `${path}.advanced`, { weapons: [...new Set(silent)] });
  adviseEdition(edition, context, `${path}.`, remarks);
  for (const { own, ownPath } of entries) adviseEdition(edition, own, `${ownPath}.`, remarks);
  if (context.overwatch && (context.distance ?? 0) > overwatch.range)
    remarks.warning('snap-shooting-range', `${path}.distance`, { range: overwatch.range });
  if (context.precision && !plans.some((plan) => plan.picksCharacter))
    remarks.info('precision-without-keyword', `${path}.precision`);
  else if (context.precision && !target.groups.some((group) => group.character))
    remarks.info('precision-without-character', `${path}.precision`);
}

function adviseSingleRerolls({ context, once, plans, path }: AttackingUnit, remarks: Remarks<typeof en>): void {
  const rolls = [
    { roll: 'hit', dice: once.hitRerolls, all: 'rerollHits', one: 'rerollOneHit', some: 'rerollHitDice' },
    { roll: 'wound', dice: once.woundRerolls, all: 'rerollWounds', one: 'rerollOneWound', some: 'rerollWoundDice' },
  ] as const;
  for (const { roll, dice, all, one, some } of rolls) {
    if (dice === 0 || plans.length === 0) continue;
    const asked = context[one] ? one : context[some] > 0 ? some : 'commandReroll';
    const barred = roll === 'hit' && plans.every((plan) => plan.hitsNotRerolled);
    if (barred || plans.every((plan) => plan[all] === 'fails' || plan[all] === 'nonCrits'))
      remarks.info(`one-${roll}-reroll-idle`, `${path}.${asked}`, { barred });
  }
}

function adviseCover(
  { edition, facts, target: { groups } }: Battle,
  { context, entries, plans, path }: AttackingUnit,
  remarks: Remarks<typeof en>,
): void {
  if (!context.cover || plans.length === 0) return;
  const changes = (plan: Plan, index: number): boolean => {
    const entry = entries[index];
    const open = planOf({ ...entry, situation: { ...entry.situation, cover: false } }, edition, facts);
    if (!plan.hitsWithoutRoll && skillNeeded(plan) !== skillNeeded(open)) return true;
    return groups.some((group) => Math.min(7, saveNeeds(plan, group)) !== Math.min(7, saveNeeds(open, group)));
  };
  if (plans.some(changes)) return;
  const because = (): IdleCover['because'] => {
    if (plans.every((plan) => !plan.ranged)) return 'melee';
    if (plans.every((plan) => plan.ignoresCover)) return 'ignored';
    if (edition.cover.channel === 'skill') return 'hit';
    if (plans.every((plan) => groups.every((group) => coverBonus(plan, group) === 0))) return 'goodSave';
    return 'save';
  };
  remarks.info('cover-idle', `${path}.cover`, { because: because() });
}

/** Switches that no keyword of the unit waits for. */
function adviseUnusedFacts(
  { edition }: Battle,
  { entries, given, context, path }: AttackingUnit,
  remarks: Remarks<typeof en>,
): void {
  const keywords = [...given, ...entries.flatMap((entry) => entry.keywords)];
  const waitedFor = new Set(keywords.flatMap(({ rule }) => (rule?.when === undefined ? [] : factsIn(rule.when))));
  for (const [name, { idle }] of Object.entries(situations)) {
    if (waitedFor.has(name as FactName)) continue;
    for (const field of idle) {
      // A unit that stands still also aims better at what a friend sees.
      const helps = field === 'stationary' && context.spotted && worksIn(edition, 'spotted');
      const said = !worksIn(edition, field);
      if (!helps && !said && context[field] === true)
        remarks.info('situation-idle', `${path}.${field}`, { field, because: 'weapons' });
    }
  }
}
