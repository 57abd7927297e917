// What becomes of the rules on the cards: which of them the figures count, and which not.
import { sortedRules } from '@oddsmith/games/fantasy/library';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';
import type { FormOf } from '../view.ts';

const { unit: words } = fantasyBattle;
const { yours, ally, enemy } = fantasy.units;
const TITLES = { first: yours, ally, second: enemy };

export function FantasyNotes({ input }: FormOf<'fantasy/battle' | 'fantasy/multiple'>) {
  const { system, first, second } = input;
  const cards = { first, ...('ally' in input ? { ally: input.ally } : {}), second };
  const shown = Object.entries(cards).flatMap(([side, card]) => {
    const rules = sortedRules(card, system);
    const lines = [
      ...(rules.counted.length === 0 ? [] : [words.counted(rules.counted.join(', '))]),
      ...(rules.notCounted.length === 0 ? [] : [words.notModelled(rules.notCounted.join(', '))]),
      ...(rules.noDice.length === 0 ? [] : [words.noDice(rules.noDice.join(', '))]),
    ];
    return lines.length === 0 ? [] : [{ side, name: card.name || TITLES[side as keyof typeof TITLES], lines }];
  });
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
      {shown.map(({ side, name, lines }) => (
        <p key={side} className="text-s">
          <strong>{name}</strong> <span className="text-muted">{lines.join(' ')}</span>
        </p>
      ))}
    </div>
  );
}
