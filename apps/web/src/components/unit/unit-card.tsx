// One side of a battle as one card: its name in large, its stats in a line each, and what is set on it.
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { useBattle, useBattleStore, useField, useInput } from '../../battle/context.ts';
import type { CalculatorView, CardView } from '../../games/view.ts';
import { battlePage as words } from '../../language/english/calculator/page.ts';
import { useDraft } from '../form/controls/use-draft.ts';
import { fieldAt } from '../form/fields-at.ts';
import { useFormNotes } from '../form/form-context.ts';
import { Hint } from '../ui/hint.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { lazy, Suspense } from '../ui/lazy.tsx';
import { type RulePlace, type SetRule, setRules } from './set-rules.ts';
import { StatLine } from './stat-line.tsx';
import { useNarrow } from './use-narrow.ts';

const RuleSheet = lazy(async () => ({ default: (await import('./rule-sheet.tsx')).RuleSheet }));

interface UnitCardProps {
  readonly side: 'attacker' | 'defender';
  readonly card: CardView;
  readonly view: CalculatorView;
  /** What the page calls one without a name. */
  readonly unnamed: string;
}

const MARKS = { attacker: 'border-t-attacker', defender: 'border-t-defender' } as const;
const INKS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

export function UnitCard({ side, card, view, unnamed }: UnitCardProps) {
  const input = useInput();
  const edit = useBattle((battle) => battle.edit);
  const [picking, setPicking] = useState(false);
  const name = card.name === '' ? unnamed : card.name;
  const { picker: Picker, board: Board } = view;
  const narrow = useNarrow();
  const lines = card.lines.slice(0, narrow ? LINES_ON_PHONES : LINES);
  const heading = `truncate text-left text-l leading-tight font-semibold lg:text-xl ${INKS[side]}`;
  return (
    <section
      aria-label={words.cardOf(name)}
      data-card={side}
      className={`card flex min-w-0 flex-col gap-1 border-t-2 px-3 py-1 ${MARKS[side]}`}
    >
      <div className="flex min-w-0 items-center gap-2">
        <h2 className="flex min-w-0 flex-1 items-center">
          {Picker === undefined ? (
            <span className={heading}>{name}</span>
          ) : (
            <button
              type="button"
              id={`pick-${side}`}
              aria-haspopup="dialog"
              aria-label={words.chooseOf(name)}
              className={`min-h-(--target) min-w-0 hover:underline ${heading}`}
              onClick={() => setPicking(true)}
            >
              {name}
            </button>
          )}
          {card.count !== undefined && <CountBox path={card.count} name={name} />}
        </h2>
        <IconButton icon={Pencil} label={words.editOf(name)} onClick={() => edit(side)} />
      </div>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weapons have no identity of their own; their place is it
        <StatLine key={at} line={line} name={line.label === '' ? name : `${name}: ${line.label}`} />
      ))}
      {Board !== undefined && (
        <Suspense fallback={null}>
          <Board input={input} side={side} />
        </Suspense>
      )}
      <RuleChips
        side={side}
        name={name}
        places={card.rules}
        lines={lines.length}
        hidden={card.lines.length - lines.length}
        withBoard={Board !== undefined}
        switches={view.switches}
      />
      {picking && Picker !== undefined && (
        <Suspense fallback={null}>
          <Picker input={input} side={side} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </section>
  );
}

const LINES = 3;
const LINES_ON_PHONES = 1;
const CHIPS = 2;

interface CountBoxProps {
  readonly path: NonNullable<CardView['count']>;
  readonly name: string;
}

/** "× 5", typed. */
function CountBox({ path, name }: CountBoxProps) {
  const [value, set] = useField(path);
  const form = useBattle((battle) => battle.calculator.form);
  const field = fieldAt(form, path);
  const draft = useDraft(value);
  if (field?.kind !== 'integer') return null;
  const { min, max } = field;
  const type = (text: string) => {
    const number = Number(text);
    const meant = /^\d{1,4}$/.test(text.trim()) && number >= min && number <= max ? number : value;
    draft.keep(text, meant);
    if (meant !== value) set(meant);
  };
  const step = (by: number) => {
    draft.drop();
    if (typeof value === 'number') set(Math.min(max, Math.max(min, value + by)));
  };
  return (
    <span className="ml-2 flex shrink-0 items-center text-m font-normal text-muted">
      ×
      <input
        inputMode="numeric"
        aria-label={words.models(name)}
        autoComplete="off"
        value={draft.text ?? String(value ?? '')}
        className="h-(--target) w-12 rounded-m bg-transparent px-1 text-l font-semibold text-ink hover:bg-sunken"
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={draft.drop}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
    </span>
  );
}

interface RuleChipsProps {
  readonly side: 'attacker' | 'defender';
  readonly name: string;
  readonly places: readonly RulePlace[];
  /** Those of the card that are shown. */
  readonly lines: number;
  /** Lines of the card that are not shown. */
  readonly hidden: number;
  readonly withBoard: boolean;
  readonly switches: CalculatorView['switches'];
}

function RuleChips({ side, name, places, lines, hidden, withBoard, switches }: RuleChipsProps) {
  const store = useBattleStore();
  const form = useBattle((battle) => battle.calculator.form);
  const input = useInput();
  const { rules } = useFormNotes();
  const edit = useBattle((battle) => battle.edit);
  const set = useBattle((battle) => battle.set);
  const [adding, setAdding] = useState(false);
  const narrow = useNarrow();
  const all = setRules(form, input, places, rules);
  // A card of several lines is long enough.
  const most = lines > 1 ? CHIPS - 1 : CHIPS;
  const shown = all.length <= most + 1 ? all : all.slice(0, most);
  const more = all.length - shown.length + hidden;
  if (narrow && withBoard && all.length === 0) return null;
  return (
    <div className="flex items-center gap-1 sm:flex-wrap">
      {narrow && all.length + hidden > 0 && (
        <button type="button" className="button button-quiet min-w-0 shrink text-muted" onClick={() => edit(side)}>
          <span className="truncate">
            {all.length === 0 ? words.moreSet(hidden) : all.map(({ label }) => label).join(', ')}
          </span>
        </button>
      )}
      {!narrow &&
        shown.map((rule) => <RuleChip key={rule.key} rule={rule} onTake={() => set(rule.path, rule.without)} />)}
      {!narrow && more > 0 && (
        <button type="button" className="button button-quiet text-muted" onClick={() => edit(side)}>
          {words.moreSet(more)}
        </button>
      )}
      {places.length > 0 && (
        <button
          type="button"
          className="button button-quiet shrink-0 text-muted"
          aria-label={words.addRuleOf(name)}
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
        >
          {words.addRule}
        </button>
      )}
      {adding && (
        <Suspense fallback={null}>
          <RuleSheet
            name={name}
            places={places}
            switches={switches && ((words) => switches(store, side, words))}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function RuleChip({ rule, onTake }: { readonly rule: SetRule; onTake(): void }) {
  return (
    <Hint text={rule.meaning}>
      {(describedBy) => (
        <button
          type="button"
          aria-label={words.takeOff(rule.label)}
          aria-describedby={describedBy}
          className="inline-flex min-h-(--target) max-w-56 items-center gap-1 rounded-[999px] border border-line bg-sunken px-3 text-s"
          onClick={onTake}
        >
          <span className="truncate">{rule.label}</span>
          <X aria-hidden className="-mr-1 size-3.5 shrink-0" />
        </button>
      )}
    </Hint>
  );
}
