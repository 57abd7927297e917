// What becomes of the rules of both units, side by side: counted, counted by a circumstance, or not counted.
import { useReply } from '../../engine/use-reply.ts';
import { grimdark } from '../../language/english/grimdark/grimdark.ts';
import { engineWord } from '../../language/in-language.ts';
import type { FormOf } from '../view.ts';
import { askTask, type Payload, type Reply } from './tasks/ask.ts';

const SIDES = ['attacker', 'defender'] as const;
const { notes: words } = grimdark;

export function GrimdarkNotes({ input }: FormOf<'grimdark/attack' | 'grimdark/duel'>) {
  // In the engine's thread: the packs of rules stand there already.
  const { reply } = useReply(() => askTask('bothRules', input as Payload<'bothRules'>), [input]);
  if (reply === undefined) return null;
  const shown = SIDES.filter((side) => input[side].name !== '').flatMap((side) => {
    const rows = rowsOf(reply[side]);
    return rows.length === 0 ? [] : [{ side, name: input[side].name, rows }];
  });
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-x-6 md:grid-cols-2">
      {shown.map(({ side, name, rows }) => (
        <section key={side} aria-label={words.rulesOf(name)} className="text-s">
          <h3 className="font-semibold">{name}</h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
            {rows.map(([title, names]) => (
              <div key={title} className="contents">
                <dt className="text-muted">{title}</dt>
                <dd>{names.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Each name once, whichever models and weapons have it. */
function rowsOf({
  counted,
  switches,
  notCounted,
}: Reply<'bothRules'>['attacker']): readonly (readonly [string, readonly string[]])[] {
  const left = (changes: boolean) => notCounted.filter(({ changesDice }) => (changesDice === false) !== changes);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.counted, counted.map(({ name }) => name)],
    [words.switches, switches.map((rule) => words.switched(rule.name, engineWord(rule.if ?? ''), rule.on))],
    [words.notCounted, left(true).map(({ name }) => name)],
    [words.withoutEffect, left(false).map(({ name }) => name)],
  ];
  return rows.map(([title, names]) => [title, [...new Set(names)]] as const).filter(([, names]) => names.length > 0);
}
