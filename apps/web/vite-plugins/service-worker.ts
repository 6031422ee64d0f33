import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Language } from '../../../packages/core/src/language.ts'

type PrecacheEntry = { url: string; revision: string | null }

/** Bundles src/service-worker.ts once per language, as /sw.en.js and so on, with the list of all built files. */
export function serviceWorker(language: Language): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files: PrecacheEntry[] = publicFiles(config.publicDir)
        for (const [name, output] of Object.entries(bundle)) {
          const content = output.type === 'chunk' ? output.code : output.source
          // The page itself contains personal data, so the worker caches it under its URL as the app shell.
          if (name === 'index.html') files.push({ url: '/', revision: hashOf(content) })
          else if (isUsed(name)) files.push({ url: `/${name}`, revision: null })
        }
        const source = await bundleWorker(config.root, files, language)
        this.emitFile({ type: 'asset', fileName: `sw.${language}.js`, source })
      },
    },
  }
}

/**
 * The files without a hash in their names; the operating system stores the icons of the
 * installed app itself.
 */
function publicFiles(folder: string): PrecacheEntry[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter(name => name.endsWith('.svg') || name.startsWith('placeholders/'))
    .map(name => ({ url: `/${name}`, revision: hashOf(readFileSync(`${folder}/${name}`)) }))
}

/** The barcode reader is a megabyte, and looking up a code needs the network anyway. */
function isUsed(name: string): boolean {
  return name.startsWith('assets/') && !/\.(map|wasm)$/.test(name)
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

async function bundleWorker(
  root: string,
  builtFiles: PrecacheEntry[],
  language: Language,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { builtFiles: JSON.stringify(builtFiles), workerLanguage: JSON.stringify(language) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${root}/src/service-worker.ts`,
        output: { format: 'iife' },
      },
    },
  })
  const outputs = [result].flat().flatMap(one => ('output' in one ? one.output : []))
  const worker = outputs.find(output => output.type === 'chunk')
  if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
  return worker.code
}
