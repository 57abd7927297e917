// What a command may touch of the outside world. Commands are functions of (arguments, io): tests pass their own.
import { fstatSync } from 'node:fs';

export interface Io {
  /** Chunks of standard input as they come. */
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdinIsTerminal: boolean;
  /** A pipe or a file of the shell's, which ends. What other programs leave open may never do so. */
  readonly stdinEnds: boolean;
  /** Whether something stands in standard input that nobody asked for. */
  hasUnread(): Promise<boolean>;
  /** Data. Resolves when more may be written. */
  stdout(text: string): Promise<void>;
  /** Progress, remarks and complaints. */
  stderr(text: string): void;
  /** Aborted when the user or the system wants the program to end; from the first call on, that no longer ends it. */
  stopSignal(): AbortSignal;
  readonly stderrIsTerminal: boolean;
  readonly colour: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  readonly env: { readonly [name: string]: string | undefined };
}

const DEFAULT_WIDTH = 80;
/** What another program wrote before it waited is there by then. */
const UNREAD_MS = 20;

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // `oddsmith ... | head` closes the pipe early: that is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    stdin,
    stdinIsTerminal: stdin.isTTY === true,
    stdinEnds: endsBySelf(stdin.fd),
    hasUnread: () =>
      new Promise((resolve) => {
        setTimeout(resolve, UNREAD_MS, false);
        stdin.once('readable', () => resolve(stdin.readableLength > 0));
      }),
    stdout: (text) =>
      new Promise((resolve) => {
        if (stdout.write(text)) resolve();
        else stdout.once('drain', resolve);
      }),
    stderr: (text) => void stderr.write(text),
    stopSignal() {
      const controller = new AbortController();
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
      return controller.signal;
    },
    stderrIsTerminal: stderr.isTTY === true,
    colour: stdout.isTTY === true && !env.NO_COLOR,
    width: stdout.columns ?? DEFAULT_WIDTH,
    env,
  };
}

function endsBySelf(fd: number): boolean {
  try {
    const about = fstatSync(fd);
    return about.isFIFO() || about.isFile();
  } catch {
    // Closed by the caller.
    return false;
  }
}
