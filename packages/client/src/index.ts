export type { components, operations, paths } from './api.generated.ts';
export type { AnswerOf, BatchEntry, CalculationOf, CalculatorId, InputOf, JobQuestion, Schemas } from './asked.ts';
export { type ClientOptions, OddsmithClient } from './client.ts';
export { Job, type JobStatus, type WatchOptions } from './job.ts';
export { OddsmithError, type Problem } from './oddsmith-error.ts';
