import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import about from './package.json' with { type: 'json' };

/** Where a server of ours answers while the page is being worked on. */
const SERVER = 'http://localhost:4600';

/** Libraries, the list of games, and what the page knows of its reader. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|zustand)\/|\/catalogue\/|\/manifest\.ts$|\/board\/page\.ts$|\/web\/(catalogue|kept|settings)\.ts$|\/web\/shell\/use-surface\.ts$|\/kernel\/game\.ts$|vite\/preload-helper/;

export default defineConfig({
  define: { __VERSION__: JSON.stringify(about.version) },
  plugins: [
    react(),
    VitePWA({
      // main.tsx registers it itself: no inline script, so that a strict policy can stand.
      injectRegister: null,
      registerType: 'autoUpdate',
      includeAssets: ['icon.svg', 'icon-180.png'],
      manifest: {
        name: 'Incognita',
        short_name: 'Incognita',
        description: 'A table for expedition board games that knows every rule, and says why.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f3eee3',
        theme_color: '#f3eee3',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        // Shows notices of turns that come while no page is open.
        importScripts: ['/push.js'],
        // Subsets of the fonts that neither English nor French needs.
        globIgnores: ['push.js', '**/*-{cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-*.woff2'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  // What wouter brings for an older React, React has by itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Browsers that have no modulepreload fetch the same files, a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page loads is one file: it packs better, and takes one request.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'every-page', test: EVERY_PAGE }],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
});
