// A card that asks one question: title, button, how far it is, and what came out.
import type { ReactNode } from 'react';
import type { AskedQuestion } from './use-question.ts';

interface QuestionCardProps {
  readonly id: string;
  readonly title: string;
  readonly action: string;
  readonly note: string;
  readonly asked: AskedQuestion<object>;
  readonly disabled: boolean;
  readonly children: ReactNode;
  start(): void;
}

export function QuestionCard({ id, title, action, note, asked, disabled, children, start }: QuestionCardProps) {
  return (
    <section aria-labelledby={id} className="card min-w-0 p-3 text-s">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-m font-semibold">
          {title}
        </h2>
        {asked.running ? (
          <button type="button" className="button" onClick={asked.cancel}>
            Cancel
          </button>
        ) : (
          <button type="button" className="button" disabled={disabled} onClick={start}>
            {action}
          </button>
        )}
      </div>
      {asked.running && <progress className="h-2 w-full" value={asked.share} aria-label={title} />}
      <p className="text-muted">{note}</p>
      {asked.failure !== undefined && (
        <p role="alert" className="mt-2">
          No answer: {asked.failure}.
        </p>
      )}
      {children}
    </section>
  );
}
