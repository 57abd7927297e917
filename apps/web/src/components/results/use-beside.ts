// Answers to other situations, computed beside the one on screen, which is not concerned where they fail.
import { type Answer, isRefusal } from '@oddsmith/games';
import { useReply } from '../../engine/use-reply.ts';
import { askBeside, askVariant } from '../../engine-client.ts';
import type { AnswerOf, CalculatorId } from '../../games/calculator-types.ts';

export function useBeside(calculator: string, input: unknown): Answer | undefined {
  const { reply, late } = useReply(async () => {
    const answer = input === undefined ? undefined : await askBeside({ calculator, input });
    return answer === undefined || isRefusal(answer) ? undefined : answer;
  }, [calculator, input]);
  return late ? undefined : reply;
}

/** Of a calculator the page knows. */
export function useVariant<Id extends CalculatorId>(calculator: Id, input: unknown): AnswerOf<Id> | undefined {
  const { reply, late } = useReply(
    async () => (input === undefined ? undefined : askVariant(calculator, input)),
    [calculator, input],
  );
  return late ? undefined : reply;
}

/** The last complete set stays until the next is ready. `inputs` must be memoised: a new list asks again. */
export function useVariants<Id extends CalculatorId>(
  calculator: Id,
  inputs: readonly unknown[],
): readonly AnswerOf<Id>[] {
  const { reply = [] } = useReply(async () => {
    const answers = await Promise.all(inputs.map((input) => askVariant(calculator, input)));
    const good = answers.filter((answer) => answer !== undefined);
    return good.length === inputs.length ? good : undefined;
  }, [calculator, inputs]);
  return reply;
}
