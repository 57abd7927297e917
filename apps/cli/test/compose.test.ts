// The compose file and the image cannot be built here: at least everything they name is there.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { readSettings } from '@oddsmith/server';
import { describe, expect, test } from 'vitest';
import { oddsmith } from './terminal.ts';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly command: readonly string[] | string;
  readonly environment?: { readonly [name: string]: string };
  readonly ports?: readonly string[];
  readonly depends_on?: { readonly [service: string]: { readonly condition: string } };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
}

const root = new URL('../../../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { parse } = createRequire(new URL('packages/games/package.json', root))('yaml') as {
  parse(yaml: string): { readonly services: { readonly [name: string]: Service }; readonly volumes: object };
};
const { services, volumes } = parse(text('compose.yaml'));
const lines = text('Dockerfile').split('\n');
const image = (instruction: string) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

describe('compose.yaml', () => {
  test('has a server, Redis that keeps everything, and workers', () => {
    expect(Object.keys(services)).toEqual(['redis', 'server', 'worker']);
    expect(services.redis.command).toContain('--appendonly yes');
    expect(services.redis.command).toContain('--maxmemory-policy noeviction');
  });

  test.each(['server', 'worker'])(
    '%s runs a command that there is, with options it has, at the Redis beside it',
    async (name) => {
      const { build, command, depends_on } = services[name];
      expect(build).toBe('.');
      expect(depends_on).toEqual({ redis: { condition: 'service_healthy' } });
      const [verb, ...options] = command as readonly string[];
      const { out, code } = await oddsmith([verb, '--help']);
      expect(code).toBe(0);
      for (const option of options.filter((word) => word.startsWith('--'))) expect(out).toContain(option);
      expect(options[options.indexOf('--redis') + 1]).toBe('redis://redis:6379');
    },
  );

  test('the port it opens is that of the server and of the image', () => {
    const { environment = {}, ports } = services.server;
    const { port, host } = readSettings(environment);
    expect(host).toBe('0.0.0.0');
    expect(ports).toEqual([`${port}:${port}`]);
    expect(image('EXPOSE')).toEqual([`${port}`]);
  });

  test('every service gets its time to end and says whether it is well', () => {
    for (const { stop_grace_period = '', healthcheck } of Object.values(services)) {
      expect(stop_grace_period).toMatch(/^1\ds$/);
      expect(healthcheck?.test[0]).toBe('CMD');
    }
  });

  test('the check of a worker asks the Redis it takes its work from, with the program of the image', async () => {
    const [, node, main, ...words] = services.worker.healthcheck?.test ?? [];
    expect([node, main]).toEqual(JSON.parse(image('ENTRYPOINT')[0]));
    const { redis, health } = parseArgs({
      args: words.slice(1),
      options: { redis: { type: 'string' }, health: { type: 'boolean' } },
    }).values;
    expect(words[0]).toBe('worker');
    expect(health).toBe(true);
    expect(services.worker.command).toContain(redis);
  });

  test('its volumes are declared', () => {
    const used = Object.values(services).flatMap((service) =>
      (service.volumes ?? []).map((line) => line.split(':')[0]),
    );
    for (const volume of used) expect(Object.keys(volumes)).toContain(volume);
  });
});

describe('Dockerfile', () => {
  test('its scripts are those of package.json, its entry a file the build writes', () => {
    const { scripts } = JSON.parse(text('package.json')) as { readonly scripts: { readonly [name: string]: string } };
    const named = image('RUN').flatMap((line) =>
      [...line.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(named).toEqual(['build']);
    for (const name of named) expect(scripts).toHaveProperty(name);
    const [node, main] = JSON.parse(image('ENTRYPOINT')[0]) as string[];
    expect(node).toBe('node');
    // The last step of a build writes it: nothing else may name another file.
    expect(text('scripts/bundle-cli.ts')).toMatch(/entryPoints: \{ oddsmith: /);
    expect(scripts.build).toContain('scripts/bundle-cli.ts');
    expect(main).toBe('apps/cli/dist/bundle/oddsmith.js');
  });

  test('runs a Node the product runs on, and not as root', () => {
    const { engines } = JSON.parse(text('package.json')) as { readonly engines: { readonly node: string } };
    const least = Number(/\d+/.exec(engines.node)?.[0]);
    const bases = image('FROM').filter((from) => from.startsWith('node:'));
    expect(bases).toHaveLength(1);
    for (const from of bases) expect(Number(/^node:(\d+)/.exec(from)?.[1])).toBeGreaterThanOrEqual(least);
    expect(image('USER')).toEqual(['node']);
  });

  test('knows every workspace before it fetches what they need', () => {
    const named = image('COPY').flatMap((line) => /^(\S+)\/package\.json /.exec(line)?.[1] ?? []);
    const folders = ['packages', 'apps'].flatMap((parent) =>
      readdirSync(new URL(parent, root)).map((name) => `${parent}/${name}`),
    );
    expect(named.sort()).toEqual(folders.sort());
    expect(image('RUN')).toContain('npm ci --omit=dev --workspace @oddsmith/cli');
  });

  test('takes no build of this machine along', () => {
    const ignored = text('.dockerignore').split('\n');
    for (const path of ['.git', '**/node_modules', '**/dist']) expect(ignored).toContain(path);
  });
});
