import type { DishArt, MatColour } from '../meals/recipe.ts'
import { fitInto } from './label-art.ts'
import { circle, ellipse, line, path, rect } from './markup.ts'
import { notoIcon } from './noto.ts'

/**
 * A meal's picture as SVG, 400 × 300: the dish on a plate, three of its ingredients around it.
 * @throws when Noto has no icon of one of the names
 */
export function drawMeal(art: DishArt): string {
  const { mat, around } = art
  const [topLeft, topRight, bottomRight] = around
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><linearGradient id="m" x2="1" y2="1"><stop stop-color="${matTones[mat][0]}"/><stop offset="1" stop-color="${matTones[mat][1]}"/></linearGradient>${[
    placemat,
    plate,
    cutlery,
    served(art),
    shown(topLeft, [20, 20, 68, 68]),
    shown(topRight, [312, 20, 68, 68]),
    shown(bottomRight, [312, 212, 68, 68]),
  ].join('')}</svg>\n`
}

const matTones: Record<MatColour, readonly [topLeft: string, bottomRight: string]> = {
  red: ['#7c2d27', '#a5463c'],
  green: ['#2c5c36', '#4b8a58'],
  ochre: ['#7c4c12', '#bb781f'],
  brown: ['#5d4029', '#94704c'],
  teal: ['#1b5a63', '#318c96'],
  indigo: ['#39335f', '#5f569f'],
  plum: ['#5f2748', '#954a77'],
}

const placemat =
  rect([0, 0, 400, 300], 'url(#m)') +
  line(
    Array.from({ length: 9 }, (_, i) => `M${i * 62 - 150} -10l150 320`).join(''),
    '#fff',
    11,
    'opacity=".12"',
  )

const plate =
  circle(209, 160, 112, '#000', 'opacity=".25"') +
  circle(200, 150, 112, '#f7f3ec') +
  circle(200, 150, 88, '#fffefb', 'stroke="#e6dfd3" stroke-width="2"')

/** Each in two tones, lit from the left. */
const cutlery =
  path(
    'M39 206v16q0 8 5 10l-1.5 42q0 4 4 4t4-4L49 232q5-2 5-10v-16q0-3-1.7-3t-1.8 3v14h-1.8v-14q0-3-2.2-3t-2.2 3v14h-1.8v-14q0-3-1.8-3T39 206z',
    '#d9dcde',
  ) +
  path('M46.5 203q2.2 0 2.2 3v14h1.8v-14q0-3 1.8-3t1.7 3v16q0 8-5 10l1.5 42q0 4-4 4z', '#a9afb3') +
  path('M64 278q-4 0-4-4l1-42h-2q-1-20 3-26 2-3 5-3v75z', '#e4e7e9') +
  path('M67 203q1.5 0 1.5 3l-.8 68q0 4-3.7 4-1.5 0-2-1 2-1 2-6l1-39h-2l1-29z', '#a9afb3')

type Area = Parameters<typeof fitInto>[1]

/** Noto's bowl and plate are empty: they are drawn here, full of what goes in. */
function served({ dish, around: [first, second, third], mat }: DishArt): string {
  switch (dish) {
    case 'bowl-with-spoon':
      return (
        ellipse([200, 156, 70, 17], matTones[mat][0]) +
        shown(second, [204, 92, 64, 64]) +
        shown(first, [132, 92, 64, 64]) +
        shown(third, [164, 98, 72, 72]) +
        path('M130 156a70 17 0 0 0 140 0q-2 46-40 60v6h-60v-6q-38-14-40-60z', matTones[mat][1]) +
        path('M230 222v-6q38-14 40-60-4 8-16 12-4 36-42 54z', '#000', 'opacity=".15"')
      )
    case 'fork-and-knife-with-plate':
      return (
        shown(second, [200, 92, 72, 72]) +
        shown(first, [130, 92, 72, 72]) +
        shown(third, [158, 138, 84, 84])
      )
    default:
      return shown(dish, [129, 76, 142, 148])
  }
}

/** Icons name their gradients by content, so that two icons in one file do not disturb each other. */
function shown(name: string, area: Area): string {
  const icon = notoIcon(name)
  return `<g transform="${fitInto(icon, area)}">${icon.body}</g>`
}
