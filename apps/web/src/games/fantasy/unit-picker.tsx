// Puts a unit of the library, or one's own, on a side of the battle.
import { valueAt, withValue } from '@oddsmith/games';
import { create } from 'zustand';
import { useBattleStore } from '../../battle/context.ts';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';
import type { PickerOf } from '../view.ts';
import type { UnitPlace } from './unit-buttons.tsx';
import { type UnitPick, UnitSheet } from './unit-sheet.tsx';

/** How the unit stands is kept when another unit takes its place. */
const KEPT = ['charging', 'arc', 'chargeDistance', 'breakReroll', 'challenge', 'lostBefore', 'restrains'] as const;

interface FieldedPickerProps {
  readonly side: UnitPlace;
  readonly system: 'oldWorld' | 'ninthAge';
  readonly title: string;
  onClose(): void;
}

/** Who was picked for each side on this visit. */
export const usePicked = create<{ readonly [side in UnitPlace]?: UnitPick }>(() => ({}));

export function FieldedPicker({ side, system, title, onClose }: FieldedPickerProps) {
  const store = useBattleStore();
  const take = (pick: UnitPick) => {
    usePicked.setState({ [side]: pick });
    onClose();
    const before = store.getState().history.present;
    const kept = Object.fromEntries(KEPT.map((key) => [key, valueAt(before, [side, key])]));
    store.getState().replace(withValue(before, [side], { ...pick.card, ...withoutUndefined(kept) }));
  };
  return <UnitSheet system={system} title={title} onPick={take} onClose={onClose} />;
}

export function BattlePicker({ input, side, onClose }: PickerOf<'fantasy/battle' | 'fantasy/multiple'>) {
  const own = side === 'attacker';
  return (
    <FieldedPicker
      side={own ? 'first' : 'second'}
      system={input.system}
      title={own ? fantasy.units.yours : fantasy.units.enemy}
      onClose={onClose}
    />
  );
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
