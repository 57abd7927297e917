// `oddsmith skirmish tournament`: players against each other, sides and first turns in equal shares, with how sure the outcome is.
import {
  LEVELS,
  newSave,
  type Proportion,
  proportion,
  type Setup,
  skirmishSpeaker,
  start,
  usualEffort,
} from '@oddsmith/skirmish';
import type { Language } from '@oddsmith/words';
import { DONE, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { ProgressLine } from '../progress.ts';
import { message, wordsIn } from '../words/words-in.ts';
import { isRefused, refuseIn } from './skirmish-file.ts';
import { CHANCE, computerSeat, programSeat, type Seat } from './skirmish-seat.ts';
import { setupOf } from './skirmish-setup.ts';
import { playSeats } from './skirmish-stdio.ts';

export interface TournamentOptions {
  readonly players: readonly string[];
  readonly count: number;
  readonly seed: number;
  readonly terrain?: string | undefined;
  readonly zones?: string | undefined;
  readonly effort?: number | undefined;
  readonly json?: boolean | undefined;
  /** As rows of a Markdown table. */
  readonly table?: boolean | undefined;
  readonly language?: Language | undefined;
}

const PROGRAM = 'exec:';

/** "random", "computer:hard" or "exec:" and a command. */
function seatFor(name: string, effort: number, speaker: Parameters<typeof programSeat>[1]): Seat {
  if (name.startsWith(PROGRAM)) return programSeat(name.slice(PROGRAM.length), speaker);
  if (name === 'random') return CHANCE;
  const [kind, wanted = 'normal'] = name.split(':');
  const level = LEVELS.find((one) => one === wanted);
  if (kind !== 'computer' || level === undefined) throw new UsageError(message('no-player', { name, levels: LEVELS }));
  return computerSeat(level, effort);
}

/** Battle n of a pair: forces, sides and first turns each change places. */
function dealt(base: Setup, n: number): { readonly setup: Setup; readonly firstSits: 0 | 1 } {
  const [one, other] = base.forces;
  return {
    setup: {
      ...base,
      forces: Math.floor(n / 4) % 2 === 0 ? [one, other] : [other, one],
      first: (Math.floor(n / 2) % 2) as 0 | 1,
    },
    firstSits: (n % 2) as 0 | 1,
  };
}

interface Standing {
  readonly one: string;
  readonly other: string;
  readonly battles: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Of the battles that were decided. */
  readonly share: Proportion;
  /** Victory points a battle. */
  readonly lead: number;
}

export async function skirmishTournament(options: TournamentOptions, io: Io): Promise<number> {
  const { players, count, seed, json, language = 'en' } = options;
  if (players.length < 2) throw new UsageError(message('two-players'));
  const { terrain, zones } = options;
  const base = await setupOf({ terrain, zones, language }, 'human,human', io);
  if (isRefused(base)) return refuseIn(base, options, io);
  const effort = options.effort ?? usualEffort(base);
  const speaker = await skirmishSpeaker(language);
  const { say } = wordsIn(language);
  const seats = players.map((name) => seatFor(name, effort, speaker));
  const pairs = players.flatMap((_, one) => players.slice(one + 1).map((__, at) => [one, one + 1 + at] as const));
  const progress = new ProgressLine(io, 'battle');
  if (options.table) await io.stdout(`${say('standing-rows')}\n`);
  try {
    for (const [index, [one, other]] of pairs.entries()) {
      const ends = [0, 0, 0];
      let lead = 0;
      for (let n = 0; n < count; n++) {
        const { setup, firstSits } = dealt(base, n);
        const pair: [Seat, Seat] = firstSits === 0 ? [seats[one], seats[other]] : [seats[other], seats[one]];
        for (const side of [0, 1] as const) await pair[side].tell({ type: 'battle', side, setup });
        const ended = await playSeats(newSave(setup, seed + n), start(setup), pair);
        if (isRefused(ended)) return refuseIn(ended, options, io);
        const { vp, result } = ended.state;
        const winner = result?.winner ?? null;
        ends[winner === null ? 2 : winner === firstSits ? 0 : 1]++;
        lead += vp[firstSits] - vp[firstSits === 0 ? 1 : 0];
        progress.update(index * count + n + 1, pairs.length * count);
      }
      progress.end();
      const [won, lost, drawn] = ends;
      const standing: Standing = {
        ...{ one: players[one], other: players[other], battles: count, won, lost, drawn },
        share: proportion(won, won + lost),
        lead: lead / count,
      };
      await io.stdout(
        `${json ? JSON.stringify(standing) : say(options.table ? 'standing-row' : 'standing', { ...standing, ...standing.share })}\n`,
      );
    }
  } finally {
    for (const seat of seats) seat.end();
  }
  return DONE;
}
