// Warnings on the input: rules that are not known, that need a friend, or that cannot matter here.
import type { Remark } from '../calculator.ts';
import { Remarks } from '../remarks.ts';
import { reaches } from './explain.ts';
import type { AttackBattle, DuelBattle } from './plan/battle.ts';
import type { Side } from './plan/spell.ts';
import { type Coverage, circumstancesOf, coverUnit, supportOf } from './rules/catalogue.ts';
import { lookUp } from './rules/lookup.ts';
import type { RuleSet } from './rules/resolve.ts';
import { type AttackInput, castsOf, circumstanceTitle, type DuelInput, type Unit } from './schema.ts';

function quoted(names: Iterable<string>): string {
  return [...new Set(names)].join(', ');
}

function adviseRules(remarks: Remarks, input: AttackInput | DuelInput, side: Side, rules: RuleSet): void {
  const unit = input[side];
  const circumstance = input.circumstances[side];
  const casts = castsOf(input, side);
  const covered = coverUnit(unit, rules);
  const named = (coverage: Coverage) => covered.filter((rule) => rule.coverage === coverage);
  for (const rule of distinct(named('not modelled')))
    remarks.warning(
      'unknown-rule',
      `${side}.${rule.path}`,
      `${rule.printed} is not modelled: it changes nothing in this result`,
    );
  for (const rule of distinct(named('read from text')))
    remarks.info(
      'rule-read-from-text',
      `${side}.${rule.path}`,
      `${rule.printed} is read from its text; check what it does under steps`,
    );
  for (const rule of distinct(named('needs support'))) {
    const gift = supportOf(rule.printed);
    const given = gift === undefined || gift.rules.length === 0 ? 'it' : gift.rules.join(', ');
    const onto = (gift?.to === 'enemy') === (side === 'attacker') ? 'defender' : 'attacker';
    remarks.info(
      'needs-support',
      `${side}.${rule.path}`,
      `${rule.printed} works on another unit: add ${given} to support.${onto} to count it`,
    );
  }
  for (const rule of distinct(named('counted'))) {
    const missing = circumstancesOf(rule.printed).find((name) => !circumstance[name]);
    if (missing !== undefined)
      remarks.info(
        'needs-circumstance',
        `circumstances.${side}.${missing}`,
        `${rule.printed} of ${unit.name} is not counted: set "${circumstanceTitle(missing)}" under Circumstances`,
      );
  }
  const casters = named('no effect').filter((rule) => lookUp(rule.printed)?.rule.entered === 'spells');
  for (const rule of distinct(casters))
    if (casts.length === 0)
      remarks.info(
        'needs-spells',
        `spells.${side}`,
        `${rule.printed} of ${unit.name} is not counted: enter what it casts under Spells`,
      );
  const idle = named('no effect').filter((rule) => !casters.includes(rule));
  if (idle.length > 0)
    remarks.info(
      'rule-without-effect',
      `${side}.rules`,
      `${unit.name}: no effect here from ${quoted(idle.map((rule) => rule.printed))}`,
    );
}

function distinct<T extends { readonly printed: string }>(rules: readonly T[]): T[] {
  const seen = new Set<string>();
  return rules.filter((rule) => !seen.has(rule.printed) && seen.add(rule.printed));
}

function adviseSupport(remarks: Remarks, input: AttackInput | DuelInput, side: Side, rules: RuleSet): void {
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
      remarks.warning('support-without-effect', `support.${side}`, `${printed} as support changes nothing here`);
}

function adviseWeapons(remarks: Remarks, battle: AttackBattle): void {
  const { input } = battle;
  const melee = input.phase === 'melee';
  const strikes = input.attacker.models.some((model) => model.weapons.some(({ range }) => range === 0));
  if (!(melee ? strikes : reaches(battle)))
    remarks.warning(
      'no-weapon',
      'attacker.models',
      melee
        ? `${input.attacker.name} has no melee weapon`
        : `${input.attacker.name} has no weapon that reaches ${input.distance}"`,
    );
  if (!melee && (input.charging || input.fatigued))
    remarks.info('melee-only', input.charging ? 'charging' : 'fatigued', 'charging and fatigue count in melee only');
  if (melee && input.cover) remarks.info('shooting-only', 'cover', 'cover counts when shooting only');
}

function adviseSides(remarks: Remarks, { input, rules }: AttackBattle | DuelBattle): void {
  for (const side of ['attacker', 'defender'] as const) adviseRules(remarks, input, side, rules);
  for (const side of ['attacker', 'defender'] as const) adviseSupport(remarks, input, side, rules);
}

export function adviseAttack(battle: AttackBattle): readonly Remark[] {
  const remarks = new Remarks('grimdark');
  adviseWeapons(remarks, battle);
  adviseSides(remarks, battle);
  return remarks.all;
}

export function adviseDuel(battle: DuelBattle): readonly Remark[] {
  const remarks = new Remarks('grimdark');
  adviseSides(remarks, battle);
  return remarks.all;
}
