// The sheets a calculator page opens over itself, loaded when first asked for.
import type { Answer } from '@oddsmith/games';
import { lazy, Suspense } from 'react';
import { useCommandStore } from '../shell/commands.ts';

const SearchSheet = lazy(async () => ({ default: (await import('./search-sheet.tsx')).SearchSheet }));
const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

export function Sheets({ answer }: { readonly answer: Answer | undefined }) {
  const sheet = useCommandStore((store) => store.sheet);
  return (
    <Suspense fallback={null}>
      {sheet === 'search' && <SearchSheet />}
      {sheet === 'share' && answer !== undefined && <ShareSheet answer={answer} />}
    </Suspense>
  );
}
