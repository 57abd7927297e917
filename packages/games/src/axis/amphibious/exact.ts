// A landing solved exactly, and whatever else is asked about it.
import type { Budget } from '../../contract/budget.ts';
import { weighLanding } from '../advisor/landing.ts';
import type { AmphibiousFindings } from './findings.ts';
import { couldBombard, type Landing, passing } from './plan.ts';
import { solve } from './solve.ts';

export function exact(landing: Landing, budget: Budget): AmphibiousFindings {
  const found = solve(landing, budget);
  const advised = landing.request.advise ? { decisions: weighLanding(landing, found.summary, budget) } : {};
  if (!landing.defenceless || !couldBombard(landing)) return { ...found, ...advised };
  const other = solve(passing(landing, !landing.passesBy), budget);
  const [passedBy, attacked] = landing.passesBy ? [found, other] : [other, found];
  return {
    ...found,
    ...advised,
    loneTransports: { attacked: attacked.summary.takesChance, passedBy: passedBy.summary.takesChance },
  };
}
