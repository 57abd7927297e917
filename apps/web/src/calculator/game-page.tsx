// One game: loads its view and what is known of the calculator the address names, and shows it.
import type { Carry } from '../battle/pair.ts';
import { lastMode } from '../battle/visits.ts';
import { useLoaded } from '../components/ui/lazy.tsx';
import { type CalculatorTitle, calculatorsOf, describeCalculator } from '../engine/descriptions.ts';
import type { CalculatorDescription } from '../engine/engine.ts';
import { genericView } from '../games/generic-view.ts';
import type { GamePage as GamePageEntry } from '../games/registry.ts';
import type { CalculatorView, GameView, TabLink } from '../games/view.ts';
import { fetched, forgetLater } from '../shell/lost-file.ts';
import { NotFound } from '../shell/not-found.tsx';
import { CalculatorPage } from './calculator-page.tsx';

interface GamePageProps {
  readonly page: GamePageEntry;
  /** The part after the slash: "attack". */
  readonly name: string | undefined;
}

const views = new Map<string, Promise<GameView>>();

function viewOf(page: GamePageEntry): Promise<GameView> {
  const known = views.get(page.id);
  if (known !== undefined) return known;
  const loading = fetched(page.load);
  views.set(page.id, loading);
  loading.catch(() => forgetLater(() => views.delete(page.id)));
  return loading;
}

export function GamePage({ page, name }: GamePageProps) {
  // Both start before either is waited for.
  const loadingView = viewOf(page);
  const named = name === undefined ? undefined : describeCalculator(`${page.id}/${name}`);
  const view = useLoaded(loadingView);
  const views = viewsOf(view, calculatorsOf(page.id));
  const pages = view.pages ?? [];
  const tabs = [...views, ...pages].map(({ id, tab }) => ({ id, label: tab }));
  // The bare game is where it was left.
  const wanted = name === undefined ? (lastMode(page.id) ?? tabs[0]?.id) : `${page.id}/${name}`;
  const ownPage = pages.find(({ id }) => id === wanted);
  if (ownPage !== undefined) return <ownPage.page tabs={tabs} calculators={view.calculators} />;
  const shown = views.find(({ id }) => id === wanted);
  const describing = named ?? (wanted === undefined ? undefined : describeCalculator(wanted));
  if (shown === undefined || describing === undefined) return <NotFound />;
  return <Described describing={describing} view={shown} tabs={tabs} carry={view.carry} />;
}

interface DescribedProps {
  readonly describing: Promise<CalculatorDescription>;
  readonly view: CalculatorView;
  readonly carry: Carry | undefined;
  readonly tabs: readonly TabLink[];
}

function Described({ describing, ...shown }: DescribedProps) {
  return <CalculatorPage key={shown.view.id} description={useLoaded(describing)} {...shown} />;
}

/** In the order of the view; calculators it does not mention come last. */
function viewsOf(view: GameView, calculators: readonly CalculatorTitle[]): readonly CalculatorView[] {
  const others = calculators.filter(({ id }) => !view.calculators.some((one) => one.id === id));
  return [...view.calculators, ...others.map(genericView)];
}
