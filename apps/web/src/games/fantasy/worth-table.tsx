// What the charge, the flank, a banner and one more rank are worth.
import { variantsOf } from '@oddsmith/games/fantasy/library';
import { useMemo } from 'react';
import { useVariants } from '../../components/results/use-beside.ts';
import { VariantsTable } from '../../components/results/variants-table.tsx';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import { engineWord } from '../../language/in-language.ts';
import type { AnswerOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';

const { worth: words } = fantasyBattle;

export function WorthTable({ answer, input }: ResultsOf<'fantasy/battle'>) {
  const variants = useMemo(() => variantsOf(input), [input]);
  const inputs = useMemo(() => variants.map((variant) => variant.input), [variants]);
  const answers = useVariants('fantasy/battle', inputs);
  if (answers.length !== variants.length) return null;
  return (
    <VariantsTable
      caption={words.caption}
      heads={[words.change, words.youWin, words.youBreak, words.useIt]}
      chosen={chancesOf(answer)}
      variants={variants.map(({ title }, v) => ({
        title: engineWord(title),
        input: inputs[v],
        chances: chancesOf(answers[v]),
      }))}
      use={words.use}
      take={words.take}
    />
  );
}

function chancesOf({ chances, summary }: AnswerOf<'fantasy/battle'>): readonly [number, number] {
  return [chances.firstWins, summary.secondBreaks];
}
