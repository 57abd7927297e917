// Who is lost of a mixed unit: a bodyguard and its leader are two questions.
import type { AttackInput } from '@oddsmith/games/wh40k';
import { formatChance, formatMean } from '../../format/number.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { AnswerOf } from '../calculator-types.ts';

const { groups: words } = wh40k;

interface GroupTableProps {
  readonly answer: AnswerOf<'wh40k/attack'>;
  readonly request: AttackInput;
}

export function GroupTable({ answer, request }: GroupTableProps) {
  const { groups } = answer;
  const asked = request.target.groups;
  if (asked === null || groups.length < 2 || groups.length !== asked.length) return null;
  return (
    <section aria-label={words.title} className="card p-3">
      <h2 className="text-m font-semibold">{words.title}</h2>
      <table className="w-full text-s">
        <thead>
          <tr className="text-right text-muted">
            <th className="py-1 pr-2 text-left font-normal">{words.group}</th>
            <th className="px-1 font-normal">{words.slain}</th>
            <th className="px-1 font-normal">{words.any}</th>
            <th className="pl-1 font-normal">{words.all}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, slain }, index) => {
            const { models, character } = asked[index];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity of their own; their place is it
              <tr key={index} className="border-t border-line text-right tabular-nums">
                <th scope="row" className="py-2 pr-2 text-left font-normal [overflow-wrap:break-word]">
                  {name || words.numbered(index + 1)}
                  {character === true && <span className="text-muted"> · {words.leader}</span>}
                </th>
                <td className="px-1">
                  {formatMean(slain.mean)} <span className="text-muted">{words.of(models)}</span>
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
