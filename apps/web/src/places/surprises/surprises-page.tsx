// Surprising results: the list of them, and one with its figures, its reason and the same battle worked out by the visitor's browser.
import { type Answer, isRefusal } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { encodeLink } from '../../battle/codec.ts';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { useReply } from '../../engine/use-reply.ts';
import { askBeside } from '../../engine-client.ts';
import { figureTitle } from '../../format/figure-title.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import { everyday } from '../../language/english/everyday.ts';
import { results } from '../../language/english/results/results.ts';
import { shell } from '../../language/english/shell/shell.ts';
import { language } from '../../language/language.ts';
import { SURPRISES, type Surprise, type SurpriseId } from './surprises.ts';

const [{ default: known }, { figureNames, page, words }] = await Promise.all([
  import('virtual:surprises'),
  language === 'de' ? import('./words/de.ts') : import('./words/en.ts'),
]);

type Listed = Surprise & { readonly id: SurpriseId };

const LISTED: readonly Listed[] = SURPRISES;

export function SurprisesPage({ id }: { readonly id: string }) {
  const at = LISTED.findIndex((surprise) => surprise.id === id);
  const title = at < 0 ? page.title : words[LISTED[at].id].title;
  useEffect(() => {
    document.title = shell.pageTitle(title);
  }, [title]);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl space-y-6 p-4 outline-none sm:p-6">
      {at < 0 ? <List /> : <One key={id} surprise={LISTED[at]} next={LISTED[(at + 1) % LISTED.length]} />}
    </main>
  );
}

function List() {
  return (
    <>
      <h1 className="text-xl font-semibold">{page.title}</h1>
      <p>{page.intro}</p>
      <ul className="space-y-3">
        {LISTED.map((surprise) => (
          <li key={surprise.id} className="card p-3">
            <a href={`#/learn/${surprise.id}`} className="block space-y-1 hover:underline">
              <span className="block text-m font-semibold">{words[surprise.id].title}</span>
              <span className="block text-s text-muted">{claimOf(surprise)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function One({ surprise, next }: { readonly surprise: Listed; readonly next: Listed }) {
  const { title, why } = words[surprise.id];
  return (
    <>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-m">{claimOf(surprise)}</p>
      <Figures surprise={surprise} />
      <section className="space-y-2">
        <h2 className="text-l font-semibold">{page.why}</h2>
        <p>{why}</p>
      </section>
      <Live surprise={surprise} />
      <nav className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
        <a className="underline" href="#/learn/surprises">
          {page.all}
        </a>
        <a className="underline" href={`#/learn/${next.id}`}>
          {page.next}: {words[next.id].title}
        </a>
      </nav>
    </>
  );
}

function Figures({ surprise: { id, figures } }: { readonly surprise: Listed }) {
  return (
    <div className="overflow-x-auto">
      <table className="text-m">
        <caption className="sr-only">{page.table}</caption>
        <thead>
          <tr>
            <th scope="col" className="pr-4 text-left">
              {page.caseTitle}
            </th>
            {figures.map((name) => (
              <th key={name} scope="col" className="px-3 text-right">
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words[id].cases.map((title, row) => (
            <tr key={title} className="border-t border-line">
              <th scope="row" className="py-1 pr-4 text-left font-normal">
                {title}
              </th>
              {figures.map((name, column) => (
                <td key={name} className="px-3 text-right tabular-nums">
                  {written(name, known[id][row][column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same battle in the visitor's browser: its sentence, its distribution and the way to its page. */
function Live({ surprise: { id, calculator, inputs, drawn } }: { readonly surprise: Listed }) {
  const [chosen, setChosen] = useState(0);
  const input = inputs[chosen];
  const { reply } = useReply(async () => answered(await askBeside({ calculator, input })), [id, chosen]);
  const distribution = drawn === undefined ? undefined : reply?.distributions[drawn];
  return (
    <figure className="card space-y-3 p-3" data-testid="live-example" aria-busy={reply === undefined}>
      <figcaption className="text-m font-semibold">{page.live}</figcaption>
      {inputs.length > 1 && (
        <Segmented
          label={page.caseTitle}
          options={words[id].cases.map((label, value) => ({ value, label }))}
          value={chosen}
          onChoose={(value) => setChosen(Number(value))}
        />
      )}
      <p className="text-s" aria-live="polite">
        {reply?.sentence ?? everyday.calculating}
      </p>
      {distribution !== undefined && drawn !== undefined && (
        <DistributionChart
          title={results.atLeastOf(figureTitle(drawn))}
          reading="atLeast"
          axis={figureTitle(drawn)}
          side="attacker"
          distribution={distribution}
        />
      )}
      <p>
        <a className="underline" href={`#/${calculator}/${encodeLink({ input })}`}>
          {page.open}
        </a>
      </p>
    </figure>
  );
}

function answered(reply: Awaited<ReturnType<typeof askBeside>>): Answer | undefined {
  return reply === undefined || isRefusal(reply) ? undefined : reply;
}

function claimOf({ id, figures }: Listed): string {
  return words[id].claim(known[id].flatMap((row) => row.map((figure, column) => written(figures[column], figure))));
}

function written(name: string, figure: number): string {
  return /Chance$|Dies$/.test(name) ? formatChance(figure) : formatMean(figure);
}

function nameOf(figure: string): string {
  return (figureNames as { readonly [name: string]: string })[figure];
}
