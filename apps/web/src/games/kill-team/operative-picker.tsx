// Puts an operative of the library, or one's own, on a side of the battle.
import type { Path } from '@oddsmith/games';
import type { LibraryEdition } from '@oddsmith/games/kill-team/library';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { everyday } from '../../language/english/everyday.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import type { PickerProps } from '../view.ts';
import { type Part, type Pick, withPick } from './operative-pick.ts';
import { OperativeSheet } from './operative-sheet.tsx';
import { rememberPicked } from './picked.ts';

const EDITION: Path = ['edition'];

interface OperativePickerProps {
  readonly path: Path;
  readonly part: Part;
  readonly title: string;
  onClose(): void;
}

export function OperativePicker({ path, part, title, onClose }: OperativePickerProps) {
  const store = useBattleStore();
  const edition: LibraryEdition = useValue(EDITION) === '2021' ? '2021' : '2024';
  const take = (pick: Pick) => {
    rememberPicked(String(path[0]), { pick });
    onClose();
    store.getState().replace(withPick(store.getState().input, path, pick));
  };
  return <OperativeSheet part={part} title={title} edition={edition} onPick={take} onClose={onClose} />;
}

/** For a shot. */
export function ShotPicker({ side, onClose }: Omit<PickerProps, 'input'>) {
  return <OperativePicker path={[side]} part={side} title={everyday[side]} onClose={onClose} />;
}

/** For a fight. */
export function FighterPicker({ side, onClose }: Omit<PickerProps, 'input'>) {
  const name = side === 'attacker' ? 'first' : 'second';
  return <OperativePicker path={[name]} part="fighter" title={killTeam.fighters[name]} onClose={onClose} />;
}
