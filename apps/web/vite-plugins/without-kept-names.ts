import type { Plugin } from 'vite'

/**
 * Radix is published with calls that set each function's name again, for stack traces. They are side
 * effects, so the build has to keep even unused functions: a third of what the components share.
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
