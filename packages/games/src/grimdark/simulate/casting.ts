// Spells before the first step: one casting roll each, then the battle with the units that come of them.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { Case } from '../plan/battle.ts';
import type { Spell } from '../plan/spell.ts';
import type { en } from '../words/en.ts';

const say = emitter<typeof en>();

/** Rolls every spell and hands out what `make` makes of the units then, made once for each way the spells can fall. */
export function caseRoller<T>(
  { spells, cases }: { readonly spells: readonly Spell[]; readonly cases: readonly Case[] },
  make: (units: Case) => T,
): (dice: Dice) => T {
  const made: (T | undefined)[] = [];
  return (dice) => {
    let worked = 0;
    spells.forEach(({ rule, needs }, i) => {
      const works = dice.d6('to cast') >= needs;
      if (works) worked += 1 << i;
      dice.log?.note(say('note-cast', { rule, works }));
    });
    const known = made[worked] ?? make(cases[worked]);
    made[worked] = known;
    return known;
  };
}
