// How a battle stands or ended, as one sentence for a chat.
import type { State } from '@oddsmith/skirmish';
import { skirmishResult } from '../../../language/english/skirmish/record.ts';
import { skirmish } from '../../../language/english/skirmish/skirmish.ts';

const words = skirmishResult.sentence;

export function resultSentence(state: State): string {
  const { result, setup, vp, round } = state;
  const names = setup.players.map((player) => player.name);
  const sides = setup.forces.map((force, side) => words.player(names[side], force.faction || force.name));
  const score = skirmish.score(vp[0], vp[1]);
  if (result === null) return words.stands(sides[0], sides[1], score, round);
  if (result.winner === null) return words.draws(sides[0], sides[1], score);
  const how = { points: '', 'wiped-out': words.allDestroyed, conceded: words.conceded }[result.reason];
  const loser = result.winner === 0 ? 1 : 0;
  return words.beats(sides[result.winner], names[loser], skirmish.score(vp[result.winner], vp[loser]), how, round);
}
