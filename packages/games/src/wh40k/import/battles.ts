// Units of a list of Warhammer 40,000 as what attacks take, alone and with who leads them.
import { type ListBattles, type ListedUnit, refused } from '../../lists/reader.ts';
import { attackParts, phaseFor, requestFields, rulesOfRequest, type UnitRequest, unarmed } from '../units/index.ts';
import type { ImportedArmy } from './army.ts';
import { withRequests } from './army-request.ts';

export const wh40kBattles: ListBattles<ImportedArmy, UnitRequest> = {
  withRequests,

  units(read, phase) {
    const army = withRequests(read);
    // Who is led stands with his leader as one unit.
    const led = new Set(army.attached.flatMap(({ units }) => units));
    const single = army.units.flatMap(({ request }, place) =>
      request === undefined || led.has(place) ? [] : [{ place, request }],
    );
    const joined = army.attached.map(({ units, request }) => ({ place: Math.min(...units), request }));
    const inOrder = [...single, ...joined].sort((one, other) => one.place - other.place);
    return inOrder.map(({ request }): ListedUnit => {
      const armed = request.volley[phase].length > 0;
      const { attack, target } = attackParts(request, phase);
      return {
        title: request.name,
        ...(request.points === null ? {} : { points: request.points }),
        ...(armed ? { attack } : {}),
        target: { ...target, listed: { otherwise: { edition: army.edition } } },
      };
    });
  },

  named(army) {
    const { units, attached } = withRequests(army);
    // Who is led stands with his leader as one unit, called by either name.
    const led = new Map(
      attached.flatMap(({ units: places, request }) => places.map((place) => [place, request] as const)),
    );
    return units.flatMap(({ name, request }, place) => {
      const found = led.get(place) ?? request;
      return found === undefined ? [] : [{ name, found }];
    });
  },

  battle({ found: one }, defender, wanted) {
    const phase = wanted ?? phaseFor(one, 'shooting');
    const problem = unarmed(one, phase);
    if (problem !== undefined) return refused('import/unarmed', 'phase', problem);
    const other = defender?.found;
    const input = requestFields({ attacker: one, defender: other }, phase);
    const rules = {
      attacker: rulesOfRequest(one, [phase]),
      ...(other === undefined ? {} : { defender: rulesOfRequest(other, []) }),
    };
    if (other === undefined || other.edition === one.edition)
      return { ok: true, calculator: 'wh40k/attack', input, rules };
    const remark = `the lists are of different editions: the rules are those of the ${input.edition}th`;
    return { ok: true, calculator: 'wh40k/attack', input, rules, remark };
  },
};
