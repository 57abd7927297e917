// One game: loads its description and view, and shows the calculator the address names.
import { use } from 'react';
import type { CalculatorDescription } from '../engine/engine.ts';
import { describeGame } from '../engine-client.ts';
import { genericView } from '../games/generic-view.ts';
import type { GamePage as GamePageEntry } from '../games/registry.ts';
import type { CalculatorView, GameView } from '../games/view.ts';
import { NotFound } from '../routes/not-found.tsx';
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
  const loading = page.load();
  views.set(page.id, loading);
  return loading;
}

export function GamePage({ page, name }: GamePageProps) {
  // Both start before either is waited for.
  const loadingView = viewOf(page);
  const descriptions = use(describeGame(page.id));
  const view = use(loadingView);
  const shown = orderAs(view, descriptions);
  const pages = view.pages ?? [];
  const tabs = [...pages, ...shown.map((one) => viewFor(view, one))].map(({ id, tab }) => ({ id, label: tab }));
  const wanted = name === undefined ? tabs[0]?.id : `${page.id}/${name}`;
  const ownPage = pages.find(({ id }) => id === wanted);
  if (ownPage !== undefined) return <ownPage.page tabs={tabs} />;
  const description = shown.find(({ id }) => id === wanted);
  if (description === undefined) return <NotFound />;
  return (
    <CalculatorPage key={description.id} description={description} view={viewFor(view, description)} tabs={tabs} />
  );
}

function viewFor(view: GameView, description: CalculatorDescription): CalculatorView {
  return view.calculators.find(({ id }) => id === description.id) ?? genericView(description);
}

/** In the order of the view; calculators it does not mention come last. */
function orderAs(view: GameView, descriptions: readonly CalculatorDescription[]): readonly CalculatorDescription[] {
  const place = ({ id }: CalculatorDescription) => {
    const index = view.calculators.findIndex((one) => one.id === id);
    return index < 0 ? view.calculators.length : index;
  };
  return [...descriptions].sort((a, b) => place(a) - place(b));
}
