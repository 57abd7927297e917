// `oddsmith skirmish new | play | replay | score`: battles as files.
import { writeFile } from 'node:fs/promises';
import {
  hash,
  newSave,
  type Played,
  parseSave,
  playOut,
  pointsLost,
  type Refused,
  type Save,
  type Setup,
  type State,
  scoreOf,
  skirmishSpeaker,
  start,
  usualEffort,
} from '@oddsmith/skirmish';
import type { Language } from '@oddsmith/words';
import { DONE, UsageError } from '../exit.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { refuse } from '../report.ts';
import { type SetupOptions, setupOf } from './skirmish-setup.ts';

export interface NewOptions extends SetupOptions, Reply {
  readonly seed?: number | undefined;
  readonly output?: string | undefined;
}

export interface PlayOptions extends NewOptions {
  readonly effort?: number | undefined;
  readonly count?: number | undefined;
}

const DEFAULT_SEED = 1;

export function isRefused(value: object): value is Refused {
  return 'code' in value && 'message' in value;
}

export interface Reply {
  readonly json?: boolean | undefined;
  readonly language?: Language | undefined;
}

export async function refuseIn(refused: Refused, { json, language = 'en' }: Reply, io: Io): Promise<number> {
  const speaker = await skirmishSpeaker(language);
  return refuse(speaker.problem(refused), json, io);
}

async function write(save: Save, path: string): Promise<void> {
  await writeFile(path, `${JSON.stringify(save)}\n`).catch((thrown: Error) => {
    throw new UsageError(`cannot write ${path}: ${thrown.message}`);
  });
}

export async function skirmishNew(options: NewOptions, io: Io): Promise<number> {
  const setup = await setupOf(options, 'human,computer', io);
  if (isRefused(setup)) return refuseIn(setup, options, io);
  const save = newSave(setup, options.seed ?? DEFAULT_SEED);
  if (options.output === undefined) await io.stdout(`${JSON.stringify(save)}\n`);
  else {
    await write(save, options.output);
    if (options.json) await io.stdout(`${JSON.stringify({ file: options.output, hash: save.hash })}\n`);
    else io.stderr(`${options.output} written\n`);
  }
  return DONE;
}

export async function readSave(file: string): Promise<{ readonly save: Save; readonly played: Played } | Refused> {
  const parsed = parseSave(await readText(file));
  return parsed.ok ? parsed.value : parsed.problem;
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
  const setup: Setup | Refused = await setupOf(options, 'computer,computer', io);
  return isRefused(setup) ? setup : { save: newSave(setup, seed), state: start(setup) };
}

export async function skirmishPlay(file: string | undefined, options: PlayOptions, io: Io): Promise<number> {
  const { count = 1 } = options;
  if (file !== undefined && count > 1) throw new UsageError('--count plays new battles: leave the file out');
  const wins = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    const begun = await opening(file, options, (options.seed ?? DEFAULT_SEED) + n, io);
    if (isRefused(begun)) return refuseIn(begun, options, io);
    const ended = playOut(begun.save, begun.state, options.effort ?? usualEffort(begun.save.setup));
    if (isRefused(ended)) return refuseIn(ended, options, io);
    await io.stdout(`${JSON.stringify(summary(ended.save, ended.state))}\n`);
    wins[ended.state.result?.winner ?? 2]++;
    if (options.output !== undefined) await write(ended.save, options.output);
  }
  if (count > 1) io.stderr(`${count} battles: side 0 won ${wins[0]}, side 1 won ${wins[1]}, ${wins[2]} drawn\n`);
  return DONE;
}

function at(played: Played, index: number | undefined): number {
  const last = played.states.length - 1;
  if (index !== undefined && index > last) throw new UsageError(`the battle has ${last} actions`);
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
