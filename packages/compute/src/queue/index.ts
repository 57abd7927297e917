export { ChunkQueue } from './chunk-queue.ts';
export { onAvailability, patientRedis, promptRedis } from './connection.ts';
export { JobStore, type NewJob } from './job-store.ts';
export { queueRunner } from './queue-runner.ts';
export { startWorker } from './worker.ts';
