// The server as both transports have it: tools with their schemas, answers as text and as data.
import { McpServer, type ServerOptions } from '@modelcontextprotocol/server';
import type { Problem } from '@oddsmith/games';
import { CHART_ADDRESS, CHART_TYPE, chartPage } from './chart-page.ts';
import { type ToolReply, tools } from './tools.ts';

/** Runs a tool by its name: here or on a thread. */
export type CallTool = (
  name: string,
  input: unknown,
  signal: AbortSignal | undefined,
) => Promise<ToolReply | { readonly error: Problem }>;

const INSTRUCTIONS = `Exact odds of tabletop wargames. For two units call odds with their names; find_unit where a name is unclear. Quote the first sentence of an answer as it is, and say what it does not count. Figures are exact unless the answer says simulated.`;

const OPTIONS: ServerOptions = { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS };

/** Nothing is changed anywhere, and the same question has the same answer. */
const ANNOTATIONS = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false };

export function oddsServer(version: string, call: CallTool): McpServer {
  const server = new McpServer({ name: 'oddsmith', title: 'Oddsmith', version }, OPTIONS);
  for (const { name, title, description, input, output } of tools) {
    const chart = name === 'odds' ? { _meta: { ui: { resourceUri: CHART_ADDRESS } } } : {};
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations: ANNOTATIONS, ...chart },
      async (asked, context) => replyOf(await call(name, asked, context.mcpReq.signal)),
    );
  }
  server.registerResource(
    'chart',
    CHART_ADDRESS,
    { title: 'Chart of a battle', mimeType: CHART_TYPE, description: 'The distributions of an answer of odds.' },
    async () => ({ contents: [{ uri: CHART_ADDRESS, mimeType: CHART_TYPE, text: chartPage }] }),
  );
  return server;
}

function replyOf(answer: ToolReply | { readonly error: Problem }) {
  if (!('error' in answer))
    return { content: [{ type: 'text' as const, text: answer.text }], structuredContent: { ...answer.data } };
  const { code, path, message, nearest } = answer.error;
  const where = path === '' ? '' : `${path}: `;
  const meant = nearest === undefined ? '' : `, did you mean ${nearest}?`;
  return { content: [{ type: 'text' as const, text: `${where}${message}${meant} (${code})` }], isError: true };
}
