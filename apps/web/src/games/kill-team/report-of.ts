// What became of the rules of an operative that a link or a reload brings by its name alone.
import {
  abilitiesWhenShot,
  attackerFrom,
  defenderFrom,
  fighterFrom,
  type Library,
  loadoutsOf,
  operativesOf,
  type RuleReport,
} from '@oddsmith/games/kill-team/library';

type Side = 'attacker' | 'defender' | 'first' | 'second';

export function reportOf(library: Library, side: Side, name: string): RuleReport | undefined {
  const operatives = library.teams.flatMap((team) => operativesOf(library, team));
  if (side === 'defender') {
    const operative = operatives.find((one) => defenderFrom(one).name === name);
    if (operative === undefined) return undefined;
    return { ...abilitiesWhenShot(operative), conditions: [], irrelevant: [] };
  }
  const from = side === 'attacker' ? attackerFrom : fighterFrom;
  for (const operative of operatives) {
    if (!name.startsWith(operative.name)) continue;
    for (const { weapon } of loadoutsOf(library, operative, side === 'attacker' ? 'ranged' : 'melee')) {
      const { fields, rules } = from(operative, weapon, { holding: [] });
      if (fields.name === name) return rules;
    }
  }
  return undefined;
}
