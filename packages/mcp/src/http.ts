// The server over HTTP: a request in, a response out, nothing kept in between.
import { createMcpHandler } from '@modelcontextprotocol/server';
import { type CallTool, oddsServer } from './server.ts';

export type HandleMcp = (request: Request, call: CallTool, body?: unknown) => Promise<Response>;

/** `body` is what the request carries, where somebody has read it already. */
export function mcpHandler(version: string): HandleMcp {
  return (request, call, body) => {
    const handler = createMcpHandler(() => oddsServer(version, call));
    return handler.fetch(request, body === undefined ? {} : { parsedBody: body });
  };
}
