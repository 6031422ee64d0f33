/**
 * Draws what the app shows for products without a picture, one drawing for each department:
 * `npx tsx packages/sample-store/scripts/draw-placeholders.ts`
 *
 * As WebP, because a browser lays out and paints each SVG as a separate document.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Department, departmentSlug } from '@aisleway/core/catalogue/departments'
import sharp from 'sharp'
import { n } from '../src/pictures/markup.ts'
import { notoIcon } from '../src/pictures/noto.ts'

/** Grocery Aisles hold anything, and keep the basket of `placeholder.svg`. */
const icons: Record<Exclude<Department, 'Grocery Aisles'>, string> = {
  'Personal Care': 'lotion-bottle',
  Pantry: 'canned-food',
  Beverages: 'cup-with-straw',
  Frozen: 'soft-ice-cream',
  Household: 'sponge',
  'Dairy & Eggs': 'cheese-wedge',
  'Meat & Seafood': 'cut-of-meat',
  Bakery: 'bread',
  Deli: 'sandwich',
  Produce: 'carrot',
  Pet: 'paw-prints',
  Baby: 'baby-bottle',
  'Meal Solutions': 'pot-of-food',
  Floral: 'tulip',
  Alcohol: 'wine-glass',
}

const darkest = [92, 108, 115] as const
const lightest = [228, 234, 237] as const

/** In pixels, for the page of a product. */
const width = 320
/** How many units of an SVG make an inch. */
const unitsPerInch = 72

const folder = fileURLToPath(new URL('../../../apps/web/public/placeholders/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [department, icon] of Object.entries(icons)) {
  await draw(icon, `${folder}${departmentSlug(department as Department)}.webp`)
}

/** The icon in greys, standing on the bottom edge of a square with room around it. */
async function draw(icon: string, file: string): Promise<void> {
  const { body, bounds } = notoIcon(icon)
  const size = Math.max(bounds.width, bounds.height) / 0.85
  const x = bounds.x + (bounds.width - size) / 2
  const y = bounds.y + bounds.height - size
  const viewBox = [x, y, size, size].map(n).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inGreys(body)}</svg>`
  await sharp(Buffer.from(svg), { density: (unitsPerInch * width) / size })
    .webp({ quality: 72, alphaQuality: 50, effort: 6 })
    .toFile(file)
}

function inGreys(markup: string): string {
  return markup.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, greyOf)
}

/** The bluish grey of the same luma (ITU-R BT.601), with less contrast. */
function greyOf(colour: string): string {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    Number.parseInt(digits.slice(at, at + 2), 16),
  )
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  const share = 0.15 + 0.75 * luma
  const channels = darkest.map((dark, i) => Math.round(dark + (lightest[i]! - dark) * share))
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
