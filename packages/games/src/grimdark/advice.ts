// Warnings on the input: rules that are not known, that need a friend, or that cannot matter here.

import { Remarks } from '../contract/advice-list.ts';
import type { Remark } from '../contract/calculator.ts';
import { reaches } from './explain.ts';
import type { AttackBattle, DuelBattle } from './plan/battle.ts';
import type { Side } from './plan/spell.ts';
import { type Coverage, circumstancesOf, coverUnit, supportOf } from './rules/catalogue.ts';
import { lookUp } from './rules/lookup.ts';
import type { ResolvedWeapon, RuleSet } from './rules/resolve.ts';
import { type AttackInput, castsOf, type DuelInput, type Unit } from './schema.ts';
import type { en } from './words/en.ts';

type GrimdarkRemarks = Remarks<typeof en>;

function adviseRules(remarks: GrimdarkRemarks, input: AttackInput | DuelInput, side: Side, rules: RuleSet): void {
  const unit = input[side];
  const circumstance = input.circumstances[side];
  const casts = castsOf(input, side);
  const covered = coverUnit(unit, rules);
  const named = (coverage: Coverage) => covered.filter((rule) => rule.coverage === coverage);
  for (const rule of distinct(named('not modelled')))
    remarks.warning('unknown-rule', `${side}.${rule.path}`, { rule: rule.printed });
  for (const rule of distinct(named('read from text')))
    remarks.info('rule-read-from-text', `${side}.${rule.path}`, { rule: rule.printed });
  for (const rule of distinct(named('needs support'))) {
    const gift = supportOf(rule.printed);
    const onto = (gift?.to === 'enemy') === (side === 'attacker') ? 'defender' : 'attacker';
    remarks.info('needs-support', `${side}.${rule.path}`, { rule: rule.printed, gives: gift?.rules ?? [], onto });
  }
  for (const rule of distinct(named('counted'))) {
    const missing = circumstancesOf(rule.printed).find((name) => !circumstance[name]);
    if (missing !== undefined)
      remarks.info('needs-circumstance', `circumstances.${side}.${missing}`, {
        rule: rule.printed,
        unit: unit.name,
        circumstance: missing,
      });
  }
  const casters = named('no effect').filter((rule) => lookUp(rule.printed)?.rule.entered === 'spells');
  for (const rule of distinct(casters))
    if (casts.length === 0) remarks.info('needs-spells', `spells.${side}`, { rule: rule.printed, unit: unit.name });
  const idle = named('no effect').filter((rule) => !casters.includes(rule));
  if (idle.length > 0)
    remarks.info('rule-without-effect', `${side}.rules`, {
      unit: unit.name,
      rules: [...new Set(idle.map((rule) => rule.printed))],
    });
}

function distinct<T extends { readonly printed: string }>(rules: readonly T[]): T[] {
  const seen = new Set<string>();
  return rules.filter((rule) => !seen.has(rule.printed) && seen.add(rule.printed));
}

function adviseSupport(remarks: GrimdarkRemarks, input: AttackInput | DuelInput, side: Side, rules: RuleSet): void {
  const unit: Unit = {
    name: '',
    points: null,
    quality: 4,
    defense: 4,
    rules: [
      ...input.support[side].filter((gift) => typeof gift === 'string'),
      ...castsOf(input, side).flatMap(({ rule, hits, hitRules }) => (hits > 0 ? hitRules : [rule])),
    ],
    models: [],
  };
  for (const { printed, coverage } of coverUnit(unit, rules))
    if (coverage === 'not modelled' || coverage === 'no effect')
      remarks.warning('support-without-effect', `support.${side}`, { rule: printed });
}

/** Weapons that attack while moving over the enemy strike nobody. */
function isForMelee({ range, rules }: ResolvedWeapon): boolean {
  return range === 0 && !rules.some(({ effects }) => effects.some((effect) => effect.do === 'reserved'));
}

function adviseWeapons(remarks: GrimdarkRemarks, battle: AttackBattle): void {
  const { input } = battle;
  const melee = input.phase === 'melee';
  const strikes = battle.attacker.models.some(({ weapons }) => weapons.some(isForMelee));
  if (!(melee ? strikes : reaches(battle)))
    remarks.warning('no-weapon', 'attacker.models', {
      unit: input.attacker.name,
      reach: melee ? null : input.distance,
    });
  if (!melee && (input.charging || input.fatigued))
    remarks.info('melee-only', input.charging ? 'charging' : 'fatigued');
  if (melee && input.cover) remarks.info('shooting-only', 'cover');
}

function adviseSides(remarks: GrimdarkRemarks, { input, rules }: AttackBattle | DuelBattle): void {
  for (const side of ['attacker', 'defender'] as const) adviseRules(remarks, input, side, rules);
  for (const side of ['attacker', 'defender'] as const) adviseSupport(remarks, input, side, rules);
}

export function adviseAttack(battle: AttackBattle): readonly Remark[] {
  const remarks = new Remarks<typeof en>('grimdark');
  adviseWeapons(remarks, battle);
  adviseSides(remarks, battle);
  return remarks.all;
}

export function adviseDuel(battle: DuelBattle): readonly Remark[] {
  const remarks = new Remarks<typeof en>('grimdark');
  adviseSides(remarks, battle);
  return remarks.all;
}
