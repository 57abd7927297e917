// One army: where it comes from, what was remarked, and which of its units count.

import { ClipboardPaste } from 'lucide-react';
import { memo, startTransition, useEffect, useState } from 'react';
import { ListInput } from '../../components/list-input.tsx';
import { PhoneFold } from '../../components/ui/phone-fold.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { armies } from '../../language/english/armies.ts';
import { Said } from '../../language/said.tsx';
import { type ArmyGame, shownUnit } from './armies-game.ts';
import { teamsOf } from './pool.ts';
import type { Slot } from './use-army.ts';

const NAMES = armies.slot.names;
const MARKS = { attacker: 'border-t-2 border-t-attacker', defender: 'border-t-2 border-t-defender' } as const;
const INKS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

interface ArmySlotProps {
  readonly game: ArmyGame;
  readonly slot: Slot;
}

export const ArmySlot = memo(function ArmySlot({ game, slot }: ArmySlotProps) {
  const { side, title, units, chosen, remarks, problem } = slot;
  const [open, setOpen] = useState(false);
  const points = chosen.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
  return (
    <section aria-label={NAMES[side]} className={`card min-w-0 p-3 ${MARKS[side]}`}>
      <div className="mb-1 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-s text-muted">{NAMES[side]}</p>
          <h2 className={`text-m font-semibold break-words ${INKS[side]}`}>{title || armies.slot.reading}</h2>
          <p className="text-s text-muted">
            {armies.slot[side === 'attacker' ? 'attackers' : 'targets'](chosen.length, units.length)}
            {points > 0 && armies.slot.points(points)}
          </p>
        </div>
        <button type="button" className="button shrink-0" onClick={() => startTransition(() => setOpen(true))}>
          <ClipboardPaste aria-hidden className="size-4" />
          {armies.slot.change}
          <span className="sr-only"> {armies.slot.changeWhich[side]}</span>
        </button>
      </div>
      {problem !== undefined && (
        <p role="alert" className="mb-1 rounded-m bg-bad-soft px-2 py-1 text-s">
          {problem}
        </p>
      )}
      {remarks.length > 0 && (
        <details className="mb-1 text-s text-muted">
          <summary className="min-h-(--target) content-center">{armies.slot.remarks(remarks.length)}</summary>
          <ul className="max-h-40 list-disc overflow-y-auto pl-5">
            {[...new Set(remarks)].map((remark) => (
              <li key={remark}>
                <Said text={remark} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {slot.units.length > 0 && (
        <PhoneFold summary={armies.slot.chooseUnits}>
          <UnitList game={game} slot={slot} />
        </PhoneFold>
      )}
      {open && <ListSheet game={game} slot={slot} onClose={() => setOpen(false)} />}
    </section>
  );
});

/** So many more each time the list is scrolled to its end: hundreds at once hold the page up whenever it is laid out. */
const SHOWN_AT_ONCE = 30;
/** That near to the end, in pixels. */
const NEAR_THE_END = 200;

function UnitList({ game, slot }: ArmySlotProps) {
  const { units, chosen } = slot;
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const on = new Set(chosen.map(({ title }) => title));
  return (
    <>
      <ul
        className="max-h-80 overflow-y-auto text-s contain-content"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (shown < units.length && scrollHeight - scrollTop - clientHeight < NEAR_THE_END)
            setShown(shown + SHOWN_AT_ONCE);
        }}
      >
        {units.slice(0, shown).map((unit) => (
          <li key={unit.title} className="flex items-center gap-1 border-t border-line first:border-t-0">
            <label className="grid size-(--target) shrink-0 cursor-pointer place-items-center">
              <input
                type="checkbox"
                aria-label={unit.title}
                className="size-4 accent-(--ink)"
                checked={on.has(unit.title)}
                onChange={(event) => slot.choose(unit.title, event.target.checked)}
              />
            </label>
            <UnitName unit={shownUnit(game, unit)} className="min-h-(--target) flex-1" />
            {unit.points !== undefined && (
              <span className="whitespace-nowrap text-muted">{armies.slot.unitPoints(unit.points)}</span>
            )}
          </li>
        ))}
      </ul>
      {units.length > shown && <p className="text-s text-muted">{armies.slot.more(units.length - shown)}</p>}
      <div className="flex gap-2 pt-1">
        <button type="button" className="button button-quiet" onClick={() => slot.chooseAll(true)}>
          {armies.slot.all}
        </button>
        <button type="button" className="button button-quiet" onClick={() => slot.chooseAll(false)}>
          {armies.slot.none}
        </button>
      </div>
    </>
  );
}

interface ListSheetProps extends ArmySlotProps {
  onClose(): void;
}

function ListSheet({ game, slot, onClose }: ListSheetProps) {
  const [teams, setTeams] = useState<readonly string[]>([]);
  useEffect(() => {
    teamsOf(game.calculator).then(setTeams, () => undefined);
  }, [game]);
  // The sheet goes first: with a list of hundreds it held the page up for longer than a blink.
  const take = (list: string | Uint8Array) => {
    onClose();
    startTransition(() => slot.take(list));
  };
  const open = async (file: File) =>
    take(game.id === 'wh40k' ? new Uint8Array(await file.arrayBuffer()) : await file.text());
  const name = NAMES[slot.side];
  return (
    <Sheet title={name} description={armies.slot.description} onClose={onClose}>
      <div className="space-y-2 overflow-y-auto p-3">
        {teams.length > 0 && (
          <Select
            label={armies.slot.team}
            value=""
            look="w-full text-s"
            options={[
              { value: '', label: armies.slot.chooseTeam },
              ...teams.map((team) => ({ value: team, label: team })),
            ]}
            onChoose={take}
          />
        )}
        <ListInput
          label={armies.slot.paste}
          placeholder={game.placeholder}
          rows={8}
          accept=".ros,.rosz,.json,.txt"
          onText={take}
          onFiles={(files) => void open(files[0])}
          more={() => (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                slot.clear();
                onClose();
              }}
            >
              {slot.side === 'defender' ? armies.slot.typicalTargets : armies.slot.example}
            </button>
          )}
        />
      </div>
    </Sheet>
  );
}
