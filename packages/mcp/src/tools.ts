// The eight tools, and the call of one by its name: on this thread, or as a service of another.
import type { Language, Problem } from '@oddsmith/games';
import { refused, type Tool, type ToolAnswer, type ToolDesk, type ToolReply } from './tool.ts';
import { compare, pairing, plan, seek } from './tools/analyses.ts';
import { describe } from './tools/describe.ts';
import { findUnit } from './tools/find-unit.ts';
import { importList } from './tools/import-list.ts';
import { odds } from './tools/odds.ts';
import { languageOf, problemIn, say, wrongInput } from './words/index.ts';

export { battleAddress } from './share.ts';
export type { Tool, ToolAnswer, ToolDesk, ToolReply } from './tool.ts';

export const tools: readonly Tool[] = [odds, findUnit, importList, compare, seek, plan, pairing, describe];

export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
  readonly site: string;
  /** Of refusals, where the call itself names none. */
  readonly language?: Language | undefined;
}

/** No answer that an assistant can use is near this. */
const MOST_CHARACTERS = 1_000_000;

/** Never throws on bad input: what is wrong with a call is its answer. */
export async function callTool(
  call: ToolCall,
  desk: Omit<ToolDesk, 'site'> = {},
): Promise<ToolReply | { readonly error: Problem }> {
  const language = languageOf(call.input) ?? call.language;
  const answer = await answerOf(call, language, desk);
  return 'error' in answer ? { error: problemIn(answer.error, language) } : answer;
}

async function answerOf(
  { name, input, site }: ToolCall,
  language: Language | undefined,
  desk: Omit<ToolDesk, 'site'>,
): Promise<ToolAnswer> {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) return refused('unknown-tool', 'name', say('unknown-tool', { name: name.slice(0, 60) }));
  const parsed = tool.input.safeParse(input ?? {});
  if (!parsed.success) return { error: wrongInput(parsed.error, input, language) };
  const answer = await tool.run(parsed.data, { ...desk, site });
  if ('error' in answer || JSON.stringify(answer).length <= MOST_CHARACTERS) return answer;
  return refused('answer-too-large', '', say('answer-too-large'));
}
