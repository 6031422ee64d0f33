import { describe, expect, it } from 'vitest'
import { packNames as packs } from '../packs.ts'
import { drawPicture } from './draw-picture.ts'
import { notoIcon } from './noto.ts'
import { colours } from './palette.ts'

/** The maximum size of a pack without its icon, in uncompressed bytes. */
const packBudget = 3000

const icon = 'strawberry'

describe('a product picture', () => {
  it.each(packs)('%s is drawn in every colour as sound, light markup around the icon', pack => {
    for (const colour of colours) {
      const svg = drawPicture({ icon, pack, colour })
      expect(unbalancedTag(svg), colour).toBeUndefined()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg).toContain(notoIcon(icon).body)
      expect(svg).toContain('<use href="#i"')
      expect(svg.length - notoIcon(icon).body.length).toBeLessThan(packBudget)
    }
  })

  it.each(packs)('%s names no gradient or clip that is not in the same file', pack => {
    const svg = drawPicture({ icon, pack, colour: 'green' })
    const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
  })

  it('looks different for every pack', () => {
    const drawings = packs.map(pack => drawPicture({ icon, pack, colour: 'green' }))
    expect(new Set(drawings).size).toBe(packs.length)
  })

  it('carries no text: names belong to the page', () => {
    for (const pack of packs) {
      expect(drawPicture({ icon, pack, colour: 'red' })).not.toContain('<text')
    }
  })

  it('is the same every time', () => {
    const picture = { icon, pack: 'clamshell', colour: 'red' } as const
    expect(drawPicture(picture)).toBe(drawPicture(picture))
  })

  it('refuses an icon that Noto does not have, by name', () => {
    expect(() => drawPicture({ icon: 'no-such-icon', pack: 'can', colour: 'red' })).toThrow(
      'There is no Noto icon called "no-such-icon"',
    )
  })
})

/** The first tag that is closed in the wrong order or not at all, if any. */
function unbalancedTag(svg: string): string | undefined {
  const open: string[] = []
  for (const [tag, closing, name = ''] of svg.matchAll(
    /<(\/?)(\w+)(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g,
  )) {
    if (closing && open.pop() !== name) return tag
    if (!closing && !tag.endsWith('/>')) open.push(name)
  }
  // Anything that the pattern does not recognize as a tag still contains an angle bracket.
  const strays = svg.replace(/<\/?\w+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '').match(/[<>].{0,20}/)
  return strays?.[0] ?? open.pop()
}
