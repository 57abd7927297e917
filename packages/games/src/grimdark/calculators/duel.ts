// grimdark/duel: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseDuel } from '../advice.ts';
import { duelCost } from '../duel-cost.ts';
import { exactDuel } from '../exact/duel.ts';
import { explainDuel } from '../explain.ts';
import type { DuelFindings } from '../findings.ts';
import { type DuelBattle, prepareDuel } from '../plan/battle.ts';
import { duelPresets } from '../presets.ts';
import { rules } from '../rules/catalogue.ts';
import { type DuelInput, duelSchema } from '../schema.ts';
import { type DuelOutcome, simulateDuel } from '../simulate/duel.ts';
import { duelTally } from '../tally.ts';
import { words } from '../words/en.ts';

export const duelCalculator: Calculator<DuelInput, DuelBattle, DuelFindings, DuelOutcome> = {
  id: 'grimdark/duel',
  title: 'Duel',
  question: 'Which of two units wins, in nine scenarios?',
  input: duelSchema,
  words,
  rules,
  presets: duelPresets,
  prepare: prepareDuel,
  cost: duelCost,
  exact: exactDuel,
  simulate: simulateDuel,
  tally: duelTally,
  explain: explainDuel,
  advise: adviseDuel,
};
