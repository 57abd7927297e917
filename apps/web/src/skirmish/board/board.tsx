// The battlefield: a drawing in inches on one layer that is panned and zoomed as a whole.
import type { State } from '@oddsmith/skirmish';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import type { Plan } from '../session/plan.ts';
import { useSettings } from '../session/settings.ts';
import { marksOf, placeOf, signsOf, unitName } from '../words.ts';
import { type Handlers, useGestures } from './gestures.ts';
import { Ghost, Reach } from './ghost.tsx';
import { namePlaces } from './name-places.ts';
import { Ground, MarkerLabels, Markers } from './terrain.tsx';
import { UnitFigure, UnitNameTag } from './unit-figure.tsx';
import { BOARD, type View } from './view.ts';

interface BoardProps {
  readonly view: View;
  readonly state: State;
  readonly selected: readonly string[];
  readonly aimed?: readonly string[];
  /** Units that can still do something; undefined when nobody is asked. */
  readonly ready?: ReadonlySet<string> | undefined;
  readonly plan?: Plan | null;
  readonly handlers: Handlers;
  /** More to draw under the models. */
  readonly children?: ReactNode;
  onChoose(unit: string, more: boolean): void;
  onFocusUnit?(unit: string | null): void;
}

const NOBODY: readonly string[] = [];

/** Names are written at this size; where an inch has few pixels, smaller and shorter. */
const TEXT_PX = 12;
const SMALL_PX = 9.5;
const NAMED_FROM = 13;

export function Board(props: BoardProps) {
  const { view, state, selected, aimed = NOBODY, ready, plan = null, children, onChoose, onFocusUnit } = props;
  const gestures = useGestures(view, props.handlers);
  const { grid, patterns, lengths } = useSettings();
  const text = Math.min(2.4, TEXT_PX / view.perInch);
  const labels = useMemo(() => labelsOf(state), [state]);
  const small = view.perInch < NAMED_FROM;
  const nameText = small ? SMALL_PX / view.perInch : text;
  const tags = useMemo(() => {
    const named = state.units.flatMap((unit) => {
      if (!unit.placed || unit.models.length === 0 || unit.id === plan?.unit) return [];
      const chosen = selected.includes(unit.id);
      const insists = chosen || aimed.includes(unit.id);
      const { name, short, marks } = labels[unit.id];
      // What it has been through in words while it is selected.
      const been = chosen && marks !== '' ? `· ${marks}` : signsOf(unit);
      return [{ unit, insists, words: [small && !insists ? short : name, been].join(' ').trim() }];
    });
    const places = namePlaces(named, nameText);
    return named.flatMap(({ unit, words }) => {
      const at = places.get(unit.id);
      return at === undefined ? [] : [{ id: unit.id, words, at }];
    });
  }, [state, labels, small, nameText, selected, aimed, plan?.unit]);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={view.frame}
        className="relative h-full touch-none overflow-hidden rounded-m border border-line bg-sunken select-none"
        {...gestures}
      >
        <div ref={view.layer} className="absolute top-0 left-0 origin-top-left">
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldsets */}
          <svg
            data-board
            viewBox={`0 0 ${BOARD.width} ${BOARD.depth}`}
            width={BOARD.width * view.fitted}
            height={BOARD.depth * view.fitted}
            className="block"
            role="group"
            aria-label={skirmish.board.label}
          >
            <defs>
              <pattern
                id="skirmish-hatch"
                width="0.4"
                height="0.4"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line x1="0" y1="0" x2="0" y2="0.4" className="stroke-ink/70 [stroke-width:0.12]" />
              </pattern>
            </defs>
            <Ground setup={state.setup} grid={grid} />
            <Markers state={state} />
            {plan !== null && (
              <Reach state={state} unitId={plan.unit} inches={plan.allowance} look="fill-good opacity-15" />
            )}
            {children}
            {state.units.map((unit) =>
              unit.placed && unit.models.length > 0 ? (
                <UnitFigure
                  key={unit.id}
                  unit={unit}
                  setup={state.setup}
                  label={labels[unit.id].label}
                  selected={selected.includes(unit.id)}
                  aimed={aimed.includes(unit.id)}
                  ready={ready === undefined || unit.side !== state.actor || ready.has(unit.id)}
                  patterns={patterns}
                  finger={TEXT_PX / view.perInch}
                  onChoose={onChoose}
                  onFocusUnit={onFocusUnit}
                />
              ) : null,
            )}
            <MarkerLabels state={state} />
            {tags.map(({ id, words, at }) => (
              <UnitNameTag key={id} words={words} at={at} text={nameText} />
            ))}
            {plan !== null && <Ghost state={state} plan={plan} text={text} lengths={lengths} />}
          </svg>
        </div>
      </div>
      <ZoomButtons view={view} look="absolute right-1 bottom-1 flex-col max-md:hidden" />
    </div>
  );
}

/** On a phone they would hide a corner of the board: there they stand below it. */
export function ZoomButtons({ view, look }: { readonly view: View; readonly look: string }) {
  return (
    <div className={`flex gap-1 ${look}`}>
      <IconButton label={skirmish.board.zoomIn} look="" onClick={() => view.zoomBy(1.4)}>
        <Plus aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={skirmish.board.zoomOut} look="" onClick={() => view.zoomBy(1 / 1.4)}>
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={skirmish.board.whole} look="" onClick={view.fit}>
        <Maximize aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

/** "Intercessor B": the first word, and the letter where a side has several. */
function shortened(name: string): string {
  const words = name.split(' ');
  const last = words[words.length - 1];
  return words.length > 1 && last.length === 1 ? `${words[0]} ${last}` : words[0];
}

interface Labels {
  readonly [unit: string]: {
    readonly name: string;
    readonly short: string;
    readonly marks: string;
    readonly label: string;
  };
}

function labelsOf(state: State): Labels {
  return Object.fromEntries(
    state.units.map((unit) => {
      const name = unitName(state, unit);
      const marks = marksOf(unit);
      const owner = state.setup.players[unit.side].name;
      const label = `${skirmish.board.unit(name, owner, unit.models.length, placeOf(unit))}${marks === '' ? '' : `, ${marks}`}`;
      return [unit.id, { name, short: shortened(name), marks, label }];
    }),
  );
}
