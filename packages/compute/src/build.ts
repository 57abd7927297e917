// Which build this is: a hash of the code and data that calculate. Two builds with one hash give the same numbers, so it names the
// queue, and stands wherever a number may be asked where it came from.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** Everything between a question and its answer. */
const PACKAGES = ['kernel', 'words', 'games', 'analysis', 'compute'] as const;
const LENGTH = 12;

const packages = new URL('../../', import.meta.url);
const fromSource = import.meta.url.endsWith('.ts');
/** A package that was published: nothing is built there, and nobody changes it. */
const published = import.meta.url.includes('/node_modules/');
const STAMP = new URL('compute/dist/build.json', packages);

/** What threads are told by the thread that starts them. */
const KEY = 'oddsmith.build';

/** Twelve hexadecimal digits. */
export function build(): string {
  const told = getEnvironmentData(KEY);
  if (typeof told === 'string') return told;
  const found = stamped() ?? builtHash() ?? hashOf(sources);
  setEnvironmentData(KEY, found);
  return found;
}

/** The same from the files as they lie there now: for servers and workers, which must not trust what somebody wrote down. */
export function freshBuild(): string {
  const found = (published ? stamped() : undefined) ?? builtHash() ?? hashOf(sources);
  setEnvironmentData(KEY, found);
  return found;
}

/** "0.1.0+3f2a9c01b7de": what everybody who works on one queue must have in common. */
export function version(): string {
  const { version: release } = JSON.parse(readFileSync(new URL('compute/package.json', packages), 'utf8'));
  return `${release}+${build()}`;
}

interface Stamp {
  readonly build: string;
  /** The build it was made of. */
  readonly of: string;
}

/** Written at the end of a build, so that a short command need not read four megabytes to say who it is. */
export function stamp(): string {
  const made: Stamp = { build: hashOf(builtFiles), of: lastBuilt() };
  return JSON.stringify(made);
}

function stamped(): string | undefined {
  try {
    const { build: hash, of }: Stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
    return published || (of === lastBuilt() && !isBehind()) ? hash : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where there is no build, or sources are read that are newer. */
function builtHash(): string | undefined {
  try {
    return isBehind() ? undefined : hashOf(builtFiles);
  } catch {
    return undefined;
  }
}

/** The compiler writes this file whenever it writes any other. */
function recordOf(name: string) {
  return statSync(new URL(`${name}/dist/.tsbuildinfo`, packages));
}

function lastBuilt(): string {
  return PACKAGES.map((name) => {
    const { mtimeMs, size } = recordOf(name);
    return `${mtimeMs}/${size}`;
  }).join();
}

function isBehind(): boolean {
  return (
    fromSource && PACKAGES.some((name) => sources(name).some((file) => statSync(file).mtimeMs > recordOf(name).mtimeMs))
  );
}

/** What the compiler wrote of the sources there are: a folder may hold more, of sources that are gone. */
function builtFiles(name: string): URL[] {
  const { fileNames }: { readonly fileNames: readonly string[] } = JSON.parse(
    readFileSync(new URL(`${name}/dist/.tsbuildinfo`, packages), 'utf8'),
  );
  const built = fileNames.flatMap((file) => /^\.\.\/src\/(.+)\.ts$/.exec(file)?.[1] ?? []);
  return built.sort().map((file) => new URL(`${name}/dist/${file}.js`, packages));
}

function sources(name: string): URL[] {
  const root = new URL(`${name}/src/`, packages);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.sort().map((file) => new URL(file, root));
}

function hashOf(filesOf: (name: string) => readonly URL[]): string {
  const hash = createHash('sha256');
  for (const name of PACKAGES)
    for (const file of filesOf(name)) {
      hash.update(file.href.slice(packages.href.length));
      hash.update(readFileSync(file));
    }
  return hash.digest('hex').slice(0, LENGTH);
}
