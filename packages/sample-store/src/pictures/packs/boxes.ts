import { brandLines, fitted, seal, shadow } from '../label-art.ts'
import { circle, ellipse, line, path, rect } from '../markup.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Cereal, pasta: upright. */
export function box(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(66) +
    path('M136 22l28 10v156l-28 8z', dark) +
    rect([36, 22, 101, 174, 2], base) +
    path('M36 118L137 78v116q0 2-2 2H38q-2 0-2-2z', light) +
    brandLines(86, 38, 74, print) +
    seal(icon, 86, 128, 45)
  )
}

/** Crackers, tea, tissues: lying on its long side. */
export function wideBox(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(92) +
    path('M166 76l24 9v104l-24 7z', dark) +
    rect([10, 76, 157, 120, 2], base) +
    path('M10 164h157v30q0 2-2 2H12q-2 0-2-2z', dark, 'opacity=".55"') +
    path('M92 76h75v120H76q34-50 16-120z', light) +
    path('M98 76h69v120H82q34-50 16-120z', '#fff') +
    rect([22, 92, 58, 10, 5], print) +
    rect([22, 108, 40, 6, 3], print, 'opacity=".65"') +
    rect([22, 174, 34, 8, 4], print, 'opacity=".8"') +
    fitted(icon, [104, 86, 58, 100])
  )
}

/** Frozen pizza: a thin square, stood up. */
export function flatBox(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(86) +
    path('M178 44l10 5v142l-10 5z', dark) +
    rect([16, 44, 163, 152, 2], base) +
    path('M16 44h60L16 104zM179 196h-60l60-60z', light) +
    circle(98, 128, 62, dark, 'opacity=".45"') +
    seal(icon, 98, 128, 57) +
    rect([24, 54, 54, 9, 4.5], print) +
    rect([24, 68, 32, 6, 3], print, 'opacity=".65"') +
    rect([142, 178, 28, 8, 4], print, 'opacity=".85"')
  )
}

/** Juice, cream: a folded roof with a screw cap. */
export function gableCarton(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(62) +
    path('M134 74l26-8v122l-26 8z', '#c6d1d6') +
    path('M134 120l26-6v74l-26 8z', dark) +
    rect([44, 74, 91, 122, 1], '#fff') +
    path('M134 74l26-8-12-32z', '#b3c0c7') +
    path('M44 74L58 34h90l-14 40z', base) +
    path('M58 34V16q0-2 2-2h86q2 0 2 2v18z', light) +
    line('M58 34h90', dark, 2, 'opacity=".6"') +
    ellipse([94, 57, 15, 9], dark) +
    ellipse([94, 52, 15, 9], '#f6f9fa') +
    ellipse([94, 52, 10, 5.5], '#d5dee2') +
    path('M44 140q30-26 60-12 18 8 31-6v73q0 1-1 1H45q-1 0-1-1z', base) +
    brandLines(89, 82, 58, base) +
    fitted(icon, [58, 106, 62, 72]) +
    rect([56, 183, 26, 6, 3], print, 'opacity=".8"')
  )
}

/** Broth, oat drink: a slim brick with a slanted top. */
export function brickCarton(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(56) +
    path('M130 44l26-20v164l-26 8z', dark) +
    path('M48 44l24-20h84l-26 20z', light) +
    path('M86 33l2-18q12-5 24 0l2 18q-14 6-28 0z', '#f4f7f8') +
    line('M92 20v14M98 21v15M104 21v15M109 20v14', '#b3c0c7', 1.6) +
    ellipse([100, 15, 12, 4], '#fff') +
    rect([48, 44, 83, 152, 1], base) +
    path('M48 92q42 24 83 0v62q-41 24-83 0z', '#fff') +
    brandLines(89.5, 58, 56, print) +
    fitted(icon, [60, 106, 59, 52]) +
    rect([70, 180, 40, 6, 3], print, 'opacity=".8"')
  )
}
