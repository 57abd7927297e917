// One army: where it comes from, what was remarked, and which of its units fight.
import { ClipboardPaste, Info, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { lazy, Suspense } from '../../../components/ui/lazy.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { useDrop } from '../../../components/ui/use-drop.ts';
import { armies } from '../../../language/english/armies.ts';
import { type ArmyRemark, type ArmySide, type ArmyUnit, type Host, linesOf, unitsOf } from '../army.ts';
import { phaseOf, useChosen, useGame, useLayer, usePlan } from '../plan/plan.ts';
import { armyKey } from './army-key.ts';
import { ProblemText } from './problem-text.tsx';
import { useTakeArmy } from './use-take-army.ts';

const ImportSheet = lazy(async () => ({ default: (await import('./import-sheet.tsx')).ImportSheet }));

const words = armies.panel;
const LETTERS = { attacker: 'A', defender: 'B' } as const;
const MARKS = { attacker: 'border-t-2 border-t-attacker', defender: 'border-t-2 border-t-defender' } as const;
const INKS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

export function ArmyPanel({ side }: { readonly side: ArmySide }) {
  const { Unit, Coverage } = useGame();
  const host = usePlan().hosts[side];
  const { army } = host;
  const phase = phaseOf(useLayer());
  const all = useMemo(() => unitsOf(army, side, phase), [army, side, phase]);
  const chosen = useChosen(side);
  const [importing, setImporting] = useState(false);
  const [shown, setShown] = useState<ArmyUnit | undefined>(undefined);
  const { readFiles, problem } = useTakeArmy(side);
  const drop = useDrop((files) => void readFiles(files));
  const store = useBattleStore();
  /** The army with one unit changed is another army: links carry it as it is now. */
  const change = (unit: ArmyUnit) => {
    const units = army.units.map((one) => (one.id === unit.id ? unit : one));
    const key = armyKey({ ...army, units });
    store.getState().set(['hosts', side], { ...host, army: { ...army, key, origin: 'link', units } });
    setShown(unit);
  };
  const points = chosen.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
  return (
    <section
      aria-label={words.names[side]}
      className={`card min-w-0 p-3 ${MARKS[side]} ${drop.over ? 'outline-2 outline-accent' : ''}`}
      {...drop.handlers}
    >
      <div className="mb-1 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className={`text-l font-semibold break-words ${INKS[side]}`}>
            <span className="text-muted">{LETTERS[side]}</span> {army.name}
          </h2>
          <p className="text-s text-muted">
            {army.note === '' ? '' : `${army.note}. `}
            {words.units(chosen.length, all.length, points)}
          </p>
        </div>
        <button type="button" className="button shrink-0" onClick={() => setImporting(true)}>
          <ClipboardPaste aria-hidden className="size-4" />
          {words.change}
          <span className="sr-only"> {words.changeWhich[side]}</span>
        </button>
      </div>
      {problem !== undefined && (
        <p role="alert" className="mb-1 rounded-m bg-bad-soft px-2 py-1 text-s">
          <ProblemText problem={problem} />
        </p>
      )}
      <Remarks diagnostics={army.diagnostics} />
      <details className="text-s">
        <summary className="min-h-(--target) w-fit cursor-pointer content-center text-muted">
          {words.chooseUnits}
        </summary>
        <UnitList side={side} host={host} all={all} chosen={chosen} onShow={setShown} />
      </details>
      <Suspense fallback={null}>{Coverage !== undefined && <Coverage army={army} />}</Suspense>
      <Suspense fallback={null}>
        {importing && <ImportSheet side={side} onClose={() => setImporting(false)} />}
        {shown !== undefined && Unit !== undefined && (
          <Unit unit={shown} army={army} onChange={change} onClose={() => setShown(undefined)} />
        )}
      </Suspense>
    </section>
  );
}

function Remarks({ diagnostics }: { readonly diagnostics: readonly ArmyRemark[] }) {
  if (diagnostics.length === 0) return null;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  return (
    <details className="mb-1 text-s" open={warnings > 0 && diagnostics.length <= 3}>
      <summary className="min-h-6 cursor-pointer text-muted">{words.remarks(diagnostics.length)}</summary>
      <ul className="mt-1 max-h-40 space-y-1 overflow-y-auto">
        {diagnostics.map(({ severity, unit, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and remarks may be equal
          <li key={index} className="flex gap-2">
            {severity === 'warning' ? (
              <TriangleAlert aria-label={words.warning} className="mt-0.5 size-3.5 shrink-0 text-bad" />
            ) : (
              <Info aria-label={words.note} className="mt-0.5 size-3.5 shrink-0 text-muted" />
            )}
            <span>
              {unit === '' ? '' : `${unit}: `}
              <Prose text={message} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** So many more each time the list is scrolled to its end: hundreds at once hold the page up whenever it is laid out. */
const SHOWN_AT_ONCE = 30;
/** That near to the end, in pixels. */
const NEAR_THE_END = 200;

interface UnitListProps {
  readonly side: ArmySide;
  readonly host: Host;
  readonly all: readonly ArmyUnit[];
  readonly chosen: readonly ArmyUnit[];
  onShow(unit: ArmyUnit): void;
}

function UnitList({ side, host, all, chosen, onShow }: UnitListProps) {
  const store = useBattleStore();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const rows = useMemo(() => linesOf(all), [all]);
  const on = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const choose = (ids: readonly string[], wanted: boolean) => {
    const next = new Set(host.chosen);
    for (const id of ids) {
      if (wanted) next.add(id);
      else next.delete(id);
    }
    const { army } = host;
    store
      .getState()
      .set(['hosts', side], { army, chosen: army.units.map(({ id }) => id).filter((id) => next.has(id)) });
  };
  const whole = chosen.length === all.length;
  return (
    <>
      <ul
        className="max-h-96 overflow-y-auto text-s contain-content"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (shown < rows.length && scrollHeight - scrollTop - clientHeight < NEAR_THE_END)
            setShown(shown + SHOWN_AT_ONCE);
        }}
      >
        {rows.slice(0, shown).map(({ unit, ids }) => (
          <UnitLine
            key={unit.id}
            unit={unit}
            count={ids.length}
            army={host.army}
            on={ids.some((id) => on.has(id))}
            onChoose={(wanted) => choose(ids, wanted)}
            onShow={onShow}
          />
        ))}
      </ul>
      {rows.length > shown && <p className="text-s text-muted">{words.more(rows.length - shown)}</p>}
      <button
        type="button"
        className="button button-quiet -ml-2 text-muted"
        onClick={() =>
          choose(
            all.map(({ id }) => id),
            !whole,
          )
        }
      >
        {whole ? words.chooseNone : words.chooseAll(all.length)}
      </button>
    </>
  );
}

interface UnitLineProps {
  readonly unit: ArmyUnit;
  readonly count: number;
  readonly army: Host['army'];
  readonly on: boolean;
  onChoose(wanted: boolean): void;
  onShow(unit: ArmyUnit): void;
}

function UnitLine({ unit, count, army, on, onChoose, onShow }: UnitLineProps) {
  const game = useGame();
  const { title, models = 1, note, points } = unit;
  return (
    <li className="flex items-center gap-2 border-t border-line first:border-t-0">
      <label className="grid size-(--target) shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={title}
          className="size-4 accent-(--ink)"
          checked={on}
          onChange={() => onChoose(!on)}
        />
      </label>
      <span className="min-w-0 flex-1">
        {game.Unit === undefined ? (
          <UnitName unit={game.shown(unit, army)} />
        ) : (
          <button
            type="button"
            aria-label={words.details(title)}
            className="min-h-(--target) text-left break-words underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            onClick={() => onShow(unit)}
          >
            {title}
          </button>
        )}
        {models > 1 && <span className="text-muted"> [{models}]</span>}
        {count > 1 && <span className="text-muted"> ×{count}</span>}
      </span>
      {note !== undefined && <span className="text-muted">{note}</span>}
      {points !== undefined && <span className="min-w-14 text-right whitespace-nowrap">{words.points(points)}</span>}
    </li>
  );
}
