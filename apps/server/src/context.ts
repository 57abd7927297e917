// What every route may need, passed in: nothing is global, so that tests can run any number of servers.
import type { Runner } from '@oddsmith/compute';
import type { AnyCalculator } from '@oddsmith/games';
import type { Meter } from './http/meter.ts';
import type { JobsBackend } from './jobs/jobs-backend.ts';
import type { Settings } from './settings.ts';

export interface Context {
  readonly calculators: readonly AnyCalculator[];
  readonly runner: Runner;
  readonly jobs: JobsBackend;
  readonly meter: Meter;
  readonly settings: Settings;
  readonly version: string;
  /** Hash of the code and data that calculate. */
  readonly build: string;
}
