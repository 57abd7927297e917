// How a game shows its calculators: which charts, which big number, and which form where the generated one is not enough.
import type { Answer, Findings, Path } from '@oddsmith/games';
import type { ComponentType, ReactNode } from 'react';
import type { Carry } from '../battle/pair.ts';
import type { BattleStore } from '../battle/store.ts';
import type { ShownUnit } from '../calculator/unit-uses.ts';
import type { Side } from '../components/form/group-card.tsx';
import type { RulePlace } from '../components/unit/set-rules.ts';
import type { CalculatorId, FindingsOf, InputOf } from './calculator-types.ts';

export interface ChartView<Input = unknown, F extends Findings = Findings> {
  /** Name in `answer.distributions`. */
  readonly distribution: string;
  /** "Wounds dealt": heading and label of the chooser. */
  readonly title: string;
  /** What is counted, as it reads after a number: "wounds dealt". */
  readonly axis: string;
  readonly side: Side;
  /** An outcome that decides something, where the battle has one: "kill line 12 W". */
  readonly line?: ((input: Input, answer: Answer<F>) => ChartLine | undefined) | undefined;
  /** Title and axis where the two have names: "Lost by Ork Boyz" says more than "They lose". */
  readonly named?: (pair: Pair) => Pick<ChartView, 'title' | 'axis'>;
  /** Two situations one after the other add up: on one target, or where each needs a fresh one because what it can lose ends. */
  readonly additive?: 'one target' | 'fresh targets';
}

export interface ChartLine {
  readonly at: number;
  readonly label: string;
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
  /** Where it is no chance: what is compared with what is pinned. */
  readonly mean?: number;
  /** Its name among the figures of the answer, where it is not the first. */
  readonly figure?: string;
  readonly side: Side;
  /** Instead of the gauge: all that can happen, from left to right. */
  readonly shares?: readonly Share[];
}

export type Pair = readonly [first: string, second: string];

export interface FormProps<Input = unknown> {
  readonly input: Input;
}

export interface ResultsProps<Input = unknown, F extends Findings = Findings> {
  readonly answer: Answer<F>;
  /** What the answer belongs to. */
  readonly input: Input;
}

/** Figures that stand in one line of a card, each behind the letter it has in print. */
export interface StatLineView {
  /** What the line is of: a weapon, a model. Empty where it is the unit itself. */
  readonly label: string;
  readonly stats: readonly (readonly [letter: string, path: Path])[];
}

/** One side of a battle as its card shows it. */
export interface CardView {
  /** '' for one that has none yet. */
  readonly name: string;
  /** How many there are, typed beside the name. */
  readonly count?: Path | undefined;
  readonly lines: readonly StatLineView[];
  /** What is set of these is a chip; what is not can be added by name. */
  readonly rules: readonly RulePlace[];
}

/** What a page says above its answer: who, what they do, and to whom. */
export interface CardsView {
  /** "shoots". */
  readonly verb: string;
  readonly attacker?: CardView;
  readonly defender?: CardView;
  /** The battle with both sides exchanged, where that makes one. */
  readonly swapped?: () => unknown;
}

/** Something of a unit that can be turned on by its name. */
export interface NamedSwitch {
  readonly key: string;
  readonly label: string;
  /** Whose it is, or what comes with it. */
  readonly note: string;
  turn(): void;
}

export interface SideProps<Input = unknown> extends FormProps<Input> {
  readonly side: Side;
}

export interface VerbsProps<Input = unknown> extends FormProps<Input> {
  onChosen(): void;
}

export interface PickerProps<Input = unknown> extends FormProps<Input> {
  readonly side: Side;
  onClose(): void;
}

export type SideOf<Id extends CalculatorId> = SideProps<InputOf<Id>>;
export type VerbsOf<Id extends CalculatorId> = VerbsProps<InputOf<Id>>;
export type PickerOf<Id extends CalculatorId> = PickerProps<InputOf<Id>>;

export type FormOf<Id extends CalculatorId> = FormProps<InputOf<Id>>;
export type ResultsOf<Id extends CalculatorId> = ResultsProps<InputOf<Id>, FindingsOf<Id>>;

/** Functions are properties, so that a view which reads another calculator's battle does not compile; `viewFor` puts it on the page. */
export interface CalculatorView<Input = unknown, F extends Findings = Findings> {
  /** "fantasy/attack". */
  readonly id: string;
  /** Label of its tab: "Attack". */
  readonly tab: string;
  /** In the order of the chooser; empty means every distribution of the answer. */
  readonly charts: readonly ChartView<Input, F>[];
  readonly bigNumber: (answer: Answer<F>, input: Input) => BigNumber;
  /** Who fights whom; one without a name is empty. */
  readonly sides?: (input: Input, answer: Answer<F>) => Pair;
  /** What the page calls those without a name, where they are not attacker and defender. */
  readonly unnamed?: Pair;
  /** Those with a name, as their sheet takes them: the attacker first. */
  readonly units?: (input: Input, answer: Answer<F>) => readonly (ShownUnit | undefined)[];
  /** The cards above the answer; without them the sides of the form. */
  readonly cards?: (input: Input, calculator: string) => CardsView;
  /** Chooses who stands on a side. */
  readonly picker?: (props: PickerProps<Input>) => ReactNode;
  /** Stands in the card of each side, below its lines: counters. */
  readonly board?: (props: SideProps<Input>) => ReactNode;
  /** What the units that were chosen can do, by names that hold the words; all of a unit for none. */
  readonly switches?: (store: BattleStore, side: Side, words: string) => Promise<readonly NamedSwitch[]>;
  /** What the cards could not say, and what of it can be switched: counted, switches, not counted. */
  readonly notes?: (props: FormProps<Input>) => ReactNode;
  /** Draws nothing: keeps the battle in step with what the player chose elsewhere. */
  readonly inStep?: (props: FormProps<Input>) => ReactNode;
  /** Further verbs of the same calculator, over the others: the phases of an attack. */
  readonly verbs?: (props: VerbsProps<Input>) => ReactNode;
  /** A hand-made form; the generated one otherwise. */
  readonly form?: (props: FormProps<Input>) => ReactNode;
  /** Charts of the game's own, shown below the distributions. */
  readonly results?: (props: ResultsProps<Input, F>) => ReactNode;
  /** They answer the question themselves: above the distributions. */
  readonly resultsFirst?: boolean;
  /** Armies rather than units fight: there is nobody a stratagem or an aura could be laid on. */
  readonly withoutEffects?: boolean;
}

export type ViewOf<Id extends CalculatorId> = CalculatorView<InputOf<Id>, FindingsOf<Id>> & { readonly id: Id };

/** A page of a game, as links to it say. */
export interface TabLink {
  readonly id: string;
  readonly label: string;
}

export interface PageProps {
  /** The tabs of the game, this page's own among them. */
  readonly tabs: readonly TabLink[];
  /** Those of the game. */
  readonly calculators: readonly CalculatorView[];
}

/** A page of the game that is not a calculator: armies, matrices. */
export interface GamePageView {
  /** "grimdark/armies". */
  readonly id: string;
  readonly tab: string;
  readonly page: ComponentType<PageProps>;
}

export interface GameView {
  /** Keeps one pair of units across the modes. */
  readonly carry?: Carry;
  /** In the order of the tabs; the first is where the game opens. */
  readonly calculators: readonly CalculatorView[];
  /** Tabs behind the calculators. */
  readonly pages?: readonly GamePageView[];
}
