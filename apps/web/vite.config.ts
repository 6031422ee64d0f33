import { minifyContractRouter } from '@orpc/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'

const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3001'

/** In one file: it compresses better, and stays cached when the app changes. */
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+)\//

/** What every screen needs, and home first of all; split finer, each file would cost its own overhead. */
const firstScreen =
  /packages\/core\/src\/(money|errors|cart\/(cart|stored-cart)|catalogue\/(product|diets|unit-price))\.ts|apps\/web\/src\/(api\/(?!link|sign-in)|ui\/(toast|class-names|button|icon-button|button-class|spinner)\.tsx?)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [contractWithoutSchemas(), usedIconWeights(), react(), tailwindcss()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework },
            { name: 'first-screen', test: firstScreen },
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

/** Every Phosphor icon carries six drawings; the app uses two of them. */
function usedIconWeights(): Plugin {
  return {
    name: 'used-icon-weights',
    transform(code, id) {
      if (!/@phosphor-icons\/react\/dist\/defs\//.test(id)) return null
      return code.replace(/\[\s*"(regular|thin|light|duotone)",[\s\S]*?\n {2}\],?/g, '')
    },
  }
}
