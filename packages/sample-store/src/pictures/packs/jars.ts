import { brandLines, fitted, shadow } from '../label-art.ts'
import { circle, ellipse, line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Olives, pasta sauce: tall glass, screw lid, the content showing above and below the label. */
export function jar(icon: Icon, { base, dark }: Tones): string {
  return (
    shadow(56) +
    path(
      'M60 44h80q2 12 10 20 6 6 6 18v100q0 14-14 14H58q-14 0-14-14V82q0-12 6-18 8-8 10-20z',
      round.glass,
    ) +
    path('M50 84q0-10 8-12h84q8 2 8 12v96q0 10-10 10H60q-10 0-10-10z', base, 'opacity=".62"') +
    path('M44 88h112v80H44z', round.white) +
    path('M44 88h112v6H44zM44 162h112v6H44z', base) +
    path('M52 18q0-6 6-6h84q6 0 6 6v26q0 4-4 4H56q-4 0-4-4z', round.base) +
    line(
      'M62 22v20M74 22v20M86 22v20M98 22v20M110 22v20M122 22v20M134 22v20',
      dark,
      2,
      'opacity=".45"',
    ) +
    fitted(icon, [64, 98, 72, 60]) +
    line('M51 74v6M51 174v8', '#fff', 4, 'stroke-linecap="round" opacity=".8"')
  )
}

/** Jam, pesto: squat, faceted, a checked lid. */
export function smallJar(icon: Icon, { base, dark, light }: Tones): string {
  return (
    shadow(70) +
    path('M46 98h108l14 16v66q0 16-16 16H48q-16 0-16-16v-66z', round.glass) +
    path('M50 106h100l11 12v60q0 12-12 12H51q-12 0-12-12v-60z', base, 'opacity=".85"') +
    path('M50 106h16l-12 14v70h-4q-11 0-11-12v-60z', light, 'opacity=".6"') +
    path('M150 106h-16l12 14v70h4q11 0 11-12v-60z', dark, 'opacity=".35"') +
    path('M40 68q0-8 8-8h104q8 0 8 8v24q0 6-6 6H46q-6 0-6-6z', '#fff') +
    path(
      'M40 72h12v14H40zM64 60h12v12H64zM88 60h12v12H88zM112 60h12v12h-12zM136 60h12v12h-12zM52 72h12v14H52zM76 72h12v14H76zM100 72h12v14h-12zM124 72h12v14h-12zM148 72h12v14h-12zM64 86h12v12H64zM88 86h12v12H88zM112 86h12v12h-12zM136 86h12v12h-12z',
      base,
      'opacity=".9"',
    ) +
    path('M40 86h120v6q0 6-6 6H46q-6 0-6-6z', dark, 'opacity=".35"') +
    ellipse([100, 148, 46, 38], '#fff') +
    ellipse([100, 148, 42, 34], 'none', `stroke="${base}" stroke-width="1.5"`) +
    fitted(icon, [70, 122, 60, 52])
  )
}

/** Oats, coffee, formula: a cardboard drum with a plastic lid. */
export function canister(icon: Icon, { dark, light, print }: Tones): string {
  return (
    shadow(60) +
    path('M46 40v148q0 8 54 8t54-8V40z', round.base) +
    path('M46 182q54 10 108 0v6q0 8-54 8t-54-8z', round.metal) +
    path('M42 26v20q0 9 58 9t58-9V26z', round.dark) +
    ellipse([100, 26, 58, 10], light) +
    ellipse([100, 26, 50, 7.5], dark, 'opacity=".35"') +
    brandLines(100, 68, 70, print) +
    path('M46 100q54 10 108 0v66q-54 10-108 0z', round.white) +
    fitted(icon, [66, 108, 68, 58])
  )
}

/** Spices: a little glass with a cap to shake through. */
export function shaker(icon: Icon, { base, dark }: Tones): string {
  return (
    shadow(42) +
    path('M66 72h68q4 0 4 6l4 8v98q0 12-12 12H70q-12 0-12-12V86l4-8q0-6 4-6z', round.glass) +
    path('M64 92q36-6 72 4v86q0 8-8 8H72q-8 0-8-8z', base) +
    path('M58 110h84v62H58z', round.white) +
    path('M58 110h84v10H58z', dark) +
    rect([84, 113, 32, 4, 2], '#fff', 'opacity=".9"') +
    fitted(icon, [70, 123, 60, 46]) +
    path('M62 38q0-16 38-16t38 16v36q0 4-4 4H66q-4 0-4-4z', round.dark) +
    [84, 100, 116].map(x => circle(x, 31, 3, '#fff', 'opacity=".85"')).join('') +
    circle(92, 25.5, 2.5, '#fff', 'opacity=".85"') +
    circle(108, 25.5, 2.5, '#fff', 'opacity=".85"') +
    line('M72 48v24M82 50v24M92 50v24M108 50v24M118 50v24M128 48v24', base, 2, 'opacity=".6"')
  )
}
