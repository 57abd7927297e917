// The same fight played otherwise: as well as can be for another aim, or by habit.
import { useMemo } from 'react';
import { useVariants } from '../../components/results/use-beside.ts';
import { VariantsTable } from '../../components/results/variants-table.tsx';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';

const { optimal: words } = killTeamFight;

interface Variant {
  title(first: string, second: string): string;
  readonly fighters: readonly ('first' | 'second')[];
  readonly strategy: InputOf<'killteam/fight'>['first']['strategy'];
}

const VARIANTS: readonly Variant[] = [
  { title: () => words.bothForKill, fighters: ['first', 'second'], strategy: 'optimalKill' },
  { title: () => words.bothForWounds, fighters: ['first', 'second'], strategy: 'optimalDamage' },
  { title: (first) => words.forKill(first), fighters: ['first'], strategy: 'optimalKill' },
  { title: (_, second) => words.forKill(second), fighters: ['second'], strategy: 'optimalKill' },
  { title: (first) => words.strikes(first), fighters: ['first'], strategy: 'strike' },
  { title: (_, second) => words.strikes(second), fighters: ['second'], strategy: 'strike' },
  { title: () => words.bothStrike, fighters: ['first', 'second'], strategy: 'strike' },
];

export function OptimalPlay({ answer, input }: ResultsOf<'killteam/fight'>) {
  const variants = useMemo(
    () => VARIANTS.filter(({ fighters, strategy }) => fighters.some((fighter) => input[fighter].strategy !== strategy)),
    [input],
  );
  const inputs = useMemo(() => variants.map((variant) => withStrategy(input, variant)), [input, variants]);
  const answers = useVariants('killteam/fight', inputs);
  if (answers.length !== inputs.length) return null;
  const [first, second] = [input.first.name || killTeam.fighters.first, input.second.name || killTeam.fighters.second];
  return (
    <VariantsTable
      caption={words.caption}
      heads={[
        words.play,
        <span key="kills" className="text-attacker-ink">
          {words.dies(second)}
        </span>,
        <span key="dies" className="text-defender-ink">
          {words.dies(first)}
        </span>,
        words.useIt,
      ]}
      asChosen={words.asChosen}
      chosen={chancesOf(answer)}
      variants={variants.map(({ title }, v) => ({
        title: title(first, second),
        input: inputs[v],
        chances: chancesOf(answers[v]),
      }))}
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
