// The one door from the page, which holds battles of any calculator, to the view of one: it opens only for battles of its own.
import type { Answer } from '@oddsmith/games';
import { createElement, type ReactNode } from 'react';
import { useBattle } from '../battle/context.ts';
import { formatChance } from '../format/number.ts';
import type { CalculatorId, InputOf } from './calculator-types.ts';
import type {
  BigNumber,
  CalculatorView,
  CardsView,
  FormOf,
  FormProps,
  PickerProps,
  ResultsOf,
  ResultsProps,
  SideProps,
  VerbsProps,
  ViewOf,
} from './view.ts';

/** What a component is given beside the battle. */
type Beside<Props extends FormProps> = Omit<Props, keyof FormProps>;

export function viewFor<Id extends CalculatorId>(view: ViewOf<Id>): CalculatorView {
  const { id, tab, resultsFirst = false, withoutEffects = false, unnamed, switches } = view;
  const { sides, units, form, results, cards, picker, board, verbs, notes, inStep } = view;
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
    resultsFirst,
    withoutEffects,
    charts: view.charts.map(({ line, ...chart }) => ({
      ...chart,
      line: own(({ input, answer }) => line?.(input, answer)),
    })),
    bigNumber: (answer, input) => bigNumber(input, answer),
    ...(sides && { sides: own(({ input, answer }) => sides(input, answer)) }),
    ...(unnamed && { unnamed }),
    ...(switches && { switches }),
    ...(units && { units: own(({ input, answer }) => units(input, answer)) }),
    ...(cards && {
      cards: (input, calculator) => (isInputOf(id, calculator, input) ? cards(input, calculator) : NO_CARDS),
    }),
    ...(form && { form: guarded<Id, object>(id, form) }),
    ...(picker && { picker: guarded<Id, Beside<PickerProps>>(id, picker) }),
    ...(board && { board: guarded<Id, Beside<SideProps>>(id, board) }),
    ...(verbs && { verbs: guarded<Id, Beside<VerbsProps>>(id, verbs) }),
    ...(notes && { notes: guarded<Id, object>(id, notes) }),
    ...(inStep && { inStep: guarded<Id, object>(id, inStep) }),
    ...(ownResults && { results: ({ input, answer }) => ownResults(input, answer) }),
  };
}

/** A component of this calculator, which draws nothing on the page of another. */
function guarded<Id extends CalculatorId, Others extends object>(
  id: Id,
  component: (props: Others & FormOf<Id>) => ReactNode,
): (props: Others & FormProps) => ReactNode {
  return function Guarded(props) {
    const calculator = useBattle((battle) => battle.calculator.id);
    return isFilledFor(id, calculator, props) ? createElement<Others & FormOf<Id>>(component, props) : null;
  };
}

/** An answer says which calculator it is of, and the input beside it is the one it answers. */
function isSeenBy<Id extends CalculatorId>(id: Id, seen: ResultsProps): seen is ResultsOf<Id> {
  return seen.answer.calculator === id;
}

function isFilledFor<Id extends CalculatorId, Others extends object>(
  id: Id,
  calculator: string,
  props: Others & FormProps,
): props is Others & FormOf<Id> {
  return calculator === id;
}

const NO_CARDS: CardsView = { verb: '' };

function isInputOf<Id extends CalculatorId>(id: Id, calculator: string, _input: unknown): _input is InputOf<Id> {
  return calculator === id;
}

/** A chance as the one big number. */
export function chanceNumber(chance: number, unit: string, side: BigNumber['side'] = 'attacker'): BigNumber {
  return { text: formatChance(chance), unit, chance, side };
}
