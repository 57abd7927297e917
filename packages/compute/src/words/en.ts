// Why work was not done, or not finished: said where it is handed over, never where it ends.
import type { Catalogue, Message, Writer } from '@oddsmith/words';

export const en = {
  'out-of-time': ({ timeMs }: { timeMs: number | undefined }) =>
    `the calculation took longer than ${timeMs === undefined ? 'the time allowed' : `${timeMs} ms`}`,
  'work-stopped': () => 'the calculation was stopped',
  'too-many-waiting': () => 'too many calculations are waiting; try again shortly',
  'thread-memory': ({ memoryMb }: { memoryMb: number }) => `the calculation needs more than ${memoryMb} MB`,
  'process-memory': ({ processMb }: { processMb: number }) =>
    `the calculation needs more memory than there is: all together may have ${processMb} MB`,
  failed: ({ detail }: { detail: string }) => `the calculation failed: ${detail}`,
  'takes-longer': () => '',
  'too-deep': ({ most }: { most: number }) => `must not nest deeper than ${most} levels`,
  'entry-no-object': () => 'an entry must be an object',
  'entry-id': ({ most }: { most: number }) => `id must be a number or a text of at most ${most} characters`,
  'too-many-jobs': () => 'too many jobs are waiting; try again shortly',
  'too-many-jobs-of-client': ({ most }: { most: number }) => `at most ${most} jobs of a client may be unfinished`,
  'result-forgotten': () =>
    'the result is gone: those of all jobs were too large together, and this was among the oldest; ask again',
  'result-too-large': ({ most }: { most: number }) => `the result would have more than ${most} MB: ask for fewer rows`,
  'question-lost': () => 'Redis lost the question of this job; ask again',
  'part-lost': ({ times }: { times: number }) => `a part of the job failed or lost its worker ${times} times`,
  'work-vanished': ({ times }: { times: number }) => `Redis lost a part of the work ${times} times`,
  'work-lost': ({ times }: { times: number }) => `a part of the work failed or lost its worker ${times} times`,
  'job-removed': () => 'the job was removed',

  'from-source': () => 'running from source: calculations share the main thread',
  'threads-need-build': () => 'threads need the build (npm run build): calculations share the main thread',
  'waits-for-build': ({ build }: { build: string }) => `waiting for a worker of build ${build}`,
  'foreign-build': ({ build, own }: { build: string; own: string }) =>
    `a job waits for a worker of build ${build}: this is build ${own} and leaves it alone`,
  'redis-refuses': ({ why }: { why: Message }, w: Writer) => `Redis refuses to write, ${w.say(why)}: trying again`,
  'redis-memory-full': () => 'its memory is full',
  'redis-read-only': () => 'it is read-only',
  'redis-disk-fails': () => 'it cannot write to its disk',
  'redis-copies-away': () => 'its copies are away',
  'redis-busy': () => 'it is busy with a script',
  'redis-loading': () => 'it is reading its data',
  'redis-silent': ({ why }: { why: string }) => `Redis does not answer: ${why}`,
  'no-worker-here': ({ build, machine }: { build: string; machine: string }) =>
    `no worker of build ${build} on ${machine} has told Redis lately that it is at work`,
  'redis-writes-again': () => 'Redis takes what is written again',
} satisfies Catalogue;
