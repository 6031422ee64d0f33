import { fitted, shadow } from '../label-art.ts'
import { line, path, rect } from '../markup.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Batteries, toothbrushes: a card to hang up, the goods under a bubble. */
export function blister(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(60) +
    path(
      'M38 20q0-10 10-10h104q10 0 10 10v166q0 10-10 10H48q-10 0-10-10zM84 22q-4 0-4 4t4 4h9q7 6 14 0h9q4 0 4-4t-4-4z',
      base,
      'fill-rule="evenodd"',
    ) +
    path('M38 150L162 96v90q0 10-10 10H48q-10 0-10-10z', dark, 'opacity=".45"') +
    rect([62, 42, 76, 9, 4.5], print) +
    rect([76, 56, 48, 5, 2.5], print, 'opacity=".65"') +
    rect([50, 72, 100, 112, 20], light, 'opacity=".6"') +
    rect([52, 74, 96, 108, 18], '#fff', 'opacity=".82"') +
    fitted(icon, [62, 84, 76, 88]) +
    line('M60 150V96q0-14 14-14h16', '#fff', 5, 'stroke-linecap="round"')
  )
}

/** A greeting card, half open. */
export function card(icon: Icon, { base, dark, light, pale, print }: Tones): string {
  return (
    shadow(82, 104) +
    path('M60 106h124q6 0 6 6v78q0 6-6 6H60z', pale) +
    path('M60 106h124q6 0 6 3l-62 50z', '#fff') +
    line('M190 109l-62 50M128 159l60 34', dark, 1.6, 'opacity=".35"') +
    path('M20 36q0-6 6-6h94q6 0 6 6v154q0 6-6 6H26q-6 0-6-6z', base) +
    path('M20 36q0-6 6-6h4v166h-4q-6 0-6-6z', dark, 'opacity=".55"') +
    rect([38, 40, 80, 146, 5], light, 'opacity=".7"') +
    rect([44, 46, 68, 104, 5], '#fff') +
    fitted(icon, [49, 51, 58, 94]) +
    rect([52, 159, 52, 8, 4], print) +
    rect([62, 173, 32, 5, 2.5], print, 'opacity=".65"')
  )
}
