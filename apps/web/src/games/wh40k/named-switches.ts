// Switches of the unit on a side, by their names: its abilities, Firing Deck, and rules of detachments that it may use.
import { chipLabel, firingDeckOf, type UnitRequest } from '@oddsmith/games/wh40k';
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import type { BattleStore } from '../../battle/store.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { NamedSwitch } from '../view.ts';
import { rememberDetachment } from './army-memory.ts';
import { changeChosen, chosenUnits, originOf, type Side, turnSwitch } from './chosen-units.ts';

/** The button that says who is aboard. */
export const FIRING_DECK_ID = 'firing-deck';

/** Shorter words are in half of all names. */
const SHORTEST = 3;

export async function namedSwitches(store: BattleStore, side: Side, words: string): Promise<readonly NamedSwitch[]> {
  const unit = chosenUnits()[side];
  if (unit === undefined) return [];
  const wanted = words.trim().toLowerCase();
  const own = [...chips(store, side, unit), ...firingDeck(side, unit)].filter(({ label }) =>
    label.toLowerCase().includes(wanted),
  );
  const key = originOf(side);
  if (key?.from !== 'catalogue' || wanted.length < SHORTEST) return own;
  const { library } = await import('./library/library-client.ts');
  const found = await library.usableRules(key, wanted);
  const others = found.filter(({ detachment }) => detachment !== key.detachment);
  return [...own, ...others.map((rule) => ofDetachment(store, side, key, rule))];
}

/** Those that are off; what is on stands among the chips. */
function chips(store: BattleStore, side: Side, unit: UnitRequest): readonly NamedSwitch[] {
  return unit.abilities.chips.flatMap((chip, index) => {
    if (chip.on) return [];
    const label = chipLabel(chip);
    const turn = () => turnSwitch(store, side, index, true);
    return [{ key: `chip ${index} ${label}`, label, note: wh40k.abilities.ofUnit(unit.name), turn }];
  });
}

function firingDeck(side: Side, unit: UnitRequest): readonly NamedSwitch[] {
  const models = firingDeckOf(unit.abilities);
  if (side === 'defender' || models === 0) return [];
  const turn = () => document.getElementById(FIRING_DECK_ID)?.click();
  return [{ key: 'firing deck', label: wh40k.abilities.board(models), note: wh40k.abilities.ofUnit(unit.name), turn }];
}

/** The unit comes into that detachment, and the rule counts. */
function ofDetachment(
  store: BattleStore,
  side: Side,
  key: UnitKey & { readonly from: 'catalogue' },
  { name, label, detachment = '' }: { readonly name: string; readonly label: string; readonly detachment?: string },
): NamedSwitch {
  return {
    key: `detachment ${detachment} ${label}`,
    label: name,
    note: wh40k.abilities.ofDetachment(detachment),
    turn: async () => {
      const { library } = await import('./library/library-client.ts');
      const moved = { ...key, detachment, on: [...(key.on ?? []), label] };
      const unit = await library.unit(moved);
      if (unit === undefined) return;
      rememberDetachment(key, detachment);
      changeChosen(store, side, unit, moved);
    },
  };
}
