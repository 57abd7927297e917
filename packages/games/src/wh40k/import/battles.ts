// Units of a list of Warhammer 40,000 as what attacks take, alone and with who leads them.
import { type ListBattles, type ListedUnit, refused, type StandingUnits, type Switching } from '../../lists/reader.ts';
import { isNamed } from '../../lists/switches.ts';
import { say } from '../../lists/words/index.ts';
import {
  attackParts,
  isUnarmed,
  namesOf,
  phaseFor,
  requestFields,
  rulesOfRequest,
  switchAbility,
  type Unit,
  type UnitRequest,
  unitRequest,
} from '../units/index.ts';
import { type ImportedArmy, unitOf } from './army.ts';
import { attachedUnits, withRequests } from './army-request.ts';

export const wh40kBattles: ListBattles<ImportedArmy, Standing> = {
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

  standing(army) {
    const { units, attached } = withRequests(army);
    return units.flatMap(({ rules }, place): StandingUnits[] => {
      const joint = attached.find((one) => one.units.includes(place));
      if (joint === undefined) return [{ units: [place], rules }];
      return Math.min(...joint.units) === place ? [{ units: joint.units, rules: joint.rules }] : [];
    });
  },

  named(army) {
    const { edition } = army;
    const units = army.units.map((imported) => unitOf(imported, army.faction));
    // Who is led stands with his leader as one unit, called by either name.
    const led = new Map(
      attachedUnits(army, units).flatMap((places) => {
        const joint = places.flatMap((place) => units[place] ?? []);
        return places.map((place) => [place, joint] as const);
      }),
    );
    return units.flatMap((unit, place) => {
      if (unit === undefined) return [];
      const joint = led.get(place);
      const within = joint === undefined ? {} : { within: namesOf(joint) };
      return [{ name: unit.name, ...within, found: { edition, units: joint ?? [unit] } }];
    });
  },

  /** Who leads stands behind those whom he leads, whoever is named first. */
  together(found) {
    const units = [...new Set(found.flatMap((one) => one.units))];
    const isLeader = ({ keywords }: Unit): boolean => keywords.some((keyword) => /^character$/i.test(keyword));
    return {
      edition: found[0].edition,
      units: [...units.filter((unit) => !isLeader(unit)), ...units.filter(isLeader)],
    };
  },

  switchFields: { 'wh40k/attack': { attacker: ['context.', 'context.'] } },

  battle({ found: attacker }, defender, wanted, switches = []) {
    const plain = requestOf(attacker);
    const one = switched(plain, switches);
    // What the attacker has is turned for him alone.
    const others = switches.filter(({ name }) => !plain.abilities.chips.some(isNamed(name)));
    const other = defender && switched(requestOf(defender.found), others);
    const phase = wanted ?? phaseFor(one, 'shooting');
    if (isUnarmed(one, phase)) return refused('import/unarmed', 'phase', say('unarmed', { unit: one.name, phase }));
    const input = requestFields({ attacker: one, defender: other }, phase);
    const rules = {
      attacker: rulesOfRequest(one, [phase]),
      ...(other === undefined ? {} : { defender: rulesOfRequest(other, []) }),
    };
    if (other === undefined || other.edition === one.edition)
      return { ok: true, calculator: 'wh40k/attack', input, rules };
    const remark = say('two-editions', { edition: String(input.edition) });
    return { ok: true, calculator: 'wh40k/attack', input, rules, remark };
  },
};

/** Units that stand together, with the edition of their list. */
export interface Standing {
  readonly edition: UnitRequest['edition'];
  readonly units: readonly Unit[];
}

function requestOf({ units, edition }: Standing): UnitRequest {
  return unitRequest(units, edition);
}

/** Abilities that a unit brings along, before there is an input. */
function switched(unit: UnitRequest, switches: readonly Switching[]): UnitRequest {
  return switches.reduce((before, { name, on }) => {
    const places = before.abilities.chips.flatMap((chip, place) => (isNamed(name)(chip) ? [place] : []));
    return places.reduce((request, place) => switchAbility(request, place, on), before);
  }, unit);
}
