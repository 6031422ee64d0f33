import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { bundleOptions } from '../../apps/api/src/threads/bundle-options.ts'
import { root } from './run.mjs'

rmSync(`${root}apps/api/dist`, { recursive: true, force: true })
await build({
  ...bundleOptions,
  absWorkingDir: root,
  entryPoints: [
    'apps/api/src/main.ts',
    'apps/api/src/auth/password/argon2-worker.ts',
    'apps/api/src/db/embedded/pglite-worker.ts',
    'apps/api/src/features/catalogue/exchange/catalogue-file-worker.ts',
    'apps/api/src/features/plan/solver/plan-worker.ts',
    ...['backup', 'catalogue', 'meals', 'move', 'restore', 'store', 'users', 'waitlist'].map(
      name => `apps/api/src/cli/${name}-cli.ts`,
    ),
  ],
  // The entries are not placed below `dist/cli`, because each one locates the repository relative to itself.
  entryNames: '[name]',
  outdir: 'apps/api/dist',
  splitting: true,
  format: 'esm',
  target: 'node20',
  // Some packages are CommonJS and call require at run time.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
