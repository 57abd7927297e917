// Battles as files: read, written, and why one is refused.
import { writeFile } from 'node:fs/promises';
import { type Played, parseSave, type Refused, type Save, skirmishSpeaker } from '@oddsmith/skirmish';
import type { Language } from '@oddsmith/words';
import { UsageError } from '../exit.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { refuse } from '../report.ts';
import { message } from '../words/words-in.ts';

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

export async function write(save: Save, path: string): Promise<void> {
  await writeFile(path, `${JSON.stringify(save)}\n`).catch((thrown: Error) => {
    throw new UsageError(message('cannot-write', { path, why: thrown.message }));
  });
}

export async function readSave(file: string): Promise<{ readonly save: Save; readonly played: Played } | Refused> {
  const parsed = parseSave(await readText(file));
  return parsed.ok ? parsed.value : parsed.problem;
}
