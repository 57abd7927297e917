// `oddsmith worker --health`: for health checks of containers, which see a process and not whether it works.
import { sentenceIn } from '@oddsmith/compute';
import { workerTrouble } from '@oddsmith/compute/queue';
import { DONE, REFUSED } from '../exit.ts';
import type { Io } from '../io.ts';
import { redisAddress } from '../redis-address.ts';
import { version } from '../version.ts';
import { wordsIn } from '../words/words-in.ts';
import type { WorkerOptions } from './worker.ts';

export async function workerHealth({ redis, language = 'en' }: WorkerOptions, io: Io): Promise<number> {
  const trouble = await workerTrouble(redisAddress(redis), version());
  if (trouble === undefined) {
    await io.stdout(`${wordsIn(language).say('worker-at-work')}\n`);
    return DONE;
  }
  io.stderr(`${sentenceIn(trouble, language)}\n`);
  return REFUSED;
}
