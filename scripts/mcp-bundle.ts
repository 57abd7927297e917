// `npm run mcp-bundle`: the server for chat assistants as one file that they install by themselves, dist/oddsmith.mcpb.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mcpBundle } from './mcp-bundle/bundle.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
mkdirSync(dist, { recursive: true });
writeFileSync(`${dist}/oddsmith.mcpb`, await mcpBundle());
