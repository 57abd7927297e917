// The same fight played otherwise: as well as can be for another aim, or by habit.
import { useMemo } from 'react';
import { useVariants } from '../../components/results/use-beside.ts';
import { VariantsTable } from '../../components/results/variants-table.tsx';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';

const { optimal: words } = killTeamFight;

interface Variant {
  readonly title: string;
  readonly fighters: readonly ('first' | 'second')[];
  readonly strategy: InputOf<'killteam/fight'>['first']['strategy'];
}

const VARIANTS: readonly Variant[] = [
  { title: words.bothForKill, fighters: ['first', 'second'], strategy: 'optimalKill' },
  { title: words.bothForWounds, fighters: ['first', 'second'], strategy: 'optimalDamage' },
  { title: words.firstForKill, fighters: ['first'], strategy: 'optimalKill' },
  { title: words.secondForKill, fighters: ['second'], strategy: 'optimalKill' },
  { title: words.firstStrikes, fighters: ['first'], strategy: 'strike' },
  { title: words.secondStrikes, fighters: ['second'], strategy: 'strike' },
  { title: words.bothStrike, fighters: ['first', 'second'], strategy: 'strike' },
];

export function OptimalPlay({ answer, input }: ResultsOf<'killteam/fight'>) {
  const variants = useMemo(
    () => VARIANTS.filter(({ fighters, strategy }) => fighters.some((fighter) => input[fighter].strategy !== strategy)),
    [input],
  );
  const inputs = useMemo(() => variants.map((variant) => withStrategy(input, variant)), [input, variants]);
  const answers = useVariants('killteam/fight', inputs);
  if (answers.length !== inputs.length) return null;
  return (
    <VariantsTable
      caption={words.caption}
      heads={[
        words.play,
        <span key="kills" className="text-attacker-ink">
          {words.firstKills}
        </span>,
        <span key="dies" className="text-defender-ink">
          {words.firstDies}
        </span>,
        words.useIt,
      ]}
      asChosen={words.asChosen}
      chosen={chancesOf(answer)}
      variants={variants.map(({ title }, v) => ({ title, input: inputs[v], chances: chancesOf(answers[v]) }))}
      use={words.use}
      take={words.take}
    />
  );
}

function chancesOf({ summary }: AnswerOf<'killteam/fight'>): readonly [number, number] {
  return [summary.secondDies, summary.firstDies];
}

type Fight = InputOf<'killteam/fight'>;

function withStrategy(input: Fight, { fighters, strategy }: Variant): Fight {
  let changed = input;
  for (const fighter of fighters) changed = { ...changed, [fighter]: { ...changed[fighter], strategy } };
  return changed;
}
