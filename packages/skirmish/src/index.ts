export { type Action, type ActionType, type Path, type Place, parseAction, type Shot } from './battle/action.ts';
export { type Applied, apply, check, throwsDice } from './battle/apply/index.ts';
export { attackOdds } from './battle/attack.ts';
export { type Forecast, forecast } from './battle/attacks/forecast.ts';
export { precisely } from './battle/attacks/precision.ts';
export { type Sequel, sequelOf } from './battle/correspondence.ts';
export { choiceDice, choiceSeed, diceFor } from './battle/dice.ts';
export type { BattleEvent } from './battle/event.ts';
export { fightChoice, isUnitEngaged, pointsLost } from './battle/flow.ts';
export { hash } from './battle/hash.ts';
export { ledger, type UnitLedger } from './battle/ledger.ts';
export { type Legal, legal } from './battle/legal.ts';
export { chargePaths } from './battle/moves/closing.ts';
export { type Exposure, exposure } from './battle/moves/exposure.ts';
export { formation, orderNow } from './battle/moves/formation.ts';
export { afterWalk } from './battle/moves/moving.ts';
export { type Threat, threat } from './battle/moves/threat.ts';
export { chargeTargets, openUnits } from './battle/open-units.ts';
export { type Options, options, type ShotOption, whyNoShots } from './battle/options.ts';
export { commitTo, joinPact, type Pact, pactStage, revealIn, seedOfPact } from './battle/pact.ts';
export { type Position, parsePosition, positionOf } from './battle/position.ts';
export { isReason, problemOf, type Reason, ruleOf } from './battle/reasons.ts';
export { lineOf, nameOf, partsOf, pointsOf, unitById, unitsOf, woundsOf } from './battle/roster.ts';
export {
  extend,
  isTakenBack,
  newSave,
  openingOf,
  type Played,
  parseSave,
  play,
  type Save,
  saveFrom,
} from './battle/save.ts';
export { scoreOf } from './battle/score.ts';
export { start } from './battle/start.ts';
export type { ModelState, Phase, State, UnitState } from './battle/state.ts';
export { answerCheck } from './checks.ts';
export { allot, type Wish } from './computer/allotment.ts';
export type { Candidate } from './computer/candidate.ts';
export { type Decision, decide, type Level, type Thinking, usualEffort } from './computer/decide.ts';
export { hint, weighed } from './computer/hint.ts';
export { type Offer, type OfferedOdds, offers } from './computer/offers.ts';
export { playOut } from './computer/play-out.ts';
export { consolidations, freePlaces, pileIn, placesAt, volley, walkAction } from './computer/proposals.ts';
export { randomAction } from './computer/random.ts';
export { strikesOf as strikes } from './computer/volleys.ts';
export { type Appraisal, appraise } from './review/decisions.ts';
export type { Roll, RollKind } from './review/luck.ts';
export { chanceToWin, promisedLead } from './review/position.ts';
export {
  type Chanced,
  GRADES,
  type Grade,
  type Mistake,
  mistakesOf,
  type Review,
  review,
} from './review/review.ts';
export { calledIn, coachTold, labelIn, mistakeHinted, mistakeTold, rollsTold, rollTold } from './review/tell.ts';
export { rounded } from './setup/auto-deploy.ts';
export { FAIR_TABLES, isFairTable, USUAL_TABLE } from './setup/fair-tables.ts';
export { forceFromArmy, leftOutOf, noStatLine, setupUnitOf } from './setup/from-army.ts';
export { LAYOUTS } from './setup/layouts.table.ts';
export { markersOf, type Side, zoneOf } from './setup/missions.ts';
export { quickStart } from './setup/presets.ts';
export { editionOf, type Force, LEVELS, parseSetup, type Setup, type SetupUnit } from './setup/schema.ts';
export {
  type MirrorBattle,
  mirrorBattle,
  type TableTrial,
  type TableVerdict,
  verdictOf,
} from './trial/first-turn.ts';
export { type Proportion, proportion } from './trial/proportion.ts';
export { type Refused, skirmishSpeaker } from './words/say.ts';
