// A ledger on the page: the sum of luck and decisions, the rolls that mattered, and what gave something away.
import { extremeRolls } from '@oddsmith/kernel';
import { FiguresTable } from '../../components/ui/figures-table.tsx';
import { formatChance, formatDifference } from '../../format/number.ts';
import type { words as english } from './words/en.ts';

interface TextRoll {
  readonly side: 0 | 1;
  readonly swing: number;
  readonly orBetter: number;
  readonly text: string;
}

export interface Ledgered {
  readonly start: number;
  readonly luck: number;
  readonly decisions: readonly [number, number];
  readonly result: number;
  readonly orLuckier: readonly [number, number];
  readonly sides: readonly [string, string];
  readonly rolls: readonly TextRoll[];
  readonly mistakes: readonly { readonly text: string; readonly loss: number }[];
  readonly notes: readonly string[];
}

interface LedgerCardProps {
  readonly ledger: Ledgered;
  readonly words: typeof english;
  readonly notes: readonly string[];
}

/** Rolls of each kind that are told. */
const ROLLS = 5;

/** Less is rounded away, and would leave a sign before a nought. */
const SHOWN = 0.0005;

/** "+12.5%" */
function change(share: number): string {
  return `${formatDifference(Math.abs(share) < SHOWN ? 0 : 100 * share, 1)}%`;
}

export function LedgerCard({ ledger, words, notes }: LedgerCardProps) {
  const { start, luck, decisions, result, orLuckier, sides, rolls, mistakes } = ledger;
  const rows = [
    [words.start, formatChance(start)],
    [words.luck, change(luck)],
    [words.decisions(sides[0]), change(decisions[0])],
    [words.decisions(sides[1]), change(-decisions[1])],
    [words.result, formatChance(result)],
  ] as const;
  const { lucky, unlucky } = extremeRolls(rolls, 0, ROLLS);
  return (
    <section className="card space-y-4 p-4" aria-label={words.title}>
      <FiguresTable
        title={words.sum(sides[0])}
        whole
        heads={words.heads}
        rows={rows.map(([what, value]) => ({ key: what, cells: [what, value] }))}
      />
      <p className="text-s">
        {([0, 1] as const).map((side) => words.orLuckier(sides[side], formatChance(orLuckier[side]))).join(' ')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Rolls title={words.lucky} rolls={lucky} words={words} />
        <Rolls title={words.unlucky} rolls={unlucky} words={words} />
      </div>
      <section className="space-y-1 text-s" aria-label={words.mistakes}>
        <h2 className="text-m font-semibold">{words.mistakes}</h2>
        {mistakes.length === 0 && <p className="text-muted">{words.flawless}</p>}
        <ol className="space-y-1">
          {mistakes.map(({ text, loss }) => (
            <li key={text}>
              <b>{change(-loss)}</b> {text}
            </li>
          ))}
        </ol>
      </section>
      {[...ledger.notes, ...notes].map((note) => (
        <p key={note} className="text-s text-muted">
          {note}
        </p>
      ))}
    </section>
  );
}

interface RollsProps {
  readonly title: string;
  readonly rolls: readonly TextRoll[];
  readonly words: typeof english;
}

function Rolls({ title, rolls, words }: RollsProps) {
  return (
    <section className="min-w-0 space-y-1 text-s" aria-label={title}>
      <h2 className="text-m font-semibold">{title}</h2>
      {rolls.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="space-y-1">
        {rolls.map(({ text, swing, orBetter }) => (
          <li key={`${text} ${swing}`}>
            <b>{change(swing)}</b> {text} <span className="text-muted">({words.orBetter(formatChance(orBetter))})</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
