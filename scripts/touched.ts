// Which parts of the product differ from where the branch began, committed or not: their tests look at everything.
import { spawnSync } from 'node:child_process';
import type { Area } from '../test/depth.ts';

const GAMES = ['axis', 'fantasy', 'grimdark', 'kill-team', 'wh40k'] as const;

/** Folders whose change touches more than what is named like them; what is in none of these rows touches nothing by itself. */
const RESTING_ON: readonly (readonly [folder: RegExp, areas: readonly Area[]])[] = [
  ...GAMES.map(
    (game) => [new RegExp(`(^|/)games/(src|test)/${game}/|apps/web/src/games/${game}/|e2e/${game}`), [game]] as const,
  ),
  [/^packages\/skirmish\/|^apps\/web\/src\/skirmish\/|^e2e\/skirmish/, ['skirmish']],
  [/^packages\/games\/(src|test)\/wh40k\//, ['skirmish']],
  [/^apps\/web\/(?!src\/(games|skirmish)\/)|^e2e\/[^/]+(?<!spec)\.ts$/, ['web']],
  [/^packages\/(compute|analysis)\/|^apps\/(server|cli)\//, ['server', 'cli']],
];

const EVERYTHING: readonly Area[] = [...GAMES, 'skirmish', 'web', 'server', 'cli'];
/** Below every game, or about how tests run. */
const BELOW =
  /^(packages\/(kernel|words)\/|packages\/games\/(src|test)\/[^/]+\.ts$|packages\/games\/src\/(contract|form|lists|spelling|units|words)\/|test\/|scripts\/(test|touched)\.ts|package(-lock)?\.json|vitest\.config|tsconfig)/;

export function areasOf(files: readonly string[]): readonly Area[] {
  if (files.some((file) => BELOW.test(file))) return EVERYTHING;
  const areas = RESTING_ON.filter(([folder]) => files.some((file) => folder.test(file))).flatMap(([, found]) => found);
  return [...new Set(areas)];
}

function git(...words: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** Files that differ from where this branch left main, or, on main itself, from the commit before; undefined where git cannot say. */
function changedFiles(): readonly string[] | undefined {
  const [head] = git('rev-parse', 'HEAD') ?? [];
  const [fork] = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? [];
  const base = fork === undefined || fork === head ? 'HEAD~1' : fork;
  const committed = git('diff', '--name-only', base);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return committed && unknown && [...committed, ...unknown];
}

/** Undefined is everything. */
export function touchedAreas(): readonly Area[] | undefined {
  const files = changedFiles();
  return files && areasOf(files);
}
