// The dice box: any pool of dice, its distribution with exact fractions, two pools against each other. The address holds both.

import { MOST_EXPLOSIONS } from '@oddsmith/kernel';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import { ShareBar } from '../../charts/share-bar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { copyText } from '../../export/clipboard.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import { shell } from '../../language/english/shell/shell.ts';
import { language } from '../../language/language.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { useHash } from '../../shell/hash.ts';
import { type Chance, contestOf, type DiceOdds, oddsOf, type ReadOdds } from './dice-odds.ts';

const { words } = await (language === 'de' ? import('./words/de.ts') : import('./words/en.ts'));

const FIRST = '4d6kh3';

/** What stands in the address: #/dice/4d6kh3/2d8. */
function readAddress(hash: string): readonly [string, string] {
  const [, , first = FIRST, second = ''] = hash.split('/').map(decoded);
  return [first, second];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function addressOf(first: string, second: string): string {
  const parts = second === '' ? [first] : [first, second];
  return `#/dice/${parts.map((part) => encodeURIComponent(part.trim())).join('/')}`;
}

export function DicePage() {
  const hash = useHash();
  const [pools, setPools] = useState(() => readAddress(hash));
  const [shown, setShown] = useState(hash);
  // Another address was opened: a link, or back.
  if (hash !== shown) {
    setShown(hash);
    setPools(readAddress(hash));
  }
  const write = (first: string, second: string) => {
    setPools([first, second]);
    const address = addressOf(first, second);
    history.replaceState(history.state, '', address);
    setShown(address.slice(1));
  };
  useEffect(() => {
    document.title = shell.pageTitle(words.title);
  }, []);
  const [first, second] = pools;
  const [firstRead, secondRead] = [useOdds(first), useOdds(second)];
  const odds = 'odds' in firstRead ? firstRead.odds : undefined;
  const other = second.trim() !== '' && 'odds' in secondRead ? secondRead.odds : undefined;
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-5xl space-y-5 p-4 outline-none sm:p-6">
      <h1 className="text-xl font-semibold">{words.title}</h1>
      <p className="max-w-2xl">{words.intro}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <PoolInput label={words.dice} text={first} read={firstRead} onText={(text) => write(text, second)} />
        <PoolInput
          label={words.against}
          text={second}
          read={second.trim() === '' ? undefined : secondRead}
          onText={(text) => write(first, text)}
        />
      </div>
      <Grammar onChoose={(text) => write(text, second)} />
      {odds !== undefined && other !== undefined && <ContestCard first={[first, odds]} second={[second, other]} />}
      {odds !== undefined && <OddsCard text={first} odds={odds} other={other} otherText={second.trim()} />}
    </main>
  );
}

function useOdds(text: string): ReadOdds {
  return oddsOf(useDeferredValue(text));
}

interface PoolInputProps {
  readonly label: string;
  readonly text: string;
  readonly read: ReadOdds | undefined;
  onText(text: string): void;
}

function PoolInput({ label, text, read, onText }: PoolInputProps) {
  const id = useId();
  const problem = read !== undefined && 'problem' in read ? read.problem : undefined;
  return (
    <div className="space-y-1 text-s">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        className="block min-h-11 w-full rounded-m border border-line-strong bg-panel px-3 font-mono text-m"
        onChange={(event) => onText(event.target.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="rounded-m bg-bad-soft px-2 py-1 break-words">
          {words.problems[problem.code](problem.text)}
        </p>
      )}
    </div>
  );
}

function Grammar({ onChoose }: { onChoose(text: string): void }) {
  return (
    <section className="space-y-2 text-s">
      <h2 className="font-semibold">{words.examples}</h2>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {words.grammar.map(([text, meaning]) => (
          <li key={text} className="flex items-center gap-3">
            <button type="button" className="button shrink-0 font-mono" onClick={() => onChoose(text)}>
              {text}
            </button>
            <span className="text-muted">{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Named = readonly [text: string, odds: DiceOdds];

function ContestCard({ first: [first, a], second: [second, b] }: { readonly first: Named; readonly second: Named }) {
  const { more, same, less } = contestOf(a.pmf, b.pmf);
  const rows = [
    { label: words.more(first.trim()), chance: more, side: 'attacker' },
    { label: words.same, chance: same },
    { label: words.less(second.trim()), chance: less, side: 'defender' },
  ] as const;
  return (
    <section className="card space-y-2 p-3">
      <h2 className="text-m font-semibold">{words.contest}</h2>
      <ShareBar shares={rows.map((row) => ({ ...row, chance: row.chance.share }))} />
      <p className="font-mono text-s text-muted">
        {rows.map(({ label, chance }) => `${label}: ${fractionOf(chance)}`).join(' · ')}
      </p>
    </section>
  );
}

function OddsCard({
  text,
  odds,
  other,
  otherText,
}: {
  readonly text: string;
  readonly odds: DiceOdds;
  readonly other: DiceOdds | undefined;
  readonly otherText: string;
}) {
  const { distribution, mean, rows, explodes } = odds;
  const say = useCommandStore((store) => store.say);
  const copy = async () => {
    if (await copyText(location.href)) say(words.copied);
  };
  return (
    <section className="card space-y-4 p-3" aria-label={text}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-m">
          <strong className="font-mono">{text.trim()}</strong>: {words.mean(formatMean(mean.share), fractionOf(mean))}
        </p>
        <Button label={words.share} onClick={() => void copy()} />
      </div>
      {explodes && <p className="text-s text-muted">{words.explodes(MOST_EXPLOSIONS)}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        {(['exactly', 'atLeast'] as const).map((reading) => (
          <DistributionChart
            key={reading}
            title={words[reading]}
            reading={reading}
            axis={words.axis}
            side="attacker"
            distribution={distribution}
            pinned={other?.distribution}
            pinnedName={otherText}
          />
        ))}
      </div>
      <ScrollRegion label={words.table} className="max-h-[32rem] overflow-auto">
        <table className="w-full text-s tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="text-left">
                {words.outcome}
              </th>
              <th scope="col" colSpan={2} className="text-right">
                {words.exactly}
              </th>
              <th scope="col" colSpan={2} className="text-right">
                {words.atLeast}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ outcome, exactly, atLeast }) => (
              <tr key={outcome} className="border-t border-line">
                <th scope="row" className="text-left">
                  {outcome}
                </th>
                <td className="pl-3 text-right">{formatChance(exactly.share)}</td>
                <td className="pl-3 text-right font-mono text-muted">{fractionOf(exactly)}</td>
                <td className="pl-3 text-right">{formatChance(atLeast.share)}</td>
                <td className="pl-3 text-right font-mono text-muted">{fractionOf(atLeast)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function fractionOf({ fraction }: Chance): string {
  return typeof fraction === 'number' ? words.digits(fraction) : fraction;
}
