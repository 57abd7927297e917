export { type AnalyseOptions, analyse, type ChunkOfCells } from './analyse.ts';
export { answerEntries, type EntryId, type EntryReply, MAX_ID_LENGTH } from './entries.ts';
export { inlineRunner } from './inline.ts';
export { builtTask, type Opened, type OpenOptions, openRunner } from './open.ts';
export type { ListOptions, Reply, Runner, RunOptions } from './runner.ts';
export { LIST_SIZE, type ThreadOptions, threadRunner } from './threads.ts';
