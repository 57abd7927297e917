// A real redis-server for a test: on a port of its own, in a folder of its own, with everything written to disk at once.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

export const hasRedis = (): boolean => isInstalled('redis-server');

/** Linux alone bounds what a running process may write. */
export const canFillDisk = (): boolean => isInstalled('prlimit');

/** A port that nobody has. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

export class TestRedis {
  readonly port: number;
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'oddsmith-redis-'));
  private child: ChildProcess | undefined;

  constructor(port: number) {
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.folder, '--save', ''];
    const written = ['--appendonly', 'yes', '--appendfsync', 'always'];
    this.child = spawn('redis-server', [...options, ...written], { stdio: 'ignore' });
    while (!(await this.answers())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** SIGSTOP leaves connections open and answers nothing: as a network that is gone. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(name);
  }

  /** No file of it grows any more. With everything written to disk at once it ends at the next write; resolves when it has. */
  async fillDisk(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined) throw new Error('there is no Redis');
    const gone = once(child, 'exit');
    execFileSync('prlimit', ['--pid', `${child.pid}`, '--fsize=0']);
    await gone;
    this.child = undefined;
  }

  async stop(name: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(name);
    await gone;
  }

  async end(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async answers(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1');
    try {
      socket.on('error', () => {});
      socket.write('PING\r\n');
      const [reply] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      return String(reply).startsWith('+PONG');
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }
}
