import { brandLines, fitted, seal, shadow } from '../label-art.ts'
import { line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

const cap = '#3a454b'

/** Juice, oil, sauce. */
export function bottle(icon: Icon, { base }: Tones): string {
  return (
    shadow(48) +
    path(
      'M86 30h28v22q2 12 16 22 14 10 14 32v78q0 12-12 12H68q-12 0-12-12v-78q0-22 14-32 14-10 16-22z',
      round.base,
    ) +
    path('M56 108h88v66H56z', round.white) +
    path('M56 108h88v4H56zM56 170h88v4H56z', base, 'opacity=".55"') +
    rect([82, 10, 36, 24, 5], cap) +
    rect([88, 14, 4, 17, 2], '#fff', 'opacity=".25"') +
    fitted(icon, [66, 115, 68, 52]) +
    line('M70 90q4-8 12-14', '#fff', 4, 'stroke-linecap="round" opacity=".55"')
  )
}

/** Ketchup, honey: soft sides, a nozzle on top. */
export function squeezeBottle(icon: Icon, { base, dark }: Tones): string {
  return (
    shadow(50) +
    path('M94 10q0-4 6-4t6 4l4 22H90z', dark) +
    path('M80 32h40l6 20H74z', round.dark) +
    path(
      'M76 50h48q24 12 24 46 0 20-6 34 4 12 4 30v22q0 14-14 14H68q-14 0-14-14v-22q0-18 4-30-6-14-6-34 0-34 24-46z',
      round.base,
    ) +
    line('M76 52h48', dark, 3, 'opacity=".6"') +
    path(
      'M100 74c28 0 38 20 34 44-2 14 2 20 2 34 0 20-14 28-36 28s-36-8-36-28c0-14 4-20 2-34-4-24 6-44 34-44z',
      '#fff',
    ) +
    rect([84, 84, 32, 7, 3.5], base) +
    fitted(icon, [72, 98, 56, 64]) +
    line('M62 78q-4 14 0 32', '#fff', 4, 'stroke-linecap="round" opacity=".55"')
  )
}

/** Cleaners with a trigger. */
export function sprayBottle(icon: Icon, { base, dark, print }: Tones): string {
  return (
    shadow(46) +
    path('M88 52h28v18q28 10 28 46v68q0 12-12 12H68q-12 0-12-12v-68q0-26 32-46z', round.base) +
    path('M56 18h70q14 0 14 14l-4 20H80q0-14-24-14z', '#f4f7f8') +
    path('M56 18h10v20H56q-10 0-10-4V22q0-4 10-4z', dark) +
    path('M70 40q10 2 10 12-6 18-14 26l-6-3q8-18 4-32z', dark) +
    path('M80 46h57l-1 6H80z', '#cfd8dc') +
    rect([84, 50, 36, 14, 3], dark) +
    line('M104 18l4 28', '#cfd8dc', 2) +
    brandLines(100, 92, 52, print) +
    path('M56 122h88v58H56z', round.white) +
    path('M56 118h88v6H56z', base) +
    fitted(icon, [68, 127, 64, 48])
  )
}

/** Soap, lotion: a pump. */
export function pumpBottle(icon: Icon, { base, dark }: Tones): string {
  return (
    shadow(52) +
    path('M60 18q0-6 6-6h44q8 0 8 8v10H96V28H64q-4 0-4-4z', round.dark) +
    rect([97, 26, 8, 32, 0], '#cfd8dc') +
    rect([80, 52, 40, 20, 4], dark) +
    line('M88 54v16M96 54v16M104 54v16M112 54v16', '#fff', 1.6, 'opacity=".3"') +
    path('M74 70h52q24 2 24 30v82q0 14-14 14H64q-14 0-14-14v-82q0-28 24-30z', round.base) +
    rect([62, 92, 76, 92, 12], '#fff') +
    rect([78, 102, 44, 7, 3.5], base) +
    rect([86, 114, 28, 4, 2], base, 'opacity=".5"') +
    fitted(icon, [71, 123, 58, 54]) +
    line('M58 96q0-12 8-16', '#fff', 4, 'stroke-linecap="round" opacity=".55"')
  )
}

/** Detergent, bleach, vinegar: a handle through the shoulder. */
export function jug(icon: Icon, { base, dark, print }: Tones): string {
  return (
    shadow(66) +
    path(
      'M58 44h48q6 0 8 6 34 0 44 30 6 18 6 40v62q0 14-14 14H50q-14 0-14-14v-74q0-34 16-52 4-4 6-12zM120 72q-4 18 2 38 2 8 10 8h10q6 0 5-6-2-34-19-42-6-3-8 2z',
      round.base,
      'fill-rule="evenodd"',
    ) +
    line('M119 72q-4 19 2 39', dark, 3, 'opacity=".45"') +
    path('M54 14q0-4 4-4h48q4 0 4 4v30H54z', round.dark) +
    line('M64 14v26M73 14v26M82 14v26M91 14v26M100 14v26', '#fff', 1.6, 'opacity=".25"') +
    brandLines(82, 70, 52, print) +
    path('M48 122q0-8 8-8h88q8 0 8 8v56q0 8-8 8H56q-8 0-8-8z', '#fff') +
    path('M48 170h104v8q0 8-8 8H56q-8 0-8-8z', base, 'opacity=".3"') +
    fitted(icon, [62, 119, 76, 60])
  )
}

/** Milk: white, a coloured cap and band. */
export function milkBottle(icon: Icon, { dark }: Tones): string {
  return (
    shadow(52) +
    path(
      'M80 28h40v10q2 12 16 26 12 12 12 28v92q0 12-12 12H64q-12 0-12-12V92q0-16 12-28 14-14 16-26z',
      round.white,
    ) +
    path('M52 92h96v86H52z', round.base) +
    path('M52 92h96v5H52zM52 173h96v5H52z', dark, 'opacity=".55"') +
    rect([77, 8, 46, 22, 4], round.base) +
    line('M86 12v15M95 12v15M105 12v15M114 12v15', dark, 2, 'opacity=".5"') +
    seal(icon, 100, 135, 36)
  )
}
