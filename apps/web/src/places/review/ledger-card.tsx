// A ledger on the page: the sum of luck and decisions, the rolls that mattered, and what gave something away.
import { extremeRolls } from '@oddsmith/kernel';
import { FiguresTable } from '../../components/ui/figures-table.tsx';
import { formatChance, formatChange, formatDifference } from '../../format/number.ts';
import type { words as english } from './words/en.ts';

interface TextRoll {
  readonly side: 0 | 1;
  readonly swing: number;
  readonly orBetter: number;
  readonly orWorse: number;
  readonly text: string;
}

/** What a ledger counts in: shares of a chance, or points of something. */
export type Unit = 'chance' | 'kill' | 'ipc';

export interface Ledgered {
  readonly unit: Unit;
  readonly start: number;
  readonly luck: number;
  readonly decisions: readonly [number, number];
  readonly result: number;
  readonly orLuckier: readonly [number, number];
  readonly sides: readonly [string, string];
  readonly rolls: readonly TextRoll[];
  readonly mistakes: readonly { readonly text: string; readonly loss: number }[];
  /** Whether there was anything to decide. */
  readonly judged: boolean;
  readonly notes: readonly string[];
}

interface LedgerCardProps {
  readonly ledger: Ledgered;
  readonly words: typeof english;
  readonly notes: readonly string[];
}

/** Rolls of each kind that are told. */
const ROLLS = 5;

/** Chances nearer to each other are the same. */
const SAME = 1e-9;

/** Less is rounded away, and would leave a sign before a nought. */
const SHOWN = { chance: 0.0005, kill: 0.0005, ipc: 0.05 };

/** "+12.5%", "+3.2 IPC" */
function change(by: number, unit: Unit): string {
  const shown = Math.abs(by) < SHOWN[unit] ? 0 : by;
  return unit === 'ipc' ? `${formatDifference(shown, 1)} IPC` : formatChange(shown);
}

export function LedgerCard({ ledger, words, notes }: LedgerCardProps) {
  const { unit, start, luck, decisions, result, orLuckier, sides, rolls, mistakes, judged } = ledger;
  const worth = (value: number) => (unit === 'ipc' ? change(value, unit) : formatChance(value));
  const rows = [
    [words.start, worth(start)],
    [words.luck, change(luck, unit)],
    ...(judged
      ? [
          [words.decisions(sides[0]), change(decisions[0], unit)],
          [words.decisions(sides[1]), change(-decisions[1], unit)],
        ]
      : []),
    [words.result, worth(result)],
  ];
  const { lucky, unlucky } = extremeRolls(rolls, 0, ROLLS);
  return (
    <section className="card space-y-4 p-4" aria-label={words.title}>
      <h2 className="text-m font-semibold">{words.sum[unit](sides[0])}</h2>
      <FiguresTable
        title={words.sum[unit](sides[0])}
        whole
        heads={words.heads[unit]}
        rows={rows.map(([what, value]) => ({ key: what, cells: [what, value] }))}
      />
      <p className="text-s">
        {([0, 1] as const).map((side) => words.orLuckier(sides[side], formatChance(orLuckier[side]))).join(' ')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Rolls title={words.lucky(sides[0])} rolls={lucky} unit={unit} words={words} />
        <Rolls title={words.unlucky(sides[0])} rolls={unlucky} unit={unit} words={words} />
      </div>
      {judged && (
        <section className="space-y-1 text-s" aria-label={words.mistakes}>
          <h2 className="text-m font-semibold">{words.mistakes}</h2>
          {mistakes.length === 0 && <p className="text-muted">{words.flawless}</p>}
          <ol className="space-y-1">
            {mistakes.map(({ text, loss }) => (
              <li key={text}>
                <b>{change(-loss, unit)}</b> {text}
              </li>
            ))}
          </ol>
        </section>
      )}
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
  readonly unit: Unit;
  readonly words: typeof english;
}

function Rolls({ title, rolls, unit, words }: RollsProps) {
  return (
    <section className="min-w-0 space-y-1 text-s" aria-label={title}>
      <h2 className="text-m font-semibold">{title}</h2>
      {rolls.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="space-y-1">
        {rolls.map(({ text, swing, orBetter, orWorse }) => (
          <li key={`${text} ${swing}`}>
            <b>{change(swing, unit)}</b> {text}{' '}
            <span className="text-muted">
              (
              {orBetter <= orWorse + SAME
                ? words.orBetter(formatChance(orBetter))
                : words.orWorse(formatChance(orWorse))}
              )
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
