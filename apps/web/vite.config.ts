// The static site: relative addresses throughout, so that it works from any host and any sub-path.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { build as thisBuild } from '../../packages/compute/src/build.ts';
import { compressed } from './compressed.ts';
import { descriptions } from './descriptions.ts';
import { homePage } from './home-page.ts';
import { OFFLINE_ORDER, offlineOrder } from './offline-order.ts';
import { surprises } from './surprises.ts';

/** What every page needs at once, in one file: as a dozen small ones it was 1.4 kB more after gzip. */
const FRAME = [
  'node_modules/react/',
  'node_modules/react-dom/',
  'node_modules/scheduler/',
  'node_modules/lucide-react/dist/esm/createLucideIcon',
  'src/wording.ts',
  'src/form-value.ts',
  'src/battle/context.ts',
  'src/battle/link.ts',
  'src/components/results/results-panel.tsx',
  'src/components/results/answer-card.tsx',
  'src/app.tsx',
  'src/start.tsx',
];
/** Apart, because the start page needs these and nothing else of the frame. */
const LOADER = [
  'vite/preload-helper',
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
const isLoader = (file: string) => LOADER.some((part) => file.includes(part));
const inFrame = (file: string) => FRAME.some((part) => file.includes(part));

/** German names of fields and rules: page and worker need them, and a file of its own comes out the same in both, so that it is loaded once. */
const NAMES = { name: 'names.de', test: /\/words\/names\.de\.ts/, priority: 2 };

/** What every service of a worker needs: as thirty small files they were thirty requests before the first answer. */
const isCore = (file: string) =>
  /packages\/(?:words|kernel)\/src\/|packages\/games\/src\/(?:[^/]+|(?:contract|words|spelling)\/[^/]+)\.ts|node_modules\/zod\//.test(
    file,
  ) && !/\bde\.ts/.test(file);

const order = offlineOrder();

export default defineConfig({
  base: './',
  resolve: {
    conditions: ['@oddsmith/source', ...defaultClientConditions],
    alias: { 'react-remove-scroll': fileURLToPath(new URL('./src/shell/remove-scroll.tsx', import.meta.url)) },
  },
  define: { 'import.meta.env.ODDSMITH_BUILD': JSON.stringify(thisBuild()) },
  plugins: [
    react(),
    tailwindcss(),
    homePage(),
    descriptions(),
    surprises(),
    inlineStyles(),
    order.site,
    pwa(),
    compressed(),
  ],
  // Modules, because the worker loads each game on demand.
  // Written as the page's files are, so that what both need comes out the same to the letter, under one name: data, above all.
  worker: {
    format: 'es',
    plugins: () => [order.worker],
    rolldownOptions: {
      // Else what loads CommonJS modules lands in the file of the one that is, the reader of XML, and comes with every engine.
      experimental: { chunkOptimization: false },
      output: { topLevelVar: true, codeSplitting: { groups: [NAMES, { name: 'core', test: isCore }] } },
    },
  },
  build: {
    target: 'es2022',
    manifest: 'build-manifest.json',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [NAMES, { name: 'loader', test: isLoader, priority: 1 }, { name: 'frame', test: inFrame }],
        },
      },
    },
  },
});

/** Styles in the page itself: as a file they came 0.3 s later on a slow line, and nothing is drawn before. */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (link, file: string) => {
          const sheet = bundle?.[file];
          return sheet?.type === 'asset' ? `<style data-href="./${file}">${String(sheet.source).trim()}</style>` : link;
        }),
    },
  };
}

function pwa() {
  return VitePWA({
    // A new version waits until it is asked for: files of the old one may still be wanted by an open page.
    registerType: 'prompt',
    // By the page, once it has come to rest.
    injectRegister: null,
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,json,webmanifest}'],
      globIgnores: ['build-manifest.json', OFFLINE_ORDER],
      maximumFileSizeToCacheInBytes: 8_000_000,
      // Routes live behind the #, so every page is index.html.
      navigateFallback: 'index.html',
      navigateFallbackDenylist: [/\/api\//, /\/docs/],
    },
    manifest: {
      name: 'Oddsmith',
      short_name: 'Oddsmith',
      description: 'Exact battle odds for tabletop wargames, before you roll.',
      start_url: './',
      scope: './',
      display: 'standalone',
      // Lists shared or opened with the installed app land in the paste sheet.
      share_target: {
        action: './',
        method: 'GET',
        params: { title: 'shared-title', text: 'shared-text', url: 'shared-url' },
      },
      file_handlers: [
        {
          action: './',
          accept: {
            'application/zip': ['.rosz'],
            'application/xml': ['.ros'],
            'application/json': ['.json'],
            'text/plain': ['.txt'],
          },
        },
      ],
      shortcuts: [
        { name: 'Last battle', url: './#/continue' },
        { name: 'Armies', url: './#/armies' },
        { name: 'Skirmish', url: './#/skirmish' },
      ],
      background_color: '#111315',
      theme_color: '#111315',
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  });
}
