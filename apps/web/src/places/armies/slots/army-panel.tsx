// One army: where it comes from, what was remarked, and which of its units fight.
import type { Diagnostic } from '@oddsmith/games/grimdark/import';
import { ClipboardPaste, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { lazy, Suspense } from '../../../components/ui/lazy.tsx';
import { PhoneFold } from '../../../components/ui/phone-fold.tsx';
import { useDrop } from '../../../components/ui/use-drop.ts';
import { CoverageLine } from '../../../games/grimdark/rules/coverage-line.tsx';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { Said } from '../../../language/said.tsx';
import { type ArmySide, type ArmyUnit, chosenUnits, type Host, nameOf } from '../army.ts';
import { usePlan } from '../plan/plan.ts';
import { armyKey } from './army-key.ts';
import { ProblemText } from './problem-text.tsx';
import { useTakeArmy } from './use-take-army.ts';

const ImportSheet = lazy(async () => ({ default: (await import('./import-sheet.tsx')).ImportSheet }));
const UnitSheet = lazy(async () => ({
  default: (await import('../../../games/grimdark/units/unit-sheet.tsx')).UnitSheet,
}));

const words = grimdarkArmies.panel;
const LETTERS = { attacker: 'A', defender: 'B' } as const;
const MARKS = { attacker: 'border-t-2 border-t-attacker', defender: 'border-t-2 border-t-defender' } as const;
const INKS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

export function ArmyPanel({ side }: { readonly side: ArmySide }) {
  const host = usePlan().hosts[side];
  const { army } = host;
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
  const points = chosenUnits(host).reduce((sum, unit) => sum + unit.points, 0);
  return (
    <section
      aria-label={words.army[side]}
      className={`card min-w-0 p-3 ${MARKS[side]} ${drop.over ? 'outline-2 outline-accent' : ''}`}
      {...drop.handlers}
    >
      <div className="mb-1 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className={`text-m font-semibold break-words ${INKS[side]}`}>
            <span className="text-muted">{LETTERS[side]}</span> {army.name}
          </h2>
          <p className="text-s text-muted">
            {army.note === '' ? '' : `${army.note}. `}
            {words.units(host.chosen.length, army.units.length, points)}
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
      <PhoneFold summary={words.chooseUnits}>
        <UnitList side={side} host={host} onShow={setShown} />
        <CoverageLine army={army} />
      </PhoneFold>
      <Suspense fallback={null}>
        {importing && <ImportSheet side={side} onClose={() => setImporting(false)} />}
        {shown !== undefined && (
          <UnitSheet unit={shown} army={army} onChange={change} onClose={() => setShown(undefined)} />
        )}
      </Suspense>
    </section>
  );
}

function Remarks({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
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
              <Said text={message} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface UnitListProps {
  readonly side: ArmySide;
  readonly host: Host;
  onShow(unit: ArmyUnit): void;
}

function UnitList({ side, host, onShow }: UnitListProps) {
  const store = useBattleStore();
  const { army, chosen } = host;
  const choose = (ids: readonly string[]) =>
    store.getState().set(['hosts', side], {
      army,
      chosen: army.units.map(({ id }) => id).filter((id) => ids.includes(id)),
    });
  const all = chosen.length === army.units.length;
  return (
    <>
      <ul className="max-h-96 overflow-y-auto text-s">
        {army.units.map((unit) => {
          const on = chosen.includes(unit.id);
          return (
            <li key={unit.id} className="flex items-center gap-2 border-t border-line first:border-t-0">
              <label className="grid size-(--target) shrink-0 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  aria-label={nameOf(unit)}
                  className="size-4 accent-(--ink)"
                  checked={on}
                  onChange={() => choose(on ? chosen.filter((id) => id !== unit.id) : [...chosen, unit.id])}
                />
              </label>
              <span className="min-w-0 flex-1">
                <button
                  type="button"
                  aria-label={words.details(nameOf(unit))}
                  className="min-h-(--target) text-left break-words underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                  onClick={() => onShow(unit)}
                >
                  {nameOf(unit)}
                </button>
                {unit.models > 1 && <span className="text-muted"> [{unit.models}]</span>}
              </span>
              <span className="text-muted">
                {unit.unit.quality}+/{unit.unit.defense}+
              </span>
              <span className="min-w-14 text-right whitespace-nowrap">{words.points(unit.points)}</span>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="button button-quiet -ml-2 text-muted"
        onClick={() => choose(all ? [] : army.units.map(({ id }) => id))}
      >
        {all ? words.chooseNone : words.chooseAll(army.units.length)}
      </button>
    </>
  );
}
