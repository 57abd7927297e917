// Remarks on one weapon in its situation: keywords that do nothing, modifiers beyond the limit, rerolls without a roll.

import type { Remarks } from '../../remarks.ts';
import { summaryInEdition } from '../../rule-words.ts';
import { listed, signed } from '../../wording.ts';
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

interface ArmedWeapon {
  readonly battle: Battle;
  readonly entry: Entry;
  readonly plan: Plan;
  /** That of the context. */
  readonly path: string;
}

export function adviseWeapon(weapon: ArmedWeapon, remarks: Remarks): void {
  if (weapon.plan.hitsWithoutRoll) adviseUnrolledHits(weapon, remarks);
  else adviseHits(weapon, remarks);
  adviseKeywordUse(weapon, remarks);
  adviseWounds(weapon, remarks);
}

/** A critical hit does something more. */
function gainsByCriticals({ criticalHitWounds, extraHits }: Plan): boolean {
  return criticalHitWounds || extraHits.count + extraHits.plus > 0;
}

function adviseUnrolledHits({ battle, entry, plan }: ArmedWeapon, remarks: Remarks): void {
  if (!hitsByRule(battle, entry, plan))
    remarks.info('no-skill', `${entry.path}.skill`, 'no skill is given: the weapon hits without a roll');
  if (gainsByCriticals(plan))
    remarks.warning(
      'critical-without-roll',
      entry.path,
      'there is no hit roll, so Sustained Hits and Lethal Hits do nothing',
    );
  if (plan.missUpTo > 1 && battle.edition.indirect.needsRoll)
    remarks.warning(
      'torrent-indirect',
      entry.path,
      'a weapon that hits without a roll cannot fire at what it does not see',
    );
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

function adviseHits(weapon: ArmedWeapon, remarks: Remarks): void {
  const { plan } = weapon;
  const { modifier, limited } = hitRoll(plan);
  if (limited !== modifier)
    remarks.warning(
      'hit-modifier-limited',
      placeOf(weapon, 'hitModifier'),
      `${signed(modifier)} to hit counts as ${signed(limited)}`,
    );
  if (plan.rerollHits === 'nonCrits' && !gainsByCriticals(plan))
    remarks.warning(
      'fishing-for-nothing',
      placeOf(weapon, 'rerollHits'),
      'critical hits do nothing more here: rerolling hits that succeeded only loses some',
    );
}

function adviseKeywordUse({ battle, entry }: ArmedWeapon, remarks: Remarks): void {
  const { edition } = battle;
  const { keywords, situation, path } = entry;
  const world = worldOf(battle, entry);
  for (const { rule, value } of workingKeywords(keywords, world)) {
    if (rule.when === undefined || holds(rule.when, world, value)) continue;
    for (const fact of factsIn(rule.when)) {
      const waitsFor: Fact = situations[fact];
      if (!waitsFor.missed || waitsFor.met(world, value)) continue;
      const words = waitsFor.wordsIn?.[edition.id] ?? waitsFor.words;
      remarks.info('condition-not-met', path, `a keyword of this weapon waits for ${words}`);
    }
  }
  for (const { text, rule } of keywords)
    if (situation.engaged && rule?.barredWhenEngaged)
      remarks.warning(
        'engaged-target',
        path,
        `${text} cannot target a unit the shooter is engaged with, nor an engaged Monster or Vehicle`,
      );
}

function adviseWounds(weapon: ArmedWeapon, remarks: Remarks): void {
  const { entry, plan } = weapon;
  const modifier = woundModifier(plan);
  const kept = limitedModifier(plan, modifier);
  if (kept !== modifier)
    remarks.warning(
      'wound-modifier-limited',
      placeOf(weapon, 'woundModifier'),
      `${signed(modifier)} to wound counts as ${signed(kept)}`,
    );
  const { rerollOneDamage, commandReroll } = entry.situation;
  if (plan.damage.count === 0 && (plan.rerollDamage !== 'none' || rerollOneDamage || commandReroll === 'damage'))
    remarks.info('damage-not-rolled', entry.path, 'its damage is fixed: there is no roll to reroll');
}

/** What strikes after a charge, or in a fight both ways. */
export function adviseFight({ units }: Battle, path: string, remarks: Remarks): void {
  if (units.some(({ entries }) => entries.some((entry) => entry.ranged)))
    remarks.warning(
      'fight-with-ranged-weapon',
      path,
      'a ranged weapon is among those that fight: only melee weapons strike',
    );
}

/** Keywords as they were written: unknown, incomplete, without effect, or of no use against this target. */
export function adviseKeywords(
  { facts, edition }: Battle,
  { context: now }: Pick<AttackingUnit, 'context'>,
  keywords: readonly ReadKeyword[],
  path: string,
  remarks: Remarks,
): void {
  const world = { now, edition, facts, ranged: true };
  keywords.forEach((keyword, index) => {
    const { text, rule, incomplete, scope } = keyword;
    const at = `${path}[${index}]`;
    if (rule === undefined)
      remarks.warning('keyword-not-modelled', at, `"${text}" is not modelled: it changes nothing here`);
    else if (!isInScope(keyword, world)) {
      const { names, has } = mismatch(scope, facts.keywords) ?? { names: [], has: false };
      const missing = `the target ${has ? 'has' : 'does not have'} the keyword ${listed(names)}`;
      if (rule.choosesTargets) remarks.warning('hunter-target', at, `${missing}: the weapon may not choose it`);
      else if (rule.parameter === 'keywordAndRoll')
        remarks.info('anti-without-keyword', path, `${missing}: ${rule.name} does nothing`);
      else remarks.info('keyword-out-of-scope', at, `${missing}: "${text}" does nothing`);
    } else if (incomplete) remarks.warning('keyword-incomplete', at, `"${text}" has no number: 1 is assumed`);
    else if (rule.stage === 'none') {
      const summary = summaryInEdition(rule, edition.id);
      remarks.info('keyword-no-effect', at, `${rule.name}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`);
    } else if (facts.keywords.size === 0 && isNegated(scope))
      remarks.info('negated-keyword', at, `no keywords of the target are known, so "${text}" works`);
  });
}

function isNegated(scope: Condition | undefined): boolean {
  return scope !== undefined && 'not' in scope;
}
