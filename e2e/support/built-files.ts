import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url))

/** The names of the English page's entry file and its static imports: if one is lost, nothing runs. */
export function firstFiles(): Set<string> {
  const page = readFileSync(`${built}index.html`, 'utf8')
  const [, first = ''] = /<script[^>]*src="\/assets\/([^"]+)"/.exec(page) ?? []
  const found = new Set<string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    importedBy(name).forEach(follow)
  }
  follow(first)
  return found
}

/** All scripts of the build, in both languages. */
export function scripts(): string[] {
  return readdirSync(`${built}assets`).filter(name => name.endsWith('.js'))
}

function importedBy(name: string): string[] {
  const source = readFileSync(`${built}assets/${name}`, 'utf8')
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*["`]\.\/([^"`]+\.js)["`]/g)].map(
    ([, imported = '']) => imported,
  )
}
