// The built site on a server of its own that can be sent away, brought back, and given the next version of the site.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../apps/cli/test/redis.ts';
import { Victim } from '../victim.ts';

const BUILT = fileURLToPath(new URL('../../../apps/web/dist/', import.meta.url));
const NAMED_BY_CONTENT = /\b([\w.-]+?-)([\w-]{8})(?=\.(?:js|css|jsonl)\b)/g;
const PAGE = 'index.html';
/** Names the files of each game. */
const ORDER = 'offline-order.json';

export class Site {
  readonly url: string;
  private readonly port: number;
  private readonly folder = mkdtempSync(join(tmpdir(), 'oddsmith-site-'));
  private root = BUILT;
  private versions = 0;
  private victim: Victim | undefined;

  private constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<Site> {
    const site = new Site(await freePort());
    await site.comeBack();
    return site;
  }

  async goAway(): Promise<void> {
    await this.victim?.stop();
    this.victim = undefined;
  }

  async comeBack(): Promise<void> {
    this.victim ??= await Victim.start({ PORT: `${this.port}`, WEB_ROOT: this.root });
  }

  /** The next version takes the place of this one, whose files are gone: the same site under other names. */
  async deploy(): Promise<void> {
    this.versions++;
    const next = join(this.folder, `${this.versions}`);
    rename(this.root, next, this.versions);
    await this.goAway();
    this.root = next;
    await this.comeBack();
  }

  /** The file that a page of the present version begins with. */
  get entry(): string {
    return /<script type="module"[^>]*src="\.\/([^"]+)"/.exec(readFileSync(join(this.root, PAGE), 'utf8'))?.[1] ?? '';
  }

  async end(): Promise<void> {
    await this.goAway();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Nothing packed: that would be of the old names. */
function rename(from: string, to: string, version: number): void {
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(to, 'assets');
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const other = name.replace(NAMED_BY_CONTENT, (_all, noun: string, hash: string) => noun + turned(hash));
    names.set(name, other);
    writeFileSync(join(assets, other), readFileSync(join(assets, name)));
    if (other !== name) rmSync(join(assets, name));
  }
  for (const name of [...[...names.values()].map((asset) => join('assets', asset)), PAGE, ORDER, 'sw.js']) {
    if (!/\.(js|css|html|json)$/.test(name)) continue;
    const file = join(to, name);
    const text = readFileSync(file, 'utf8').replace(
      /[\w.-]+\.(?:jsonl|js|css)\b/g,
      (known) => names.get(known) ?? known,
    );
    // The page is another one, and the worker that keeps it must see that.
    writeFileSync(file, name === 'sw.js' ? text.replace(PAGE_REVISION, `$1${version}$2`) : text);
  }
}

const PAGE_REVISION = /(url:"index\.html",revision:")[\da-f](?=[\da-f]*")()/;

/** Eight other letters, the same every time. */
function turned(hash: string): string {
  return hash.slice(1) + hash[0] === hash ? `${hash.slice(1)}_` : hash.slice(1) + hash[0];
}
