// Warnings on the input: rules that are not known, that need a friend, or that cannot matter here.
import type { Advice } from '../calculator.ts';
import type { AttackBattle, DuelBattle } from './plan/battle.ts';
import type { Side } from './plan/spell.ts';
import { type Coverage, circumstancesOf, coverUnit, supportOf } from './rules/catalogue.ts';
import { lookUp } from './rules/lookup.ts';
import type { RuleSet } from './rules/resolve.ts';
import { type AttackInput, castsOf, circumstanceTitle, type DuelInput, type Unit } from './schema.ts';

function quoted(names: Iterable<string>): string {
  return [...new Set(names)].join(', ');
}

function ruleAdvice(input: AttackInput | DuelInput, side: Side, rules: RuleSet): Advice[] {
  const unit = input[side];
  const circumstance = input.circumstances[side];
  const casts = castsOf(input, side);
  const covered = coverUnit(unit, rules);
  const named = (coverage: Coverage) => covered.filter((rule) => rule.coverage === coverage);
  const advice: Advice[] = [];
  for (const rule of distinct(named('not modelled')))
    advice.push({
      code: 'grimdark/unknown-rule',
      severity: 'warning',
      path: `${side}.${rule.path}`,
      message: `${rule.printed} is not modelled: it changes nothing in this result`,
    });
  for (const rule of distinct(named('read from text')))
    advice.push({
      code: 'grimdark/rule-read-from-text',
      severity: 'info',
      path: `${side}.${rule.path}`,
      message: `${rule.printed} is read from its text; check what it does under steps`,
    });
  for (const rule of distinct(named('needs support'))) {
    const gift = supportOf(rule.printed);
    const given = gift === undefined || gift.rules.length === 0 ? 'it' : gift.rules.join(', ');
    const onto = (gift?.to === 'enemy') === (side === 'attacker') ? 'defender' : 'attacker';
    advice.push({
      code: 'grimdark/needs-support',
      severity: 'info',
      path: `${side}.${rule.path}`,
      message: `${rule.printed} works on another unit: add ${given} to support.${onto} to count it`,
    });
  }
  for (const rule of distinct(named('counted'))) {
    const missing = circumstancesOf(rule.printed).find((name) => !circumstance[name]);
    if (missing !== undefined)
      advice.push({
        code: 'grimdark/needs-circumstance',
        severity: 'info',
        path: `circumstances.${side}.${missing}`,
        message: `${rule.printed} of ${unit.name} is not counted: set "${circumstanceTitle(missing)}" under Circumstances`,
      });
  }
  const casters = named('no effect').filter((rule) => lookUp(rule.printed)?.rule.entered === 'spells');
  for (const rule of distinct(casters))
    if (casts.length === 0)
      advice.push({
        code: 'grimdark/needs-spells',
        severity: 'info',
        path: `spells.${side}`,
        message: `${rule.printed} of ${unit.name} is not counted: enter what it casts under Spells`,
      });
  const idle = named('no effect').filter((rule) => !casters.includes(rule));
  if (idle.length > 0)
    advice.push({
      code: 'grimdark/rule-without-effect',
      severity: 'info',
      path: `${side}.rules`,
      message: `${unit.name}: no effect here from ${quoted(idle.map((rule) => rule.printed))}`,
    });
  return advice;
}

function distinct<T extends { readonly printed: string }>(rules: readonly T[]): T[] {
  const seen = new Set<string>();
  return rules.filter((rule) => !seen.has(rule.printed) && seen.add(rule.printed));
}

function supportAdvice(input: AttackInput | DuelInput, side: Side, rules: RuleSet): Advice[] {
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
  return coverUnit(unit, rules)
    .filter((rule) => rule.coverage === 'not modelled' || rule.coverage === 'no effect')
    .map((rule) => ({
      code: 'grimdark/support-without-effect',
      severity: 'warning' as const,
      path: `support.${side}`,
      message: `${rule.printed} as support changes nothing here`,
    }));
}

function hasWeapon(unit: Unit, melee: boolean, reach: number): boolean {
  return unit.models.some((model) =>
    model.weapons.some((weapon) => (melee ? weapon.range === 0 : weapon.range > 0 && weapon.range >= reach)),
  );
}

function weaponAdvice(input: AttackInput): Advice[] {
  const melee = input.phase === 'melee';
  const advice: Advice[] = [];
  if (!hasWeapon(input.attacker, melee, input.distance))
    advice.push({
      code: 'grimdark/no-weapon',
      severity: 'warning',
      path: 'attacker.models',
      message: melee
        ? `${input.attacker.name} has no melee weapon`
        : `${input.attacker.name} has no weapon that reaches ${input.distance}"`,
    });
  if (!melee && (input.charging || input.fatigued))
    advice.push({
      code: 'grimdark/melee-only',
      severity: 'info',
      path: input.charging ? 'charging' : 'fatigued',
      message: 'charging and fatigue count in melee only',
    });
  if (melee && input.cover)
    advice.push({
      code: 'grimdark/shooting-only',
      severity: 'info',
      path: 'cover',
      message: 'cover counts when shooting only',
    });
  return advice;
}

function bothSides({ input, rules }: AttackBattle | DuelBattle): Advice[] {
  return [
    ...ruleAdvice(input, 'attacker', rules),
    ...ruleAdvice(input, 'defender', rules),
    ...supportAdvice(input, 'attacker', rules),
    ...supportAdvice(input, 'defender', rules),
  ];
}

export function adviseAttack(battle: AttackBattle): Advice[] {
  return [...weaponAdvice(battle.input), ...bothSides(battle)];
}

export function adviseDuel(battle: DuelBattle): Advice[] {
  return bothSides(battle);
}
