// The contract every game fulfils: one Calculator per question a player asks.
import type { Dice, Distribution } from '@oddsmith/kernel';
import type { Catalogue, Message } from '@oddsmith/words';
import type * as z from '../form/zod.ts';
import type { Words } from '../words/words.ts';
import type { Budget } from './budget.ts';
import type { Cause } from './causes.ts';
import type { Archetype, Firing } from './firing.ts';

/** One ability, keyword or special rule: what forms, docs, CLI help and advice say about it. */
export interface Rule {
  readonly id: string;
  /** As printed on the card. */
  readonly name: string;
  /** One sentence in our own words. */
  readonly summary: string;
  /** The sentence by edition, as the input names it, where an edition plays the rule otherwise. */
  readonly summaryIn?: { readonly [edition: string]: string };
  /** Groups rules in forms and lists: "to hit", "saves", "target" ... */
  readonly category: string;
  /** At most one of the rules with the same word here can be chosen. */
  readonly excludes?: string;
}

export interface Preset<Input> {
  readonly id: string;
  readonly title: string;
  /** What makes this battle worth a look. */
  readonly note: string;
  readonly input: Input;
}

export interface Advice {
  /** Game and fact: "fantasy/reroll-without-die". */
  readonly code: string;
  readonly severity: 'info' | 'warning';
  /** Dotted path of the input it speaks of, '' for the whole. */
  readonly path: string;
  readonly message: string;
}

/** Advice as engines hand it over. */
export interface Remark extends Omit<Advice, 'message'> {
  readonly message: Message;
}

/** One line of "why is this number so": what is rolled, what it needs, how likely a single die is. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Chance of a single roll, where there is one. */
  readonly chance?: number;
  /** The D6 behind the chance: a text that states a target number says it here too, so that the two can be held together. */
  readonly roll?: StepRoll;
  /** Everything that changed the number of this step. */
  readonly causes?: readonly NamedCause[];
}

export interface NamedCause extends Cause {
  /** What the rule is called in the language of the answer. */
  readonly name: string;
}

/** A step as engines hand it over. */
export interface StepData extends Omit<Step, 'title' | 'text' | 'causes'> {
  readonly title: Message;
  readonly text: Message;
  readonly causes?: readonly Cause[];
}

export const STEP_REROLLS = ['none', 'ones', 'fails', 'successes', 'notCritical'] as const;

export interface StepRoll {
  /** The roll succeeds on this face and above; 7 never does. */
  readonly needs: number;
  readonly reroll?: (typeof STEP_REROLLS)[number];
  /** With 'notCritical': the face from which a roll is critical and kept. */
  readonly critical?: number;
}

export interface Explanation {
  /** The result in one sentence a player can paste into a chat. */
  readonly sentence: string;
  readonly steps: readonly Step[];
}

/** An explanation as engines hand it over: put into words at the door, in the language of the reader. */
export interface ExplanationData {
  readonly sentence: Message;
  readonly steps: readonly StepData[];
}

/** What a game says, in English. */
export interface GameWords {
  readonly messages: Catalogue;
  /** What causes are called that are no rules of the calculator: situations, modifiers of the player. */
  readonly causes?: { readonly [id: string]: string };
  /** The same in other languages, where somebody has loaded them. */
  readonly translations?: readonly Words[];
}

/** What an engine finds, exact or simulated, in the same shape. Calculators add fields of their own. */
export interface Findings {
  /** 0, or the probability mass dropped by pruning. */
  readonly errorBound: number;
  readonly distributions: { readonly [name: string]: Distribution };
  readonly summary: { readonly [name: string]: number };
}

/** The figure a player looks at first; a simulation runs until its margin is small enough. */
export interface Headline {
  readonly value: number;
  /** Standard deviation of the figure in a single battle: sqrt(p(1-p)) for a chance. */
  readonly deviation: number;
}

/** Collects simulated battles into Findings. */
export interface Tally<Outcome, F extends Findings> {
  /** `weight` is 1 for a rolled battle and the probability of a path when every path is walked. */
  add(outcome: Outcome, weight?: number): void;
  headline(): Headline;
  findings(): F;
}

/**
 * `Input` is what a request says, parsed and with its defaults; `Battle` is what `prepare` makes of it, once per answer:
 * text read, rules resolved into a plan. Everything after `prepare` reads the battle alone.
 */
export interface Calculator<Input = unknown, Battle = unknown, F extends Findings = Findings, Outcome = unknown> {
  /** As in requests: "fantasy/attack". The part before the slash is the game. */
  readonly id: string;
  readonly title: string;
  /** One sentence: the question it answers. */
  readonly question: string;
  readonly input: z.ZodType<Input>;
  /** For the messages that `explain` and `advise` hand over. */
  readonly words?: GameWords;
  readonly rules: readonly Rule[];
  readonly presets: readonly Preset<z.input<z.ZodType<Input>>>[];
  /** An input as people write it on one line, or what is wrong with it; undefined where the text is nothing of the kind. */
  readText?(text: string): { readonly input: unknown } | { readonly problems: readonly Message[] } | undefined;
  prepare(input: Input): Battle;
  /**
   * Estimated steps of `exact`, right to a factor of 3; compared with the budget when the method is "auto". Looks at the
   * budget's clock where estimating takes long, and spends nothing.
   */
  cost(battle: Battle, budget?: Budget): number;
  exact(battle: Battle, budget: Budget): F;
  /** The summary and distributions of `exact` to the bit, without what only words are made of; for analyses of many battles. */
  figures?(battle: Battle, budget: Budget): Findings;
  /** Both sides lose in it, and the losses of either depend on those of the other: it is no attack that takes wounds off one target. */
  readonly costsBoth?: true;
  /** Where it answers for one attack at one target: plans, efficiency and lists against lists are made of it. */
  readonly firing?: Firing<Input, Battle>;
  /**
   * Where both sides fight: the figure by which either takes one of several weapons, the defender knowing what it is up against.
   * Elsewhere the attacker takes the one that is best for the figure asked for.
   */
  readonly weaponsBy?: { readonly attacker: string; readonly defender: string };
  /** Typical targets of the game; loaded by those who ask. */
  archetypes?(): Promise<readonly Archetype[]>;
  /** The function returned plays the battle once per call, looking at the budget's clock where one takes long. Independent of `exact`. */
  simulate(battle: Battle, budget?: Budget): (dice: Dice) => Outcome;
  tally(battle: Battle): Tally<Outcome, F>;
  explain(battle: Battle, findings: F): ExplanationData;
  /** Remarks on the input and, where they are known, on the findings: what they leave out. */
  advise(battle: Battle, findings?: F): readonly Remark[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of calculators with different inputs cannot be typed otherwise; calculate.ts parses before it calls.
export type AnyCalculator = Calculator<any, any, any, any>;
