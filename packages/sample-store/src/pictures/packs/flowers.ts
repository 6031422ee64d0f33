import { shadow, standing } from '../label-art.ts'
import { line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Cut flowers in a paper sleeve, tied with a ribbon. */
export function bouquet(icon: Icon, { base, dark, light, pale }: Tones): string {
  const flower = (x: number, bottom: number, degrees: number) =>
    standing(icon, { x, bottom, size: 76, degrees })
  return (
    shadow(34) +
    path('M34 84L100 60l66 24-40 82H74z', light) +
    flower(56, 112, -24) +
    flower(144, 112, 24) +
    flower(100, 88, 0) +
    flower(78, 118, -10) +
    flower(122, 118, 10) +
    path('M28 92q40 30 72 30t72-30l-44 70 14 30q-42 8-84 0l14-30z', pale) +
    path('M28 92q30 26 66 30l-22 40-10 31q-6 0-4-1l14-30z', base, 'opacity=".28"') +
    path('M172 92q-26 22-56 28l-6 42 12 33q10-1 20-3l-14-30z', base, 'opacity=".18"') +
    line('M28 92q40 30 72 30t72-30', base, 3) +
    path('M72 158h56v12H72z', base) +
    path('M100 162l-28-12q-8 8-2 20zM100 162l28-12q8 8 2 20z', dark) +
    path('M96 166l-14 26 12-4 6-20 6 20 12 4-14-26z', dark) +
    rect([93, 156, 14, 15, 5], base)
  )
}

/** A plant that stays in its pot; the icon's own foot disappears behind the rim. */
export function plantPot(icon: Icon, { dark }: Tones): string {
  const { width, height } = icon.bounds
  const size = Math.min(152, (132 * Math.max(width, height)) / width)
  return (
    shadow(46) +
    '<clipPath id="n"><path d="M0 0h200v124H0z"/></clipPath>' +
    `<g clip-path="url(#n)">${standing(icon, { x: 100, bottom: 162, size })}</g>` +
    path('M46 136h108l-13 52q-2 8-10 8H69q-8 0-10-8z', round.base) +
    rect([38, 118, 124, 24, 6], round.base) +
    path('M46 142h108l-2 8H48z', dark, 'opacity=".45"') +
    rect([86, 158, 28, 22, 4], '#fff', 'opacity=".92"') +
    rect([91, 164, 18, 4, 2], dark) +
    rect([91, 171, 12, 3, 1.5], dark, 'opacity=".5"')
  )
}
