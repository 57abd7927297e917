// The page of a battle, the same in every game: two cards and the verb between them, the answer, one chart, what would change it.
import { editionOf, type Rule, summaryInEdition } from '@oddsmith/games';
import { useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { useBattle, useInput } from '../battle/context.ts';
import { useOpenBattles } from '../battle/open-battles.ts';
import { FormNotesContext } from '../components/form/form-context.ts';
import { AnswerCard, Sentence } from '../components/results/answer-card.tsx';
import { BesideAnswer } from '../components/results/beside-answer.tsx';
import { OwnResults, ResultsPanel } from '../components/results/results-panel.tsx';
import { lazy, Suspense } from '../components/ui/lazy.tsx';
import { UnitsOfPage } from '../components/ui/prose.tsx';
import { useWide } from '../components/ui/use-wide.ts';
import { UnitCard } from '../components/unit/unit-card.tsx';
import { useNarrow } from '../components/unit/use-narrow.ts';
import { type AnswerState, useAnswer } from '../engine/use-answer.ts';
import { genericCards } from '../games/generic-view.ts';
import type { CalculatorView, TabLink } from '../games/view.ts';
import { calculator as words } from '../language/english/calculator/calculator.ts';
import { battlePage } from '../language/english/calculator/page.ts';
import { everyday } from '../language/english/everyday.ts';
import { useCommandStore } from '../shell/commands.ts';
import { takeFirstAnswerAway } from '../shell/page-skeleton.tsx';
import { useAddress } from './address.ts';
import { useCommands } from './commands.ts';
import type { ShownUnit } from './unit-uses.ts';
import { useTitle } from './use-title.ts';
import { VerbMenu } from './verb-menu.tsx';

// Not needed for the first answer.
const EditPanel = lazy(async () => ({ default: (await import('./edit-panel.tsx')).EditPanel }));
const OpenBattlesRow = lazy(async () => ({ default: (await import('./open-battles-row.tsx')).OpenBattlesRow }));
const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

// Most links open.
const Notice = lazy(async () => ({ default: (await import('./notice.tsx')).Notice }));

interface BattlePageProps {
  readonly view: CalculatorView;
  readonly tabs: readonly TabLink[];
}

/** As wide as the panel is, or as high. */
const BESIDE_PANEL = 'max-lg:pb-[62dvh] lg:mr-[430px] xl:mr-[660px] 2xl:mr-[780px]';
const TWO_COLUMNS = 'lg:grid-cols-[minmax(340px,5fr)_minmax(0,8fr)] lg:grid-rows-[auto_auto_1fr]';
const LEFT_COLUMN =
  'contents lg:sticky lg:top-[54px] lg:col-start-1 lg:row-start-2 lg:row-end-[span_2] lg:block lg:space-y-3';

export function BattlePage({ view, tabs }: BattlePageProps) {
  const calculator = useBattle((battle) => battle.calculator);
  const { id, title, question, rules } = calculator;
  const input = useInput();
  const sharing = useCommandStore((store) => store.sheet === 'share');
  const noticed = useBattle((battle) => battle.notice !== undefined);
  const isEditing = useBattle((battle) => battle.editing !== undefined);
  const state = useAnswer(id, input, { known: calculator });
  useLayoutEffect(takeFirstAnswerAway, []);
  useAddress();
  useTitle(view, state);
  useCommands(view);
  const rulesById = useRulesInUse(rules);
  const advice = state.answer?.advice;
  const notes = useMemo(
    () => ({ rules: rulesById, problem: state.problem, advice: advice ?? [] }),
    [rulesById, state.problem, advice],
  );
  const narrow = useNarrow();
  /** After the first answer: what is not needed for it is asked for next. */
  const drawn = useDeferredValue(true, false) && state.answer !== undefined;
  const tabbed = useOpenBattles(({ battles }) => battles.length > 1);
  const units = useUnits(view, state);
  const inColumns = useWide() && !isEditing;
  const beside = drawn ? <BesideAnswer state={state} view={view} /> : <div className="h-(--target)" />;
  const { inStep: InStep } = view;
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`mx-auto max-w-[1720px] px-3 outline-none ${tabbed ? 'pb-6 max-sm:pb-20' : 'pb-6'} ${isEditing ? BESIDE_PANEL : ''}`}
    >
      <h1 className="sr-only">
        {title}: {question}
      </h1>
      <Suspense fallback={null}>{tabbed && <OpenBattlesRow />}</Suspense>
      <Suspense fallback={null}>{noticed && <Notice />}</Suspense>
      <UnitsOfPage units={units}>
        <FormNotesContext value={notes}>
          <div className={`grid grid-cols-1 items-start gap-1 pt-1 lg:gap-3 lg:pt-2 ${isEditing ? '' : TWO_COLUMNS}`}>
            <div className={isEditing ? 'contents' : LEFT_COLUMN}>
              <section
                aria-label={words.answer}
                className={`sticky top-0 z-10 order-1 -mx-3 bg-surface px-3 pb-1 ${isEditing ? 'lg:top-[45px]' : 'lg:static lg:mx-0 lg:px-0'}`}
              >
                <AnswerCard state={state} view={view} />
              </section>
              {inColumns && <div className="min-w-0 space-y-2">{beside}</div>}
            </div>
            <Sides view={view} tabs={tabs} narrow={isEditing} />
            {narrow && state.answer !== undefined && (
              <div className="order-3">
                <Sentence answer={state.answer} />
              </div>
            )}
            {view.resultsFirst && state.answer !== undefined && (
              <section aria-label={words.decision} className={`order-3 min-w-0 ${isEditing ? '' : 'lg:col-start-2'}`}>
                <OwnResults view={view} answer={state.answer} input={state.answered} />
              </section>
            )}
            <section aria-label={words.results} className={`order-4 min-w-0 ${isEditing ? '' : 'lg:col-start-2'}`}>
              <ResultsPanel state={state} view={view} below={inColumns ? undefined : beside} />
            </section>
          </div>
          <Suspense fallback={null}>{drawn && InStep !== undefined && <InStep input={input} />}</Suspense>
          <Suspense fallback={null}>{isEditing && <EditPanel view={view} />}</Suspense>
        </FormNotesContext>
      </UnitsOfPage>
      <Suspense fallback={null}>
        {sharing && state.answer !== undefined && (
          <ShareSheet answer={state.answer} input={state.answered} view={view} />
        )}
      </Suspense>
    </main>
  );
}

