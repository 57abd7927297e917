// A second question about the battle on screen, asked on demand and forgotten when the battle changes.
import { type Answer, isRefusal } from '@oddsmith/games';
import { useEffect, useRef, useState } from 'react';
import { askBeside } from '../../engine-client.ts';

export interface Extra {
  readonly answer: Answer | undefined;
  readonly problem: string | undefined;
  readonly asking: boolean;
  ask(calculator: string, input: unknown): void;
}

export function useExtra(about: unknown): Extra {
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  const run = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer belongs to the battle it was asked about
  useEffect(() => {
    run.current++;
    setAnswer(undefined);
    setProblem(undefined);
    setAsking(false);
  }, [about]);
  const ask = (calculator: string, input: unknown) => {
    const mine = ++run.current;
    setAsking(true);
    askBeside({ calculator, input }).then(
      (reply) => {
        if (mine !== run.current) return;
        setAsking(false);
        if (isRefusal(reply)) setProblem(reply.error.message);
        else setAnswer(reply);
      },
      () => {
        if (mine === run.current) setAsking(false);
      },
    );
  };
  return { answer, problem, asking, ask };
}
