// axis/amphibious: the calculator.
import { Budget } from '../../contract/budget.ts';
import type { Calculator, Preset } from '../../contract/calculator.ts';
import { exact } from '../amphibious/exact.ts';
import { advise, explain } from '../amphibious/explain.ts';
import type { AmphibiousFindings } from '../amphibious/findings.ts';
import { type Landing, landBattle, passing, planLanding, transportsIn } from '../amphibious/plan.ts';
import { LandingTally, type PlayedLanding, simulate } from '../amphibious/simulate.ts';
import { orderAndSolveSteps, STEPS_TO_ADVISE } from '../exact/cost.ts';
import { rules } from '../rules/glossary.ts';
import { type AmphibiousInput, type AmphibiousRequest, amphibiousSchema } from '../schema/index.ts';
import { words } from '../words/en.ts';

function landSteps(landing: Landing, transports: number, clock: Budget): number {
  const battle = landBattle(landing, transports);
  return battle === undefined ? 0 : orderAndSolveSteps(battle, clock);
}

function cost(landing: Landing, clock = new Budget()): number {
  const { sea, loads } = landing;
  const most = Math.min(loads.length, transportsIn(sea.waves[0].attack.counts));
  const passed = landing.defenceless ? landSteps(passing(landing, true), most, clock) : 0;
  let total = orderAndSolveSteps(sea, clock) + passed;
  for (let transports = 0; transports <= most; transports++) total += landSteps(landing, transports, clock);
  // Each decision is a landing of its own.
  return total + (landing.request.advise ? STEPS_TO_ADVISE : 0);
}

const presets: readonly Preset<AmphibiousInput>[] = [
  {
    id: 'contested',
    title: 'A contested landing',
    note: 'The cargo goes down with its transports, and nobody bombards after a sea battle.',
    input: {
      sea: { attack: { units: { tra: 2, des: 1, bat: 1, fig: 1 } }, defense: { units: { sub: 1, des: 1 } } },
      cargo: [
        { inf: 1, art: 1 },
        { inf: 1, arm: 1 },
      ],
      land: { attack: { units: { bom: 1 } }, defense: { units: { inf: 2 } } },
      territoryValue: 2,
    },
  },
  {
    id: 'open-sea',
    title: 'An open sea',
    note: 'No fleet defends: the battleship fires in the first round.',
    input: {
      sea: { attack: { units: { tra: 1, bat: 1 } }, defense: { units: {} } },
      cargo: [{ inf: 2 }],
      land: { attack: { units: {} }, defense: { units: { inf: 1 } } },
    },
  },
];

export const amphibiousCalculator: Calculator<AmphibiousRequest, Landing, AmphibiousFindings, PlayedLanding> = {
  id: 'axis/amphibious',
  title: 'Amphibious assault',
  question: 'Does the landing come ashore and take the territory, sea battle and cargo included?',
  input: amphibiousSchema,
  words,
  rules: rules.filter((rule) => !['bombing', 'waves'].includes(rule.category)),
  presets,
  prepare: planLanding,
  cost,
  exact,
  simulate,
  tally: () => new LandingTally(),
  explain,
  advise,
};
