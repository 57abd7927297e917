// Games that are fixed, those that are likely to come, and how good or bad it could get.
import type { Pairing } from '@oddsmith/analysis';
import { formatChance, formatCount, formatTenths } from '../../format/number.ts';
import { pairing as words } from '../../language/english/pairing.ts';
import { madePairs, type Session } from './session.ts';

interface CourseCardProps {
  readonly session: Session;
  readonly answer: Pairing | undefined;
}

export function CourseCard({ session, answer }: CourseCardProps) {
  if (answer === undefined) return null;
  const { line, baselines, proof, step } = answer;
  const made = madePairs(session).length;
  const fixed = step === null ? line.pairs : line.pairs.slice(0, made);
  const likely = step === null ? [] : line.pairs.slice(made);
  const shown = session.leading === 'win' ? formatChance : formatTenths;
  const cases = [
    [words.caseBest, baselines.best.value],
    [words.caseRandom, baselines.random],
    [words.caseWorst, baselines.worst.value],
  ] as const;
  return (
    <section aria-labelledby="course-title" className="card space-y-3 p-3 text-s lg:order-last">
      {fixed.length > 0 && (
        <div>
          <h2 className="text-m font-semibold">{words.games}</h2>
          <Games pairs={fixed} />
        </div>
      )}
      {likely.length > 0 && (
        <div>
          <h2 id="course-title" className="text-m font-semibold">
            {words.line}
          </h2>
          <p className="text-muted">{words.lineNote}</p>
          <Games pairs={likely} />
        </div>
      )}
      <div>
        <h2 id={likely.length > 0 ? undefined : 'course-title'} className="text-m font-semibold">
          {words.cases}
        </h2>
        <dl className="grid grid-cols-[1fr_auto] gap-x-3">
          {cases.map(([title, value]) => (
            <div key={title} className="contents">
              <dt>{title}</dt>
              <dd className="text-right font-semibold">{shown(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="text-muted">{words.proof(formatCount(proof.games))}</p>
    </section>
  );
}

function Games({ pairs }: { readonly pairs: Pairing['line']['pairs'] }) {
  return (
    <ul className="mt-1">
      {pairs.map(({ mine, theirs, defender, value }) => (
        <li key={mine} className="flex min-h-8 items-baseline justify-between gap-2 border-t border-line py-1">
          <span className="min-w-0">
            <span className="font-semibold text-attacker-ink">{mine}</span> –{' '}
            <span className="font-semibold text-defender-ink">{theirs}</span>{' '}
            <span className="text-muted">
              {defender === null ? words.nobody : words.defends(defender === 'mine' ? mine : theirs)}
            </span>
          </span>
          <span className="font-semibold">{formatTenths(value)}</span>
        </li>
      ))}
    </ul>
  );
}
