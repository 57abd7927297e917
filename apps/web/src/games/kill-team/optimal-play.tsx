// The same fight with optimal play: for first, for second, for both.
import { useMemo } from 'react';
import { useBattle } from '../../battle/context.ts';
import { useVariants } from '../../components/results/use-variants.ts';
import { formatChance, formatExact, formatPoints } from '../../format/number.ts';
import { killTeamFight } from '../../language/english/kill-team-fight.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';

const { optimal: words } = killTeamFight;

interface Variant {
  readonly title: string;
  readonly fighters: readonly ('first' | 'second')[];
  readonly strategy: InputOf<'killteam/fight'>['first']['strategy'];
}

const VARIANTS: readonly Variant[] = [
  { title: words.firstForKill, fighters: ['first'], strategy: 'optimalKill' },
  { title: words.secondForKill, fighters: ['second'], strategy: 'optimalKill' },
  { title: words.bothForKill, fighters: ['first', 'second'], strategy: 'optimalKill' },
  { title: words.bothForWounds, fighters: ['first', 'second'], strategy: 'optimalDamage' },
];

export function OptimalPlay({ answer, input }: ResultsOf<'killteam/fight'>) {
  const replace = useBattle((battle) => battle.replace);
  const inputs = useMemo(() => VARIANTS.map((variant) => withStrategy(input, variant)), [input]);
  const answers = useVariants('killteam/fight', inputs);
  if (answers.length !== VARIANTS.length) return null;
  return (
    <div className="card overflow-x-auto p-3">
      <table className="w-full text-s">
        <caption className="pb-1 text-left text-s font-semibold">{words.caption}</caption>
        <thead>
          <tr className="border-b border-line text-right text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              {words.play}
            </th>
            <th scope="col" className="py-1 font-medium text-attacker-ink">
              {words.firstKills}
            </th>
            <th scope="col" className="py-1 font-medium text-defender-ink">
              {words.firstDies}
            </th>
            <th scope="col" className="py-1">
              <span className="sr-only">{words.useIt}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line/60 bg-sunken text-right font-semibold">
            <th scope="row" className="py-0.5 text-left">
              {words.asChosen}
            </th>
            <td title={formatExact(answer.summary.secondDies)}>{formatChance(answer.summary.secondDies)}</td>
            <td title={formatExact(answer.summary.firstDies)}>{formatChance(answer.summary.firstDies)}</td>
            <td />
          </tr>
          {VARIANTS.map(({ title }, index) => (
            <tr key={title} className="border-b border-line/60 text-right">
              <th scope="row" className="py-0.5 text-left font-medium">
                {title}
              </th>
              <Changed now={answers[index]} before={answer} figure="secondDies" />
              <Changed now={answers[index]} before={answer} figure="firstDies" />
              <td>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={words.take(title)}
                  onClick={() => replace(inputs[index])}
                >
                  {words.use}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Fight = InputOf<'killteam/fight'>;

function withStrategy(input: Fight, { fighters, strategy }: Variant): Fight {
  let changed = input;
  for (const fighter of fighters) changed = { ...changed, [fighter]: { ...changed[fighter], strategy } };
  return changed;
}

interface ChangedProps {
  readonly now: AnswerOf<'killteam/fight'>;
  readonly before: AnswerOf<'killteam/fight'>;
  readonly figure: 'firstDies' | 'secondDies';
}

function Changed({ now, before, figure }: ChangedProps) {
  const chance = now.summary[figure];
  return (
    <td title={formatExact(chance)}>
      {formatChance(chance)} <span className="text-muted">({formatPoints(chance - before.summary[figure])})</span>
    </td>
  );
}
