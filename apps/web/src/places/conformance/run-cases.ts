// The reference cases of a game, put to the engine one after the other, with a look at how far they are.
import { type CaseResult, judge } from '@oddsmith/conformance/report';
import type { Answer, Refusal } from '@oddsmith/games';

export interface StoredCase {
  readonly id: string;
  readonly calculator: string;
  readonly rules: readonly string[];
  readonly source: string;
  readonly input: object;
  readonly expect: object;
}

type AskEngine = (question: { readonly calculator: string; readonly input: unknown }) => Promise<Answer | Refusal>;

/** Between two looks: a page drawn for each of a thousand cases would take longer than they do. */
const LOOK_MS = 100;

export function readCases(text: string): readonly StoredCase[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoredCase);
}

export async function runCases(
  cases: readonly StoredCase[],
  ask: AskEngine,
  onResults: (results: readonly CaseResult[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const results: CaseResult[] = [];
  let shown = performance.now();
  for (const reference of cases) {
    const { calculator, input } = reference;
    const reply = await ask({ calculator, input });
    if (signal.aborted) return;
    results.push(judge(reference, 'error' in reply ? reply : { result: reply }));
    if (performance.now() - shown < LOOK_MS) continue;
    shown = performance.now();
    onResults([...results]);
  }
  onResults(results);
}
