// What a thread of the Review page offers: battles and fights that were played, judged by exact values.
import { type BattleReview, type ReviewProblem, reviewBattle } from '@oddsmith/games/axis';
import { readToldBattle, sayProblems } from '@oddsmith/games/axis/text';
import {
  type FightReview,
  type FightReviewProblem,
  fightCalculator,
  readToldFight,
  reviewFight,
  type UntoldFight,
} from '@oddsmith/games/kill-team';
import type { language as spoken } from '../../language/language.ts';

export type AxisReviewed =
  | { readonly review: BattleReview }
  | { readonly problem: ReviewProblem }
  | { readonly problems: readonly string[] };

export type FightReviewed =
  | { readonly review: FightReview }
  | FightReviewProblem
  | UntoldFight
  | { readonly refused: true };

export const reviews = {
  async axis(text: string, language: typeof spoken): Promise<AxisReviewed> {
    const told = readToldBattle(text);
    if ('problems' in told) return { problems: await sayProblems(told.problems, language) };
    const review = reviewBattle(told);
    return 'problem' in review ? review : { review };
  },

  /** `input` as the calculator of fights takes it. */
  fight(input: unknown, text: string): FightReviewed {
    const fight = fightCalculator.input.safeParse(input);
    if (!fight.success) return { refused: true };
    const told = readToldFight(text);
    if ('unread' in told) return told;
    const review = reviewFight(fight.data, told.dice, told.actions);
    return 'problem' in review ? review : { review };
  },
};

export type ReviewEngine = typeof reviews;
