// The browser of the tests: the installed Chromium, or the one that a package of the registry carries. Nothing is ever downloaded for a test.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The headless shell first: the same engine without a window's furniture opens pages in half the time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

interface Browser {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: { readonly [name: string]: string };
}

/** Asks for the one of the package although another is installed. */
const BUNDLED = 'bundled';
const { CHROMIUM_PATH } = process.env;

export const chromium: Browser | undefined = (CHROMIUM_PATH === BUNDLED ? undefined : installed()) ?? (await bundled());

export const NO_CHROMIUM = `Chromium is not installed (looked at ${CANDIDATES.join(', ')} and CHROMIUM_PATH), and the one in node_modules does not run here`;

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installed(): Browser | undefined {
  const path = [CHROMIUM_PATH ?? '', ...CANDIDATES].find((candidate) => candidate !== '' && existsSync(candidate));
  return path === undefined ? undefined : { path, args: [], env: {} };
}

/** For x64 Linux with Node alone: the libraries and fonts a browser needs come with it. */
async function bundled(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  try {
    // It unpacks its libraries only where it believes to be in the place it was made for.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= `nodejs${process.versions.node.split('.')[0]}.x`;
    const { default: packaged } = await import('@sparticuz/chromium');
    const path = await packaged.executablePath();
    const libraries = [join(tmpdir(), 'al2023', 'lib'), LD_LIBRARY_PATH].filter(Boolean).join(':');
    const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: FONTCONFIG_PATH ?? join(tmpdir(), 'fonts') };
    return { path, args: ['--no-zygote'], env };
  } catch {
    return undefined;
  } finally {
    // What it set for itself is for the browser, not for the programs that tests start.
    restore('LD_LIBRARY_PATH', LD_LIBRARY_PATH);
    restore('FONTCONFIG_PATH', FONTCONFIG_PATH);
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
