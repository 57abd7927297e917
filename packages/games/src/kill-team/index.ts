// Kill Team: shooting, fights, and the choice between strike and parry.
import { type ExactFunction, exactFunction } from '../contract/calculate.ts';
import { choiceCalculator } from './calculators/choice.ts';
import { fightCalculator } from './calculators/fight.ts';
import { shootCalculator } from './calculators/shoot.ts';
import type { ChoiceFindings, FightFindings, ShootFindings } from './findings.ts';
import type { ChoiceInput, FightInput, ShootInput } from './input.generated.ts';

export { choiceCalculator, fightCalculator, shootCalculator };

export const calculators = [shootCalculator, fightCalculator, choiceCalculator] as const;

/** Damage of shooting: `shoot({ attacker: { attacks: 5, lethal: 5 }, defender: { wounds: 8 } })`. */
export const shoot: ExactFunction<ShootInput, ShootFindings> = /* @__PURE__ */ exactFunction(shootCalculator);
/** The end of a fight: `fight({ first: { attacks: 5 }, second: { strategy: 'parry' }, rounds: 2 })`. */
export const fight: ExactFunction<FightInput, FightFindings> = /* @__PURE__ */ exactFunction(fightCalculator);
/** Strike or parry: `choice({ first: { crits: 1, normals: 1 }, second: { crits: 0, normals: 2 } })`. */
export const choice: ExactFunction<ChoiceInput, ChoiceFindings> = /* @__PURE__ */ exactFunction(choiceCalculator);

export type {
  ActionOutlook,
  ChoiceFindings,
  FightFindings,
  OpenHand,
  OpenPosition,
  OtherTarget,
  Outlook,
  PoolCounts,
  ShootFindings,
  Volley,
} from './findings.ts';
export type * from './input.generated.ts';
export { diceToRoll, type LaidDice, layOut, nextRound, type OpenDice, readFaces } from './laid-dice.ts';
export { positionAfter, rollsWhenStruck, withOtherFirst } from './open-position.ts';
export { type FightReview, type FightReviewProblem, type ReviewedMoment, reviewFight } from './review/fight.ts';
export { type ReviewedShot, reviewShots, type ShotsReview, type ShotsReviewProblem } from './review/shots.ts';
export { readToldFight, readToldShots, type ToldRound, type ToldShot, type UntoldFight } from './review/told.ts';
export type {
  Attacker,
  Choice,
  Defender,
  Fight,
  Fighter,
  OpenFighter,
  Shoot,
} from './schema/index.ts';
export { ACTIONS, type Action, STRATEGIES, type Strategy, strategies } from './strategies.ts';
