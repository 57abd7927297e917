// The static site: relative addresses throughout, so that it works from any host and any sub-path.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { build as thisBuild } from '../../packages/compute/src/build.ts';
import { pageGroups, workerGroups } from './chunks.ts';
import { compressed } from './compressed.ts';
import { descriptions } from './descriptions.ts';
import { homePage } from './home-page.ts';
import { OFFLINE_ORDER, offlineOrder } from './offline-order.ts';
import { surprises } from './surprises.ts';

/** German names of fields and rules: page and worker need them, and a file of its own comes out the same in both, so that it is loaded once. */
const NAMES = { name: 'names.de', test: /\/words\/names\.de\.ts/, priority: 2 };

/** What is shared is called after all who share it otherwise. */
const shortName = ({ name }: { readonly name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

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
      output: {
        topLevelVar: true,
        chunkFileNames: shortName,
        codeSplitting: { groups: [NAMES, ...workerGroups] },
      },
    },
  },
  build: {
    target: 'es2022',
    manifest: 'build-manifest.json',
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: shortName,
        codeSplitting: { groups: [NAMES, ...pageGroups] },
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
