// Why the computer did what it did: its three best thoughts with what spoke for and against each.
import type { Candidate } from '@oddsmith/skirmish';
import { Prose } from '../../components/ui/prose.tsx';
import { formatTenths } from '../../format/number.ts';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { skirmishSays } from '../../language/skirmish-says.ts';
import { useSession } from '../session/session.ts';

const words = skirmishPlay.why;

export function WhyPanel() {
  const why = useSession((session) => session.why);
  if (why.length === 0) return <p className="text-s text-muted">{words.nothing}</p>;
  return (
    <ol className="space-y-2 text-s" aria-label={words.label}>
      {why.map(({ label, score, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ranking has no other names
        <li key={index}>
          <p className={index === 0 ? 'font-semibold' : ''}>
            <Prose text={skirmishSays(label)} />
            {words.worth(formatTenths(score))}
          </p>
          <p className="text-muted">{partWords(parts)}</p>
        </li>
      ))}
    </ol>
  );
}

function partWords({ destroyed, risked, objectives }: Candidate['parts']): string {
  const said = [
    destroyed > 0 ? words.destroys(formatTenths(destroyed)) : '',
    risked > 0 ? words.risks(formatTenths(risked)) : '',
    objectives === 0 ? '' : words.objectives(formatTenths(objectives)),
  ].filter((word) => word !== '');
  return said.length === 0 ? words.even : said.join(', ');
}
