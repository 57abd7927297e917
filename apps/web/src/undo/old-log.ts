// What older versions kept to be taken back: the battles before each step of a mode, without defaults.
import { isRecord } from '@oddsmith/games';

import { stateLeft } from '../battle/visits.ts';
import { remembered } from '../store/remembered.ts';
import { changeBetween } from './change-between.ts';
import type { Entry } from './entry.ts';
import { OLD_LOG } from './log-state.ts';

export function oldEntries(): readonly Entry[] {
  const steps = readSteps();
  return steps.map(({ calculator, input }, at) => {
    const next = steps.slice(at + 1).find((step) => step.calculator === calculator);
    const after = next?.input ?? stateLeft(calculator)?.input ?? input;
    const change = changeBetween({ input }, { input: after });
    return { id: `old-${at}`, at, document: `battle ${calculator}`, place: '', change };
  });
}

interface Step {
  readonly calculator: string;
  /** The battle before the step. */
  readonly input: unknown;
}

function readSteps(): readonly Step[] {
  try {
    const kept: unknown = JSON.parse(remembered(OLD_LOG) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isStep) : [];
  } catch {
    return [];
  }
}

function isStep(value: unknown): value is Step {
  return isRecord(value) && typeof value.calculator === 'string' && isRecord(value.input);
}
