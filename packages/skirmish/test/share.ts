// How much of the long runs is done: a share with every change, all of it when somebody asks with SKIRMISH_FULL=1.

export function shareOf(whole: number, share: number): number {
  return process.env.SKIRMISH_FULL === '1' ? whole : share;
}
