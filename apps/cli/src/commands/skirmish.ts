// `oddsmith skirmish new | play | replay | score`: battles as files.
import {
  hash,
  newSave,
  type Played,
  playOut,
  pointsLost,
  type Refused,
  type Save,
  type Setup,
  type State,
  saveFrom,
  scoreOf,
  start,
  usualEffort,
} from '@oddsmith/skirmish';
import { DONE, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { message, wordsIn } from '../words/words-in.ts';
import { isRefused, type Reply, readSave, refuseIn, write } from './skirmish-file.ts';
import { stateOfLine } from './skirmish-position.ts';
import { type SetupOptions, setupOf } from './skirmish-setup.ts';
import { playByLines } from './skirmish-stdio.ts';

export interface NewOptions extends SetupOptions, Reply {
  /** A moment to start from, as one line. */
  readonly position?: string | undefined;
  readonly seed?: number | undefined;
  readonly output?: string | undefined;
}

export interface PlayOptions extends NewOptions {
  readonly effort?: number | undefined;
  readonly count?: number | undefined;
  /** Another program decides for every human side. */
  readonly stdio?: boolean | undefined;
}

const DEFAULT_SEED = 1;

export async function skirmishNew(options: NewOptions, io: Io): Promise<number> {
  const seed = options.seed ?? DEFAULT_SEED;
  const begun = options.position === undefined ? undefined : stateOfLine(options.position);
  if (begun !== undefined && isRefused(begun)) return refuseIn(begun, options, io);
  const setup = begun?.setup ?? (await setupOf(options, 'human,computer', io));
  if (isRefused(setup)) return refuseIn(setup, options, io);
  const save = begun === undefined ? newSave(setup, seed) : saveFrom(begun, seed);
  if (options.output === undefined) await io.stdout(`${JSON.stringify(save)}\n`);
  else {
    await write(save, options.output);
    if (options.json) await io.stdout(`${JSON.stringify({ file: options.output, hash: save.hash })}\n`);
    else io.stderr(`${wordsIn(options.language ?? 'en').say('written', { file: String(options.output) })}\n`);
  }
  return DONE;
}

function summary(save: Save, state: State): object {
  return {
    seed: save.seed,
    players: save.setup.players.map((player) =>
      player.kind === 'computer' ? `${player.kind}:${player.level}` : player.kind,
    ),
    first: state.first,
    rounds: state.round,
    actions: state.actions,
    throws: state.throws,
    winner: state.result?.winner ?? null,
    reason: state.result?.reason ?? null,
    vp: state.vp,
    pointsLost: [pointsLost(state, 0), pointsLost(state, 1)],
    hash: hash(state),
  };
}

/** Where a battle starts: a file as far as it has come, or a new one. */
async function opening(
  file: string | undefined,
  options: PlayOptions,
  seed: number,
  io: Io,
): Promise<{ readonly save: Save; readonly state: State } | Refused> {
  if (file !== undefined) {
    const read = await readSave(file);
    if (isRefused(read)) return read;
    return { save: read.save, state: read.played.states[read.save.actions.length] };
  }
  if (options.position !== undefined) {
    const state = stateOfLine(options.position);
    return isRefused(state) ? state : { save: saveFrom(state, seed), state };
  }
  const usual = options.stdio ? 'human,computer' : 'computer,computer';
  const setup: Setup | Refused = await setupOf(options, usual, io);
  return isRefused(setup) ? setup : { save: newSave(setup, seed), state: start(setup) };
}

export async function skirmishPlay(file: string | undefined, options: PlayOptions, io: Io): Promise<number> {
  const { count = 1 } = options;
  if (file !== undefined && count > 1) throw new UsageError(message('count-without-file'));
  const wins = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    const begun = await opening(file, options, (options.seed ?? DEFAULT_SEED) + n, io);
    if (isRefused(begun)) return refuseIn(begun, options, io);
    const effort = options.effort ?? usualEffort(begun.save.setup);
    const ended = options.stdio
      ? await playByLines(begun.save, begun.state, { effort, language: options.language }, io)
      : playOut(begun.save, begun.state, effort);
    if (isRefused(ended)) return refuseIn(ended, options, io);
    if (!options.stdio) await io.stdout(`${JSON.stringify(summary(ended.save, ended.state))}\n`);
    wins[ended.state.result?.winner ?? 2]++;
    if (options.output !== undefined) await write(ended.save, options.output);
  }
  if (count > 1)
    io.stderr(
      `${wordsIn(options.language ?? 'en').say('battles-won', { count, first: wins[0], second: wins[1], drawn: wins[2] })}\n`,
    );
  return DONE;
}

function at(played: Played, index: number | undefined): number {
  const last = played.states.length - 1;
  if (index !== undefined && index > last) throw new UsageError(message('last-action', { last }));
  return index ?? last;
}

export interface ReplayOptions extends Reply {
  readonly at?: number | undefined;
  readonly states?: boolean | undefined;
}

export async function skirmishReplay(file: string, options: ReplayOptions, io: Io): Promise<number> {
  const read = await readSave(file);
  if (isRefused(read)) return refuseIn(read, options, io);
  const { save, played } = read;
  const last = at(played, options.at);
  const state = played.states[last];
  if (!options.states) {
    await io.stdout(`${JSON.stringify({ legal: true, actions: last, hash: hash(state), result: state.result })}\n`);
    return DONE;
  }
  for (let index = 0; index <= last; index++) {
    const { setup, ...rest } = played.states[index];
    const told =
      index === 0 ? { index, setup } : { index, action: save.actions[index - 1], events: played.events[index - 1] };
    await io.stdout(`${JSON.stringify({ ...told, state: rest, hash: hash(played.states[index]) })}\n`);
  }
  return DONE;
}

export async function skirmishScore(file: string, options: ReplayOptions, io: Io): Promise<number> {
  const read = await readSave(file);
  if (isRefused(read)) return refuseIn(read, options, io);
  await io.stdout(`${JSON.stringify(scoreOf(read.played.states[at(read.played, options.at)]))}\n`);
  return DONE;
}
