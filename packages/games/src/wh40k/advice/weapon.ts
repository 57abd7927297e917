// Remarks on one weapon in its situation: keywords that do nothing, modifiers beyond the limit, rerolls without a roll.
import { listed, signed } from '../../wording.ts';
import type { Battle, Entry } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { hitRoll, limitedModifier, woundModifier } from '../rolls.ts';
import { conditions, isInScope, type ReadKeyword, workingKeywords } from '../rules/index.ts';
import { info, type Remark, warning } from './remark.ts';

/** `path` is that of the context. */
export function weaponRemarks(battle: Battle, entry: Entry, plan: Plan, path: string): readonly Remark[] {
  return [...hitRemarks(battle, entry, plan, path), ...keywordUse(battle, entry), ...woundRemarks(entry, plan, path)];
}

function hitRemarks(battle: Battle, entry: Entry, plan: Plan, path: string): Remark[] {
  const gains = plan.criticalHitWounds || plan.extraHits.count + plan.extraHits.plus > 0;
  const remarks: Remark[] = [];
  if (plan.hitsWithoutRoll) {
    if (!hitsByRule(battle, entry, plan))
      remarks.push(info('no-skill', `${entry.path}.skill`, 'no skill is given: the weapon hits without a roll'));
    if (gains)
      remarks.push(
        warning(
          'critical-without-roll',
          entry.path,
          'there is no hit roll, so Sustained Hits and Lethal Hits do nothing',
        ),
      );
    if (plan.missUpTo > 1)
      remarks.push(
        warning(
          'torrent-indirect',
          entry.path,
          'a weapon that hits without a roll cannot fire at what it does not see',
        ),
      );
    return remarks;
  }
  const { modifier, limited } = hitRoll(plan);
  if (limited !== modifier)
    remarks.push(
      warning('hit-modifier-limited', `${path}.hitModifier`, `${signed(modifier)} to hit counts as ${signed(limited)}`),
    );
  if (plan.rerollHits === 'nonCrits' && !gains)
    remarks.push(
      warning(
        'fishing-for-nothing',
        `${path}.rerollHits`,
        'critical hits do nothing more here: rerolling hits that succeeded only loses some',
      ),
    );
  return remarks;
}

/** Whether an ability, not the profile, says that there is no roll. */
function hitsByRule({ facts }: Battle, { keywords, situation: now }: Entry, plan: Plan): boolean {
  return workingKeywords(keywords, facts.keywords).some(
    ({ rule, value }) => rule.effect(plan, { value, now, facts }).hitsWithoutRoll === true,
  );
}

function keywordUse({ facts, edition }: Battle, { keywords, situation, path }: Entry): Remark[] {
  const waiting = workingKeywords(keywords, facts.keywords).flatMap(({ rule, value }) => {
    const condition = rule.when === undefined ? undefined : conditions[rule.when];
    if (condition === undefined || !condition.missed || condition.met(situation, value, edition)) return [];
    return [info('condition-not-met', path, `a keyword of this weapon waits for ${condition.words}`)];
  });
  const barred = situation.engaged ? keywords.filter(({ rule }) => rule?.barredWhenEngaged) : [];
  const engaged = barred.map(({ text }) =>
    warning(
      'engaged-target',
      path,
      `${text} cannot target a unit the shooter is engaged with, nor an engaged Monster or Vehicle`,
    ),
  );
  return [...waiting, ...engaged];
}

function woundRemarks(entry: Entry, plan: Plan, path: string): Remark[] {
  const remarks: Remark[] = [];
  const modifier = woundModifier(plan);
  const kept = limitedModifier(plan, modifier);
  if (kept !== modifier)
    remarks.push(
      warning(
        'wound-modifier-limited',
        `${path}.woundModifier`,
        `${signed(modifier)} to wound counts as ${signed(kept)}`,
      ),
    );
  const { rerollOneDamage, commandReroll } = entry.situation;
  if (plan.damage.count === 0 && (plan.rerollDamage !== 'none' || rerollOneDamage || commandReroll === 'damage'))
    remarks.push(info('damage-not-rolled', entry.path, 'its damage is fixed: there is no roll to reroll'));
  return remarks;
}

/** Keywords as they were written: unknown, incomplete, without effect, or of no use against this target. */
export function keywordRemarks({ facts, edition }: Battle, keywords: readonly ReadKeyword[], path: string): Remark[] {
  return keywords.flatMap(({ text, rule, incomplete, only }, index) => {
    const at = `${path}[${index}]`;
    if (rule === undefined)
      return [warning('keyword-not-modelled', at, `"${text}" is not modelled: it changes nothing here`)];
    if (!isInScope(only, facts.keywords)) {
      const missing = `the target does not have the keyword ${listed(only)}`;
      if (rule.choosesTargets) return [warning('hunter-target', at, `${missing}: the weapon may not choose it`)];
      if (rule.parameter === 'keywordAndRoll')
        return [info('anti-without-keyword', path, `${missing}: ${rule.name} does nothing`)];
      return [info('keyword-out-of-scope', at, `${missing}: "${text}" does nothing`)];
    }
    if (incomplete) return [warning('keyword-incomplete', at, `"${text}" has no number: 1 is assumed`)];
    if (rule.stage !== 'none') return [];
    const summary = rule.summaryIn?.[edition.id] ?? rule.summary;
    return [info('keyword-no-effect', at, `${rule.name}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`)];
  });
}
