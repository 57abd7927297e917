// How a battle stands or ended, as one sentence for a chat.
import type { State } from '@oddsmith/skirmish';

export function resultSentence(state: State): string {
  const { result, setup } = state;
  const names = setup.players.map((player) => player.name);
  const forces = setup.forces.map((force) => force.faction || force.name);
  const score = `${state.vp[0]} to ${state.vp[1]}`;
  if (result === null)
    return `${names[0]} (${forces[0]}) and ${names[1]} (${forces[1]}): ${score} after round ${state.round}.`;
  if (result.winner === null) return `${names[0]} (${forces[0]}) and ${names[1]} (${forces[1]}) draw, ${score}.`;
  const how = { points: '', 'wiped-out': ' by wiping out the enemy', conceded: ' as the other side concedes' }[
    result.reason
  ];
  const [own, other] = [state.vp[result.winner], state.vp[result.winner === 0 ? 1 : 0]];
  return `${names[result.winner]} (${forces[result.winner]}) beats ${names[result.winner === 0 ? 1 : 0]} ${own} to ${other}${how}, in round ${state.round}.`;
}
