// `oddsmith skirmish play --stdio`: a battle in which another program decides for every human side, line by line.
import { apply, diceFor, extend, hash, type Refused, type Save, type State, skirmishSpeaker } from '@oddsmith/skirmish';
import type { Language } from '@oddsmith/words';
import type { Io } from '../io.ts';
import { CHANCE, computerSeat, type Seat, wiredSeat } from './skirmish-seat.ts';

function seatOf(state: State, side: 0 | 1, wired: Seat, effort: number): Seat {
  const player = state.setup.players[side];
  if (player.kind === 'human') return wired;
  return player.kind === 'random' ? CHANCE : computerSeat(player.level, effort);
}

/** From `state` to the end, or until a seat gives up: then its side concedes. */
export async function playSeats(
  save: Save,
  begun: State,
  seats: readonly [Seat, Seat],
): Promise<{ readonly save: Save; readonly state: State } | Refused> {
  let [now, kept] = [begun, save];
  const all = new Set(seats);
  while (now.phase !== 'over') {
    const side = now.actor;
    const action = (await seats[side].decide(now, save.seed)) ?? ({ type: 'concede', side } as const);
    const applied = apply(now, action, diceFor(save.seed, now.throws));
    if (!applied.ok) return applied.problem;
    now = applied.state;
    kept = extend(kept, action, now);
    for (const seat of all) await seat.tell({ type: 'played', side, action, events: applied.events });
  }
  for (const seat of all) await seat.tell({ type: 'over', result: now.result, vp: now.vp, hash: hash(now) });
  return { save: kept, state: now };
}

export async function playByLines(
  save: Save,
  state: State,
  { effort, language = 'en' }: { readonly effort: number; readonly language?: Language | undefined },
  io: Io,
): Promise<{ readonly save: Save; readonly state: State } | Refused> {
  const speaker = await skirmishSpeaker(language);
  const wired = wiredSeat({ lines: io.stdin, write: io.stdout, speaker, end: () => undefined });
  const humans = ([0, 1] as const).filter((side) => state.setup.players[side].kind === 'human');
  await wired.tell({ type: 'battle', side: humans.length === 1 ? humans[0] : null, setup: state.setup });
  return playSeats(save, state, [seatOf(state, 0, wired, effort), seatOf(state, 1, wired, effort)]);
}
