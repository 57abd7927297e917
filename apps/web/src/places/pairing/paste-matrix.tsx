// A matrix pasted from a spreadsheet.
import { readSheet } from '@oddsmith/analysis';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { formatCount, formatTenths } from '../../format/number.ts';
import { pairing as words } from '../../language/english/pairing.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { fromText } from './matrix-card.tsx';
import type { Session } from './session.ts';

interface PasteMatrixProps {
  readonly session: Session;
  change(session: Session): void;
  onClose(): void;
}

export function PasteMatrix({ session, change, onClose }: PasteMatrixProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const say = useCommandStore((store) => store.say);
  const take = () => {
    const taken = fromText(text, session);
    const sheet = readSheet(text, { total: session.total });
    if (taken === undefined) {
      const fault = 'values' in sheet ? undefined : sheet;
      setProblem(
        fault === undefined
          ? words.notRead
          : words.notReadCell(formatCount(fault.row), formatCount(fault.column), fault.text.slice(0, 40)),
      );
      return;
    }
    const marks = 'marks' in sheet ? sheet.marks : [];
    if (marks.length > 0)
      say(words.marksRead(marks.map(([mark, points]) => `${mark} ${formatTenths(points)}`).join(', ')));
    change(taken);
    onClose();
  };
  return (
    <Sheet title={words.pasteTitle} description={words.pasteDescription} onClose={onClose}>
      <div className="space-y-2 overflow-y-auto p-4 text-s">
        <p className="text-muted">{words.pasteDescription}</p>
        <label className="block space-y-1">
          <span className="font-semibold">{words.pasteLabel}</span>
          <textarea
            value={text}
            rows={8}
            spellCheck={false}
            className="block w-full rounded-m border border-line-strong bg-panel p-2 font-mono text-s"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className="text-muted">{words.pasteHint}</p>
        {problem !== undefined && (
          <p role="alert" className="rounded-m bg-bad-soft px-2 py-1">
            {problem}
          </p>
        )}
        <Button label={words.take} disabled={text.trim() === ''} onClick={take} />
      </div>
    </Sheet>
  );
}
