import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@aisleway/core/language'
import { root, run } from './run.mjs'

rmSync(join(root, 'apps/web/dist'), { recursive: true, force: true })
await Promise.all(
  languages.map(language =>
    run('vite', ['build', 'apps/web', '--logLevel', 'warn'], { LANGUAGE: language }),
  ),
)
await run('node', ['scripts/lib/precompress.mjs', 'apps/web/dist'])
