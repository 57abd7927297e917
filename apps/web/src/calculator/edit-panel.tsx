// The fields of one unit beside the answer, or all of the battle: a panel at the side of a desk, a sheet at the thumb of a phone. The page
// goes on behind it.
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBattle, useInput } from '../battle/context.ts';
import type { EditPart } from '../battle/store.ts';
import { GeneratedForm } from '../components/form/generated-form.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { Suspense } from '../components/ui/lazy.tsx';
import { EffectsBar } from '../effects/effects-bar.tsx';
import { FirstVisit } from '../first-visit/first-visit.tsx';
import { genericCards } from '../games/generic-view.ts';
import type { CalculatorView } from '../games/view.ts';
import { calculator } from '../language/english/calculator/calculator.ts';
import { battlePage as words } from '../language/english/calculator/page.ts';
import { everyday } from '../language/english/everyday.ts';
import { PresetStrip } from './preset-strip.tsx';

interface Part {
  readonly part: EditPart;
  readonly name: string;
}

export function EditPanel({ view }: { readonly view: CalculatorView }) {
  const editing = useBattle((battle) => battle.editing);
  const edit = useBattle((battle) => battle.edit);
  const revealed = useBattle((battle) => battle.revealed);
  const form = useBattle((battle) => battle.calculator.form);
  const input = useInput();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const isOpen = editing !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
  useEffect(() => {
    if (editing === undefined || revealed !== '') return;
    const part = panel.current?.querySelector(`[data-side=${editing}]`);
    // Of several columns the first card of a side stands at the top anyway.
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    panel.current?.focus({ preventScroll: true });
  }, [editing, revealed]);
  if (!isOpen) return null;
  const Form = view.form ?? GeneratedForm;
  const cards = view.cards?.(input, view.id) ?? genericCards(form, input, view.tab);
  const [first, second] = view.unnamed ?? [everyday.attacker, everyday.defender];
  const sides: readonly Part[] = [
    ...(cards.attacker === undefined ? [] : [{ part: 'attacker', name: cards.attacker.name || first } as const]),
    ...(cards.defender === undefined ? [] : [{ part: 'defender', name: cards.defender.name || second } as const]),
  ];
  const parts: readonly Part[] = [...sides, { part: 'battle', name: words.allFields }];
  return (
    <section
      ref={panel}
      id="fields"
      tabIndex={-1}
      aria-label={calculator.inputs}
      data-part={editing}
      data-paper="none"
      className="fixed inset-x-0 bottom-0 z-20 flex max-h-[62dvh] flex-col rounded-t-m border border-line-strong bg-surface outline-none lg:top-[45px] lg:left-auto lg:max-h-none lg:w-[430px] lg:rounded-none xl:w-[660px] 2xl:w-[780px]"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        edit(undefined);
      }}
    >
      <header className="flex items-center justify-between border-b border-line bg-panel py-0.5 pr-1 pl-3">
        <h2 className="sr-only">{words.panel}</h2>
        <fieldset className="flex min-w-0 gap-1">
          <legend className="sr-only">{words.parts}</legend>
          {parts.map(({ part, name }) => (
            <button
              key={part}
              type="button"
              aria-pressed={part === editing}
              className={`button button-quiet px-2 ${part === 'battle' ? 'shrink-0' : 'min-w-0 shrink'}`}
              onClick={() => edit(part)}
            >
              <span className="truncate">{name}</span>
            </button>
          ))}
        </fieldset>
        <IconButton icon={X} label={everyday.close} onClick={() => edit(undefined)} />
      </header>
      <div className="min-h-0 overflow-y-auto px-3 py-2">
        <FirstVisit page={view.id} />
        {editing === 'battle' && <PresetStrip />}
        {editing === 'battle' && !view.withoutEffects && <EffectsBar />}
        <Suspense fallback={<div className="card h-96" aria-busy />}>
          <Form input={input} />
        </Suspense>
      </div>
    </section>
  );
}
