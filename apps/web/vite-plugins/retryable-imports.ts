import type { Plugin } from 'vite'

/**
 * Lets a file be imported again after a failure, which many browsers remember for its address until the page is
 * reloaded (docs/decisions/0140). Replaces Vite's wrapper around `import()`, whose list of the files to preload for
 * each screen would make the entry file 2 kB larger; the service worker soon has every file.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => importFile,
    },
    renderChunk(code, { fileName }) {
      const retryable = code.replaceAll(wrapped, '$<helper>($<file>)$<part>')
      if (retryable.includes('__VITE_PRELOAD__')) {
        this.error(`An import of ${fileName} is wrapped in another way.`)
      }
      return retryable
    },
  }
}

/**
 * `import('./file.js')` as Vite wraps it, and `const { name } = await import('./file.js')`, which gives `name` alone.
 * A file of several modules has a `part` for each.
 */
const wrapped = new RegExp(
  [
    String.raw`(?<helper>__vitePreload(?:\$\d+)?)\(`,
    String.raw`(?:async \(\) => \{\s*const \{[^}]*\} = await |\(\) => )`,
    String.raw`import\((?<file>"\./[^"]+")\)(?<part>\.then\(\(\w+\) => [\w.$]+\))?`,
    String.raw`(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__\)`,
  ].join(''),
  'g',
)

/**
 * A file that failed before is asked for by its own address, and then by another, for browsers that remember the failure. The
 * address that loaded is kept, so that no module exists twice.
 */
const importFile = `
const failures = {}
const load = address => import(/* @vite-ignore */ address)
export const __vitePreload = path =>
  load(path)
    .catch(error => {
      if (failures[path]) return load(path + '?' + failures[path])
      throw error
    })
    .catch(error => {
      failures[path] = (failures[path] ?? 0) + 1
      throw error
    })
`
