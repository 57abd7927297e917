// Why the computer did what it did: its three best thoughts with what spoke for and against each.
import { useSession } from '../session/session.ts';

export function WhyPanel() {
  const why = useSession((session) => session.why);
  if (why.length === 0) return <p className="text-s text-muted">The computer has not decided anything yet.</p>;
  return (
    <ol className="space-y-2 text-s" aria-label="The computer’s best candidates">
      {why.map(({ label, score, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ranking has no other names
        <li key={index}>
          <p className={index === 0 ? 'font-semibold' : ''}>
            {label}: worth {score.toFixed(1)} points
          </p>
          <p className="text-muted">{partWords(parts)}</p>
        </li>
      ))}
    </ol>
  );
}

function partWords({
  destroyed,
  risked,
  objectives,
}: {
  readonly destroyed: number;
  readonly risked: number;
  readonly objectives: number;
}): string {
  const words = [
    destroyed > 0 ? `expects to destroy ${destroyed.toFixed(1)} points` : '',
    risked > 0 ? `risks ${risked.toFixed(1)} in answer` : '',
    objectives === 0 ? '' : `objectives are worth ${objectives.toFixed(1)}`,
  ].filter((word) => word !== '');
  return words.length === 0 ? 'nothing speaks for or against it' : words.join(', ');
}
