import { brandLines, fitted, seal, shadow } from '../label-art.ts'
import { line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'

/** Crisps: blown up, both ends crimped. */
export function pillowBag(icon: Icon, { dark, light, print }: Tones): string {
  const body = `M48 14${teeth(13)}L152 30C166 72 166 138 152 180L152 196${teeth(-13)}L48 180C34 138 34 72 48 30Z`
  return (
    shadow(62) +
    path(body, round.base) +
    path(`M48 14${teeth(13)}L152 30Q100 36 48 30Z`, dark, 'opacity=".75"') +
    path(`M48 196L48 180Q100 174 152 180L152 196${teeth(-13)}Z`, dark, 'opacity=".75"') +
    path('M38 96C50 150 100 168 162 150Q160 166 152 180Q100 174 48 180Q38 146 38 96Z', light) +
    brandLines(100, 42, 66, print) +
    seal(icon, 100, 116, 44) +
    line('M52 50Q44 76 44 100', '#fff', 4, 'stroke-linecap="round" opacity=".45"')
  )
}

/** Nuts, pouches of snacks: a zip, a hang hole, a foot that stands. */
export function standPouch(icon: Icon, { dark, print }: Tones): string {
  return (
    shadow(60) +
    path(
      'M48 20q0-6 6-6h92q6 0 6 6v20l-4 10 8 122q2 24-12 24H56q-14 0-12-24l8-122-4-10z',
      round.base,
    ) +
    path('M48 20q0-6 6-6h92q6 0 6 6v14H48z', dark) +
    rect([88, 20, 24, 7, 3.5], '#fff', 'opacity=".85"') +
    line('M50 41h100M51 46h98', '#fff', 1.6, 'opacity=".6"') +
    path('M45 164Q100 196 155 164L156 174q1 22-12 22H56q-13 0-12-22z', dark) +
    brandLines(100, 56, 62, print) +
    path('M62 166V126a38 38 0 0 1 76 0v40q-38 16-76 0z', '#fff') +
    fitted(icon, [70, 97, 60, 68])
  )
}

/** Frozen vegetables, shredded cheese: flat, sealed straight across, printed in a wave. */
export function flatBag(icon: Icon, { base, dark, pale, print }: Tones): string {
  return (
    shadow(72) +
    path('M32 36h136q6 76 0 160H32q-6-84 0-160z', round.base) +
    path('M29 112C60 86 112 138 171 104Q172 150 168 196H32Q28 152 29 112Z', pale) +
    line('M29 112C60 86 112 138 171 104', base, 3) +
    line('M29 105C60 79 112 131 171 97', '#fff', 5, 'opacity=".9"') +
    rect([31, 32, 138, 14, 2], dark) +
    rect([31, 184, 138, 12, 2], dark) +
    line('M33 36.5h134M33 41.5h134M33 190h134', '#fff', 1, 'opacity=".4"') +
    brandLines(100, 58, 76, print) +
    fitted(icon, [58, 90, 84, 88])
  )
}

/** Flour, rice, dog food: paper, folded over and stitched. */
export function sack(icon: Icon, { base, dark, light, print }: Tones): string {
  return (
    shadow(66) +
    path('M40 36h120l5 22-4 66 5 64q0 8-8 8H42q-8 0-8-8l5-64-4-66z', round.base) +
    path('M40 36l9 26-7 134q-8 0-8-8l5-64-4-66z', dark, 'opacity=".6"') +
    path('M160 36l-9 26 7 134q8 0 8-8l-5-64 4-66z', dark, 'opacity=".6"') +
    path('M33 18q67-6 134 0l-3 24q-64-6-128 0z', '#f3e6cd') +
    line('M35 31q65-6 130 0', dark, 2.5, 'stroke-dasharray="7 4"') +
    brandLines(100, 54, 68, print) +
    path('M58 90q42-14 84 0v58q0 20-42 32-42-12-42-32z', '#fff') +
    line('M63 94q37-11 74 0v53q0 16-37 27-37-11-37-27z', base, 2) +
    fitted(icon, [70, 94, 60, 70]) +
    line('M48 186q52 6 104 0', light, 2, 'opacity=".6"')
  )
}

/** The edge of a crimped seal: teeth 8 wide to the right, or to the left where negative. */
function teeth(count: number): string {
  return (count > 0 ? 'l4-4 4 4' : 'l-4 4-4-4').repeat(Math.abs(count))
}
