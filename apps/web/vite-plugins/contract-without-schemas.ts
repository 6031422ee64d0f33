import { minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

/** The browser needs only each route's method and path: dropping the schemas keeps zod out (27 kB). */
export function contractWithoutSchemas(): Plugin {
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
