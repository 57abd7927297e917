export { type AnalyseOptions, analyse, CELL_MS, type ChunkOfCells } from './analyse.ts';
export { analysisServices, type CellsArgument, type CollectArgument, type Collected } from './analysis-service.ts';
export { BUCKETS, ChunkCount, type ChunkStats } from './chunk-stats.ts';
export { answerEntries, type EntryId, type EntryReply, executeEntry, MAX_ID_LENGTH, refuseEntry } from './entries.ts';
export { execute } from './execute.ts';
export { inlineRunner } from './inline.ts';
export {
  BUSY_JOBS,
  isOpen,
  JOB_LIMITS,
  type JobRecord,
  type JobState,
  type JobStatus,
  RESULT_FORGOTTEN,
  resultTooLarge,
  statusOf,
  TOO_MANY_JOBS,
} from './job-status.ts';
export { builtTask, type Opened, type OpenOptions, openRunner } from './open.ts';
export { type Part, type PartRange, runParts } from './parts.ts';
export { LIST_SIZE, type ThreadOptions, threadRunner } from './pool/threads.ts';
export type { CallOptions, ListOptions, Reply, Runner } from './runner.ts';
export { type Service, type Services, TAKES_LONGER, type TaskContext } from './task-context.ts';
export { type Fault, languageOf, type Refused, refusalWriter, type Sentence, sentenceIn } from './words/index.ts';
