// Which files a game is made of, page and engine: an offline store begins with those of the game that is being looked at.
import type { Plugin, Rolldown } from 'vite';

export const OFFLINE_ORDER = 'offline-order.json';

const OF_GAME = /\/(?:apps\/web|packages\/games)\/src\/(?:games\/)?(fantasy|grimdark|kill-team|wh40k|axis)\//;

/** For the site and for its worker, which is built apart and before it: what both find is written with the site. */
export function offlineOrder(): { readonly site: Plugin; readonly worker: Plugin } {
  const files = new Map<string, Set<string>>();
  const collect = (bundle: Rolldown.OutputBundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const chunk of chunks) {
      const games = new Set(chunk.moduleIds.flatMap((id) => OF_GAME.exec(id)?.[1].replace('-', '') ?? []));
      // What is in one file for several games comes with the first page of any of them.
      if (games.size !== 1) continue;
      const [game] = games;
      const own = files.get(game) ?? new Set();
      for (const name of [...chunk.imports, chunk.fileName]) own.add(name);
      files.set(game, own);
    }
  };
  return {
    worker: {
      name: 'offline-order-of-worker',
      generateBundle: { order: 'post', handler: (_options, bundle) => collect(bundle) },
    },
    site: {
      name: 'offline-order',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          collect(bundle);
          const order = Object.fromEntries([...files].map(([game, names]) => [game, [...names]]));
          this.emitFile({ type: 'asset', fileName: OFFLINE_ORDER, source: JSON.stringify(order) });
        },
      },
    },
  };
}
