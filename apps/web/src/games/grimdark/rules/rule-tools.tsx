// Two buttons beside reset and print: every rule with its meaning, and how the page is read.
import { BookOpen, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { lazy, Suspense } from '../../../components/ui/lazy.tsx';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';

const RulesSheet = lazy(async () => ({ default: (await import('./rules-sheet.tsx')).RulesSheet }));
const LearnSheet = lazy(async () => ({ default: (await import('./learn-sheet.tsx')).LearnSheet }));

export function RuleTools() {
  const [open, setOpen] = useState<'rules' | 'learn' | undefined>(undefined);
  const close = () => setOpen(undefined);
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen('rules')}>
        <BookOpen aria-hidden className="size-4" />
        {words.rules}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setOpen('learn')}>
        <GraduationCap aria-hidden className="size-4" />
        {words.howItWorks}
      </button>
      <Suspense fallback={null}>
        {open === 'rules' && <RulesSheet onClose={close} />}
        {open === 'learn' && <LearnSheet onClose={close} />}
      </Suspense>
    </>
  );
}
