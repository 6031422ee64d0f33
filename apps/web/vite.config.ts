import { readdirSync, readFileSync } from 'node:fs'
import { minifyContractRouter } from '@orpc/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { inLanguage } from './vite-plugins/language.ts'
import { screenFiles } from './vite-plugins/screen-files.ts'
import { serviceWorker } from './vite-plugins/service-worker.ts'

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3001'

/** Of this build; scripts/lib/build.mjs makes one for each. */
const language = process.env.LANGUAGE === 'es' ? 'es' : 'en'

/** In one file: it compresses better, and stays cached when the app changes. */
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+)\//

/** What every screen needs, and home first of all; split finer, each file would cost its own overhead. */
const firstScreen = new RegExp(
  [
    '/@phosphor-icons/react/dist/lib/',
    'packages/core/src/(money|errors)\\.ts',
    'packages/core/src/(cart/(cart|stored-cart)|catalogue/product)\\.ts',
    'apps/web/src/api/(client|page-data|preferences|query-client|refusal|session|store-config|tabs)\\.',
    'apps/web/src/features/cart/(cart-query|local-cart|messages|use-cart-items)\\.',
    'apps/web/src/features/catalogue/(product-picture|products-of-today)\\.',
    'apps/web/src/ui/(button|button-class|class-names|icon-button|lazy-ahead|price|revealed-image)\\.',
    'apps/web/src/features/lists/local-lists-key\\.',
    'apps/web/src/ui/(skeleton|spinner|toast)\\.',
  ].join('|'),
)

/** Icons, and parts of the design that need nothing else. */
const smallParts = new RegExp(
  [
    '/@phosphor-icons/react/dist/(defs|csr)/',
    'apps/web/src/ui/(avatar|badge|checkbox-row|chip|choice-chip|count-badge|department-square)\\.',
    'apps/web/src/ui/(empty-state|hint|input-frame|locale|pagination|progress-bar|search-field)\\.',
    'apps/web/src/ui/(select|shelf-tile|stepper|switch|tag|text-field|tick-mark|was-price)\\.',
    'apps/web/src/ui/(use-page-title|visually-hidden)\\.',
  ].join('|'),
)

/** What Radix's own parts share, and tabs. */
const radix =
  /@radix-ui\/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|tabs|use-))|apps\/web\/src\/ui\/tabs\./

/** Dialogs and sheets. */
const modal =
  /@radix-ui\/react-(alert-dialog|dialog|dismissable-layer|focus-|portal)|\/(aria-hidden|react-remove-scroll|tslib|use-callback-ref|use-sidecar)\/|apps\/web\/src\/ui\/(confirm-dialog|dialog|modal|scroll-lock|sheet|use-return-focus)\./

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [
      {
        find: /^react-remove-scroll-bar$/,
        replacement: `${import.meta.dirname}/src/ui/scroll-lock.ts`,
      },
    ],
  },
  plugins: [
    contractWithoutSchemas(),
    styleSheetsAsFiles(),
    usedIconWeights(),
    react(),
    tailwindcss(),
    serviceWorker(language),
    inLanguage(language),
    screenFiles(language),
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
        codeSplitting: {
          // Fewer files, as a browser asks for six at a time. The first screen's own go before all
          // others, so that it fetches nothing for their sake.
          groups: [
            { name: 'framework', test: framework, priority: 6 },
            { name: 'first-screen', test: firstScreen, priority: 5 },
            { name: 'app', tags: ['$initial'], priority: 4 },
            { name: 'small-parts', test: smallParts, minShareCount: 3, priority: 3 },
            { name: 'radix', test: radix, priority: 2 },
            { name: 'modal', test: modal, priority: 1 },
          ],
        },
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

/** Sonner writes its styles into the page, which the policy forbids: toast-stack.tsx imports its file. */
function styleSheetsAsFiles(): Plugin {
  return {
    name: 'style-sheets-as-files',
    transform(code, id) {
      if (!id.includes('/node_modules/sonner/')) return null
      return code.replace(/^__insertCSS\(.*\);?$/m, '')
    },
  }
}

/** Every Phosphor icon carries six drawings; of most the app uses one, the bold. */
function usedIconWeights(): Plugin {
  const sources = `${import.meta.dirname}/src`
  const filled = new Set<string>()
  return {
    name: 'used-icon-weights',
    buildStart() {
      for (const path of readdirSync(sources, { encoding: 'utf8', recursive: true })) {
        if (!path.endsWith('.tsx')) continue
        const code = readFileSync(`${sources}/${path}`, 'utf8')
        if (!/['"]fill['"]/.test(code)) continue
        for (const [, icon] of code.matchAll(/@phosphor-icons\/react\/(\w+)/g)) filled.add(icon!)
      }
    },
    transform(code, id) {
      const icon = /@phosphor-icons\/react\/dist\/defs\/(\w+)/.exec(id)?.[1]
      if (!icon) return null
      const unused = `regular|thin|light|duotone${filled.has(icon) ? '' : '|fill'}`
      return code.replace(new RegExp(`\\[\\s*"(${unused})",[\\s\\S]*?\\n {2}\\],?`, 'g'), '')
    },
  }
}
