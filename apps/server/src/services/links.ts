// Share links on a thread: POST /api/v1/links. A battle, or two units of army lists, as the address that opens it in the web app.
import type { Desk } from '@oddsmith/compute';
import { calculateWith, isRefusal, type Refusal } from '@oddsmith/games';
import { battleBetween, importArmyList } from '@oddsmith/games/lists';
import { battleAddress } from '@oddsmith/mcp/tools';
import type * as z from 'zod';
import { linkRequest } from '../schemas.ts';
import { type Body, readRequest, type Written, writeJson } from './json-text.ts';

export interface LinkArgument {
  readonly body: Body;
  /** Where the web app is. */
  readonly site: string;
}

interface Battle {
  readonly calculator: string;
  readonly input: unknown;
  readonly remark?: string | undefined;
}

export async function shareLink({ body, site }: LinkArgument, desk: Desk): Promise<Written | Refusal> {
  const request = readRequest('links', linkRequest, body);
  if ('error' in request) return request;
  const asked = request.value;
  const battle: Battle | Refusal = 'calculator' in asked ? asked : await battleOfLists(asked, desk);
  if ('error' in battle) return battle;
  const { calculator: id, input, remark } = battle;
  // A link that opens a refusal is of no use to anybody.
  const answer = calculateWith(desk.calculators, { calculator: id, input }, desk);
  if (isRefusal(answer)) return answer;
  const calculator = desk.calculators.find((one) => one.id === id);
  if (calculator === undefined) throw new Error(`${id} answered and is not there`);
  const { sentence } = answer;
  const address = battleAddress(site, calculator, input);
  return writeJson({ address, calculator: id, input, sentence, ...(remark === undefined ? {} : { remark }) });
}

type Pair = Exclude<z.output<typeof linkRequest>, { readonly calculator: string }>;

async function battleOfLists(
  { list, game, unit, against, enemyList, phase, switches = [] }: Pair,
  desk: Desk,
): Promise<Battle | Refusal> {
  const expired = () => desk.stop() !== undefined;
  const own = await importArmyList(list, { game, expired });
  if (!own.ok) return { error: desk.stop() ?? { ...own.problem, path: 'list' } };
  const ofGame: { readonly game?: string; readonly expired: () => boolean } = { game: own.game, expired };
  const enemy = enemyList === undefined ? own : await importArmyList(enemyList, ofGame);
  if (!enemy.ok) return { error: desk.stop() ?? { ...enemy.problem, path: 'enemyList' } };
  const defender = against === undefined ? undefined : { list: enemy, unit: against };
  const battle = await battleBetween({ list: own, unit }, defender, phase, switches);
  return battle.ok ? battle : { error: battle.problem };
}
