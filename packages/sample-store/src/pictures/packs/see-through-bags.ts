import { seal, shadow } from '../label-art.ts'
import { line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'
import { pile } from './pile.ts'

/** Onions, oranges: a knitted net under a folded card. */
export function net(icon: Icon, { base, dark, print }: Tones): string {
  const bag = 'M84 44C72 62 34 76 30 128c-4 46 18 68 70 68s74-22 70-68C166 76 128 62 116 44Z'
  const mesh = Array.from({ length: 12 }, (_, i) => {
    const x = i * 16 - 20
    return `M${x} 40q30 70 70 160M${200 - x} 40q-30 70-70 160`
  }).join('')
  return (
    shadow(62) +
    path(bag, base, 'opacity=".16"') +
    `<clipPath id="n"><path d="${bag}"/></clipPath>` +
    pile(icon, 100, 192, 54) +
    line(mesh, dark, 1.3, 'clip-path="url(#n)" opacity=".5"') +
    line(bag, dark, 2) +
    path('M64 14q36-6 72 0l-4 38q-32-6-64 0z', round.base) +
    rect([76, 20, 48, 8, 4], print) +
    rect([84, 33, 32, 5, 2.5], print, 'opacity=".65"')
  )
}

/** Grapes, apples by the bag: clear film with a printed head. */
export function clearBag(icon: Icon, { base, dark, light, print }: Tones): string {
  const bag = 'M34 60h132q10 60 6 128-1 8-9 8H37q-8 0-9-8-4-68 6-128z'
  return (
    shadow(68) +
    path(bag, '#fff', 'opacity=".5"') +
    `<clipPath id="n"><path d="${bag}"/></clipPath>` +
    `<g clip-path="url(#n)">${pile(icon, 100, 192, 55)}</g>` +
    path(bag, '#dceaf0', 'opacity=".16"') +
    line(bag, '#fff', 2.5, 'opacity=".9"') +
    line('M44 88q-8 32-8 60', '#fff', 5, 'stroke-linecap="round" opacity=".7"') +
    path('M150 84q14 44 8 92l-8 8q8-50-8-100z', '#fff', 'opacity=".4"') +
    rect([32, 28, 136, 46, 3], base) +
    rect([32, 28, 136, 6, 3], light) +
    rect([86, 37, 28, 7, 3.5], '#fff', 'opacity=".9"') +
    rect([66, 48, 68, 8, 4], print) +
    rect([78, 60, 44, 5, 2.5], print, 'opacity=".65"') +
    line('M32 74h136', dark, 2.5, 'stroke-dasharray="4 2"')
  )
}

/** Sliced bread: the loaf in its film, twisted shut at one end. */
export function loafBag(icon: Icon, { dark, light, print }: Tones): string {
  const loaf =
    'M10 128c-6-34 12-52 34-46 14-8 30-8 42 0 12-8 30-8 42 0 20-4 34 12 28 46v56q0 12-12 12H22q-12 0-12-12z'
  return (
    shadow(84, 96) +
    path('M148 116l22 18 20-30q8 20 4 36 2 16-6 34l-20-28-20 22z', light, 'opacity=".85"') +
    line('M172 140l16-24M172 140l18 0M172 142l14 22', dark, 1.6, 'opacity=".5"') +
    path(loaf, '#dc9f58') +
    path(
      'M14 128c-4-26 8-38 26-34v96H22q-8 0-8-8zM152 128c4-26-8-38-26-34v96h18q8 0 8-8z',
      '#f4d9a4',
    ) +
    line('M26 96v94M140 96v94', '#dc9f58', 2) +
    path('M38 81q4 0 6 1c14-8 30-8 42 0 12-8 30-8 42 0q2-1 6-1v115H38z', round.base) +
    rect([58, 88, 56, 7, 3.5], print) +
    seal(icon, 86, 146, 40) +
    line('M20 112q-2-16 10-20', '#fff', 4, 'stroke-linecap="round" opacity=".7"') +
    rect([162, 128, 13, 22, 3], '#fff') +
    rect([165, 134, 7, 10, 2], dark)
  )
}
