export { type HandleMcp, mcpHandler } from './http.ts';
export { type CallTool, oddsServer } from './server.ts';
export { type StdioOptions, serveTools } from './stdio.ts';
export { callTool, type Tool, type ToolAnswer, type ToolCall, type ToolDesk, type ToolReply, tools } from './tools.ts';
