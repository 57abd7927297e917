// Remarks on one side's dice: rules that change nothing, or belong to another edition.
import type { Advice } from '../../calculator.ts';
import { listed } from '../../wording.ts';
import { type Pool, poolOf } from '../exact/pool.ts';
import type { PoolPlan } from '../plan.ts';
import { type Edition, type KillTeamRule, ruleOf } from '../rules/index.ts';

export function info(code: string, path: string, message: string): Advice {
  return { code: `killteam/${code}`, severity: 'info', path, message };
}

export function warning(code: string, path: string, message: string): Advice {
  return { code: `killteam/${code}`, severity: 'warning', path, message };
}

/** A side as a request writes it, and what its roll is called there. */
export interface PoolSide {
  readonly path: string;
  readonly stat: 'hit' | 'save';
  readonly critField: 'lethal' | 'hardy';
  readonly abilities: readonly string[];
  /** Dice it keeps without rolling, as written. */
  readonly kept: number;
  readonly rerollChoice?: 'fails' | 'optimal';
}

/** Remarks that hold for attackers, defenders and fighters alike. */
export function advisePool(side: PoolSide, plan: PoolPlan): Advice[] {
  return [
    ...criticalAdvice(side, plan),
    ...conversionAdvice(side, plan),
    ...editionAdvice(side, plan),
    ...exclusionAdvice(side),
    ...(side.kept > plan.dice
      ? [info('more-kept-than-dice', side.path, `more dice are kept without rolling than the ${plan.dice} there are`)]
      : []),
    ...(side.rerollChoice === 'optimal' && !plan.chooses
      ? [
          info(
            'reroll-choice-idle',
            `${side.path}.rerollChoice`,
            `${plan.rerollRule.name} leaves nothing to choose: which dice are rerolled is fixed`,
          ),
        ]
      : []),
  ];
}

function criticalAdvice({ path, stat, critField }: PoolSide, plan: PoolPlan): Advice[] {
  const name = critField === 'lethal' ? 'Lethal' : 'Hardy';
  const at = `${path}.${critField}`;
  if (plan.critFrom < plan.stat && plan.edition === '2024')
    return [
      warning(
        `${critField}-below-${stat}`,
        at,
        `${name} ${plan.critFrom}+ does no more than ${name} ${plan.stat}+: a roll below ${stat} ${plan.stat}+ is a fail`,
      ),
    ];
  if (plan.critFrom <= plan.stat)
    return [
      info(`${critField}-at-${stat}`, at, `with ${name} ${plan.critFrom}+ every success on ${plan.stat}+ is critical`),
    ];
  return [];
}

/** A conversion that no roll of these dice ever meets. */
function conversionAdvice({ path, abilities }: PoolSide, plan: PoolPlan): Advice[] {
  if (plan.conversions.length === 0) return [];
  const all = poolOf(plan);
  return plan.conversions
    .filter(({ rule }) => abilities.includes(rule.id))
    .filter((idle) =>
      samePool(all, poolOf({ ...plan, conversions: plan.conversions.filter((other) => other !== idle) })),
    )
    .map(({ rule }) =>
      warning(
        'ability-does-nothing',
        `${path}.abilities`,
        `${rule.name} changes nothing here: no roll of these dice leaves it anything to do`,
      ),
    );
}

function samePool(a: Pool, b: Pool): boolean {
  if (a.size !== b.size) return false;
  for (let i = 0; i < a.size; i++)
    if (a.crits[i] !== b.crits[i] || a.normals[i] !== b.normals[i] || Math.abs(a.chance[i] - b.chance[i]) > 1e-14)
      return false;
  return true;
}

/** Rules of the other edition; where its name means something else now, what to use instead. */
function editionAdvice({ path, abilities }: PoolSide, { edition, rerollRule }: PoolPlan): Advice[] {
  const foreign = [...abilities.map((id) => ruleOf(id)), rerollRule].filter((rule) => isForeign(rule, edition));
  const renamed = foreign.filter((rule) => rule.elsewhere !== undefined);
  const others = foreign.filter((rule) => rule.elsewhere === undefined);
  const advice = renamed.map((rule) =>
    warning(
      `${rule.elsewhereCode ?? 'old-name'}-${edition}`,
      `${path}.abilities`,
      `this is ${rule.name} of ${rule.edition}; in ${edition} the name means another thing (${rule.elsewhere})`,
    ),
  );
  if (others.length === 0) return advice;
  const verb = others.length === 1 ? 'is a rule' : 'are rules';
  const them = others.length === 1 ? 'it' : 'them';
  const names = listed(others.map((rule) => rule.name));
  return [
    ...advice,
    info(
      'other-edition',
      path,
      `${names} ${verb} of the other edition; the battle is played by ${edition} with ${them}`,
    ),
  ];
}

export function isForeign(rule: KillTeamRule, edition: Edition): boolean {
  return rule.edition !== 'both' && rule.edition !== edition;
}

/** Rules of which a fighter can have one only. */
function exclusionAdvice({ path, abilities }: PoolSide): Advice[] {
  const groups = new Map<string, KillTeamRule[]>();
  for (const id of new Set(abilities)) {
    const rule = ruleOf(id);
    if (rule.excludes !== undefined) groups.set(rule.excludes, [...(groups.get(rule.excludes) ?? []), rule]);
  }
  return [...groups]
    .filter(([, rules]) => rules.length > 1)
    .map(([group, rules]) =>
      warning(
        `${group}-both`,
        `${path}.abilities`,
        `no operative has ${listed(rules.map((rule) => rule.name))} together; each acts in its own place`,
      ),
    );
}
