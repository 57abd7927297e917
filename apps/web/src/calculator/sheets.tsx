// The sheet a calculator page opens over itself, loaded when first asked for.
import type { Answer } from '@oddsmith/games';
import { lazy, Suspense } from '../components/ui/lazy.tsx';
import { useCommandStore } from '../shell/commands.ts';

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

export function Sheets({ answer }: { readonly answer: Answer | undefined }) {
  const sheet = useCommandStore((store) => store.sheet);
  return (
    <Suspense fallback={null}>{sheet === 'share' && answer !== undefined && <ShareSheet answer={answer} />}</Suspense>
  );
}
