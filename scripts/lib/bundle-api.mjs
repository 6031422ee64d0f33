import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { root } from './run.mjs'

rmSync(`${root}apps/api/dist`, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: ['main', 'catalogue-cli', 'meals-cli', 'users-cli', 'waitlist-cli'].map(
    name => `apps/api/src/${name}.ts`,
  ),
  outdir: 'apps/api/dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // One holds a native addon, the other WebAssembly files that it looks for beside itself.
  external: ['@node-rs/argon2', '@electric-sql/pglite', 'pg-native'],
  // Some packages are CommonJS and call require at run time.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
