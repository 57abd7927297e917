// Up to four named situations of one calculator, kept on the shelf: side by side with the battle on screen, and added up.
import { compare, figureNames, figureOf, isChance } from '@oddsmith/analysis';
import { type Answer, sameValue } from '@oddsmith/games';
import { Plus, X } from 'lucide-react';
import { type FormEvent, Fragment, useEffect, useState } from 'react';
import { openBattle } from '../../calculator/open-battle.ts';
import { sumOf } from '../../charts/sum.ts';
import { askBeside } from '../../engine-client.ts';
import { figureTitle } from '../../format/figure-title.ts';
import { formatChance, formatChange, formatDifference, formatMean, trueMinus } from '../../format/number.ts';
import type { ChartView } from '../../games/view.ts';
import { compare as words } from '../../language/english/results/compare.ts';
import { results } from '../../language/english/results/results.ts';
import { removeAndSay } from '../../shell/say-kept.ts';
import { seenBattle } from '../../store/battles.ts';
import type { SavedRecord } from '../../store/record.ts';
import { newId, shelf, useSaved } from '../../store/saved.ts';
import { Button } from '../ui/button.tsx';
import { FiguresTable } from '../ui/figures-table.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const MOST = 4;

interface TrayProps {
  readonly answer: Answer;
  readonly input: unknown;
  readonly charts: readonly ChartView[];
}

interface Situation {
  readonly record: SavedRecord;
  readonly input: unknown;
}

export function Tray({ answer, input, charts }: TrayProps) {
  const situations = useSituations(answer.calculator);
  const answers = useAnswers(answer.calculator, situations);
  return (
    <section aria-label={results.tray} className="space-y-2">
      <p className="text-s text-muted">{words.stays(MOST)}</p>
      {situations.length < MOST ? (
        <AddForm answer={answer} input={input} taken={situations} />
      ) : (
        <p className="text-s text-muted">{words.full}</p>
      )}
      {situations.length > 0 && <TrayTable answer={answer} situations={situations} answers={answers} />}
      {situations.length > 0 && (
        <Total charts={charts} answers={situations.map(({ record }) => answers.get(record.id))} />
      )}
    </section>
  );
}

function useSituations(calculator: string): readonly Situation[] {
  const saved = useSaved('situation', calculator.split('/')[0]);
  return saved
    .flatMap((record): readonly Situation[] => {
      const battle = seenBattle(record);
      return battle?.calculator === calculator ? [{ record, input: battle.input }] : [];
    })
    .slice(0, MOST);
}

/** By the id of the situation; those on the way or refused are missing. */
function useAnswers(calculator: string, situations: readonly Situation[]): ReadonlyMap<string, Answer> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const ids = situations.map(({ record }) => record.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved situation never changes, so its id stands for it
  useEffect(() => {
    let current = true;
    for (const { record, input } of situations)
      askBeside({ calculator, input }).then(
        (reply) => {
          if (current && !('error' in reply)) setAnswers((known) => new Map(known).set(record.id, reply));
        },
        // Its column stays empty; the others are not concerned.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [calculator, ids]);
  return answers;
}

interface AddFormProps {
  readonly answer: Answer;
  readonly input: unknown;
  readonly taken: readonly Situation[];
}

function AddForm({ answer, input, taken }: AddFormProps) {
  const [name, setName] = useState('');
  const known = taken.some((situation) => sameValue(situation.input, input));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [game, mode] = answer.calculator.split('/');
    const data = { calculator: answer.calculator, input };
    const title = name.trim() === '' ? words.situation(taken.length + 1) : name.trim();
    void shelf.save({ id: newId(), kind: 'situation', game, name: title, tags: [mode], at: Date.now(), data });
    setName('');
  };
  return (
    <form className="flex flex-wrap gap-2" onSubmit={submit}>
      <input
        aria-label={words.nameOf}
        placeholder={known ? words.known : words.namePlaceholder}
        value={name}
        maxLength={60}
        className="h-(--target) min-w-0 flex-1 basis-48 rounded-m border border-line bg-panel px-2 text-m"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" icon={Plus} label={words.add} disabled={known} />
    </form>
  );
}

interface TrayTableProps {
  readonly answer: Answer;
  readonly situations: readonly Situation[];
  readonly answers: ReadonlyMap<string, Answer>;
}

function TrayTable({ answer, situations, answers }: TrayTableProps) {
  const differences = new Map(
    situations.map(({ record }) => {
      const other = answers.get(record.id);
      return [record.id, other === undefined ? [] : compare(answer, other).figures];
    }),
  );
  return (
    <FiguresTable
      title={words.sideBySide}
      heads={[
        words.figure,
        words.now,
        ...situations.map((situation) => ({
          key: situation.record.id,
          content: <Heading calculator={answer.calculator} situation={situation} />,
        })),
      ]}
      rows={figureNames(answer).map((figure) => ({
        key: figure,
        cells: [
          figureTitle(figure),
          figureText(figure, figureOf(answer, figure)),
          ...situations.map(({ record }) => {
            const found = differences.get(record.id)?.find(({ name }) => name === figure);
            return (
              <Fragment key={record.id}>
                {figureText(figure, found?.second)}{' '}
                <span className="text-muted">{differenceText(figure, found?.difference)}</span>
              </Fragment>
            );
          }),
        ],
      }))}
    />
  );
}

function Heading({ calculator, situation }: { readonly calculator: string; readonly situation: Situation }) {
  const { record, input } = situation;
  return (
    <span className="inline-flex items-center">
      <button
        type="button"
        className="min-h-(--target) text-ink underline decoration-line-strong underline-offset-4"
        onClick={() => void openBattle(calculator, input)}
      >
        {record.name}
      </button>
      <IconButton
        icon={X}
        label={words.takeOut(record.name)}
        look="button-quiet"
        onClick={() => void removeAndSay(record.id, words.takenOut)}
      />
    </span>
  );
}

/** What the whole tray comes to, one situation after the other, where outcomes add up. */
function Total({
  charts,
  answers,
}: {
  readonly charts: readonly ChartView[];
  readonly answers: readonly (Answer | undefined)[];
}) {
  const known = answers.filter((answer) => answer !== undefined);
  if (known.length < 2 || known.length < answers.length) return null;
  return charts
    .filter((chart) => chart.additive)
    .map((chart) => {
      const [first, ...rest] = known.flatMap(({ distributions }) => distributions[chart.distribution] ?? []);
      if (first === undefined) return null;
      const total = rest.reduce(sumOf, first);
      return (
        <p key={chart.distribution} className="text-s" data-testid="tray-total">
          {words.total(known.length, formatMean(total.mean), chart.axis, trueMinus(total.median))}
        </p>
      );
    });
}

function figureText(figure: string, value: number | undefined): string {
  if (value === undefined) return '…';
  return isChance(figure) ? formatChance(value) : formatMean(value);
}

function differenceText(figure: string, value: number | undefined): string {
  if (value === undefined || value === 0) return '';
  return isChance(figure) ? formatChange(value) : formatDifference(value);
}
