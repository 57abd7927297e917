// A card that asks one question: title, button, how far it is, and what came out.
import type { ListedUnit } from '@oddsmith/analysis';
import type { ReactNode } from 'react';
import { Prose } from '../../../components/ui/prose.tsx';
import { armies } from '../../../language/english/armies.ts';
import { everyday } from '../../../language/english/everyday.ts';
import type { AskedQuestion } from './use-question.ts';

/** Whom a question is about, and what all their battles have in common. */
export interface Asking {
  readonly calculator: string;
  readonly rows: readonly ListedUnit[];
  readonly columns: readonly ListedUnit[];
  readonly common: unknown;
  /** Of that, what a target is laid under. */
  readonly over?: unknown;
}

interface QuestionCardProps {
  readonly id: string;
  readonly title: string;
  readonly action: string;
  readonly note: string;
  /** What is said while it runs, where that is something else. */
  readonly runningNote?: string;
  /** What is asked for, beside the button. */
  readonly choices?: ReactNode;
  readonly asked: AskedQuestion<object>;
  readonly disabled: boolean;
  readonly children: ReactNode;
  start(): void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { id, title, action, note, runningNote = note, choices, asked, disabled, children, start } = props;
  return (
    <section
      aria-labelledby={id}
      className="card min-w-0 p-3 text-s"
      data-paper={asked.result === undefined ? 'none' : undefined}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-m font-semibold">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {choices}
          {asked.running ? (
            <button type="button" className="button" onClick={asked.cancel}>
              {everyday.cancel}
            </button>
          ) : (
            <button type="button" className="button" disabled={disabled} onClick={start}>
              {action}
            </button>
          )}
        </div>
      </div>
      {asked.running && <progress className="h-2 w-full" value={asked.share} aria-label={title} />}
      <p className="text-muted">
        <Prose text={asked.running ? runningNote : note} />
      </p>
      {asked.failure !== undefined && (
        <p role="alert" className="mt-2">
          {armies.noAnswer(asked.failure)}
        </p>
      )}
      {children}
    </section>
  );
}
