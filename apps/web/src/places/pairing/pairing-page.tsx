// Team pairing: the matrix, the step at hand with its best answer, and what the last reveal was worth.
import { encodeLink } from '@oddsmith/analysis';
import { useEffect, useState } from 'react';
import { copyAndSay } from '../../calculator/commands.ts';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { pairing as words } from '../../language/english/pairing.ts';
import { shell } from '../../language/english/shell/shell.ts';
import { language } from '../../language/language.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { CourseCard } from './course-card.tsx';
import { MatrixCard } from './matrix-card.tsx';
import { badCell, questionOf } from './session.ts';
import { SettingsCard } from './settings-card.tsx';
import { StepCard } from './step-card.tsx';
import { useSession } from './use-session.ts';
import { useSolved } from './use-solved.ts';

const PasteMatrix = lazy(async () => ({ default: (await import('./paste-matrix.tsx')).PasteMatrix }));
const FillSheet = lazy(async () => ({ default: (await import('./fill-sheet.tsx')).FillSheet }));

export type PairingSheet = 'paste' | 'fill';

export function PairingPage() {
  const history = useSession();
  const { session, change } = history;
  const [sheet, setSheet] = useState<PairingSheet | undefined>(undefined);
  const points = useSolved(questionOf(session, 'points', language), 'points');
  const win = useSolved(questionOf(session, 'win', language), 'win');
  useEffect(() => {
    const { offer } = useCommandStore.getState();
    const link = () => `${location.href.split('#')[0]}#/pairing/${encodeLink(session)}`;
    const copy = () => void copyAndSay(link(), words.share);
    offer({ share: copy, copyLink: copy });
    return () => offer({});
  }, [session]);
  const sentence = (session.leading === 'win' ? win : points).answer?.sentence;
  useEffect(() => {
    document.title = sentence === undefined ? shell.pageTitle(words.title) : `${sentence} · ${words.title}, Oddsmith`;
  }, [sentence]);
  const bad = badCell(session);
  const close = () => setSheet(undefined);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-6xl space-y-3 p-3 outline-none sm:p-4">
      <div>
        <h1 className="text-xl font-semibold">{words.title}</h1>
        <p className="text-s text-muted">{words.lead}</p>
      </div>
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-3">
          <StepCard history={history} points={points} win={win} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <CourseCard session={session} answer={session.leading === 'win' ? win.answer : points.answer} />
          <MatrixCard session={session} bad={bad} change={change} open={setSheet} />
          <SettingsCard session={session} change={change} />
        </div>
      </div>
      <Suspense fallback={null}>
        {sheet === 'paste' && <PasteMatrix session={session} change={change} onClose={close} />}
        {sheet === 'fill' && <FillSheet session={session} change={change} onClose={close} />}
      </Suspense>
    </main>
  );
}
