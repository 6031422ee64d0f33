import { circle, ellipse, n, rect } from './markup.ts'
import type { Icon } from './noto.ts'

/** The icon is defined once a picture, under this id; every showing of it is a short `<use>`. */
export const iconId = 'i'

type Area = readonly [x: number, y: number, width: number, height: number]

/** The icon as large as an area allows, centred in it. */
export function fitted(icon: Icon, area: Area): string {
  return use(fitInto(icon, area))
}

/** The transform that brings the icon there. */
export function fitInto({ bounds }: Icon, [x, y, width, height]: Area): string {
  const scale = Math.min(width / bounds.width, height / bounds.height)
  const left = x + (width - bounds.width * scale) / 2 - bounds.x * scale
  const top = y + (height - bounds.height * scale) / 2 - bounds.y * scale
  return `translate(${n(left)} ${n(top)})scale(${short(scale)})`
}

/** The icon `size` wide or high, whichever is more, its foot at `bottom`, leaning by `degrees`. */
export function standing(
  { bounds }: Icon,
  at: { x: number; bottom: number; size: number; degrees?: number },
): string {
  const scale = at.size / Math.max(bounds.width, bounds.height)
  const left = at.x - (bounds.x + bounds.width / 2) * scale
  const top = at.bottom - (bounds.y + bounds.height) * scale
  const middle = at.bottom - (bounds.height * scale) / 2
  const lean = at.degrees ? `rotate(${n(at.degrees)} ${n(at.x)} ${n(middle)})` : ''
  return use(`${lean}translate(${n(left)} ${n(top)})scale(${short(scale)})`)
}

/** A white disc with the icon on it. */
export function seal(icon: Icon, cx: number, cy: number, r: number, fill = '#fff'): string {
  const half = r * 0.74
  return circle(cx, cy, r, fill) + fitted(icon, [cx - half, cy - half, 2 * half, 2 * half])
}

/** Two lines that stand for a brand's print: never text. */
export function brandLines(cx: number, y: number, width: number, fill: string): string {
  const lower = width * 0.62
  return (
    rect([cx - width / 2, y, width, 9, 4.5], fill) +
    rect([cx - lower / 2, y + 14, lower, 5, 2.5], fill, 'opacity=".65"')
  )
}

/** What the pack throws on the shelf under it. */
export function shadow(halfWidth: number, cx = 100): string {
  return ellipse([cx, 195, halfWidth, 4], '#0e1b18', 'opacity=".2"')
}

/** How high the icon stands when drawn at that size. */
export function heightAt({ bounds }: Icon, size: number): number {
  return (bounds.height * size) / Math.max(bounds.width, bounds.height)
}

function use(transform: string): string {
  return `<use href="#${iconId}" transform="${transform}"/>`
}

function short(scale: number): string {
  return String(Math.round(scale * 1000) / 1000)
}
