// What a thread of the Review page offers: battles, fights and shots that were played, judged by exact values.
import { type BattleReview, type Measure, type ReviewProblem, reviewBattle } from '@oddsmith/games/axis';
import { readToldBattle, sayProblems } from '@oddsmith/games/axis/text';
import {
  type FightReview,
  type FightReviewProblem,
  fightCalculator,
  readToldFight,
  readToldShots,
  reviewFight,
  reviewShots,
  type ShotsReview,
  type ShotsReviewProblem,
  shootCalculator,
  type UntoldFight,
} from '@oddsmith/games/kill-team';
import type { language as spoken } from '../../language/language.ts';

export type AxisReviewed = { readonly review: BattleReview } | ReviewProblem | { readonly problems: readonly string[] };

type Told<Review, Problem> = { readonly review: Review } | Problem | UntoldFight | { readonly refused: true };
export type FightReviewed = Told<FightReview, FightReviewProblem>;
export type ShotsReviewed = Told<ShotsReview, ShotsReviewProblem>;

export const reviews = {
  async axis(
    text: string,
    language: typeof spoken,
    options: { readonly measure: Measure; readonly territoryValue: number },
  ): Promise<AxisReviewed> {
    const told = readToldBattle(text);
    if ('problems' in told) return { problems: await sayProblems(told.problems, language) };
    const review = reviewBattle(told, options);
    return 'problem' in review ? review : { review };
  },

  /** `input` as the calculator of fights takes it. */
  fight(input: unknown, text: string): FightReviewed {
    const fight = fightCalculator.input.safeParse(input);
    if (!fight.success) return { refused: true };
    const told = readToldFight(text);
    if ('unread' in told) return told;
    const review = reviewFight(fight.data, told);
    return 'problem' in review ? review : { review };
  },

  /** `input` as the calculator of shots takes it. */
  shots(input: unknown, text: string): ShotsReviewed {
    const shoot = shootCalculator.input.safeParse(input);
    if (!shoot.success) return { refused: true };
    const told = readToldShots(text);
    if ('unread' in told) return told;
    const review = reviewShots(shoot.data, told);
    return 'problem' in review ? review : { review };
  },
};

export type ReviewEngine = typeof reviews;
