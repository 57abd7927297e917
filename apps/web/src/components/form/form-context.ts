// What fields know beside their value: rules by id, the engine's problem and advice on the present input.
import { type Advice, formatPath, type Path, type Problem, type Rule } from '@oddsmith/games';
import { createContext, useContext } from 'react';

export interface FormNotes {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly problem: Problem | undefined;
  readonly advice: readonly Advice[];
}

export const FormNotesContext = createContext<FormNotes>({ rules: new Map(), problem: undefined, advice: [] });

export function useFormNotes(): FormNotes {
  return useContext(FormNotesContext);
}

export interface FieldNotes {
  readonly error: string | undefined;
  readonly advice: readonly Advice[];
}

export function useFieldNotes(path: Path): FieldNotes {
  const { problem, advice } = useFormNotes();
  const place = formatPath(path);
  return {
    error: problem?.path === place && place !== '' ? problem.message : undefined,
    advice: advice.filter((item) => item.path === place),
  };
}

/** The heading a field stands under: a label that only repeats it is kept for screen readers alone. */
export const HeadingContext = createContext('');
