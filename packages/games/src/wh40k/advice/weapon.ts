// Remarks on one weapon in its situation: keywords that do nothing, modifiers beyond the limit, rerolls without a roll.

import type { Remarks } from '../../contract/advice-list.ts';
import type { AttackingUnit, Battle, Entry } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { hitRoll, limitedModifier, woundModifier } from '../rolls.ts';
import {
  type Condition,
  type Fact,
  factsIn,
  holds,
  isInScope,
  mismatch,
  type ReadKeyword,
  situations,
  type World,
  workingKeywords,
} from '../rules/index.ts';
import type { Context } from '../schema/index.ts';
import type { en } from '../words/en.ts';

interface ArmedWeapon {
  readonly battle: Battle;
  readonly entry: Entry;
  readonly plan: Plan;
  /** That of the context. */
  readonly path: string;
}

export function adviseWeapon(weapon: ArmedWeapon, remarks: Remarks<typeof en>): void {
  if (weapon.plan.hitsWithoutRoll) adviseUnrolledHits(weapon, remarks);
  else adviseHits(weapon, remarks);
  adviseKeywordUse(weapon, remarks);
  adviseWounds(weapon, remarks);
}

/** A critical hit does something more. */
function gainsByCriticals({ criticalHitWounds, extraHits }: Plan): boolean {
  return criticalHitWounds || extraHits.count + extraHits.plus > 0;
}

function adviseUnrolledHits({ battle, entry, plan }: ArmedWeapon, remarks: Remarks<typeof en>): void {
  if (!hitsByRule(battle, entry, plan)) remarks.info('no-skill', `${entry.path}.skill`);
  if (gainsByCriticals(plan)) remarks.warning('critical-without-roll', entry.path);
  if (plan.missUpTo > 1 && battle.edition.indirect.needsRoll) remarks.warning('torrent-indirect', entry.path);
}

/** Whether an ability, not the profile, says that there is no roll. */
function hitsByRule(battle: Battle, entry: Entry, plan: Plan): boolean {
  const world = worldOf(battle, entry);
  return workingKeywords(entry.keywords, world).some(
    ({ rule, value }) => rule.effect(plan, { ...world, value }).hitsWithoutRoll === true,
  );
}

function worldOf({ facts, edition }: Battle, { situation: now, ranged }: Entry): World {
  return { now, edition, facts, ranged };
}

/** Where a field of its situation was set: for this weapon, or for the unit. */
function placeOf({ entry: { own, ownPath }, path }: ArmedWeapon, field: keyof Context): string {
  return `${own[field] === undefined ? path : ownPath}.${field}`;
}

function adviseHits(weapon: ArmedWeapon, remarks: Remarks<typeof en>): void {
  const { plan } = weapon;
  const { modifier, limited } = hitRoll(plan);
  if (limited !== modifier)
    remarks.warning('hit-modifier-limited', placeOf(weapon, 'hitModifier'), { modifier, limited });
  if (plan.rerollHits === 'nonCrits' && !gainsByCriticals(plan))
    remarks.warning('fishing-for-nothing', placeOf(weapon, 'rerollHits'));
}

function adviseKeywordUse({ battle, entry }: ArmedWeapon, remarks: Remarks<typeof en>): void {
  const { edition } = battle;
  const { keywords, situation, path } = entry;
  const world = worldOf(battle, entry);
  for (const { rule, value } of workingKeywords(keywords, world)) {
    if (rule.when === undefined || holds(rule.when, world, value)) continue;
    for (const fact of factsIn(rule.when)) {
      const waitsFor: Fact = situations[fact];
      if (!waitsFor.missed || waitsFor.met(world, value)) continue;
      remarks.info('condition-not-met', path, { fact, edition: edition.id });
    }
  }
  for (const { text, rule } of keywords)
    if (situation.engaged && rule?.barredWhenEngaged) remarks.warning('engaged-target', path, { keyword: text });
}

function adviseWounds(weapon: ArmedWeapon, remarks: Remarks<typeof en>): void {
  const { entry, plan } = weapon;
  const modifier = woundModifier(plan);
  const limited = limitedModifier(plan, modifier);
  if (limited !== modifier)
    remarks.warning('wound-modifier-limited', placeOf(weapon, 'woundModifier'), { modifier, limited });
  const { rerollOneDamage, commandReroll } = entry.situation;
  if (plan.damage.count === 0 && (plan.rerollDamage !== 'none' || rerollOneDamage || commandReroll === 'damage'))
    remarks.info('damage-not-rolled', entry.path);
}

/** What strikes after a charge, or in a fight both ways. */
export function adviseFight({ units }: Battle, path: string, remarks: Remarks<typeof en>): void {
  if (units.some(({ entries }) => entries.some((entry) => entry.ranged)))
    remarks.warning('fight-with-ranged-weapon', path);
}

/** Keywords as they were written: unknown, incomplete, without effect, or of no use against this target. */
export function adviseKeywords(
  { facts, edition }: Battle,
  { context: now }: Pick<AttackingUnit, 'context'>,
  keywords: readonly ReadKeyword[],
  path: string,
  remarks: Remarks<typeof en>,
): void {
  const world = { now, edition, facts, ranged: true };
  keywords.forEach((keyword, index) => {
    const { text, rule, incomplete, scope } = keyword;
    const at = `${path}[${index}]`;
    if (rule === undefined) remarks.warning('keyword-not-modelled', at, { keyword: text });
    else if (!isInScope(keyword, world)) {
      const { names, has } = mismatch(scope, facts.keywords) ?? { names: [], has: false };
      if (rule.choosesTargets) remarks.warning('hunter-target', at, { names, has });
      else if (rule.parameter === 'keywordAndRoll')
        remarks.info('anti-without-keyword', path, { names, has, rule: rule.id });
      else remarks.info('keyword-out-of-scope', at, { names, has, keyword: text });
    } else if (incomplete) remarks.warning('keyword-incomplete', at, { keyword: text });
    else if (rule.stage === 'none') remarks.info('keyword-no-effect', at, { rule: rule.id, edition: edition.id });
    else if (facts.keywords.size === 0 && isNegated(scope)) remarks.info('negated-keyword', at, { keyword: text });
  });
}

function isNegated(scope: Condition | undefined): boolean {
  return scope !== undefined && 'not' in scope;
}
