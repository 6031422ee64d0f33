import { heightAt, shadow, standing } from '../label-art.ts'
import { circle, line, path, rect } from '../markup.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Goods sold as they are: nothing is drawn around the icon. */
export function one(icon: Icon): string {
  return shadow(48) + standing(icon, { x: 100, bottom: 195, size: 150 })
}

export function two(icon: Icon): string {
  return (
    shadow(72) +
    standing(icon, { x: 66, bottom: 190, size: 116, degrees: -8 }) +
    standing(icon, { x: 134, bottom: 195, size: 116, degrees: 10 })
  )
}

export function three(icon: Icon): string {
  const top = 195 - heightAt(icon, 104) * 0.56
  return (
    shadow(74) +
    standing(icon, { x: 100, bottom: top, size: 104 }) +
    standing(icon, { x: 56, bottom: 194, size: 104, degrees: -8 }) +
    standing(icon, { x: 144, bottom: 195, size: 104, degrees: 8 })
  )
}

/** Herbs, asparagus: a handful under a band, with a tag in the pack's colour. */
export function bunch(icon: Icon, { base, dark, print }: Tones): string {
  return (
    shadow(58) +
    standing(icon, { x: 66, bottom: 178, size: 106, degrees: -16 }) +
    standing(icon, { x: 132, bottom: 178, size: 106, degrees: 14 }) +
    standing(icon, { x: 98, bottom: 194, size: 132 }) +
    line('M92 132q8 16 22 12', dark, 2.5, 'stroke-linecap="round"') +
    path('M114 138l38 9q4 1 3 5l-6 24q-1 4-5 3l-38-9-8-18z', base) +
    circle(110, 154, 3, '#fff') +
    rect([122, 151, 24, 6, 3], print, 'transform="rotate(13 134 154)"') +
    rect([119, 162, 16, 4, 2], print, 'transform="rotate(13 127 164)" opacity=".65"')
  )
}
