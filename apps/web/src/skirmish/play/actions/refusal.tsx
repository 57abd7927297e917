// Why something was refused, in words, with the way to the rule behind it.
import { ruleOf } from '@oddsmith/skirmish';
import { skirmishPlay } from '../../../language/english/skirmish/play.ts';
import { skirmishSays } from '../../../language/skirmish-says.ts';
import { HOME } from '../../address.ts';
import { useSession } from '../../session/session.ts';
import { sentence } from '../../words.ts';

export function Refusal() {
  const problem = useSession((session) => session.problem);
  const notKept = useSession((session) => session.notKept);
  const rule = problem === null ? null : ruleOf(problem.code);
  return (
    <>
      <p role="status" className="text-s" data-testid="refusal" data-code={problem?.code}>
        {problem !== null && (
          <span className="inline-block rounded-s bg-bad-soft px-2 py-0.5 text-bad">
            {sentence(skirmishSays(problem.message))}{' '}
            {rule !== null && (
              <a className="pointer-events-auto underline" href={`${HOME}/how-to-play/${rule}`}>
                {skirmishPlay.rule(rule)}
              </a>
            )}
          </span>
        )}
      </p>
      {notKept !== undefined && (
        <p role="alert" className="w-fit rounded-s bg-bad-soft px-2 py-0.5 text-s text-bad">
          {skirmishPlay.notSaved(notKept)}
        </p>
      )}
    </>
  );
}
