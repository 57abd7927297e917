// Run by program.test.ts in a process of its own: `batch` over many lines, and the live memory seen on the way.
import { batch } from '../src/commands/batch.ts';
import { catalogue } from '../src/library.ts';

const lines = Number(process.argv[2]);
const threads = Number(process.argv[3]);
const line = `${JSON.stringify({ calculator: 'fantasy/attack', input: { numAttacks: 30, armorSave: 4 } })}\n`;
const LINES_PER_CHUNK = 500;
const LOOK_EVERY = 750_000;

async function* input(): AsyncGenerator<string> {
  for (let i = 0; i < lines; i += LINES_PER_CHUNK) yield line.repeat(Math.min(LINES_PER_CHUNK, lines - i));
}

let written = 0;
const looks: { readonly written: number; readonly live: number }[] = [];
let nextLook = 0;
await batch(
  { threads },
  {
    stdin: input(),
    stdinIsTerminal: false,
    stdinEnds: true,
    hasUnread: async () => false,
    stdout: async (text) => {
      written += text.length;
      if (written < nextLook) return;
      nextLook = written + LOOK_EVERY;
      globalThis.gc?.();
      looks.push({ written, live: process.memoryUsage().heapUsed });
      // As a slow pipe would: the reader must wait for the writer.
      await new Promise((resolve) => setTimeout(resolve, 1));
    },
    stderr: () => {},
    stopSignal: () => new AbortController().signal,
    stderrIsTerminal: false,
    colour: false,
    width: 80,
    env: {},
  },
  catalogue,
);
process.stdout.write(JSON.stringify({ written, looks }));
