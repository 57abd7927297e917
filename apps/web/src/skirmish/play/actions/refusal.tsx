// Why something was refused, in words, with the way to the rule behind it.
import type { Problem } from '@oddsmith/games';
import { ruleOf } from '@oddsmith/skirmish';
import { skirmishPlay } from '../../../language/english/skirmish/play.ts';
import { languageOf, said } from '../../../language/in-language.ts';
import { HOME } from '../../address.ts';
import { useSession } from '../../session/session.ts';
import { sentence } from '../../words.ts';

/** Said by the page; everything else is said by the rules. */
const OWN_CODES: readonly string[] = ['skirmish/no-undo', 'skirmish/computer-failed'];

function saidBy({ code, message }: Problem): string {
  return OWN_CODES.includes(code) ? message : said(message);
}

export function Refusal() {
  const problem = useSession((session) => session.problem);
  const notKept = useSession((session) => session.notKept);
  const message = problem === null ? '' : saidBy(problem);
  const rule = problem === null ? undefined : ruleOf(problem.code);
  return (
    <>
      <p role="status" className="text-s" data-testid="refusal" data-code={problem?.code}>
        {problem !== null && (
          <span className="inline-block rounded-s bg-bad-soft px-2 py-0.5 text-bad">
            <span lang={languageOf(message)}>{sentence(message)}</span>{' '}
            {rule !== undefined && (
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
