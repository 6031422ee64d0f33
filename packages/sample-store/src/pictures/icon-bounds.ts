import { pointsOf } from './path-points.ts'

export type Box = { x: number; y: number; width: number; height: number }

/**
 * The box that an icon's shapes actually fill, in icon units. Noto icons float in their 128 × 128 square; without
 * this, a potato would hover above the ground and a label could not be centred.
 */
export function boundsOf(body: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [tag] of body.matchAll(/<(?:path|circle|ellipse)\s[^>]*>/g)) {
    const margin = attribute(tag, 'stroke-width') / 2
    for (const [x, y] of turned(tag, outlineOf(tag))) {
      left = Math.min(left, x - margin)
      right = Math.max(right, x + margin)
      top = Math.min(top, y - margin)
      bottom = Math.max(bottom, y + margin)
    }
  }
  left = Math.max(left, 0)
  top = Math.max(top, 0)
  return {
    x: left,
    y: top,
    width: Math.min(right, 128) - left,
    height: Math.min(bottom, 128) - top,
  }
}

type Point = readonly [x: number, y: number]

function outlineOf(tag: string): Point[] {
  const path = / d="([^"]+)"/.exec(tag)?.[1]
  if (path) return pointsOf(path)
  const [cx, cy] = [attribute(tag, 'cx'), attribute(tag, 'cy')]
  const rx = attribute(tag, 'rx') || attribute(tag, 'r')
  const ry = attribute(tag, 'ry') || attribute(tag, 'r')
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 8) * Math.PI
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
  })
}

/** Noto's shapes use no transform other than `rotate(angle x y)`. */
function turned(tag: string, points: Point[]): Point[] {
  const rotation = / transform="rotate\(([^)]+)\)"/.exec(tag)?.[1]
  if (!rotation) return points
  const [degrees = 0, cx = 0, cy = 0] = rotation.split(/[\s,]+/).map(Number)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return points.map(([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ])
}

function attribute(tag: string, name: string): number {
  return Number(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1] ?? 0)
}
