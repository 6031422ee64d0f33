import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

type Engine = typeof import('../../../packages/search/src/search-index.ts')

/**
 * This engine as JavaScript, as it is shipped, and as the other engines are. The calls with which tsx gives inner
 * functions their names would slow it down by 5 to 10 %.
 */
export async function builtEngine(): Promise<Engine> {
  const { outputFiles } = await build({
    entryPoints: [
      fileURLToPath(new URL('../../../packages/search/src/search-index.ts', import.meta.url)),
    ],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}
