// Remarks on one side's dice: rules that change nothing, or belong to another edition.
import type { Advice } from '../../calculator.ts';
import { listed } from '../../wording.ts';
import { type Pool, type PoolInput, poolOf } from '../exact/pool.ts';
import { type AbilityId, type Edition, type KillTeamRule, ruleOf } from '../rules/index.ts';

export function info(code: string, path: string, message: string): Advice {
  return { code: `killteam/${code}`, severity: 'info', path, message };
}

export function warning(code: string, path: string, message: string): Advice {
  return { code: `killteam/${code}`, severity: 'warning', path, message };
}

/** Remarks that hold for attackers, defenders and fighters alike. `path` is the side, `stat` its name for the roll. */
export function advisePool(
  path: string,
  stat: 'hit' | 'save',
  critField: 'lethal' | 'hardy',
  input: PoolInput,
  edition: Edition,
): Advice[] {
  return [
    ...criticalAdvice(path, stat, critField, input, edition),
    ...conversionAdvice(path, input, edition),
    ...editionAdvice(path, [...input.abilities, input.reroll], edition),
    ...(input.autoCrits + input.autoNormals > input.dice
      ? [info('more-kept-than-dice', path, `more dice are kept without rolling than the ${input.dice} there are`)]
      : []),
  ];
}

function criticalAdvice(
  path: string,
  stat: 'hit' | 'save',
  field: 'lethal' | 'hardy',
  input: PoolInput,
  edition: Edition,
): Advice[] {
  const name = field === 'lethal' ? 'Lethal' : 'Hardy';
  const at = `${path}.${field}`;
  if (input.critical < input.stat && edition === '2024')
    return [
      warning(
        `${field}-below-${stat}`,
        at,
        `${name} ${input.critical}+ does no more than ${name} ${input.stat}+: a roll below ${stat} ${input.stat}+ is a fail`,
      ),
    ];
  if (input.critical <= input.stat)
    return [
      info(`${field}-at-${stat}`, at, `with ${name} ${input.critical}+ every success on ${input.stat}+ is critical`),
    ];
  return [];
}

/** A conversion that no roll of these dice ever meets. */
function conversionAdvice(path: string, input: PoolInput, edition: Edition): Advice[] {
  const all = poolOf(input, edition);
  return input.abilities
    .map((id) => ruleOf(id))
    .filter((rule) => rule.effects.some((effect) => effect.stage === 'convert'))
    .filter((rule) => samePool(all, poolOf({ ...input, abilities: without(input.abilities, rule) }, edition)))
    .map((rule) =>
      warning(
        'ability-does-nothing',
        `${path}.abilities`,
        `${rule.name} changes nothing here: no roll of these dice leaves it anything to do`,
      ),
    );
}

function without(abilities: readonly AbilityId[], rule: KillTeamRule): AbilityId[] {
  return abilities.filter((id) => id !== rule.id);
}

function samePool(a: Pool, b: Pool): boolean {
  if (a.size !== b.size) return false;
  for (let i = 0; i < a.size; i++)
    if (a.crits[i] !== b.crits[i] || a.normals[i] !== b.normals[i] || Math.abs(a.chance[i] - b.chance[i]) > 1e-14)
      return false;
  return true;
}

function editionAdvice(path: string, ids: readonly string[], edition: Edition): Advice[] {
  const foreign = ids.map((id) => ruleOf(id)).filter((rule) => rule.edition !== 'both' && rule.edition !== edition);
  if (foreign.length === 0) return [];
  const names = listed(foreign.map((rule) => rule.name));
  const verb = foreign.length === 1 ? 'is a rule' : 'are rules';
  return [
    info(
      'other-edition',
      path,
      `${names} ${verb} of the other edition; the battle is played by ${edition} with ${foreign.length === 1 ? 'it' : 'them'}`,
    ),
  ];
}
