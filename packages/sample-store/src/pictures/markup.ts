/**
 * SVG elements as text. Numbers are kept short, because there are many pictures, all shown small.
 */

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${spaced(more)}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${spaced(more)}/>`
}

type Rect = readonly [x: number, y: number, width: number, height: number, radius?: number]

export function rect([x, y, width, height, radius = 0]: Rect, fill: string, more = ''): string {
  const rx = radius ? ` rx="${n(radius)}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${rx} fill="${fill}"${spaced(more)}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${spaced(more)}/>`
}

type Ellipse = readonly [cx: number, cy: number, rx: number, ry: number]

export function ellipse([cx, cy, rx, ry]: Ellipse, fill: string, more = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${spaced(more)}/>`
}

/** One decimal, without a trailing zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function spaced(attributes: string): string {
  return attributes && ` ${attributes}`
}
