// Operatives of a list as what shots and fights take.
import { type ListBattles, type ListedUnit, refused } from '../../lists/reader.ts';
import { say } from '../../lists/words/index.ts';
import type { UnitRules } from '../../units/library-unit.ts';
import { AS_WELL_AS_CAN_BE } from '../strategies.ts';
import type { ImportedOperative, ImportedTeam } from './index.ts';

export const killTeamBattles: ListBattles<ImportedTeam, ImportedOperative> = {
  standing: ({ units }) => units.map(({ rules }, place) => ({ units: [place], rules })),

  switchFields: {
    'killteam/shoot': { attacker: ['attacker.', 'attacker.'], defender: ['defender.', 'defender.'] },
    'killteam/fight': { attacker: ['first.', 'first.'], defender: ['first.', 'second.'] },
  },

  phases: { 'killteam/shoot': 'shooting', 'killteam/fight': 'fight' },

  /** An operative with two guns fires one of them, and is still one target; in a fight it is met with any of its blades. */
  units: ({ units }, phase) =>
    units.flatMap(({ name: bearer, shoot, fight, defender }): ListedUnit[] => {
      if (phase === 'fight')
        return fight.map(({ weapon, fighter }) => ({
          ...namedWith(bearer, weapon, fight.length),
          attack: { first: { ...fighter, strategy: AS_WELL_AS_CAN_BE } },
          target: { second: { ...fighter, strategy: AS_WELL_AS_CAN_BE } },
        }));
      const target = { defender };
      if (shoot.length === 0) return [{ title: bearer, target }];
      return shoot.map(({ weapon, attacker }, i) => ({
        ...namedWith(bearer, weapon, shoot.length),
        attack: { attacker },
        ...(i === 0 ? { target } : {}),
      }));
    }),

  named: ({ units }) => units.map((operative) => ({ name: operative.name, found: operative })),

  /** With the first gun or blade of the operative; one without the one or the other uses what it has. */
  battle({ found: one }, defender, wanted) {
    const other = defender?.found;
    const { name, shoot, fight } = one;
    const phase = wanted ?? (shoot.length > 0 ? 'shooting' : 'fight');
    if ((phase === 'shooting' ? shoot : fight).length === 0)
      return refused('import/unarmed', 'phase', say('operative-unarmed', { unit: name, phase }));
    if (phase === 'shooting') {
      const target = other === undefined ? {} : { defender: other.defender };
      const rules = {
        attacker: rulesWith(one.rules, shoot[0].weapon),
        ...(other === undefined ? {} : { defender: rulesWith(other.rules) }),
      };
      return { ok: true, calculator: 'killteam/shoot', input: { attacker: shoot[0].attacker, ...target }, rules };
    }
    if (other?.fight.length === 0)
      return refused('import/unarmed', 'against', say('operative-unarmed', { unit: other.name, phase }));
    const fighter = ({ fight: [{ fighter }] }: ImportedOperative) => ({ ...fighter, strategy: AS_WELL_AS_CAN_BE });
    const second = other === undefined ? {} : { second: fighter(other) };
    const rules = {
      attacker: rulesWith(one.rules, fight[0].weapon),
      ...(other === undefined ? {} : { defender: rulesWith(other.rules, other.fight[0].weapon) }),
    };
    return { ok: true, calculator: 'killteam/fight', input: { first: fighter(one), ...second }, rules };
  },
};

function namedWith(bearer: string, weapon: string, count: number) {
  return count === 1 ? { title: bearer, weapon } : { title: `${bearer}: ${weapon}`, bearer, weapon };
}

/** Of an operative with this weapon, or none: rules of the others do not matter. */
function rulesWith({ counted, switches, notCounted }: UnitRules, weapon?: string): UnitRules {
  const SIDES = ['attacker', 'defender', 'first'];
  const stands = ({ part }: { readonly part?: string }): boolean =>
    part === undefined || part === weapon || SIDES.includes(part);
  return { counted: counted.filter(stands), switches: switches.filter(stands), notCounted: notCounted.filter(stands) };
}
