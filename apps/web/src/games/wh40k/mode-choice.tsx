// A weapon that is used in one of several modes: the best against the target at hand, or the one the player fixes.
import type { Path } from '@oddsmith/games';
import type { Attack } from '@oddsmith/games/wh40k';
import { useSetValue } from '../../battle/context.ts';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';

type Entry = Pick<NonNullable<Attack['volley']>[number], 'weapon' | 'modes' | 'modeFixed'>;

const BEST = -1;

interface ModeChoiceProps {
  /** Of the entry that has the weapon and its modes. */
  readonly path: Path;
  readonly entry: Entry;
  readonly of: string;
}

export function ModeChoice({ path, entry, of }: ModeChoiceProps) {
  const set = useSetValue(path);
  const { weapon, modes, modeFixed } = entry;
  if (modes.length === 0) return null;
  // In the same order whichever is in hand.
  const all = [weapon, ...modes].sort((one, other) => one.name.localeCompare(other.name));
  const choose = (place: number) => {
    if (place === BEST) set({ ...entry, modeFixed: false });
    else set({ ...entry, weapon: all[place], modes: all.filter((_, at) => at !== place), modeFixed: true });
  };
  return (
    <div className="mb-2">
      <Segmented
        label={wh40k.modes.of(of)}
        options={[
          { value: BEST, label: wh40k.modes.best },
          ...all.map(({ name }, value) => ({ value, label: shortName(name) })),
        ]}
        value={modeFixed ? all.indexOf(weapon) : BEST}
        onChoose={choose}
      />
    </div>
  );
}

/** "supercharge" of "Plasma incinerator - supercharge". */
function shortName(name: string): string {
  return name.split(/ [-–] /).at(-1) ?? name;
}
