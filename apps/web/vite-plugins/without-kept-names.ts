import type { Plugin } from 'vite'

/**
 * Radix is published with each function's name set once more, for stack traces. The calls are side effects, so
 * the build has to keep even what nothing uses: a third of what the components share.
 */
export function withoutKeptNames(): Plugin {
  return {
    name: 'without-kept-names',
    apply: 'build',
    transform: {
      filter: { id: /@radix-ui\/[^/]+\/dist\/index\.mjs$/ },
      handler: code =>
        code.replace(
          /^var __name = .*$/m,
          '/* @__NO_SIDE_EFFECTS__ */ const __name = target => target',
        ),
    },
  }
}
