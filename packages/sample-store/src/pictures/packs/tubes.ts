import { fitted, seal, shadow } from '../label-art.ts'
import { ellipse, line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Toothpaste, hand cream: stood on its cap. */
export function tube(icon: Icon, { dark, print }: Tones): string {
  return (
    shadow(36) +
    path('M48 26h104l-20 134q-1 6-7 6H75q-6 0-7-6z', round.base) +
    path('M46 10h108l-2 18H48z', dark) +
    line(
      'M56 12v14M66 12v14M76 12v14M86 12v14M96 12v14M106 12v14M116 12v14M126 12v14M136 12v14M146 12v14',
      '#fff',
      1.6,
      'opacity=".3"',
    ) +
    rect([70, 38, 60, 9, 4.5], print) +
    rect([80, 52, 40, 5, 2.5], print, 'opacity=".65"') +
    path('M62 120q38-16 76 0l-6 40q-1 6-7 6H75q-6 0-7-6z', '#fff', 'opacity=".28"') +
    seal(icon, 100, 102, 33) +
    rect([66, 160, 68, 36, 5], round.white) +
    line('M76 166v26M84 166v26M92 166v26M100 166v26M108 166v26M116 166v26M124 166v26', '#b9c5cb', 2)
  )
}

/** Deodorant, lip balm: a cap over a stick, a wheel below. */
export function stick(icon: Icon, { base, dark }: Tones): string {
  return (
    shadow(46) +
    path('M56 84h88v102q0 10-10 10H66q-10 0-10-10z', round.white) +
    path('M56 54q0-36 44-36t44 36v42H56z', round.base) +
    line('M56 95h88', dark, 3) +
    ellipse([88, 38, 16, 8], '#fff', 'opacity=".35" transform="rotate(-16 88 38)"') +
    rect([74, 104, 52, 7, 3.5], base) +
    fitted(icon, [67, 116, 66, 54]) +
    path('M56 176h88v10q0 10-10 10H66q-10 0-10-10z', round.dark) +
    line(
      'M66 178v16M76 178v16M86 178v16M96 178v16M106 178v16M116 178v16M126 178v16M135 178v15',
      '#fff',
      1.6,
      'opacity=".35"',
    )
  )
}
