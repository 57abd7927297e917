// The project's own files, for tests about the project itself.
import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const NOT_OURS = new Set(['node_modules', 'dist', '.git', 'coverage', 'test-results', 'playwright-report']);

/** Paths from the root with forward slashes, folders that are made or installed left out. */
export function projectFiles(): string[] {
  const files: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (NOT_OURS.has(entry.name)) continue;
      const path = `${folder}${folder.endsWith(sep) ? '' : sep}${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) files.push(relative(root, path).replaceAll(sep, '/'));
    }
  };
  walk(root);
  return files.sort();
}

export function readProjectFile(path: string): string {
  return readFileSync(`${root}${sep}${path}`, 'utf8');
}
