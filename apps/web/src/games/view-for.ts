// The one door from the page, which holds battles of any calculator, to the view of one: it opens only for battles of its own.
import { createElement } from 'react';
import { useBattle } from '../battle/context.ts';
import type { CalculatorId } from './calculator-types.ts';
import type { CalculatorView, FormOf, FormProps, ResultsOf, ResultsProps, ViewOf } from './view.ts';

export function viewFor<Id extends CalculatorId>(view: ViewOf<Id>): CalculatorView {
  const { id, tab, sideBySide = false, resultsFirst = false, withoutEffects = false, unnamed } = view;
  const { sides, units, form, results } = view;
  const own = (seen: ResultsProps): ResultsOf<Id> => {
    if (isSeenBy(id, seen)) return seen;
    throw new Error(`the view of ${id} got a battle of ${seen.answer.calculator}`);
  };
  return {
    id,
    tab,
    sideBySide,
    resultsFirst,
    withoutEffects,
    charts: view.charts.map(({ line, ...chart }) => ({
      ...chart,
      line: (input, answer) => {
        const seen = own({ input, answer });
        return line?.(seen.input, seen.answer);
      },
    })),
    bigNumber: (answer, input) => {
      const seen = own({ input, answer });
      return view.bigNumber(seen.answer, seen.input);
    },
    ...(sides && {
      sides: (input, answer) => {
        const seen = own({ input, answer });
        return sides(seen.input, seen.answer);
      },
    }),
    ...(unnamed && { unnamed }),
    ...(units && {
      units: (input, answer) => {
        const seen = own({ input, answer });
        return units(seen.input, seen.answer);
      },
    }),
    ...(form && {
      form: function Form(props) {
        const calculator = useBattle((battle) => battle.calculator.id);
        return isFilledFor(id, calculator, props) ? createElement(form, props) : null;
      },
    }),
    ...(results && { results: (props) => createElement(results, own(props)) }),
  };
}

/** An answer says which calculator it is of, and the input beside it is the one it answers. */
function isSeenBy<Id extends CalculatorId>(id: Id, seen: ResultsProps): seen is ResultsOf<Id> {
  return seen.answer.calculator === id;
}

function isFilledFor<Id extends CalculatorId>(id: Id, calculator: string, props: FormProps): props is FormOf<Id> {
  return calculator === id;
}
