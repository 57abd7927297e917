// The eight tools, and the call of one by its name: on this thread, or as a service of another.
import { type Problem, problemFromZod } from '@oddsmith/games';
import type { Tool, ToolDesk, ToolReply } from './tool.ts';
import { compare, pairing, plan, seek } from './tools/analyses.ts';
import { describe } from './tools/describe.ts';
import { findUnit } from './tools/find-unit.ts';
import { importList } from './tools/import-list.ts';
import { odds } from './tools/odds.ts';

export { battleAddress } from './share.ts';
export type { Tool, ToolAnswer, ToolDesk, ToolReply } from './tool.ts';

export const tools: readonly Tool[] = [odds, findUnit, importList, compare, seek, plan, pairing, describe];

export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
  readonly site: string;
}

/** No answer that an assistant can use is near this. */
const MOST_CHARACTERS = 1_000_000;

/** Never throws on bad input: what is wrong with a call is its answer. */
export async function callTool(
  { name, input, site }: ToolCall,
  desk: Omit<ToolDesk, 'site'> = {},
): Promise<ToolReply | { readonly error: Problem }> {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined)
    return { error: { code: 'mcp/unknown-tool', path: 'name', message: `there is no tool "${name.slice(0, 60)}"` } };
  const parsed = tool.input.safeParse(input ?? {});
  if (!parsed.success) return { error: problemFromZod('mcp', parsed.error, input) };
  const answer = await tool.run(parsed.data, { ...desk, site });
  if ('error' in answer) return { error: answer.error };
  if (JSON.stringify(answer).length > MOST_CHARACTERS)
    return {
      error: {
        code: 'mcp/answer-too-large',
        path: '',
        message: 'the answer would be too large to be read: ask for less',
      },
    };
  return answer;
}
