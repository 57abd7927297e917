// Who is lost of a mixed unit: a bodyguard and its leader are two questions.
import type { Attack } from '@oddsmith/games/wh40k';
import { Fragment } from 'react';
import { chanceOf } from '../../charts/series.ts';
import { Table } from '../../components/ui/figures-table.tsx';
import { formatChance, formatMean } from '../../format/number.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { AnswerOf } from '../calculator-types.ts';

const { groups: words } = wh40k;

interface GroupTableProps {
  readonly answer: AnswerOf<'wh40k/attack'>;
  readonly request: Attack;
}

export function GroupTable({ answer, request }: GroupTableProps) {
  const { groups } = answer;
  const asked = request.target.groups;
  if (asked === null || groups.length < 2 || groups.length !== asked.length) return null;
  return (
    <section aria-label={words.title} className="card p-3">
      <h2 className="text-m font-semibold">{words.title}</h2>
      <Table
        look="roomy"
        heads={[words.group, words.slain, words.any, words.all]}
        rows={groups.map(({ name, slain }, index) => {
          const { models, character } = asked[index];
          return {
            key: String(index),
            cells: [
              <Fragment key="group">
                {name || words.numbered(index + 1)}
                {character === true && <span className="text-muted"> · {words.leader}</span>}
              </Fragment>,
              <Fragment key="slain">
                {formatMean(slain.mean)} <span className="text-muted">{words.of(models)}</span>
              </Fragment>,
              formatChance(chanceOf(slain, 1, 'atLeast')),
              formatChance(chanceOf(slain, models, 'exactly')),
            ],
          };
        })}
      />
    </section>
  );
}
