import { brandLines, fitted, seal, shadow } from '../label-art.ts'
import { ellipse, line, path, rect } from '../markup.ts'
import { round } from '../materials.ts'
import type { Icon } from '../noto.ts'
import type { Tones } from '../palette.ts'
import { pile } from './pile.ts'

/** Meat, fish: foam under film, with the scale's label. */
export function tray(icon: Icon, { base, pale }: Tones): string {
  return (
    shadow(92) +
    rect([6, 74, 188, 122, 18], '#fff') +
    path('M6 178q0 18 18 18h152q18 0 18-18v-6q0 16-18 16H24q-18 0-18-16z', '#d3dce0') +
    rect([17, 84, 166, 96, 11], pale) +
    path(
      'M17 158v11q0 11 11 11h144q11 0 11-11v-11q0 11-11 11H28q-11 0-11-11z',
      base,
      'opacity=".16"',
    ) +
    fitted(icon, [36, 80, 112, 100]) +
    path('M46 84h22l-34 96h-6q-6 0-9-4zM82 84h9L57 180h-9z', '#fff', 'opacity=".3"') +
    rect([126, 132, 60, 46, 5], '#fff', 'stroke="#d3dce0"') +
    path('M126 137q0-5 5-5h50q5 0 5 5v6h-60z', base) +
    rect([133, 149, 34, 6, 3], '#59676f') +
    rect([133, 160, 46, 4, 2], '#a9b5bb') +
    rect([133, 168, 26, 4, 2], '#a9b5bb')
  )
}

/** Berries, salads: a clear box with a hinged lid. */
export function clamshell(icon: Icon, { base, dark, print }: Tones): string {
  const box = 'M20 96h160l-9 88q-1 12-13 12H42q-12 0-13-12z'
  return (
    shadow(80) +
    path('M30 96q2-26 20-26h100q18 0 20 26z', '#fff', 'opacity=".55"') +
    path(box, '#fff', 'opacity=".55"') +
    `<clipPath id="n"><path d="M24 70h152l-7 114q-1 10-11 10H42q-10 0-11-10z"/></clipPath>` +
    `<g clip-path="url(#n)">${pile(icon, 100, 192, 66)}</g>` +
    path(box, '#e4f0f4', 'opacity=".22"') +
    line(
      'M44 108l6 80M72 108l3 82M128 108l-3 82M156 108l-6 80',
      '#fff',
      3,
      'stroke-linecap="round" opacity=".6"',
    ) +
    line(box, '#fff', 2.5, 'opacity=".85"') +
    line('M30 96q2-26 20-26h100q18 0 20 26', '#fff', 2.5, 'opacity=".85"') +
    rect([12, 92, 176, 11, 5], '#f7fafb') +
    rect([12, 98, 176, 5, 2.5], '#c9d5da') +
    path('M58 62h84q4 0 4 4v30h-92V66q0-4 4-4z', base) +
    path('M54 88h92v8H54z', dark, 'opacity=".5"') +
    rect([68, 68, 64, 8, 4], print) +
    rect([80, 80, 40, 4, 2], print, 'opacity=".65"')
  )
}

/** A dozen in pulp, the lid up. */
export function eggCarton(icon: Icon, { base, dark, print }: Tones): string {
  const eggs = [37, 79, 121, 163]
  const shells = ['#f6e3cf', '#e9c6a4', '#f6e3cf', '#dfb48d']
  return (
    shadow(92) +
    path('M18 50q0-10 10-10h144q10 0 10 10l6 88H12z', base) +
    path('M26 54q0-6 6-6h136q6 0 6 6l4 76H22z', dark, 'opacity=".3"') +
    brandLines(50, 66, 40, print) +
    brandLines(150, 66, 40, print) +
    seal(icon, 100, 86, 32) +
    eggs.map((x, i) => ellipse([x, 142, 18, 25], shells[i] ?? '')).join('') +
    eggs.map(x => ellipse([x - 6, 131, 4, 7], '#fff', 'opacity=".6"')).join('') +
    path(
      'M8 140q0-4 4-4 5 0 7 5 17 22 36 0 2-5 3-5 1 0 3 5 17 22 36 0 2-5 3-5 1 0 3 5 17 22 36 0 2-5 3-5 1 0 3 5 17 22 36 0 2-5 7-5 4 0 4 4l-6 40q-2 16-18 16H32q-16 0-18-16z',
      round.kraft,
    ) +
    line('M58 154v36M100 154v36M142 154v36', '#b49368', 3, 'stroke-linecap="round" opacity=".7"')
  )
}

/** A soup, a salad, rice for the microwave: a bowl in a paper sleeve. */
export function bowl(icon: Icon, { base, dark, print }: Tones): string {
  return (
    shadow(64) +
    path('M14 108h172q-4 48-34 74-14 14-34 14H82q-20 0-34-14-30-26-34-74z', round.white) +
    path('M28 94q4-22 30-24h84q26 2 30 24z', '#f1f6f8', 'opacity=".85"') +
    rect([6, 92, 188, 18, 9], round.dark) +
    path('M56 68h88v24l6 18q0 60-14 86H64q-14-26-14-86l6-18z', base) +
    path('M56 92h88l6 18H50z', dark, 'opacity=".4"') +
    rect([72, 76, 56, 8, 4], print) +
    seal(icon, 100, 150, 38) +
    line('M26 120q4 24 16 42', '#fff', 4, 'stroke-linecap="round" opacity=".8"')
  )
}
