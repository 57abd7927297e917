// The shell around every page: header, routes, keyboard, messages. Routes live behind the # so that any static host will do.
import { lazy, Suspense, useEffect } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { GamePage } from './calculator/game-page.tsx';
import { gamePages } from './games/registry.ts';
import { NotFound } from './routes/not-found.tsx';
import { useCommandStore } from './shell/commands.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Header } from './shell/header.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { useShortcuts } from './shell/shortcuts.ts';
import { Toast } from './shell/toast.tsx';

const LibraryPage = lazy(async () => ({ default: (await import('./routes/library.tsx')).LibraryPage }));
const Learn = lazy(async () => ({ default: (await import('./routes/learn.tsx')).Learn }));
const HelpSheet = lazy(async () => ({ default: (await import('./shell/help-sheet.tsx')).HelpSheet }));

export function App() {
  const [location] = useHashLocation();
  const sheet = useCommandStore((store) => store.sheet);
  const [, first, name] = location.split('/');
  const section = first || gamePages[0].id;
  useShortcuts();
  useEffect(() => {
    document.documentElement.dataset.game = section;
  }, [section]);
  return (
    <>
      <button
        type="button"
        className="absolute -top-20 left-2 z-50 rounded-m bg-ink px-4 py-2 text-surface focus:top-2"
        onClick={() => document.getElementById('main')?.focus()}
      >
        Skip to the calculator
      </button>
      <Header current={section} />
      <ErrorBoundary resetKey={section}>
        <Suspense fallback={<PageSkeleton />}>
          <Page section={section} name={name} />
        </Suspense>
      </ErrorBoundary>
      <Suspense fallback={null}>{sheet === 'help' && <HelpSheet />}</Suspense>
      <Toast />
    </>
  );
}

interface PageProps {
  readonly section: string;
  readonly name: string | undefined;
}

function Page({ section, name }: PageProps) {
  if (section === 'learn') return <Learn />;
  if (section === 'library') return <LibraryPage game={name} />;
  const page = gamePages.find(({ id }) => id === section);
  return page === undefined ? <NotFound /> : <GamePage page={page} name={name} />;
}
