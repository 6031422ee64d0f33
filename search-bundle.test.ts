import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('the search engine with synonyms, minified and packed, fits into 9 kB for a browser that has the index', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { openSearchIndex } from './packages/search/src/search-index.ts'",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThanOrEqual(9000)
})
