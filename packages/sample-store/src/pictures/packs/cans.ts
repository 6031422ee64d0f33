import { brandLines, fitted, seal, shadow } from '../label-art.ts'
import { circle, ellipse, line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Soup, beans: paper round a tin with rolled rims. */
export function can(icon: Icon, { dark }: Tones): string {
  return (
    shadow(60) +
    path('M44 38V186q0 10 56 10t56-10V38z', round.metal) +
    path('M45 56q55 12 110 0V176q-55 12-110 0z', round.base) +
    line('M45 60q55 12 110 0M45 172q55 12 110 0', dark, 4, 'opacity=".7"') +
    line('M44 183q56 12 112 0', '#fff', 2, 'opacity=".7"') +
    ellipse([100, 38, 56, 10], '#f2f6f8') +
    ellipse([100, 38.5, 50, 7.5], '#aab6bd') +
    ellipse([100, 40.5, 47, 5.5], '#cdd6db') +
    seal(icon, 100, 119, 44)
  )
}

/** Tuna, pâté: low, with a ring to pull. */
export function flatTin(icon: Icon, { dark, print }: Tones): string {
  return (
    shadow(86) +
    path('M16 108V178q0 18 84 18t84-18V108z', round.metal) +
    path('M16 122q84 30 168 0v50q-84 30-168 0z', round.base) +
    line('M16 125q84 30 168 0M16 169q84 30 168 0', dark, 3, 'opacity=".7"') +
    ellipse([100, 108, 84, 22], '#f2f6f8') +
    ellipse([100, 108, 77, 18.5], '#b4bfc6') +
    ellipse([100, 110, 74, 16.5], '#d9e0e4') +
    ellipse([100, 110, 56, 11.5], 'none', 'stroke="#b9c4ca" stroke-width="2"') +
    ellipse([100, 116, 15, 5.5], 'none', 'stroke="#8d9aa2" stroke-width="4"') +
    rect([95, 101, 10, 12, 5], '#8d9aa2') +
    rect([30, 145, 32, 8, 4], print) +
    rect([140, 145, 30, 8, 4], print) +
    rect([70, 138, 60, 47, 23.5], '#fff') +
    fitted(icon, [78, 142, 44, 39])
  )
}

/** Soda, sparkling water. */
export function drinkCan(icon: Icon, { light, print }: Tones): string {
  return (
    shadow(44) +
    path('M72 18h56l14 22v142l-9 14H67l-9-14V40z', round.metal) +
    path('M58 42q42 8 84 0v138q-42 8-84 0z', round.base) +
    path('M58 148C84 148 108 84 142 76v26c-34 12-50 68-84 74z', light, 'opacity=".9"') +
    ellipse([100, 18.5, 28, 4.5], '#f2f6f8') +
    ellipse([100, 18.5, 23, 3], '#aab6bd') +
    ellipse([104, 17.5, 8, 2], '#6f7d85') +
    line('M62 38q38 6 76 0M60 183q40 7 80 0', '#fff', 2, 'opacity=".75"') +
    brandLines(100, 56, 48, print) +
    seal(icon, 100, 122, 35)
  )
}

/** Cans by the six: held by a printed sleeve. */
export function canPack(icon: Icon, { base, dark, light, print }: Tones): string {
  const cans = [46, 100, 154]
  return (
    shadow(90) +
    cans.map(x => ellipse([x, 62, 22, 5], '#8996a0')).join('') +
    cans.map(x => tin(x, round.base)).join('') +
    path('M18 92l6-20h152l6 20z', light) +
    path('M16 92h168v74q-84 14-168 0z', base) +
    path('M16 92h168v8H16z', dark) +
    path('M16 154q84 14 168 0v12q-84 14-168 0z', dark) +
    brandLines(47, 116, 38, print) +
    brandLines(153, 116, 38, print) +
    circle(100, 129, 42, '#fff') +
    fitted(icon, [68, 97, 64, 64])
  )
}

function tin(x: number, fill: string): string {
  return (
    path(`M${x - 20} 66h40l7 14v106l-6 10h-42l-6-10V80z`, round.metal) +
    path(`M${x - 27} 82h54v102h-54z`, fill) +
    ellipse([x, 66, 20, 4.5], '#f2f6f8') +
    ellipse([x, 66, 16, 3], '#aab6bd')
  )
}
