// What becomes of the rules of both units, side by side: counted, counted by a circumstance, or not counted.
import { type Circumstance, ruleSetOf, type Unit, unitRules } from '@oddsmith/games/grimdark';
import { grimdark } from '../../language/english/grimdark/grimdark.ts';
import { engineWord } from '../../language/in-language.ts';
import type { InputOf } from '../calculator-types.ts';
import type { FormOf } from '../view.ts';

const SIDES = ['attacker', 'defender'] as const;
const { notes: words } = grimdark;

type Input = InputOf<'grimdark/attack' | 'grimdark/duel'>;

export function GrimdarkNotes({ input }: FormOf<'grimdark/attack' | 'grimdark/duel'>) {
  const shown = SIDES.filter((side) => input[side].name !== '').flatMap((side) => {
    const rows = rowsOf(input, side);
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
function rowsOf(input: Input, side: (typeof SIDES)[number]): readonly (readonly [string, readonly string[]])[] {
  const held: Partial<Circumstance> = input.circumstances[side];
  const { counted, switches, notCounted } = unitRules(input[side] as Unit, ruleSetOf(input), held);
  const left = (changes: boolean) => notCounted.filter(({ changesDice }) => (changesDice === false) !== changes);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.counted, counted.map(({ name }) => name)],
    [words.switches, switches.map((rule) => words.switched(rule.name, engineWord(rule.if ?? ''), rule.on))],
    [words.notCounted, left(true).map(({ name }) => name)],
    [words.withoutEffect, left(false).map(({ name }) => name)],
  ];
  return rows.map(([title, names]) => [title, [...new Set(names)]] as const).filter(([, names]) => names.length > 0);
}
