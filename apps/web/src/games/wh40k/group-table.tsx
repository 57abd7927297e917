// Who is lost of a mixed unit: a bodyguard and its leader are two questions.
import type { AttackInput } from '@oddsmith/games/wh40k';
import { formatChance, formatMean } from '../../format/number.ts';
import type { AnswerOf } from '../calculator-types.ts';

interface GroupTableProps {
  readonly answer: AnswerOf<'wh40k/attack'>;
  readonly request: AttackInput;
}

export function GroupTable({ answer, request }: GroupTableProps) {
  const { groups } = answer;
  const asked = request.target.groups;
  if (asked === null || groups.length < 2 || groups.length !== asked.length) return null;
  return (
    <section aria-label="Who is lost" className="card p-3">
      <h2 className="text-m font-semibold">Who is lost</h2>
      <table className="w-full text-s">
        <thead>
          <tr className="text-right text-muted">
            <th className="py-1 pr-2 text-left font-normal">Group</th>
            <th className="px-1 font-normal">Slain</th>
            <th className="px-1 font-normal">Any</th>
            <th className="pl-1 font-normal">All</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, slain }, index) => {
            const { models, character } = asked[index];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity of their own; their place is it
              <tr key={index} className="border-t border-line text-right tabular-nums">
                <th scope="row" className="py-2 pr-2 text-left font-normal [overflow-wrap:break-word]">
                  {name || `Group ${index + 1}`}
                  {character === true && <span className="text-muted"> · leader</span>}
                </th>
                <td className="px-1">
                  {formatMean(slain.mean)} <span className="text-muted">of {models}</span>
                </td>
                <td className="px-1">{formatChance(slain.atLeast[1 - slain.min] ?? (slain.min >= 1 ? 1 : 0))}</td>
                <td className="pl-1">{formatChance(slain.probabilities[models - slain.min] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
