// Remarks on an input that does nothing, contradicts itself or may not mean what it says.
import type { Remark } from '../../calculator.ts';
import { Remarks } from '../../remarks.ts';
import type { AttackingUnit, Battle } from '../battle.ts';
import type { AttackFindings } from '../findings.ts';
import { type Plan, planOf } from '../plan.ts';
import { coverBonus, saveNeeds, skillNeeded } from '../rolls.ts';
import { type FactName, factsIn, situations } from '../rules/index.ts';
import type { Context } from '../schema/index.ts';
import { adviseEdition, worksIn } from './edition.ts';
import { adviseTarget } from './target.ts';
import { adviseKeywords, adviseWeapon } from './weapon.ts';

export function adviseAttack(battle: Battle, findings?: AttackFindings): readonly Remark[] {
  const remarks = new Remarks('wh40k');
  if (battle.weaponUnused)
    remarks.warning('weapon-and-volley', 'weapon', 'both a weapon and a volley are given: the volley is used');
  for (const unit of battle.units) adviseUnit(battle, unit, remarks);
  adviseTarget(battle, remarks);
  adviseLeftOut(findings?.weapons ?? [], remarks);
  return remarks.all;
}

/** In very large requests what a single weapon did is not worked out. */
function adviseLeftOut(weapons: AttackFindings['weapons'], remarks: Remarks): void {
  const missing = (['unsaved', 'damage'] as const).filter((step) =>
    weapons.some((weapon) => weapon[step] === undefined),
  );
  if (missing.length === 0) return;
  const words = missing.map((step) => (step === 'unsaved' ? 'unsaved wounds' : 'damage')).join(' and ');
  const reason = `telling the ${words} of each weapon apart would take too long`;
  const rest = 'averages, and everything about all weapons together, are exact';
  remarks.info('weapon-distribution-left-out', '', `${reason}: these distributions are left out; ${rest}`);
}

function adviseUnit(battle: Battle, unit: AttackingUnit, remarks: Remarks): void {
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
  remarks: Remarks,
): void {
  const { overwatch } = edition;
  adviseEdition(edition, context, `${path}.`, remarks);
  for (const { own, ownPath } of entries) adviseEdition(edition, own, `${ownPath}.`, remarks);
  if (context.overwatch && (context.distance ?? 0) > overwatch.range)
    remarks.warning('snap-shooting-range', `${path}.distance`, `Overwatch reaches no further than ${overwatch.range}"`);
  if (context.precision && !plans.some((plan) => plan.picksCharacter))
    remarks.info('precision-without-keyword', `${path}.precision`, 'no weapon has Precision');
  else if (context.precision && !target.groups.some((group) => group.character))
    remarks.info('precision-without-character', `${path}.precision`, 'the target has no character to pick out');
}

function adviseSingleRerolls({ context, once, plans, path }: AttackingUnit, remarks: Remarks): void {
  const rolls = [
    { roll: 'hit', dice: once.hitRerolls, all: 'rerollHits', one: 'rerollOneHit', some: 'rerollHitDice' },
    { roll: 'wound', dice: once.woundRerolls, all: 'rerollWounds', one: 'rerollOneWound', some: 'rerollWoundDice' },
  ] as const;
  for (const { roll, dice, all, one, some } of rolls) {
    if (dice === 0 || plans.length === 0) continue;
    const asked = context[one] ? one : context[some] > 0 ? some : 'commandReroll';
    const idle = (why: string) => remarks.info(`one-${roll}-reroll-idle`, `${path}.${asked}`, why);
    if (roll === 'hit' && plans.every((plan) => plan.hitsNotRerolled)) idle('no hit roll may be rerolled here');
    else if (plans.every((plan) => plan[all] === 'fails' || plan[all] === 'nonCrits'))
      idle(`every failed ${roll} roll is rerolled already`);
  }
}

function adviseCover(
  { edition, facts, target: { groups } }: Battle,
  { context, entries, plans, path }: AttackingUnit,
  remarks: Remarks,
): void {
  if (!context.cover || plans.length === 0) return;
  const changes = (plan: Plan, index: number): boolean => {
    const entry = entries[index];
    const open = planOf({ ...entry, situation: { ...entry.situation, cover: false } }, edition, facts);
    if (!plan.hitsWithoutRoll && skillNeeded(plan) !== skillNeeded(open)) return true;
    return groups.some((group) => Math.min(7, saveNeeds(plan, group)) !== Math.min(7, saveNeeds(open, group)));
  };
  if (plans.some(changes)) return;
  const reason = (): string => {
    if (plans.every((plan) => !plan.ranged)) return 'cover does nothing against melee weapons';
    if (plans.every((plan) => plan.ignoresCover)) return 'cover does nothing: every weapon ignores it';
    if (edition.cover.channel === 'skill') return 'cover does nothing: the roll needed to hit stays the same';
    if (plans.every((plan) => groups.every((group) => coverBonus(plan, group) === 0)))
      return 'cover does nothing for a save of 3+ or better against AP 0';
    return 'cover does nothing: the roll needed to save stays the same';
  };
  remarks.info('cover-idle', `${path}.cover`, reason());
}

/** Switches that no keyword of the unit waits for. */
function adviseUnusedFacts(
  { edition }: Battle,
  { entries, given, context, path }: AttackingUnit,
  remarks: Remarks,
): void {
  const keywords = [...given, ...entries.flatMap((entry) => entry.keywords)];
  const waitedFor = new Set(keywords.flatMap(({ rule }) => (rule?.when === undefined ? [] : factsIn(rule.when))));
  for (const [name, { idle }] of Object.entries(situations)) {
    if (waitedFor.has(name as FactName)) continue;
    for (const [field, words] of Object.entries(idle)) {
      // A unit that stands still also aims better at what a friend sees.
      const helps = field === 'stationary' && context.spotted && worksIn(edition, 'spotted');
      const said = !worksIn(edition, field);
      if (!helps && !said && context[field as keyof Context] === true)
        remarks.info('situation-idle', `${path}.${field}`, words);
    }
  }
}
