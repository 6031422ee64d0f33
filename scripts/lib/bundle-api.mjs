import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { root } from './run.mjs'

rmSync(`${root}apps/api/dist`, { recursive: true, force: true })
await build({
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
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // One contains a native addon, the others WebAssembly files that they load from their own
  // folders.
  external: ['@node-rs/argon2', '@electric-sql/pglite', 'highs', 'pg-native'],
  // Some packages are CommonJS and call require at run time.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
