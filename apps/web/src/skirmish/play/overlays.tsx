// Drawn on demand: how far guns reach, who is seen, and what the enemy could reach next turn.
import { options, type State, threat, unitById } from '@oddsmith/skirmish';
import { useMemo, useState } from 'react';
import { optionsOf } from '../../components/ui/select.tsx';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { Reach } from '../board/ghost.tsx';
import { ownSide } from '../session/controls.ts';
import { useSession } from '../session/session.ts';

type Overlay = keyof typeof skirmishPlay.overlays;
const OVERLAYS = optionsOf<Overlay>(skirmishPlay.overlays);

interface Shown {
  readonly shown: readonly Overlay[];
  toggle(overlay: Overlay): void;
}

export function useOverlays(): Shown {
  const [shown, setShown] = useState<readonly Overlay[]>([]);
  return {
    shown,
    toggle: (overlay) =>
      setShown((before) => (before.includes(overlay) ? before.filter((one) => one !== overlay) : [...before, overlay])),
  };
}

export function OverlayButtons({ shown, toggle }: Shown) {
  return (
    <div className="flex flex-wrap items-center gap-1 text-s">
      {OVERLAYS.map(({ value: id, label }) => (
        <button key={id} type="button" className="button" aria-pressed={shown.includes(id)} onClick={() => toggle(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}

export function Overlays({ state, shown }: { readonly state: State; readonly shown: readonly Overlay[] }) {
  const selected = useSession((session) => session.selected[0]);
  return (
    <>
      {shown.includes('threat') && <Threat state={state} />}
      {selected !== undefined && shown.includes('ranges') && <Ranges state={state} unit={selected} />}
      {selected !== undefined && shown.includes('sight') && <Sight state={state} unit={selected} />}
    </>
  );
}

function Threat({ state }: { readonly state: State }) {
  const enemies = useMemo(() => threat(state, ownSide(state)), [state]);
  return (
    <g data-testid="threat">
      {enemies.map(({ unit, shooting }) => (
        <Reach key={`s${unit}`} state={state} unitId={unit} inches={shooting} look="fill-bad opacity-5" />
      ))}
      {enemies.map(({ unit, charge }) => (
        <Reach key={`c${unit}`} state={state} unitId={unit} inches={charge} look="fill-bad opacity-10" />
      ))}
    </g>
  );
}

function Ranges({ state, unit: id }: { readonly state: State; readonly unit: string }) {
  const unit = unitById(state, id);
  if (unit === undefined) return null;
  const parts = new Set(unit.models.map((model) => model.unit));
  const weapons = [...parts].flatMap((index) => state.setup.forces[unit.side].units[index].weapons);
  const ranges = [...new Set(weapons.map(({ range }) => range).filter((range) => typeof range === 'number'))];
  return (
    <g data-testid="ranges">
      {ranges.map((inches) => (
        <Reach key={inches} state={state} unitId={id} inches={inches} look="fill-ink opacity-10" />
      ))}
    </g>
  );
}

function Sight({ state, unit: id }: { readonly state: State; readonly unit: string }) {
  const seen = useMemo(() => new Set(options(state, id).shots.flatMap(({ visible }) => visible)), [state, id]);
  const from = unitById(state, id)?.models[0];
  if (from === undefined) return null;
  return (
    <g className="pointer-events-none stroke-ink/50 [stroke-dasharray:0.3_0.2] [stroke-width:0.06]" data-testid="sight">
      {state.units.flatMap((unit) =>
        unit.models
          .filter((model) => seen.has(model.id))
          .map((model) => <line key={model.id} x1={from.x} y1={from.y} x2={model.x} y2={model.y} />),
      )}
    </g>
  );
}
