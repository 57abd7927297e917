// The cards of Axis & Allies: counters stand in them, so that their lines are few.
import { axis } from '../../language/english/axis/axis.ts';
import type { InputOf } from '../calculator-types.ts';
import type { CardsView } from '../view.ts';
import { withSidesSwapped } from './other-place.ts';

const { verbs } = axis;

/** What stands on the boards and in the cards beside the page. */
const BOARDS = [
  'waves',
  'naval',
  'switches',
  'report',
  'values',
  'sea',
  'land',
  'cargo',
  'territories',
  'goal',
  'least',
];

function situationOf(input: object) {
  return [{ path: [], fields: Object.keys(input).filter((key) => !BOARDS.includes(key)) }];
}

export function battleCards(input: InputOf<'axis/battle'>): CardsView {
  return {
    verb: input.naval ? verbs.sea : verbs.land,
    attacker: { name: '', lines: [], rules: situationOf(input) },
    defender: { name: '', lines: [], rules: [] },
    swapped: () => withSidesSwapped(input),
  };
}

export function landingCards(input: InputOf<'axis/amphibious'>): CardsView {
  return {
    verb: verbs.landing,
    attacker: { name: '', lines: [], rules: situationOf(input) },
    defender: { name: '', lines: [], rules: [] },
  };
}

export function sendCards(input: InputOf<'axis/recommend'>): CardsView {
  return {
    verb: verbs.send,
    attacker: { name: '', lines: [], rules: situationOf(input) },
    defender: { name: '', lines: [], rules: [] },
  };
}

export function bombingCards(input: InputOf<'axis/bombing'>): CardsView {
  const rest = Object.keys(input).filter((key) => key !== 'bombers' && key !== 'capacity');
  return {
    verb: verbs.bombing,
    attacker: { name: axis.bombers, count: ['bombers'], lines: [], rules: [{ path: [], fields: rest }] },
    defender: {
      name: axis.complex,
      lines: [{ label: '', stats: [[axis.capacity, ['capacity']]] }],
      rules: [],
    },
  };
}
