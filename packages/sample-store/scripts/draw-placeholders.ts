/**
 * Draws what the app shows where a product of a department has no picture:
 * `npx tsx packages/sample-store/scripts/draw-placeholders.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Department, departmentSlug } from '@aisleway/core/catalogue/departments'
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

const folder = new URL('../../../apps/web/public/placeholders/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [department, icon] of Object.entries(icons)) {
  const file = `${departmentSlug(department as Department)}.svg`
  writeFileSync(new URL(file, folder), `${placeholder(icon)}\n`)
}

/** The icon in greys, standing on the bottom edge of a square with room around it. */
function placeholder(icon: string): string {
  const { body, bounds } = notoIcon(icon)
  const size = Math.max(bounds.width, bounds.height) / 0.85
  const x = bounds.x + (bounds.width - size) / 2
  const y = bounds.y + bounds.height - size
  const viewBox = [x, y, size, size].map(n).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>No picture</title>${inGreys(body)}</svg>`
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