const SIDE_BY_SIDE = 'md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-2 lg:col-span-2 lg:row-start-1';

/** The names are the title of the page. */
function Sides({ view, tabs, narrow }: BattlePageProps & { readonly narrow: boolean }) {
  const { id, form } = useBattle((battle) => battle.calculator);
  const input = useInput();
  const cards = view.cards?.(input, id) ?? genericCards(form, input, view.tab);
  const [first, second] = view.unnamed ?? [everyday.attacker, everyday.defender];
  // Links of the game's pages of lists stand in the header.
  const verbs = useMemo(() => tabs.filter((tab) => !tab.id.endsWith('/armies')), [tabs]);
  return (
    <section
      aria-label={battlePage.sides}
      data-paper="none"
      className={`order-2 grid min-w-0 grid-cols-1 items-start gap-1 ${narrow ? '' : SIDE_BY_SIDE}`}
    >
      {cards.attacker !== undefined && <UnitCard side="attacker" card={cards.attacker} view={view} unnamed={first} />}
      <VerbMenu cards={cards} view={view} tabs={verbs} />
      {cards.defender !== undefined && <UnitCard side="defender" card={cards.defender} view={view} unnamed={second} />}
    </section>
  );
}

/** By id, in the words of the edition that is played. */
function useRulesInUse(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  const edition = useBattle((battle) => editionOf(battle.input));
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
