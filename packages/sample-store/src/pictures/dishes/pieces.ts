import { drawing } from '../drawings.ts'
import { n } from '../markup.ts'

/** The piece at a point, rotated and scaled. */
export function place(
  shape: string,
  colour: string,
  at: { x: number; y: number; turn?: number; size?: number },
): string {
  const { x, y, turn = 0, size = 1 } = at
  const piece = drawing('shapes', shape, {
    colour,
    shade: colour && shade(colour),
  })
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${n(turn)})scale(${n2(size)})">${piece}</g>`
}

function n2(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A six-digit hex colour, a quarter darker. */
export function shade(hex: string): string {
  const channels = [1, 3, 5].map(at =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.76),
  )
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
