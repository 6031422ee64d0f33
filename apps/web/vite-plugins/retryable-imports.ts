import type { Plugin } from 'vite'

/**
 * Lets a file be imported again after a failure, which many browsers remember for its address until the page is
 * reloaded (docs/decisions/0140): the next attempt has another query. Replaces Vite's wrapper around `import()`, which
 * would add preload links, of which `resolveDependencies` in vite.config.ts returns none.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => wrapper,
    },
    renderChunk: code =>
      code
        .replaceAll(/\b(__vitePreload(?:\$\d+)?\((?:async )?)\(\)/g, '$1importFile')
        .replaceAll('import("./', 'importFile("./')
        .replaceAll(', __VITE_PRELOAD__)', ')'),
  }
}

const wrapper = `
const queries = {}
let failures = 0
const importFile = path =>
  import(/* @vite-ignore */ path + (queries[path] ?? '')).catch(error => {
    queries[path] = '?' + ++failures
    throw error
  })
export const __vitePreload = load => load(importFile)
`
