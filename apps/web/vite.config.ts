import { readdirSync, readFileSync } from 'node:fs'
import { minifyContractRouter } from '@orpc/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { isLanguage, languages } from '../../packages/core/src/language.ts'
import { compileAhead } from './vite-plugins/compile-ahead.ts'
import { fileGroups } from './vite-plugins/file-groups.ts'
import { fontsLast } from './vite-plugins/fonts-last.ts'
import { inLanguage } from './vite-plugins/language.ts'
import { screenFiles } from './vite-plugins/screen-files.ts'
import { serviceWorker } from './vite-plugins/service-worker.ts'

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3001'

/** The language of this build; scripts/lib/build-web.mjs makes one for each. */
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
      // React has had the hook itself since version 18.
      { find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' },
    ],
  },
  plugins: [
    contractWithoutSchemas(),
    withoutInfiniteQueries(),
    usedIconWeights(),
    react(),
    tailwindcss(),
    serviceWorker(language),
    inLanguage(language),
    screenFiles(language),
    compileAhead(),
    fontsLast(),
  ],
  build: {
    target: 'es2022',
    // The builds of all languages share the folder.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first file lists all others: without their names it is 1 kB shorter.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: fileGroups },
      },
    },
  },
  server: {
    // The host stays the page's own: the API takes writes from its own pages only.
    proxy: Object.fromEntries(
      ['/api', '/1', '/pictures'].map(path => [path, { target: apiAddress, changeOrigin: false }]),
    ),
  },
})

/** The browser needs each route's method and path only: without the schemas zod stays out (27 kB). */
function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/packages/core/src/contract.ts')) return null
      const { module } = await runnerImport<{ contract: never; apiPrefix: string }>(id)
      return `export const contract = ${JSON.stringify(minifyContractRouter(module.contract))}
        export const apiPrefix = ${JSON.stringify(module.apiPrefix)}`
    },
  }
}

/** Of what asks for page after page, which the app does nowhere; the query library brings it with every query. */
function withoutInfiniteQueries(): Plugin {
  return {
    name: 'without-infinite-queries',
    enforce: 'pre',
    load: id =>
      /query-core\/build\/modern\/infiniteQueryBehavior\.js$/.test(id)
        ? `export function infiniteQueryBehavior() { throw Error('See vite.config.ts') }
          export const hasNextPage = infiniteQueryBehavior, hasPreviousPage = infiniteQueryBehavior`
        : null,
  }
}

/** Every Phosphor icon carries six drawings; of most the app uses one, the bold, of some the filled one. */
function usedIconWeights(): Plugin {
  const sources = `${import.meta.dirname}/src`
  const bold = new Set<string>()
  const filled = new Set<string>()
  return {
    name: 'used-icon-weights',
    buildStart() {
      for (const path of readdirSync(sources, { encoding: 'utf8', recursive: true })) {
        if (!path.endsWith('.tsx')) continue
        const code = readFileSync(`${sources}/${path}`, 'utf8')
        const hasFilled = /['"]fill['"]/.test(code)
        const hasBold = !hasFilled || /['"]bold['"]/.test(code)
        for (const [, icon] of code.matchAll(/@phosphor-icons\/react\/(\w+)/g)) {
          if (hasFilled) filled.add(icon!)
          if (hasBold) bold.add(icon!)
        }
      }
    },
    transform(code, id) {
      const icon = /@phosphor-icons\/react\/dist\/defs\/(\w+)/.exec(id)?.[1]
      if (!icon) return null
      const unused = `regular|thin|light|duotone${filled.has(icon) ? '' : '|fill'}${bold.has(icon) ? '' : '|bold'}`
      return code.replace(new RegExp(`\\[\\s*"(${unused})",[\\s\\S]*?\\n {2}\\],?`, 'g'), '')
    },
  }
}
