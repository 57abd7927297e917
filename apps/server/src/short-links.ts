// Short addresses of battles, in the folder of SHORT_LINKS: a file each, named by what it holds, so that the same battle is kept once.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** At 4 kB a file on most disks, 400 MB. What would be more gets no short address; nothing that was given out is ever taken back. */
const MOST = 100_000;
/** 66 bits: two battles with the same name are not to be expected among 10^8. */
const NAME_LENGTH = 11;
const NAME = /^[\w-]{11}$/;
/** Page and code of a battle; nothing else is kept, and nothing else is sent anybody to. */
const PAGE = /^\/#\/[a-z\d]+\/[a-z\d-]+\/[\w-]{1,8000}$/;

export class ShortLinks {
  readonly #folder: string;
  readonly #most: number;
  #kept: Promise<Set<string>> | undefined;

  constructor(folder: string, most = MOST) {
    this.#folder = folder;
    this.#most = most;
  }

  /** The name of a page, "/#/wh40k/attack/1abc"; undefined where it cannot be kept. */
  async keep(page: string): Promise<string | undefined> {
    if (!PAGE.test(page)) return undefined;
    const name = createHash('sha256').update(page).digest('base64url').slice(0, NAME_LENGTH);
    const kept = await this.#names();
    if (kept.has(name)) return name;
    if (kept.size >= this.#most) return undefined;
    kept.add(name);
    try {
      // Whole or not at all: another server may read the same folder.
      const part = join(this.#folder, `.${name}.${process.pid}`);
      await writeFile(part, page);
      await rename(part, join(this.#folder, name));
    } catch {
      kept.delete(name);
      return undefined;
    }
    return name;
  }

  async pageOf(name: string): Promise<string | undefined> {
    if (!NAME.test(name)) return undefined;
    try {
      const page = await readFile(join(this.#folder, name), 'utf8');
      return PAGE.test(page) ? page : undefined;
    } catch {
      return undefined;
    }
  }

  #names(): Promise<Set<string>> {
    this.#kept ??= mkdir(this.#folder, { recursive: true })
      .then(() => readdir(this.#folder))
      .then((names) => new Set(names.filter((name) => NAME.test(name))));
    return this.#kept;
  }
}
