// What would change the answer: the steps of one field each that move it most, a tap away.
import type { Change } from '@oddsmith/analysis';
import { type Answer, type FormDescription, parsePath } from '@oddsmith/games';
import { useMemo } from 'react';
import { useBattle } from '../../battle/context.ts';
import { useReply } from '../../engine/use-reply.ts';
import { askSensitivity } from '../../engine-client.ts';
import { gamePages } from '../../games/registry.ts';
import type { BigNumber } from '../../games/view.ts';
import { battlePage as words } from '../../language/english/calculator/page.ts';
import { everyday } from '../../language/english/everyday.ts';
import { sensitivity } from '../../language/english/results/sensitivity.ts';
import { engineWord } from '../../language/in-language.ts';
import { SIDES } from '../form/side-words.ts';
import { everydaySteps } from './everyday-steps.ts';
import { differenceWords, fieldOf, valueWords } from './sensitivity-words.ts';

interface ChangeRowProps {
  /** Waited for: it comes first. */
  readonly answer: Answer;
  readonly input: unknown;
  /** The figure that leads the page. */
  readonly big: BigNumber;
}

/** What is written as a difference of 0 changes nothing. */
const LEAST_CHANCE = 0.0005;
const LEAST_MEAN = 0.005;
/** A held stepper would otherwise ask for dozens of analyses. */
const WAIT_MS = 250;

export function ChangeRow({ answer, input, big }: ChangeRowProps) {
  const calculator = useBattle((battle) => battle.calculator);
  const set = useBattle((battle) => battle.setAt);
  const settings = gamePages.find(({ id }) => calculator.id.startsWith(`${id}/`))?.settings;
  const { reply: found, late } = useReply(
    () => askSensitivity({ calculator: calculator.id, input }, big.figure),
    [calculator.id, input, answer, big.figure],
    WAIT_MS,
  );
  const isChance = big.mean === undefined;
  const ranked = useMemo(() => {
    if (found === undefined || 'error' in found) return [];
    const least = isChance ? LEAST_CHANCE : LEAST_MEAN;
    const seen = found.changes.filter(({ difference }) => Math.abs(difference) >= least);
    return everydaySteps(calculator.form, seen, settings);
  }, [calculator, found, settings, isChance]);
  return (
    <section
      aria-label={words.change}
      aria-busy={found !== undefined && late}
      data-settled={!late}
      data-paper="none"
      className="flex min-h-(--target) flex-wrap items-center gap-x-2 gap-y-1 text-s"
    >
      <h2 className="text-muted">{words.change}:</h2>
      {found === undefined && <span className="text-muted">{sensitivity.trying}</span>}
      {found !== undefined && 'error' in found && <span className="text-muted">{sensitivity.tooLarge}</span>}
      {found !== undefined && !('error' in found) && ranked.length === 0 && (
        <span className="text-muted">{words.noChange}</span>
      )}
      {found !== undefined &&
        !('error' in found) &&
        ranked.map((change) => (
          <button
            key={`${change.path} ${String(change.to)}`}
            type="button"
            disabled={late}
            className="button h-auto max-w-full px-2 py-1 text-left whitespace-normal"
            onClick={() => set(change.path, change.to)}
          >
            <SideMark path={change.path} />
            <span className="min-w-0">{stepWords(calculator.form, change)}</span>
            <strong className="whitespace-nowrap">{differenceWords(change.difference, isChance)}</strong>
          </button>
        ))}
    </section>
  );
}

/** "Cover", "no Cover", "Save 4+ → 5+". */
function stepWords(form: FormDescription, { path, title, from, to }: Change): string {
  const field = fieldOf(form, path);
  const name = engineWord(title);
  if (field?.kind === 'flag') return to === true ? name : words.without(name);
  return `${name} ${valueWords(field, from)} → ${valueWords(field, to)}`;
}

const MARKS = { attacker: 'bg-attacker', defender: 'bg-defender' } as const;
const OF_THE_ATTACKER = ['volley', 'weapon'];

/** Whose it is. */
function SideMark({ path }: { readonly path: string }) {
  const [key] = parsePath(path) ?? [];
  const side = OF_THE_ATTACKER.includes(String(key)) ? 'attacker' : SIDES[String(key)];
  if (side === undefined) return null;
  return (
    <>
      <span aria-hidden className={`size-2 shrink-0 rounded-s ${MARKS[side]}`} />
      <span className="sr-only">{everyday[side]}:</span>
    </>
  );
}
