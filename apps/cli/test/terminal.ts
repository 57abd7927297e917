// A terminal that remembers: runs a command in-process and says what it wrote and with which code it ended.
import type { AnyCalculator } from '@oddsmith/games';
import { calculators as fakes } from '../../../packages/compute/test/fixtures/calculators.mjs';
import type { Io } from '../src/io.ts';
import type { Library } from '../src/library.ts';
import { run } from '../src/program.ts';

export interface Written {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export function libraryOf(calculators: readonly AnyCalculator[]): Library {
  return {
    ids: calculators.map(({ id }) => id),
    find: async (id) => calculators.find((calculator) => calculator.id === id),
    all: async () => calculators,
  };
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  if (text !== '') yield text;
}

interface Given {
  /** Standard input; undefined is a terminal at which nobody types. */
  readonly stdin?: string | AsyncIterable<Uint8Array | string>;
  /** As another program may leave it, in place of a pipe of the shell's. */
  readonly stdinStaysOpen?: boolean;
  readonly library?: Library;
  readonly stop?: AbortSignal;
  readonly colour?: boolean;
  readonly width?: number;
}

export async function oddsmith(args: readonly string[], given: Given = {}): Promise<Written> {
  let out = '';
  let err = '';
  const { stdin } = given;
  const io: Io = {
    stdin: typeof stdin === 'object' ? stdin : chunksOf(stdin ?? ''),
    stdinIsTerminal: stdin === undefined,
    stdinEnds: stdin !== undefined && !given.stdinStaysOpen,
    hasUnread: async () => stdin !== undefined && stdin !== '',
    stdout: async (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
    stopSignal: () => given.stop ?? new AbortController().signal,
    stderrIsTerminal: false,
    colour: given.colour ?? false,
    width: given.width ?? 60,
    env: {},
  };
  const code = await run(args, io, given.library ?? libraryOf(fakes));
  return { code, out, err };
}
