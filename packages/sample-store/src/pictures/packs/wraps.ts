import { fitted, seal, shadow } from '../label-art.ts'
import { circle, ellipse, line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Paper towels, toilet paper: rolls in printed film. */
export function rollPack(icon: Icon, { base, dark, print }: Tones): string {
  const roll = (x: number) =>
    path(`M${x - 28} 60v134h56V60z`, round.white) +
    ellipse([x, 60, 28, 10], '#f4f7f8') +
    ellipse([x, 60, 20, 6.5], 'none', 'stroke="#d3dce0" stroke-width="1.6"') +
    ellipse([x, 60, 11, 4], '#c9a87a') +
    ellipse([x, 61, 8, 2.5], '#8b6a42')
  return (
    shadow(90) +
    [44, 100, 156].map(roll).join('') +
    line('M16 126q28 8 56 0 28 8 56 0 28 8 56 0', '#c9d3d8', 2) +
    path('M14 88q86 18 172 0v96q0 12-12 12H26q-12 0-12-12z', base) +
    path('M14 88q86 18 172 0v8q-86 18-172 0z', dark, 'opacity=".6"') +
    path('M16 58q0-10 10-10h148q10 0 10 10v126H16z', '#e7f3f7', 'opacity=".22"') +
    rect([26, 122, 36, 9, 4.5], print) +
    rect([26, 137, 24, 5, 2.5], print, 'opacity=".65"') +
    rect([140, 172, 34, 9, 4.5], print, 'opacity=".8"') +
    seal(icon, 100, 148, 38)
  )
}

/** Chocolate, cereal bars: flow-wrapped, both ends crimped. */
export function wrapper(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(86) +
    path(
      'M4 112l20 4q76-14 152 0l20-4-4 8 4 9-4 9 4 9-4 9 4 9-4 9 4 9-4 8 4 7-20-2q-76 4-152 0l-20 2 4-7-4-8 4-9-4-9 4-9-4-9 4-9-4-9 4-9z',
      base,
    ) +
    path('M24 116q76-14 152 0v20q-76-14-152 0z', light) +
    path('M24 182q76 8 152 0v14q-76 4-152 0z', dark, 'opacity=".5"') +
    path(
      'M4 112l20 4v78l-20 2 4-7-4-8 4-9-4-9 4-9-4-9 4-9-4-9 4-9zM196 112l-20 4v78l20 2-4-7 4-8-4-9 4-9-4-9 4-9-4-9 4-9-4-9z',
      dark,
      'opacity=".65"',
    ) +
    line('M15 116v77M185 116v77', '#fff', 1.6, 'opacity=".35"') +
    rect([36, 142, 44, 10, 5], print) +
    rect([36, 158, 30, 6, 3], print, 'opacity=".65"') +
    path('M168 120q6 34 0 66-26 4-58 4-22-36 0-76 32 0 58 6z', '#fff') +
    fitted(icon, [112, 117, 48, 70])
  )
}

/** A cut of cheese in film, its label round the front. */
export function wedge(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(90) +
    path('M8 120L152 60l40 60z', '#ffe79e') +
    path('M152 60l40 60h-15l-37-55z', light) +
    path('M8 120h184v68q0 8-8 8H16q-8 0-8-8z', '#fad166') +
    path('M176 120h16v68q0 8-8 8h-8z', base) +
    ellipse([112, 96, 15, 6], '#f0c55c') +
    ellipse([144, 108, 8, 3.5], '#f0c55c') +
    ellipse([66, 110, 10, 4], '#f0c55c') +
    ellipse([26, 164, 8, 10], '#e9b443') +
    ellipse([158, 142, 9, 7], '#e9b443') +
    ellipse([152, 182, 6, 6], '#e9b443') +
    path('M40 132q0-4 4-4h96q4 0 4 4v56q0 4-4 4H44q-4 0-4-4z', base) +
    path('M40 132q0-4 4-4h96q4 0 4 4v4H40z', dark, 'opacity=".6"') +
    rect([50, 148, 26, 7, 3.5], print) +
    rect([50, 161, 18, 4, 2], print, 'opacity=".65"') +
    seal(icon, 110, 162, 27) +
    path('M8 120L152 60l8 12L22 130v66h-6q-8 0-8-8z', '#fff', 'opacity=".3"')
  )
}

/** Deli and butcher's counter: paper, twine, a sticker. */
export function paperWrap(icon: Icon, { base, dark }: Tones): string {
  return (
    shadow(86) +
    path('M14 106l22-24h128l22 24v78q0 12-12 12H26q-12 0-12-12z', round.kraft) +
    path('M14 106l22-24 30 24-30 12zM186 106l-22-24-30 24 30 12z', '#c9ad82') +
    path('M36 82h128l-50 54q-14 12-28 0z', '#efdcbb') +
    line('M36 82l50 54q14 12 28 0l50-54', '#b99a6c', 2) +
    line('M50 84v112M150 84v112', '#fff', 4) +
    line('M50 84v112M150 84v112', base, 4, 'stroke-dasharray="6 5"') +
    circle(100, 146, 44, dark) +
    seal(icon, 100, 146, 39)
  )
}
