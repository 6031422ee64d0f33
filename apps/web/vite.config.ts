import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isLanguage, languages } from '../../packages/core/src/language.ts'
import { compileAhead } from './vite-plugins/compile-ahead.ts'
import { contractWithoutSchemas } from './vite-plugins/contract-without-schemas.ts'
import { fileGroups } from './vite-plugins/file-groups.ts'
import { inLanguage } from './vite-plugins/language.ts'
import { retryableImports } from './vite-plugins/retryable-imports.ts'
import { screenFiles } from './vite-plugins/screen-files.ts'
import { serviceWorker } from './vite-plugins/service-worker.ts'
import { slimIcons } from './vite-plugins/slim-icons.ts'
import { withoutKeptNames } from './vite-plugins/without-kept-names.ts'

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3001'

/** The language of this build; scripts/lib/build-web.mjs runs one for each. */
const { LANGUAGE } = process.env
const language = isLanguage(LANGUAGE) ? LANGUAGE : languages[0]

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [
      {
        find: /^react-remove-scroll-bar$/,
        replacement: `${import.meta.dirname}/src/ui/overlays/scroll-lock.ts`,
      },
      // The same without the hook for React before 18.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  plugins: [
    contractWithoutSchemas(),
    retryableImports(),
    slimIcons(),
    withoutKeptNames(),
    react(),
    tailwindcss(),
    serviceWorker(language),
    inLanguage(language),
    screenFiles(language),
    compileAhead(),
  ],
  build: {
    target: 'es2022',
    // The builds of all languages share the folder.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry file contains the names of all others: without words in them, it is 1 kB smaller.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: fileGroups },
      },
    },
  },
  server: {
    // Keeps the page's own host: the API accepts writes only from its own pages.
    proxy: Object.fromEntries(
      ['/api', '/1', '/pictures'].map(path => [path, { target: apiAddress, changeOrigin: false }]),
    ),
  },
})
