// Remarks on an input that does nothing, contradicts itself or may not mean what it says.
import type { Advice } from '../../calculator.ts';
import type { AttackingUnit, Battle } from '../battle.ts';
import type { AttackFindings } from '../findings.ts';
import { type Plan, planOf } from '../plan.ts';
import { coverBonus, saveNeeds, skillNeeded } from '../rolls.ts';
import { conditions } from '../rules/index.ts';
import { info, type Remark, warning } from './remark.ts';
import { targetRemarks } from './target.ts';
import { keywordRemarks, weaponRemarks } from './weapon.ts';

export function adviseAttack(battle: Battle, findings?: AttackFindings): readonly Advice[] {
  const remarks = [
    ...requestRemarks(battle),
    ...battle.units.flatMap((unit) => unitRemarks(battle, unit)),
    ...targetRemarks(battle),
    ...leftOut(findings),
  ];
  return unrepeated(remarks).map(({ fact, ...remark }) => ({ code: `wh40k/${fact}`, ...remark }));
}

/** Several weapons may give rise to the very same remark. */
function unrepeated(remarks: readonly Remark[]): readonly Remark[] {
  const said = new Map(remarks.map((remark) => [`${remark.fact} ${remark.path} ${remark.message}`, remark]));
  return [...said.values()];
}

/** In very large requests what a single weapon did is not worked out. */
function leftOut(findings: AttackFindings | undefined): readonly Remark[] {
  const weapons = findings?.weapons ?? [];
  const missing = (['unsaved', 'damage'] as const).filter((step) =>
    weapons.some((weapon) => weapon[step] === undefined),
  );
  if (missing.length === 0) return [];
  const words = missing.map((step) => (step === 'unsaved' ? 'unsaved wounds' : 'damage')).join(' and ');
  const reason = `telling the ${words} of each weapon apart would take too long`;
  const rest = 'averages, and everything about all weapons together, are exact';
  return [info('weapon-distribution-left-out', '', `${reason}: these distributions are left out; ${rest}`)];
}

function requestRemarks({ weaponUnused }: Battle): readonly Remark[] {
  if (!weaponUnused) return [];
  return [warning('weapon-and-volley', 'weapon', 'both a weapon and a volley are given: the volley is used')];
}

function unitRemarks(battle: Battle, unit: AttackingUnit): readonly Remark[] {
  const given = new Set(unit.given);
  return [
    ...unit.entries.flatMap((entry) =>
      keywordRemarks(
        battle,
        entry.keywords.filter((keyword) => !given.has(keyword)),
        `${entry.path}.keywords`,
      ),
    ),
    ...keywordRemarks(battle, unit.given, `${unit.path}.keywords`),
    ...unit.entries.flatMap((entry, index) => weaponRemarks(battle, entry, unit.plans[index], unit.path)),
    ...situationRemarks(battle, unit),
    ...unusedFacts(unit),
  ];
}

function situationRemarks(battle: Battle, unit: AttackingUnit): readonly Remark[] {
  const { edition, target } = battle;
  const { context, plans, path } = unit;
  const remarks: Remark[] = [];
  if (context.declineLethalHits && !edition.lethalHitsOptional)
    remarks.push(
      warning(
        'lethal-hits-not-optional',
        `${path}.declineLethalHits`,
        'Lethal Hits is not a choice in this edition: critical hits wound without a roll',
      ),
    );
  if (context.spotted && edition.indirect.alwaysMissUpTo === edition.indirect.spottedMissUpTo)
    remarks.push(info('situation-idle', `${path}.spotted`, 'nobody needs to spot for Indirect Fire in this edition'));
  if (context.overwatch && (context.distance ?? 0) > edition.overwatch.range)
    remarks.push(
      warning(
        'snap-shooting-range',
        `${path}.distance`,
        `Overwatch reaches no further than ${edition.overwatch.range}"`,
      ),
    );
  if (context.precision && !plans.some((plan) => plan.picksCharacter))
    remarks.push(info('precision-without-keyword', `${path}.precision`, 'no weapon has Precision'));
  else if (context.precision && !target.groups.some((group) => group.character))
    remarks.push(info('precision-without-character', `${path}.precision`, 'the target has no character to pick out'));
  return [...coverRemarks(battle, unit), ...remarks, ...singleRerollRemarks(unit)];
}

function singleRerollRemarks({ once, plans, path }: AttackingUnit): readonly Remark[] {
  const remarks: Remark[] = [];
  const allRerolled = (key: 'rerollHits' | 'rerollWounds'): boolean =>
    plans.length > 0 && plans.every((plan) => plan[key] === 'fails' || plan[key] === 'nonCrits');
  if (once.hitRerolls > 0 && allRerolled('rerollHits'))
    remarks.push(info('one-hit-reroll-idle', `${path}.rerollOneHit`, 'every failed hit roll is rerolled already'));
  if (once.woundRerolls > 0 && allRerolled('rerollWounds'))
    remarks.push(
      info('one-wound-reroll-idle', `${path}.rerollOneWound`, 'every failed wound roll is rerolled already'),
    );
  if (once.hitRerolls > 0 && plans.length > 0 && plans.every((plan) => plan.hitsNotRerolled))
    remarks.push(info('one-hit-reroll-idle', `${path}.rerollOneHit`, 'no hit roll may be rerolled here'));
  return remarks;
}

function coverRemarks(
  { edition, facts, target: { groups } }: Battle,
  { context, entries, plans, path }: AttackingUnit,
): readonly Remark[] {
  if (!context.cover || plans.length === 0) return [];
  const changes = (plan: Plan, index: number): boolean => {
    const entry = entries[index];
    const open = planOf({ ...entry, situation: { ...entry.situation, cover: false } }, edition, facts);
    if (plan.hitsWithoutRoll ? false : skillNeeded(plan) !== skillNeeded(open)) return true;
    return groups.some((group) => Math.min(7, saveNeeds(plan, group)) !== Math.min(7, saveNeeds(open, group)));
  };
  if (plans.some(changes)) return [];
  const reason = (): string => {
    if (plans.every((plan) => !plan.ranged)) return 'cover does nothing against melee weapons';
    if (plans.every((plan) => plan.ignoresCover)) return 'cover does nothing: every weapon ignores it';
    if (edition.cover.channel === 'skill') return 'cover does nothing: the roll needed to hit stays the same';
    if (plans.every((plan) => groups.every((group) => coverBonus(plan, group) === 0)))
      return 'cover does nothing for a save of 3+ or better against AP 0';
    return 'cover does nothing: the roll needed to save stays the same';
  };
  return [info('cover-idle', `${path}.cover`, reason())];
}

/** Switches that no keyword of the unit waits for. */
function unusedFacts({ entries, given, context, path }: AttackingUnit): readonly Remark[] {
  const waitedFor = new Set(
    [...given, ...entries.flatMap((entry) => entry.keywords)].flatMap(({ rule }) =>
      rule?.when === undefined ? [] : [conditions[rule.when].field],
    ),
  );
  return (
    Object.values(conditions)
      .filter(({ field, idle }) => idle !== '' && context[field] === true && !waitedFor.has(field))
      // A unit that stands still also aims better at what a friend sees.
      .filter(({ field }) => field !== 'stationary' || !context.spotted)
      .map(({ field, idle }) => info('situation-idle', `${path}.${field}`, idle))
  );
}
