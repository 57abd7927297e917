// The built server as a process of its own, on this machine alone, watched from inside.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Report {
  /** The longest the main thread was kept from its events. */
  readonly blockedMs: number;
  readonly mostBytes: number;
  readonly bytes: number;
}

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const MONITOR = fileURLToPath(new URL('./monitor.mjs', import.meta.url));

/** Addresses of askers are made up: one attacker must not be one address. */
const ENV = {
  PORT: '0',
  HOST: '127.0.0.1',
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'silent',
  NODE_OPTIONS: '',
};

export class Victim {
  readonly port: number;
  readonly url: string;
  private readonly child: ChildProcess;
  private latest: Report = { blockedMs: 0, mostBytes: 0, bytes: 0 };

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    child.on('message', (report) => {
      this.latest = report as Report;
    });
  }

  static async start(settings: { readonly [name: string]: string } = {}): Promise<Victim> {
    const child = spawn(process.execPath, ['--import', MONITOR, MAIN], {
      env: { ...process.env, ...ENV, ...settings },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let output = '';
    for await (const text of child.stdout as NodeJS.ReadableStream) {
      output += text;
      const port = /Oddsmith is ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (port !== undefined) return new Victim(child, Number(port));
    }
    throw new Error('the server did not start: build it first');
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Since the last reset. */
  get report(): Report {
    return this.latest;
  }

  async reset(): Promise<void> {
    this.child.send('reset');
    await new Promise((resolve) => setTimeout(resolve, 600));
  }

  /** Milliseconds from SIGTERM to the end, and with which code that was. */
  async stop(): Promise<{ readonly ms: number; readonly code: number | null }> {
    const begun = performance.now();
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return { ms: performance.now() - begun, code };
  }
}
