// The shell around every page: header, routes, keyboard, messages. Routes live behind the # so that any static host will do.
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { GamePage } from './calculator/game-page.tsx';
import { lazy, Suspense } from './components/ui/lazy.tsx';
import { gamePages } from './games/registry.ts';
import { shell } from './language/english/shell/shell.ts';
import { useCommandStore } from './shell/commands.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { useHash } from './shell/hash.ts';
import { Header } from './shell/header.tsx';
import { NotFound } from './shell/not-found.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { useShortcuts } from './shell/shortcuts.ts';
import { Toast } from './shell/toast.tsx';

const LibraryPage = lazy(async () => ({ default: (await import('./places/library/library.tsx')).LibraryPage }));
const SkirmishPage = lazy(async () => ({ default: (await import('./skirmish/skirmish-page.tsx')).SkirmishPage }));
const PairingPage = lazy(async () => ({ default: (await import('./places/pairing/pairing-page.tsx')).PairingPage }));
const Learn = lazy(async () => ({ default: (await import('./places/learn/learn.tsx')).Learn }));
const SurprisesPage = lazy(async () => ({
  default: (await import('./places/surprises/surprises-page.tsx')).SurprisesPage,
}));
const DicePage = lazy(async () => ({ default: (await import('./places/dice/dice-page.tsx')).DicePage }));
const ReviewPage = lazy(async () => ({ default: (await import('./places/review/review-page.tsx')).ReviewPage }));
const ConformancePage = lazy(async () => ({
  default: (await import('./places/conformance/conformance-page.tsx')).ConformancePage,
}));
const PlaygroundPage = lazy(async () => ({
  default: (await import('./places/playground/playground-page.tsx')).PlaygroundPage,
}));
const SearchSheet = lazy(async () => ({ default: (await import('./shell/search-sheet.tsx')).SearchSheet }));
const PasteSheet = lazy(async () => ({ default: (await import('./shell/paste-sheet.tsx')).PasteSheet }));
const GamesSheet = lazy(async () => ({ default: (await import('./shell/games-sheet.tsx')).GamesSheet }));
const HelpSheet = lazy(async () => ({ default: (await import('./shell/help-sheet.tsx')).HelpSheet }));

const ReplaceSheet = lazy(async () => ({ default: (await import('./shell/replace-sheet.tsx')).ReplaceSheet }));
const UnitSheet = lazy(async () => ({ default: (await import('./shell/unit-sheet.tsx')).UnitSheet }));

export function App() {
  const [, section, name] = useHash().split('/');
  useShortcuts();
  useEffect(() => {
    document.documentElement.dataset.game = section;
    if (section === 'library' || section === 'learn') document.title = shell.pageTitle(shell[section]);
  }, [section]);
  return (
    <>
      {section === '' ? <HomeHeader /> : <Place section={section} name={name} />}
      <OpenSheet />
      <Toast />
    </>
  );
}

/** The start page stands in index.html, its header too: the same as everywhere, until this one takes its place. */
function HomeHeader() {
  const [place] = useState(() => document.getElementById('home-header'));
  useLayoutEffect(() => place?.querySelector('[data-written]')?.remove(), [place]);
  return place === null ? null : createPortal(<Header section="" name={undefined} />, place);
}

/** Everything but the start page. */
function Place({ section, name }: PageProps) {
  return (
    <>
      <button
        type="button"
        className="absolute -top-20 left-2 z-50 rounded-m bg-ink px-4 py-2 text-surface focus:top-2"
        onClick={() => document.getElementById('main')?.focus()}
      >
        {shell.skip}
      </button>
      <Header section={section} name={name} />
      <ErrorBoundary resetKey={section}>
        <Suspense fallback={<PageSkeleton />}>
          <Page section={section} name={name} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function OpenSheet() {
  const sheet = useCommandStore((store) => store.sheet);
  const unit = useCommandStore((store) => store.unit);
  const question = useCommandStore((store) => store.question);
  return (
    <Suspense fallback={null}>
      {sheet === 'games' && <GamesSheet />}
      {sheet === 'help' && <HelpSheet />}
      {sheet === 'paste' && <PasteSheet />}
      {sheet === 'search' && <SearchSheet />}
      {sheet === 'unit' && unit !== undefined && <UnitSheet unit={unit} />}
      {question !== undefined && <ReplaceSheet {...question} />}
    </Suspense>
  );
}

interface PageProps {
  readonly section: string;
  readonly name: string | undefined;
}

function Page({ section, name }: PageProps) {
  if (section === 'learn') return name === undefined || name === '' ? <Learn /> : <SurprisesPage id={name} />;
  if (section === 'dice') return <DicePage />;
  if (section === 'review') return <ReviewPage />;
  if (section === 'conformance') return <ConformancePage />;
  if (section === 'playground') return <PlaygroundPage />;
  if (section === 'pairing') return <PairingPage />;
  if (section === 'library') return <LibraryPage game={name} />;
  if (section === 'wh40k' && name === 'skirmish') return <SkirmishPage />;
  const page = gamePages.find(({ id }) => id === section);
  return page === undefined ? <NotFound /> : <GamePage page={page} name={name} />;
}
