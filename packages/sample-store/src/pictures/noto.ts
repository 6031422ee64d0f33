import { createRequire } from 'node:module'
import { type Box, boundsOf } from './icon-bounds.ts'

/** An icon's markup, and the area of its square that the markup fills. */
export type Icon = { body: string; bounds: Box }

/** @throws when Noto has no such icon */
export function notoIcon(name: string): Icon {
  const known = seen.get(name)
  if (known) return known
  const body = noto.icons[name]?.body
  if (!body) throw new Error(`There is no Noto icon called "${name}"`)
  const icon = { body, bounds: boundsOf(body) }
  seen.set(name, icon)
  return icon
}

export function hasNotoIcon(name: string): boolean {
  return noto.icons[name] !== undefined
}

const seen = new Map<string, Icon>()

// `require` rather than `import`, because the compiler would otherwise type-check 25 MB of JSON.
const noto: { icons: Partial<Record<string, { body: string }>> } = createRequire(import.meta.url)(
  '@iconify-json/noto/icons.json',
)
