// Answer, inputs and results of the battle at hand; the answer stays in sight on phones.
import { editionOf, type Rule, summaryInEdition } from '@oddsmith/games';
import { useDeferredValue, useMemo } from 'react';
import { useBattle, useInput } from '../battle/context.ts';
import { FormNotesContext } from '../components/form/form-context.ts';
import { GeneratedForm } from '../components/form/generated-form.tsx';
import { AnswerCard } from '../components/results/answer-card.tsx';
import { OwnResults, ResultsPanel } from '../components/results/results-panel.tsx';
import { lazy, Suspense } from '../components/ui/lazy.tsx';
import { UnitsOfPage } from '../components/ui/prose.tsx';
import { type AnswerState, useAnswer } from '../engine/use-answer.ts';
import { FirstVisit } from '../first-visit/first-visit.tsx';
import type { CalculatorView } from '../games/view.ts';
import { calculator as words } from '../language/english/calculator/calculator.ts';
import { useCommandStore } from '../shell/commands.ts';
import { useAddress } from './address.ts';
import type { TabLink } from './calculator-tabs.tsx';
import { useCommands } from './commands.ts';
import { PresetStrip } from './preset-strip.tsx';
import { Toolbar } from './toolbar.tsx';
import type { ShownUnit } from './unit-uses.ts';
import { useTitle } from './use-title.ts';

// Not needed for the first answer, and loaded after it: on a slow line they share the way.
const EffectsBar = lazy(async () => ({ default: (await import('../effects/effects-bar.tsx')).EffectsBar }));

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

// Most links open.
const Notice = lazy(async () => ({ default: (await import('./notice.tsx')).Notice }));

interface BattlePageProps {
  readonly view: CalculatorView;
  readonly tabs: readonly TabLink[];
}

export function BattlePage({ view, tabs }: BattlePageProps) {
  const calculator = useBattle((battle) => battle.calculator);
  const { id, title, question, rules } = calculator;
  const input = useInput();
  const sharing = useCommandStore((store) => store.sheet === 'share');
  const noticed = useBattle((battle) => battle.notice !== undefined);
  const state = useAnswer(id, input, { known: calculator });
  useAddress();
  useTitle(view, state);
  useCommands();
  const rulesById = useRulesInUse(rules);
  const advice = state.answer?.advice;
  const notes = useMemo(
    () => ({ rules: rulesById, problem: state.problem, advice: advice ?? [] }),
    [rulesById, state.problem, advice],
  );
  /** After the first answer: what is not needed for it is asked for next. */
  const drawn = useDeferredValue(true, false);
  const Form = view.form ?? GeneratedForm;
  const units = useUnits(view, state);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-[2000px] outline-none">
      <h1 className="sr-only">
        {title}: {question}
      </h1>
      <Toolbar tabs={tabs} current={id} />
      <Suspense fallback={null}>{noticed && <Notice />}</Suspense>
      <UnitsOfPage units={units}>
        <div className="lg:grid lg:grid-cols-[minmax(400px,5fr)_minmax(0,8fr)] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(620px,1fr)_minmax(0,1fr)] 2xl:grid-cols-[minmax(760px,1fr)_minmax(0,1fr)]">
          <section
            aria-label={words.answer}
            className="sticky top-0 z-10 bg-surface px-3 pb-2 lg:col-start-2 lg:pl-1.5"
          >
            <AnswerCard state={state} view={view} />
          </section>
          {view.resultsFirst && state.answer !== undefined && (
            <section aria-label={words.decision} className="px-3 pb-3 lg:col-start-2 lg:pl-1.5">
              <OwnResults view={view} answer={state.answer} input={state.answered} />
            </section>
          )}
          <section
            aria-label={words.inputs}
            data-paper="none"
            className="px-3 pb-3 lg:sticky lg:top-0 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:max-h-screen lg:overflow-y-auto lg:pr-1.5"
          >
            <h2 className="sr-only">{words.inputs}</h2>
            <FirstVisit page={id} />
            <PresetStrip />
            {!view.withoutEffects && (
              <Suspense fallback={<div className="mb-2 h-(--target)" />}>
                {drawn && state.answer !== undefined ? <EffectsBar /> : <div className="mb-2 h-(--target)" />}
              </Suspense>
            )}
            <FormNotesContext value={notes}>
              <Suspense fallback={<div className="card h-96" aria-busy />}>
                <Form input={input} />
              </Suspense>
            </FormNotesContext>
          </section>
          <section aria-label={words.results} className="px-3 pb-6 lg:col-start-2 lg:pl-1.5">
            <ResultsPanel state={state} view={view} />
          </section>
        </div>
      </UnitsOfPage>
      <Suspense fallback={null}>
        {sharing && state.answer !== undefined && <ShareSheet answer={state.answer} />}
      </Suspense>
    </main>
  );
}

/** By id, in the words of the edition that is played. */
function useRulesInUse(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  const edition = useBattle((battle) => editionOf(battle.history.present));
  return useMemo(
    () => new Map(rules.map((rule) => [rule.id, { ...rule, summary: summaryInEdition(rule, edition) }])),
    [rules, edition],
  );
}

/** Those the answer on screen is about. */
function useUnits(view: CalculatorView, { answer, answered }: AnswerState): readonly ShownUnit[] {
  return useMemo(() => {
    const units = answer === undefined ? [] : (view.units?.(answered, answer) ?? []);
    return units.filter((unit) => unit !== undefined);
  }, [view, answer, answered]);
}
