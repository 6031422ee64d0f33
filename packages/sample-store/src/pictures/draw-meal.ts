import { content } from '../content.ts'
import type { Dish, FoodPiece, Hero } from '../content-files/dishes.ts'
import type { Recipe } from '../content-files/recipes.ts'
import { ingredientNamed } from '../ingredients.ts'
import { drawFill, spread } from './dishes/fills.ts'
import { place } from './dishes/pieces.ts'
import { type Glaze, type Room, rooms } from './dishes/vessels.ts'
import { drawing } from './drawings.ts'
import { fitInto } from './label-art.ts'
import { line, path, rect } from './markup.ts'
import { mats } from './mats.ts'
import { notoIcon } from './noto.ts'

/** The part of a meal that its picture depends on. */
export type Pictured = Pick<Recipe, 'picture' | 'ingredients'>

/**
 * A meal's picture as SVG, 400 × 300: the served dish from above with its foods, and three of its ingredients around
 * it.
 * @throws when the dish does not exist, or Noto has no icon with one of the names
 */
export function drawMeal({ picture, ingredients }: Pictured): string {
  const [topLeft, topRight, bottomRight] = picture.around
  const { tones, glaze } = mats[picture.mat]
  const dish = content.dishes[picture.dish]
  if (!dish) throw new Error(`There is no dish called "${picture.dish}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><linearGradient id="m" x2="1" y2="1"><stop stop-color="${tones[0]}"/><stop offset="1" stop-color="${tones[1]}"/></linearGradient>${[
    placemat,
    cutlery,
    shown(topLeft, [16, 16, 58, 58]),
    shown(topRight, [326, 16, 58, 58]),
    shown(bottomRight, [326, 226, 58, 58]),
    served(dish, ingredients, glaze),
  ].join('')}</svg>\n`
}

const placemat =
  rect([0, 0, 400, 300], 'url(#m)') +
  line(
    Array.from({ length: 9 }, (_, i) => `M${i * 62 - 150} -10l150 320`).join(''),
    '#fff',
    11,
    'opacity=".12"',
  )

/** Each piece has two tones and is lit from the left. */
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
  const room = rooms[dish.vessel]
  const fills = dish.fills.map(fill => drawFill(fill, dish.vessel, room)).join('')
  const pieces = scattered(dish.pieces, [...dish.more, ...piecesOf(ingredients)], room)
  const heroes = dish.heroes.map(hero).join('')
  const drawn =
    drawing('vessels', dish.vessel, glaze) +
    fills +
    (dish.pieces.onTop ? heroes + pieces : pieces + heroes)
  return isWide(dish) ? `<g transform="translate(27 20)scale(.865)">${drawn}</g>` : drawn
}

function hero({ shape, icon, colour = '', at: [x, y], turn = 0, size }: Hero): string {
  if (shape) return place(shape, colour, { x, y, turn, size })
  const half = size / 2
  const drawn = shown(icon ?? '', [x - half, y - half, size, size])
  return turn === 0 ? drawn : `<g transform="rotate(${turn} ${x} ${y})">${drawn}</g>`
}

/** The pieces of the meal's foods in the recipe's order, which is heaviest first. */
function piecesOf(ingredients: Recipe['ingredients']): FoodPiece[] {
  return ingredients.flatMap(([food]) => ingredientNamed(food).looks ?? []).slice(0, kindsShown)
}

/** More kinds at once would look cluttered. */
const kindsShown = 6

/** Large pieces below and crumbs on top, with each kind spread over the whole. */
function scattered(
  { count, spread: share }: Dish['pieces'],
  kinds: readonly FoodPiece[],
  { rx, ry }: Room,
): string {
  if (kinds.length === 0) return ''
  const places = spread(count, { x: 200, y: 150 }, rx * share, ry * share, kinds.length)
  const random = seeded(kinds.length * 97 + count)
  return places
    .map(({ x, y }, i) => {
      const { shape, colour, size } = kinds[mixed(i, kinds.length, random)]!
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

/** Shows every kind equally often, in an order without a visible pattern. */
function mixed(index: number, count: number, random: () => number): number {
  return random() < 0.5 ? index % count : Math.floor(random() * count)
}

/** A linear congruential generator, so that a meal always has the same picture. */
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

const flat = new Set(['crumb', 'leaf', 'ring'])
const upright = new Set(['floret', 'cauliflower', 'mushroom', 'avocado', 'eggHalf'])

/** Icons name their gradients by content, so that two icons in one file do not interfere. */
function shown(name: string, area: Parameters<typeof fitInto>[1]): string {
  const icon = notoIcon(name)
  return `<g transform="${fitInto(icon, area)}">${icon.body}</g>`
}
