// What is being typed, shown as it is typed for as long as it stands for the value: undo, presets and links win over it.
import { useState } from 'react';

export interface Draft {
  /** The typed text, or undefined when the value itself should be shown. */
  readonly text: string | undefined;
  /** `meant` is the value the text stands for; the present one when the text is not yet a value. */
  keep(text: string, meant: unknown): void;
  drop(): void;
}

export function useDraft(value: unknown): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly meant: unknown } | undefined>(undefined);
  return {
    text: draft !== undefined && Object.is(draft.meant, value) ? draft.text : undefined,
    keep: (text, meant) => setDraft({ text, meant }),
    drop: () => setDraft(undefined),
  };
}
