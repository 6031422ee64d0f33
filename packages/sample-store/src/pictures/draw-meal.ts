import type { MatColour, Recipe } from '../meals/recipe.ts'
import type { Dish, Hero } from './dishes/dish.ts'
import { dishes } from './dishes/dishes.ts'
import { drawFill, spread } from './dishes/fills.ts'
import { type FoodPiece, foodPieces } from './dishes/food-pieces.ts'
import { place, type Shape } from './dishes/pieces.ts'
import { type Glaze, type Room, vessels } from './dishes/vessels.ts'
import { fitInto } from './label-art.ts'
import { line, path, rect } from './markup.ts'
import { notoIcon } from './noto.ts'

/** What a picture needs to know of a meal. */
export type Pictured = Pick<Recipe, 'art' | 'ingredients'>

/**
 * A meal's picture as SVG, 400 × 300: the dish from above, as it is served and with what goes in,
 * three of its ingredients around it.
 * @throws when Noto has no icon of one of the names
 */
export function drawMeal({ art, ingredients }: Pictured): string {
  const { mat, around } = art
  const [topLeft, topRight, bottomRight] = around
  const dish: Dish = dishes[art.dish]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><linearGradient id="m" x2="1" y2="1"><stop stop-color="${matTones[mat][0]}"/><stop offset="1" stop-color="${matTones[mat][1]}"/></linearGradient>${[
    placemat,
    cutlery,
    shown(topLeft, [16, 16, 58, 58]),
    shown(topRight, [326, 16, 58, 58]),
    shown(bottomRight, [326, 226, 58, 58]),
    served(dish, ingredients, glazes[mat]),
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

/** Bowls and dishes stand out from their mat. */
const glazes: Record<MatColour, Glaze> = {
  red: { rim: '#f3ead9', side: '#d3c4a8', inside: '#fbf7ee' },
  green: { rim: '#e9b44c', side: '#bb8427', inside: '#fbf1d9' },
  ochre: { rim: '#3f7f8c', side: '#2a5c66', inside: '#e4f0f1' },
  brown: { rim: '#dfe7ea', side: '#aebbc1', inside: '#fafcfc' },
  teal: { rim: '#e2725b', side: '#b24c38', inside: '#fdeee9' },
  indigo: { rim: '#f4d9a0', side: '#cfa95f', inside: '#fdf6e6' },
  plum: { rim: '#7fb7a5', side: '#4f8a77', inside: '#ebf6f2' },
}

const placemat =
  rect([0, 0, 400, 300], 'url(#m)') +
  line(
    Array.from({ length: 9 }, (_, i) => `M${i * 62 - 150} -10l150 320`).join(''),
    '#fff',
    11,
    'opacity=".12"',
  )

/** Each in two tones, lit from the left. */
const cutlery = `<g transform="translate(-18 6)">${
  path(
    'M39 206v16q0 8 5 10l-1.5 42q0 4 4 4t4-4L49 232q5-2 5-10v-16q0-3-1.7-3t-1.8 3v14h-1.8v-14q0-3-2.2-3t-2.2 3v14h-1.8v-14q0-3-1.8-3T39 206z',
    '#d9dcde',
  ) +
  path('M46.5 203q2.2 0 2.2 3v14h1.8v-14q0-3 1.8-3t1.7 3v16q0 8-5 10l1.5 42q0 4-4 4z', '#a9afb3') +
  path('M64 278q-4 0-4-4l1-42h-2q-1-20 3-26 2-3 5-3v75z', '#e4e7e9') +
  path('M67 203q1.5 0 1.5 3l-.8 68q0 4-3.7 4-1.5 0-2-1 2-1 2-6l1-39h-2l1-29z', '#a9afb3')
}</g>`

function served(dish: Dish, ingredients: Recipe['ingredients'], glaze: Glaze): string {
  const { room, markup } = vessels[dish.vessel]
  const fills = (dish.fills ?? []).map(fill => drawFill(fill, dish.vessel, room)).join('')
  const pieces = scattered(dish, [...(dish.more ?? []), ...piecesOf(ingredients)], room)
  const heroes = (dish.heroes ?? []).map(hero).join('')
  const drawn = markup(glaze) + fills + (dish.onTop ? heroes + pieces : pieces + heroes)
  return isWide(dish) ? `<g transform="translate(27 20)scale(.865)">${drawn}</g>` : drawn
}

function hero({ shape, icon, colour = '', x, y, turn = 0, size }: Hero): string {
  if (shape) return place(shape, colour, { x, y, turn, size })
  const half = size / 2
  const drawn = shown(icon ?? '', [x - half, y - half, size, size])
  return turn === 0 ? drawn : `<g transform="rotate(${turn} ${x} ${y})">${drawn}</g>`
}

/** How the meal's foods look, the heavier the earlier: the recipe's own order. */
function piecesOf(ingredients: Recipe['ingredients']): FoodPiece[] {
  return ingredients
    .flatMap(([food]) => (foodPieces[food] ? [foodPieces[food]] : []))
    .slice(0, kindsShown)
}

/** More kinds at once would be a jumble. */
const kindsShown = 6

/** Big ones below, crumbs on top, each kind spread over the whole. */
function scattered(
  { pieces = 0, over = 0.9 }: Dish,
  kinds: readonly FoodPiece[],
  { rx, ry }: Room,
): string {
  if (kinds.length === 0) return ''
  const places = spread(pieces, { x: 200, y: 150 }, rx * over, ry * over, kinds.length)
  const random = seeded(kinds.length * 97 + pieces)
  return places
    .map(({ x, y }, i) => {
      const [shape, colour, size = 1] = kinds[mixed(i, kinds.length, random)]!
      return {
        order: flat.has(shape) ? 1 : 0,
        svg: place(shape, colour, {
          x,
          y,
          turn: upright.has(shape) ? ((i * 73) % 50) - 25 : (i * 73) % 360,
          size: size * 0.92,
        }),
      }
    })
    .sort((a, b) => a.order - b.order)
    .map(({ svg }) => svg)
    .join('')
}

/** Every kind as often as the others, in no order that the eye could follow. */
function mixed(index: number, count: number, random: () => number): number {
  return random() < 0.5 ? index % count : Math.floor(random() * count)
}

/** A linear congruential generator: the same meal is drawn the same every time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function isWide({ vessel }: Dish): boolean {
  return vessel === 'board' || vessel === 'sheetPan' || vessel === 'casserole' || vessel === 'box'
}

const flat = new Set<Shape>(['crumb', 'leaf', 'ring'])
const upright = new Set<Shape>(['floret', 'cauliflower', 'mushroom', 'avocado', 'eggHalf'])

/** Icons name their gradients by content, so that two icons in one file do not disturb each other. */
function shown(name: string, area: Parameters<typeof fitInto>[1]): string {
  const icon = notoIcon(name)
  return `<g transform="${fitInto(icon, area)}">${icon.body}</g>`
}
