// Share links on a thread: POST /api/v1/links. A battle, or two units of army lists, as the address that opens it in the web app.
import type { Refused, TaskContext } from '@oddsmith/compute';
import { build } from '@oddsmith/compute/build';
import { calculateWith, isRefusal, type Language } from '@oddsmith/games';
import { battleBetween, type ImportOptions, importArmyList } from '@oddsmith/games/lists';
import { battleAddress } from '@oddsmith/mcp/tools';
import type * as z from 'zod';
import { linkRequest } from '../schemas.ts';
import { type Body, readRequest, type Written, writeJson } from './json-text.ts';

export interface LinkArgument {
  readonly body: Body;
  /** Where the web app is. */
  readonly site: string;
  /** What the caller likes best. */
  readonly language?: Language | undefined;
}

interface Battle {
  readonly calculator: string;
  readonly input: unknown;
  readonly remark?: string | undefined;
}

export async function shareLink({ body, site, language }: LinkArgument, desk: TaskContext): Promise<Written | Refused> {
  const request = readRequest('links', linkRequest, body, language);
  if ('error' in request) return request;
  const asked = request.value;
  const battle: Battle | Refused = 'calculator' in asked ? asked : await battleOfLists(asked, desk, language);
  if ('error' in battle) return { ...battle, language: language ?? 'en' };
  const { calculator: id, input, remark } = battle;
  // A link that opens a refusal is of no use to anybody.
  const answer = calculateWith(desk.calculators, { calculator: id, input }, { ...desk, language });
  if (isRefusal(answer)) return answer;
  const calculator = desk.calculators.find((one) => one.id === id);
  if (calculator === undefined) throw new Error(`${id} answered and is not there`);
  const { sentence, language: said } = answer;
  const address = battleAddress(site, calculator, input);
  const noted = remark === undefined ? {} : { remark };
  const written = writeJson({ address, calculator: id, input, sentence, ...noted, build: build() });
  return 'error' in written ? written : { ...written, language: said };
}

type Pair = Exclude<z.output<typeof linkRequest>, { readonly calculator: string }>;

async function battleOfLists(
  { list, game, unit, against, enemyList, phase, switches = [] }: Pair,
  desk: TaskContext,
  language: Language | undefined,
): Promise<Battle | Refused> {
  const expired = () => desk.stop() !== undefined;
  const own = await importArmyList(list, { game, expired, language });
  if (!own.ok) return { error: desk.stop() ?? { ...own.problem, path: 'list' } };
  const ofGame: ImportOptions & { readonly game?: string } = { game: own.game, expired, language };
  const enemy = enemyList === undefined ? own : await importArmyList(enemyList, ofGame);
  if (!enemy.ok) return { error: desk.stop() ?? { ...enemy.problem, path: 'enemyList' } };
  const defender = against === undefined ? undefined : { list: enemy, unit: against };
  const battle = await battleBetween({ list: own, unit }, defender, phase, switches, language);
  return battle.ok ? battle : { error: battle.problem };
}
