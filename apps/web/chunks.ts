// Which modules of the page travel in one file. Left to itself the bundler writes one for every set of places that share something:
// three dozen requests before a game had answered. What all games need is the frame; what one game needs for its first answer is one file.
import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Graph = Rolldown.ChunkingContext;

/** What every page needs at once; whatever these import comes with them. */
const FRAME = [
  'node_modules/react/',
  'node_modules/react-dom/',
  'node_modules/scheduler/',
  'node_modules/lucide-react/dist/esm/createLucideIcon',
  'src/wording.ts',
  'src/form-value.ts',
  'src/battle/context.ts',
  'src/battle/link.ts',
  'src/battle/choice.ts',
  'src/battle/pair.ts',
  'src/calculator/open-battle.ts',
  'src/components/results/results-panel.tsx',
  'src/components/results/answer-card.tsx',
  'src/components/ui/figures-table.tsx',
  'src/components/results/steps-tab.tsx',
  'packages/words/src/message.ts',
  'games/src/contract/defined-fields.ts',
  'icons/info.',
  'icons/triangle-exclamation-point.',
  'src/games/view-for.ts',
  'src/places/armies/armies-tab.tsx',
  'src/app.tsx',
  'src/start.tsx',
];
/** Apart, because the start page needs these and nothing else of the frame. */
const LOADER = [
  'vite/preload-helper',
  'rolldown/runtime',
  'src/main.ts',
  'src/places/home/',
  'shell/theme-choice',
  'src/store/remembered',
  'src/language/language',
  'src/language/in-language',
  'src/language/english/shell/shell.ts',
  'src/engine-client.ts',
  'src/engine/thread',
  'src/engine/newest',
  'src/workers/start',
  'src/games/registry',
  'src/games/calculator-types',
  'src/engine/descriptions',
  'src/language/description-words',
  'virtual:descriptions',
  'games/src/answer.ts',
];
/** Small things that come together wherever one of them is wanted. */
const TOGETHER = {
  controls: ['src/components/form/controls/stepper', 'src/components/form/controls/segmented', 'icons/chevron-right.'],
  heat: ['src/charts/heat-map', 'src/components/results/variants-table', 'icons/dices.'],
  plans: ['src/places/armies/plan/plan.ts', 'src/places/armies/army.ts', 'src/places/armies/matrix/margin.ts'],
  chance: [
    'kernel/src/pmf.',
    'kernel/src/summary.',
    'src/charts/sum.',
    'kernel/src/dice-expression',
    '/open-position.',
  ],
};

/** A game is a folder beside the others. */
const GAMES = readdirSync(new URL('./src/games/', import.meta.url), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .join('|');
/** Pages of a game and their words. */
const PAGES = new RegExp(`apps/web/src/(?:games|language/english)/(${GAMES})/.*[.]tsx?$`);
const VIEW = new RegExp(`apps/web/src/games/(${GAMES})/view[.]ts$`);
const RESULTS = new RegExp(`apps/web/src/games/(${GAMES})/.*-results[.]tsx$`);

const named = (parts: readonly string[]) => (file: string) => parts.some((part) => file.includes(part));

export const pageGroups: readonly Group[] = [
  { name: 'loader', test: named(LOADER), priority: 3 },
  { name: 'frame', test: named(FRAME), priority: 2 },
  ...Object.entries(TOGETHER).map(([name, parts]) => ({ name, test: named(parts), priority: 1 })),
  { name: gamePage, debugName: 'pages of games', test: PAGES },
];

/** What every service of a worker needs: as thirty small files they were thirty requests before the first answer. */
const isCore = (file: string) =>
  /packages\/(?:words|kernel)\/src\/|packages\/games\/src\/(?:[^/]+|(?:contract|words|spelling)\/[^/]+)\.ts|node_modules\/zod\/|apps\/web\/src\/(?:engine\/progress|language\/language|form-value)/.test(
    file,
  ) && !/\bde\.ts/.test(file);

export const workerGroups: readonly Group[] = [{ name: 'core', test: isCore }];

/** One file of what the page of a game needs at once, and one of what several of its results need; what these import goes along. */
function gamePage(id: string, graph: Graph): string | null {
  const [, game] = PAGES.exec(id) ?? [];
  if (game === undefined || VIEW.test(id) || isLoadedLater(id, graph)) return null;
  const importers = importersOf(id, graph);
  if (importers.some((importer) => VIEW.exec(importer)?.[1] === game)) return game;
  const entries = importers.filter((importer) => isEntry(importer, graph));
  return entries.filter((entry) => RESULTS.test(entry)).length > 1 ? `${game}-results` : null;
}

function isEntry(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
}

/** By itself, it keeps a file of its own: in another one it would be a request more, for its names. */
function isLoadedLater(id: string, graph: Graph): boolean {
  const { dynamicImporters = [], importers = [] } = graph.getModuleInfo(id) ?? {};
  return dynamicImporters.length > 0 && importers.length === 0;
}

/** Directly or not. */
function importersOf(id: string, graph: Graph): readonly string[] {
  const found = new Set([id]);
  for (const one of found) for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return [...found];
}
