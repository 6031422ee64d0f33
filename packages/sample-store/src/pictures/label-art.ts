import { circle, ellipse, n, rect } from './markup.ts'
import type { Icon } from './noto.ts'

/** The icon is defined once per picture under this id, and each use of it is a short `<use>`. */
export const iconId = 'i'

type Area = readonly [x: number, y: number, width: number, height: number]
type Point = readonly [x: number, bottom: number]

/**
 * Draws the custom elements of pack drawings, which depend on the icon: `icon` in an area or standing at a
 * point, `pile`, `seal`, `print` and `shadow`.
 */
export function withIcon(markup: string, icon: Icon): string {
  return markup.replace(
    /<(icon|pile|print|seal|shadow) ([^>]*)\/>/g,
    (_, element: keyof typeof elements, attributes: string) =>
      elements[element](
        Object.fromEntries(
          Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [
            name,
            value,
          ]),
        ),
        icon,
      ),
  )
}

/** The transform that fits the icon into an area, centred and as large as possible. */
export function fitInto({ bounds }: Icon, [x, y, width, height]: Area): string {
  const scale = Math.min(width / bounds.width, height / bounds.height)
  const left = x + (width - bounds.width * scale) / 2 - bounds.x * scale
  const top = y + (height - bounds.height * scale) / 2 - bounds.y * scale
  return `translate(${n(left)} ${n(top)})scale(${short(scale)})`
}

type Attributes = Readonly<Partial<Record<string, string>>>

const elements = {
  icon(attributes: Attributes, icon: Icon): string {
    const { in: area, at, raised, lean } = attributes
    if (area) return use(fitInto(icon, numbers<Area>(area)))
    const { width, height } = icon.bounds
    const widest = (Number(attributes['max-width'] ?? Infinity) * Math.max(width, height)) / width
    const size = Math.min(Number(attributes.size), widest)
    const [x, foot] = numbers<Point>(at)
    const bottom = foot - heightAt(icon, size) * Number(raised ?? 0)
    return standing(icon, { x, bottom, size, degrees: Number(lean ?? 0) })
  },

  /** A heap of eight, as things settle in a net or a box. */
  pile({ at, size: given }: Attributes, icon: Icon): string {
    const [x, bottom] = numbers<Point>(at)
    const size = Number(given)
    // Long things lie closer together than they are wide, but not in one line.
    const row = Math.max(heightAt(icon, size) * 0.78, size * 0.5)
    return heap
      .map(([dx, up, degrees]) =>
        standing(icon, {
          x: x + dx * size,
          bottom: bottom - up * row,
          size,
          degrees,
        }),
      )
      .join('')
  },

  /** Two lines that stand for a brand's print, because pictures contain no text. */
  print({ at, width: given, fill = '' }: Attributes): string {
    const [cx, y] = numbers<Point>(at)
    const width = Number(given)
    const lower = width * 0.62
    return (
      rect([cx - width / 2, y, width, 9, 4.5], fill) +
      rect([cx - lower / 2, y + 14, lower, 5, 2.5], fill, 'opacity=".65"')
    )
  },

  /** A white disc with the icon on it. */
  seal({ at, r: given }: Attributes, icon: Icon): string {
    const [cx, cy] = numbers<Point>(at)
    const r = Number(given)
    const half = r * 0.74
    const area: Area = [cx - half, cy - half, 2 * half, 2 * half]
    return circle(cx, cy, r, '#fff') + use(fitInto(icon, area))
  },

  /** The shadow of the pack on the ground. */
  shadow({ reach, x = '100' }: Attributes): string {
    return ellipse([Number(x), 195, Number(reach), 4], '#0e1b18', 'opacity=".2"')
  },
}

function numbers<List extends readonly number[]>(text = ''): List {
  return text.split(' ').map(Number) as readonly number[] as List
}

/** From back to front: the horizontal offset in sizes, the vertical one in rows. */
const heap: readonly (readonly [dx: number, up: number, degrees: number])[] = [
  [-0.48, 1.22, -14],
  [0.5, 1.26, 12],
  [0, 1.34, 4],
  [-0.8, 0.56, -20],
  [0.8, 0.56, 16],
  [0, 0.66, -6],
  [-0.56, 0, 10],
  [0.54, 0, -12],
]

/**
 * The icon with its larger dimension equal to `size`, its foot at `bottom`, leaning by `degrees`.
 */
function standing(
  { bounds }: Icon,
  at: { x: number; bottom: number; size: number; degrees: number },
): string {
  const scale = at.size / Math.max(bounds.width, bounds.height)
  const left = at.x - (bounds.x + bounds.width / 2) * scale
  const top = at.bottom - (bounds.y + bounds.height) * scale
  const middle = at.bottom - (bounds.height * scale) / 2
  const lean = at.degrees ? `rotate(${n(at.degrees)} ${n(at.x)} ${n(middle)})` : ''
  return use(`${lean}translate(${n(left)} ${n(top)})scale(${short(scale)})`)
}

/** The height of the icon when drawn at this size. */
function heightAt({ bounds }: Icon, size: number): number {
  return (bounds.height * size) / Math.max(bounds.width, bounds.height)
}

function use(transform: string): string {
  return `<use href="#${iconId}" transform="${transform}"/>`
}

function short(scale: number): string {
  return String(Math.round(scale * 1000) / 1000)
}
