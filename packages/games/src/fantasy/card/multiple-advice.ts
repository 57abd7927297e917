// Remarks on two units against one: what of their cards is not counted there.
import { Remarks } from '../../contract/advice-list.ts';
import type { Remark } from '../../contract/calculator.ts';
import { type Card, cardSchema } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { adviseFighter } from './advice.ts';
import { ALL_FIGHT, fieldOf, fightersOf, frontsOf, lostAtStart, type MultipleBattle, PAIR, UNITS } from './multiple.ts';

/** What the charged do, and challenges. */
const NOT_COUNTED = ['challenge', 'duellist', 'reaction', 'shooting'] as const;

const defaults = cardSchema.parse({});

export function adviseMultiple(battle: MultipleBattle): readonly Remark[] {
  const remarks = new Remarks<typeof en>('fantasy');
  const { input } = battle;
  const pair = fightersOf(battle, ALL_FIGHT);
  adviseFighter(remarks, pair.first.own, pair.first.enemy, 'first');
  adviseFighter(remarks, pair.ally.own, pair.ally.enemy, 'ally');
  adviseFighter(remarks, pair.first.enemy, pair.first.own, 'second');
  for (const name of UNITS)
    for (const field of notCounted(input[name])) remarks.info('not-in-multiple', `${name}.${field}`);
  if (input.ally.contact !== null) remarks.info('not-in-multiple', 'ally.contact');
  const field = fieldOf(battle, lostAtStart(battle));
  const { aside } = frontsOf(field);
  if (aside !== null && aside.front + aside.second === 0) remarks.info('nobody-turns-aside', `${PAIR[1]}.arc`);
  return remarks.all;
}

function notCounted(card: Card): readonly string[] {
  return NOT_COUNTED.filter((field) => card[field] !== defaults[field]);
}
