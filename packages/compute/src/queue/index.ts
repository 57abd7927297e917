export { buildOf, ChunkQueue } from './chunk-queue.ts';
export { onAvailability, patientRedis, promptRedis } from './connection.ts';
export { JobStore, type NewJob } from './job-store.ts';
export { queueRunner } from './queue-runner.ts';
export { refusalOf } from './refused-write.ts';
export { startWorker } from './worker.ts';
export { workerTrouble } from './worker-health.ts';
