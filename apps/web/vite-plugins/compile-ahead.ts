import type { Plugin } from 'vite'

/**
 * Makes the browser compile the first files completely while they load, on another thread. By default it
 * compiles each function on the main thread on its first call (v8.dev/blog/explicit-compile-hints). Other
 * browsers ignore the comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
        const entry = chunks.find(chunk => chunk.isEntry)
        for (const chunk of chunks) {
          if (chunk !== entry && !entry?.imports.includes(chunk.fileName)) continue
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
