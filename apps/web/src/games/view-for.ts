// The one door from the page, which holds battles of any calculator, to the view of one: it opens only for battles of its own.
import type { Answer } from '@oddsmith/games';
import { createElement } from 'react';
import { useBattle } from '../battle/context.ts';
import { formatChance } from '../format/number.ts';
import type { CalculatorId } from './calculator-types.ts';
import type { BigNumber, CalculatorView, FormOf, FormProps, ResultsOf, ResultsProps, ViewOf } from './view.ts';

export function viewFor<Id extends CalculatorId>(view: ViewOf<Id>): CalculatorView {
  const { id, tab, sideBySide = false, resultsFirst = false, withoutEffects = false, unnamed } = view;
  const { sides, units, form, results } = view;
  const own =
    <Read>(read: (seen: ResultsOf<Id>) => Read) =>
    (input: unknown, answer: Answer): Read => {
      const seen = { input, answer };
      if (isSeenBy(id, seen)) return read(seen);
      throw new Error(`the view of ${id} got a battle of ${answer.calculator}`);
    };
  const bigNumber = own(({ input, answer }) => view.bigNumber(answer, input));
  const ownResults = results && own((seen) => createElement(results, seen));
  return {
    id,
    tab,
    sideBySide,
    resultsFirst,
    withoutEffects,
    charts: view.charts.map(({ line, ...chart }) => ({
      ...chart,
      line: own(({ input, answer }) => line?.(input, answer)),
    })),
    bigNumber: (answer, input) => bigNumber(input, answer),
    ...(sides && { sides: own(({ input, answer }) => sides(input, answer)) }),
    ...(unnamed && { unnamed }),
    ...(units && { units: own(({ input, answer }) => units(input, answer)) }),
    ...(form && {
      form: function Form(props) {
        const calculator = useBattle((battle) => battle.calculator.id);
        return isFilledFor(id, calculator, props) ? createElement(form, props) : null;
      },
    }),
    ...(ownResults && { results: ({ input, answer }) => ownResults(input, answer) }),
  };
}

/** An answer says which calculator it is of, and the input beside it is the one it answers. */
function isSeenBy<Id extends CalculatorId>(id: Id, seen: ResultsProps): seen is ResultsOf<Id> {
  return seen.answer.calculator === id;
}

function isFilledFor<Id extends CalculatorId>(id: Id, calculator: string, props: FormProps): props is FormOf<Id> {
  return calculator === id;
}

/** A chance as the one big number. */
export function chanceNumber(chance: number, unit: string, side: BigNumber['side'] = 'attacker'): BigNumber {
  return { text: formatChance(chance), unit, chance, side };
}
