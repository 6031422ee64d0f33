import { brandLines, fitted, seal, shadow } from '../label-art.ts'
import { circle, line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

export function wineBottle(icon: Icon, { base, dark }: Tones): string {
  return (
    shadow(42) +
    path(
      'M88 12h24v48q0 10 12 18 14 9 14 28v80q0 10-10 10H72q-10 0-10-10v-80q0-19 14-28 12-8 12-18z',
      round.base,
    ) +
    path('M86 6q0-2 2-2h24q2 0 2 2v40H86z', round.dark) +
    rect([86, 13, 28, 3], '#fff', 'opacity=".35"') +
    path('M62 110h76v66H62z', round.white) +
    line('M62 115h76M62 171h76', dark, 1.6) +
    rect([80, 120, 40, 4, 2], base) +
    fitted(icon, [70, 128, 60, 39])
  )
}

/** Beer is kept in brown glass; the pack's colour is on the labels. */
export function beerBottle(icon: Icon, { base, dark, print }: Tones): string {
  return (
    shadow(42) +
    path(
      'M89 14h22l2 46q2 16 16 26 11 9 11 26v74q0 10-10 10H70q-10 0-10-10v-74q0-17 11-26 14-10 16-26z',
      round.brownGlass,
    ) +
    path('M86 4h28l3 13-3.5 3-3.5-3-3.5 3-3.5-3-3 3-3-3-3.5 3-3.5-3-3.5 3-3.5-3z', '#e9c25a') +
    line('M88 8h24', '#fff', 2, 'opacity=".6"') +
    path('M88 44h24l1 16 4 10H83l4-10z', base) +
    rect([91, 54, 18, 5, 2.5], print) +
    path('M60 108h80v68H60z', round.base) +
    line('M60 112h80M60 172h80', dark, 3, 'opacity=".7"') +
    seal(icon, 100, 142, 31)
  )
}

/** Whisky, gin: heavy clear glass, square shoulders, a cork. */
export function spiritBottle(icon: Icon, { base, dark, light }: Tones): string {
  return (
    shadow(54) +
    path(
      'M86 32h28v22q0 8 10 10 24 4 24 22v98q0 12-12 12H64q-12 0-12-12V86q0-18 24-22 10-2 10-10z',
      round.glass,
    ) +
    path(
      'M58 92q0-14 18-18 8-2 14-6h20q6 4 14 6 18 4 18 18v88q0 6-6 6H64q-6 0-6-6z',
      base,
      'opacity=".82"',
    ) +
    path('M58 92q0-14 18-18l4-1v113H64q-6 0-6-6z', light, 'opacity=".55"') +
    rect([62, 100, 76, 70, 4], '#fff') +
    line('M66 104h68v62H66z', dark, 1.6, 'opacity=".7"') +
    fitted(icon, [72, 109, 56, 52]) +
    path('M88 20h24v16H88z', '#c99a5f') +
    rect([82, 6, 36, 18, 4], dark) +
    rect([86, 48, 28, 7, 3], dark, 'opacity=".8"')
  )
}

/** Cider, tap beer, kombucha: a round jug with a loop for the finger. */
export function growler(icon: Icon, { base, dark, print }: Tones): string {
  return (
    shadow(62) +
    line('M112 48q30-10 34 12 2 16-18 22', '#6a3c1d', 9) +
    path(
      'M86 28h28v26q2 12 22 20 26 12 26 44v58q0 20-20 20H58q-20 0-20-20v-58q0-32 26-44 20-8 22-20z',
      round.brownGlass,
    ) +
    path('M80 12q0-4 4-4h32q4 0 4 4v20H80z', round.dark) +
    line('M88 12v17M96 12v17M104 12v17M112 12v17', '#fff', 1.6, 'opacity=".25"') +
    path('M60 112q40-16 80 0v66q-40 10-80 0z', base) +
    path('M60 112q40-16 80 0v9q-40-16-80 0z', dark) +
    rect([78, 117, 44, 6, 3], print) +
    circle(100, 152, 26, '#fff') +
    fitted(icon, [81, 133, 38, 38]) +
    line('M48 118q2-18 18-26', '#fff', 4, 'stroke-linecap="round" opacity=".4"')
  )
}

/** Bottles by the six, in a carrier with a handle. */
export function bottlePack(icon: Icon, { base, dark, light, print }: Tones): string {
  const neck = (x: number) =>
    path(`M${x - 9} 50h18l1 22q2 14 14 24v40h-48V96q12-10 14-24z`, round.brownGlass) +
    rect([x - 11, 40, 22, 13, 3], light) +
    rect([x - 11, 49, 22, 4, 1], dark, 'opacity=".35"')
  return (
    shadow(88) +
    path(
      'M62 116V44q0-16 16-16h44q16 0 16 16v72zM84 42q-6 0-6 7t6 7h32q6 0 6-7t-6-7z',
      dark,
      'fill-rule="evenodd"',
    ) +
    neck(42) +
    neck(158) +
    path('M14 104q28 24 56 8 6-4 10-4h40q4 0 10 4 28 16 56-8v84q0 8-8 8H22q-8 0-8-8z', base) +
    path('M14 176h172v12q0 8-8 8H22q-8 0-8-8z', dark) +
    brandLines(42, 134, 34, print) +
    brandLines(158, 134, 34, print) +
    seal(icon, 100, 142, 36)
  )
}
