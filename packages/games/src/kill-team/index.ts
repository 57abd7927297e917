// Kill Team: shooting, fights, and the choice between strike and parry.
import { exactFunction } from '../calculate.ts';
import type { Calculator } from '../calculator.ts';
import { adviseChoice, adviseFight } from './advice/fight.ts';
import { adviseShoot } from './advice/shoot.ts';
import { choiceCost, fightCost, shootCost } from './cost.ts';
import { exactChoice } from './exact/choice.ts';
import { exactFight } from './exact/fight.ts';
import { exactShoot } from './exact/shoot.ts';
import { explainChoice } from './explain/choice.ts';
import { explainFight } from './explain/fight.ts';
import { explainShoot } from './explain/shoot.ts';
import type { ChoiceFindings, FightFindings, ShootFindings } from './findings.ts';
import {
  type ChoiceBattle,
  type FightBattle,
  prepareChoice,
  prepareFight,
  prepareShoot,
  type ShootBattle,
} from './prepare.ts';
import { choicePresets, fightPresets, shootPresets } from './presets.ts';
import { rules } from './rules/index.ts';
import { type Choice, choiceSchema, type Fight, fightSchema, type Shoot, shootSchema } from './schema/index.ts';
import { type ChoiceOutcome, simulateChoice } from './simulate/choice.ts';
import { type FightOutcome, simulateFight } from './simulate/fight.ts';
import { type ShootOutcome, simulateShoot } from './simulate/shoot.ts';
import { tallyChoice, tallyFight, tallyShoot } from './tally.ts';

export const shootCalculator = {
  id: 'killteam/shoot',
  title: 'Shoot',
  question: 'How much damage does this shooting attack do, and does it kill?',
  input: shootSchema,
  rules: rules.filter((rule) => rule.sides.some((side) => side !== 'fighter')),
  presets: shootPresets,
  prepare: prepareShoot,
  cost: shootCost,
  exact: exactShoot,
  simulate: simulateShoot,
  tally: tallyShoot,
  explain: explainShoot,
  advise: adviseShoot,
} satisfies Calculator<Shoot, ShootBattle, ShootFindings, ShootOutcome>;

export const fightCalculator = {
  id: 'killteam/fight',
  title: 'Fight',
  question: 'Who is left standing after this fight, and with how many wounds?',
  input: fightSchema,
  rules: rules.filter((rule) => rule.sides.some((side) => side === 'fighter')),
  presets: fightPresets,
  prepare: prepareFight,
  cost: (battle: FightBattle) => fightCost(battle),
  exact: exactFight,
  simulate: simulateFight,
  tally: tallyFight,
  explain: explainFight,
  advise: adviseFight,
} satisfies Calculator<Fight, FightBattle, FightFindings, FightOutcome>;

export const choiceCalculator = {
  id: 'killteam/choice',
  title: 'Strike or parry',
  question: 'With these dice on the table, which action is best now?',
  input: choiceSchema,
  rules: fightCalculator.rules,
  presets: choicePresets,
  prepare: prepareChoice,
  cost: choiceCost,
  exact: exactChoice,
  simulate: simulateChoice,
  tally: tallyChoice,
  explain: explainChoice,
  advise: adviseChoice,
} satisfies Calculator<Choice, ChoiceBattle, ChoiceFindings, ChoiceOutcome>;

export const calculators = [shootCalculator, fightCalculator, choiceCalculator] as const;

/** Damage of shooting: `shoot({ attacker: { attacks: 5, lethal: 5 }, defender: { wounds: 8 } })`. */
export const shoot = exactFunction(shootCalculator);
/** The end of a fight: `fight({ first: { attacks: 5 }, second: { strategy: 'parry' }, rounds: 2 })`. */
export const fight = exactFunction(fightCalculator);
/** Strike or parry: `choice({ first: { crits: 1, normals: 1 }, second: { crits: 0, normals: 2 } })`. */
export const choice = exactFunction(choiceCalculator);

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
export { diceToRoll, type LaidDice, layOut, type OpenDice, readFaces } from './laid-dice.ts';
export { positionAfter, rollsWhenStruck, withOtherFirst } from './open-position.ts';
export type {
  Attacker,
  Choice,
  ChoiceInput,
  Defender,
  Fight,
  Fighter,
  FightInput,
  OpenFighter,
  Shoot,
  ShootInput,
} from './schema/index.ts';
export { ACTIONS, type Action, STRATEGIES, type Strategy, strategies } from './strategies.ts';
