// Reference cases: the visitor's browser puts them to the engine of this page and says rule by rule what it gets right.

import axis from '@oddsmith/conformance/cases/axis.jsonl?url';
import fantasy from '@oddsmith/conformance/cases/fantasy.jsonl?url';
import grimdark from '@oddsmith/conformance/cases/grimdark.jsonl?url';
import killteam from '@oddsmith/conformance/cases/killteam.jsonl?url';
import wh40k from '@oddsmith/conformance/cases/wh40k.jsonl?url';
import { byRule, type CaseResult } from '@oddsmith/conformance/report';
import { useEffect, useRef, useState } from 'react';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { askBeside } from '../../engine-client.ts';
import { formatCount, formatExact } from '../../format/number.ts';
import { gamePages } from '../../games/registry.ts';
import { shell } from '../../language/english/shell/shell.ts';
import { language } from '../../language/language.ts';
import { OthersTable } from './others-table.tsx';
import { readCases, runCases } from './run-cases.ts';

const { words } = await (language === 'de' ? import('./words/de.ts') : import('./words/en.ts'));

const FILES: { readonly [game: string]: string } = { killteam, fantasy, grimdark, wh40k, axis };
const MOST_DIFFERENCES = 20;

interface Run {
  readonly all: number;
  readonly results: readonly CaseResult[];
}

export function ConformancePage() {
  const [game, setGame] = useState('killteam');
  const [run, setRun] = useState<Run>();
  const [problem, setProblem] = useState(false);
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = shell.pageTitle(words.title);
    return () => running.current?.abort();
  }, []);
  const stop = () => {
    running.current?.abort();
    setBusy(false);
  };
  const choose = (chosen: string) => {
    stop();
    setRun(undefined);
    setGame(chosen);
  };
  const begin = async () => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    setProblem(false);
    setBusy(true);
    try {
      const cases = readCases(await (await fetch(FILES[game], { signal: controller.signal })).text());
      const show = (results: readonly CaseResult[]) => setRun({ all: cases.length, results });
      show([]);
      await runCases(cases, askBeside, show, controller.signal);
    } catch {
      setProblem(!controller.signal.aborted);
    } finally {
      if (running.current === controller) setBusy(false);
    }
  };
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-3xl space-y-4 p-4 outline-none sm:p-6">
      <h1 className="text-xl font-semibold">{words.title}</h1>
      <p>{words.intro}</p>
      <Segmented
        label={words.game}
        options={gamePages.filter(({ id }) => id in FILES).map(({ id, title }) => ({ value: id, label: title }))}
        value={game}
        onChoose={choose}
      />
      <Button label={busy ? words.stop : words.run} onClick={() => (busy ? stop() : void begin())} />
      {problem && (
        <p role="alert" className="rounded-m bg-bad-soft px-2 py-1 text-s">
          {words.failed}
        </p>
      )}
      {run !== undefined && <Report run={run} />}
      <p className="text-s text-muted">{words.others}</p>
      <OthersTable />
    </main>
  );
}

function Report({ run: { all, results } }: { readonly run: Run }) {
  const right = results.filter(({ state }) => state === 'right').length;
  const wrong = results.filter(({ state }) => state !== 'right');
  return (
    <section className="space-y-3">
      <div className="space-y-1">
        <progress className="block h-2 w-full" max={all} value={results.length} aria-label={words.title} />
        <p className="text-s" role="status">
          {words.progress(formatCount(results.length), formatCount(all))}:{' '}
          {words.summary(formatCount(right), formatCount(results.length))}
        </p>
      </div>
      {wrong.length > 0 && (
        <div className="space-y-1 text-s">
          <h2 className="font-semibold">{words.wrong}</h2>
          <ul className="rounded-m bg-bad-soft px-2 py-1">
            {wrong.slice(0, MOST_DIFFERENCES).map(({ id, error, differences: [first] = [] }) => (
              <li key={id}>
                {first === undefined
                  ? `${id}: ${error ?? ''}`
                  : words.difference(id, first.path, shown(first.want), shown(first.got))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ScrollRegion label={words.table} className="max-h-[40rem] overflow-auto">
        <table className="w-full text-s">
          <thead>
            <tr>
              <th scope="col" className="text-left">
                {words.rule}
              </th>
              <th scope="col" className="text-right">
                {words.right}
              </th>
            </tr>
          </thead>
          <tbody>
            {byRule(results).map(({ rule, cases, right: good }) => (
              <tr key={rule} className="border-t border-line">
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {rule}
                </th>
                <td className={`text-right tabular-nums ${good === cases ? '' : 'font-semibold'}`}>
                  {words.of(formatCount(good), formatCount(cases))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function shown(value: unknown): string {
  return typeof value === 'number' ? formatExact(value) : String(value ?? '–');
}
