// Units of a list of One Page Rules as what duels and attacks take.
import type { ListBattles, ListedUnit } from '../../lists/reader.ts';
import type { RuledUnit } from './index.ts';
import type { GrimdarkArmy } from './reader.ts';

export const grimdarkBattles: ListBattles<GrimdarkArmy, RuledUnit> = {
  standing: ({ units }) => units.map(({ rules }, place) => ({ units: [place], rules })),

  switchFields: {
    'grimdark/duel': {
      attacker: ['circumstances.attacker.', 'circumstances.attacker.'],
      defender: ['circumstances.attacker.', 'circumstances.defender.'],
    },
  },

  units({ rulesVersion, ruleTexts, units }, phase) {
    const rules = { rulesVersion, ruleTexts };
    return units.map(({ unit, points }): ListedUnit => {
      const armed = unit.models.some(({ weapons = [] }) =>
        weapons.some(({ range = 0 }) => (phase === 'fight' ? range === 0 : range > 0)),
      );
      return {
        title: unit.name ?? 'Unit',
        points,
        ...(armed ? { attack: { ...rules, attacker: unit } } : {}),
        target: { defender: unit, listed: { otherwise: rules } },
      };
    });
  },

  named: ({ units }) => units.map((listed) => ({ name: listed.unit.name ?? '', found: listed })),

  battle({ army, found: one }, defender) {
    const other = defender?.found;
    // Each list explains the rules of its own book; the attacker has the first word where both do.
    const ruleTexts = { ...defender?.army.ruleTexts, ...army.ruleTexts };
    const sides = { attacker: one.unit, ...(other === undefined ? {} : { defender: other.unit }) };
    const rules = { attacker: one.rules, ...(other === undefined ? {} : { defender: other.rules }) };
    const { rulesVersion } = army;
    return { ok: true, calculator: 'grimdark/duel', input: { ...sides, rulesVersion, ruleTexts }, rules };
  },
};
