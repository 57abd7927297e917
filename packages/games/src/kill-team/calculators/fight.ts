// killteam/fight: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseFight } from '../advice/fight.ts';
import { fightCost } from '../cost.ts';
import { exactFight } from '../exact/fight.ts';
import { explainFight } from '../explain/fight.ts';
import type { FightFindings } from '../findings.ts';
import { type FightBattle, prepareFight } from '../prepare.ts';
import { fightPresets } from '../presets.ts';
import { rules } from '../rules/index.ts';
import { type Fight, fightSchema } from '../schema/index.ts';
import { type FightOutcome, simulateFight } from '../simulate/fight.ts';
import { tallyFight } from '../tally.ts';
import { words } from '../words/en.ts';

export const fightCalculator = {
  id: 'killteam/fight',
  title: 'Fight',
  question: 'Who is left standing after this fight, and with how many wounds?',
  input: fightSchema,
  words,
  rules: rules.filter((rule) => rule.sides.some((side) => side === 'fighter')),
  presets: fightPresets,
  weaponsBy: { attacker: 'secondDies', defender: 'firstDies' },
  prepare: prepareFight,
  costsBoth: true,
  cost: (battle: FightBattle) => fightCost(battle),
  exact: exactFight,
  simulate: simulateFight,
  tally: tallyFight,
  explain: explainFight,
  advise: adviseFight,
} satisfies Calculator<Fight, FightBattle, FightFindings, FightOutcome>;
