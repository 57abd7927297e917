// The thread that solves pairings.
import { type Pairing, pairing } from '@oddsmith/analysis';
import type { Refusal } from '@oddsmith/games';
import { spaced } from '../../engine/progress.ts';

export interface PairingWorker {
  /** Posts meanwhile how far it is, 0 to 1. */
  solve(question: object): Promise<Pairing | Refusal>;
}

export const pairings: PairingWorker = {
  async solve(question) {
    const onProgress = spaced(
      () => performance.now(),
      (share) => postMessage(share),
    );
    return pairing(question, { onProgress });
  },
};
