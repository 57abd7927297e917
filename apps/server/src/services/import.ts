// Army lists on a thread: POST /api/v1/import.
import type { Refused, TaskContext } from '@oddsmith/compute';
import type { Language } from '@oddsmith/games';
import { type ArmyImport, armyWithRequests, importArmyList } from '@oddsmith/games/lists';
import { importRequest } from '../schemas.ts';
import { type Body, readRequest, type Written, writeJson } from './json-text.ts';

export interface ImportArgument {
  readonly body: Body;
  /** How the body was sent: JSON has options beside the list. */
  readonly as: 'json' | 'text' | 'file';
  /** What the caller likes best. */
  readonly language?: Language | undefined;
}

export async function importArmy(
  { body, as, language }: ImportArgument,
  desk: TaskContext,
): Promise<Written | Refused> {
  if (as === 'file') return written(await read(body, { language }, desk), desk, language);
  if (as === 'text') return written(await read(Buffer.from(body).toString(), { language }, desk), desk, language);
  const request = readRequest('import', importRequest, body, language);
  if ('error' in request) return request;
  const { content, game, books, edition } = request.value;
  const options = {
    language,
    ...(game === undefined ? {} : { game }),
    ...(books === undefined ? {} : { books }),
    ...(edition === undefined ? {} : { edition }),
  };
  return written(await read(content, options, desk), desk, language);
}

function read(list: Body | string, options: object, desk: TaskContext): Promise<ArmyImport> {
  return importArmyList(list, { ...options, expired: () => desk.stop() !== undefined });
}

async function written(result: ArmyImport, desk: TaskContext, language: Language = 'en'): Promise<Written | Refused> {
  if (!result.ok) return { error: desk.stop() ?? result.problem, language };
  const { game, evidence } = result;
  const army = await armyWithRequests(result);
  const reply = writeJson({ game, army, ...(evidence === undefined ? {} : { evidence }) });
  return 'error' in reply ? reply : { ...reply, language };
}
