// How a game shows its calculators: which charts, which big number, and which form where the generated one is not enough.
import type { Answer } from '@oddsmith/games';
import type { ComponentType } from 'react';
import type { TabLink } from '../calculator/calculator-tabs.tsx';
import type { Side } from '../components/form/group-card.tsx';

export interface ChartView {
  /** Name in `answer.distributions`. */
  readonly distribution: string;
  /** "Wounds dealt": heading and label of the chooser. */
  readonly title: string;
  /** What is counted, as it reads after a number: "wounds dealt". */
  readonly axis: string;
  readonly side: Side;
  /** An outcome that decides something, where the battle has one: "kill line 12 W". */
  line?(input: unknown, answer: Answer): { readonly at: number; readonly label: string } | undefined;
  /** Two situations one after the other add up. */
  readonly additive?: boolean;
}

export interface Share {
  readonly label: string;
  readonly chance: number;
  /** Nobody's where absent. */
  readonly side?: Side;
}

/** The one big number. A chance also fills the gauge. */
export interface BigNumber {
  readonly text: string;
  /** What it is: "wounds on average". */
  readonly unit: string;
  readonly chance?: number;
  readonly side: Side;
  /** Instead of the gauge: all that can happen, from left to right. */
  readonly shares?: readonly Share[];
}

export interface ResultsProps {
  readonly answer: Answer;
  readonly input: unknown;
}

export interface CalculatorView {
  /** "fantasy/attack". */
  readonly id: string;
  /** Label of its tab: "Attack". */
  readonly tab: string;
  /** In the order of the chooser; empty means every distribution of the answer. */
  readonly charts: readonly ChartView[];
  /** All charts at once instead of a chooser: for two sides of one battle. */
  readonly sideBySide?: boolean;
  bigNumber(answer: Answer, input: unknown): BigNumber;
  /** A hand-made form; the generated one otherwise. */
  readonly form?: ComponentType;
  /** Charts of the game's own, shown below the distributions. */
  readonly results?: ComponentType<ResultsProps>;
  /** They answer the question themselves: above the distributions. */
  readonly resultsFirst?: boolean;
}

export interface PageProps {
  /** The tabs of the game, this page's own among them. */
  readonly tabs: readonly TabLink[];
}

/** A page of the game that is not a calculator: armies, matrices. */
export interface GamePageView {
  /** "grimdark/armies". */
  readonly id: string;
  readonly tab: string;
  readonly page: ComponentType<PageProps>;
}

export interface GameView {
  /** Tabs before the calculators; the first is where the game opens. */
  readonly pages?: readonly GamePageView[];
  readonly calculators: readonly CalculatorView[];
}
