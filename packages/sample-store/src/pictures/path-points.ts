type Point = readonly [x: number, y: number]

/** Points along an SVG path: the end of every segment and three points between, enough for a bounding box. */
export function pointsOf(path: string): Point[] {
  const points: Point[] = []
  let here: Point = [0, 0]
  let start: Point = here
  let bend: Point | undefined
  for (const { command, numbers } of segmentsOf(path)) {
    const relative = command === command.toLowerCase()
    const [ox, oy] = relative ? here : [0, 0]
    const at = (i: number): Point => [ox + (numbers[i] ?? 0), oy + (numbers[i + 1] ?? 0)]
    let nextBend: Point | undefined
    const from = here
    switch (command.toUpperCase()) {
      case 'Z':
        here = start
        break
      case 'M':
        here = start = at(0)
        break
      case 'H':
        here = [ox + (numbers[0] ?? 0), from[1]]
        break
      case 'V':
        here = [from[0], oy + (numbers[0] ?? 0)]
        break
      case 'C':
        here = at(4)
        nextBend = at(2)
        points.push(...cubic(from, at(0), nextBend, here))
        break
      case 'S':
        here = at(2)
        nextBend = at(0)
        points.push(...cubic(from, mirrored(bend, from), nextBend, here))
        break
      case 'Q':
        here = at(2)
        nextBend = at(0)
        points.push(...quadratic(from, nextBend, here))
        break
      case 'T':
        here = at(0)
        nextBend = mirrored(bend, from)
        points.push(...quadratic(from, nextBend, here))
        break
      case 'A':
        here = at(5)
        points.push(...arc(from, numbers, here))
        break
      default:
        here = at(0)
    }
    bend = nextBend
    points.push(here)
  }
  return points
}

const numbersPer: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }

function* segmentsOf(path: string) {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = numbersPer[letter.toUpperCase()]
    if (!size) {
      yield { command: letter, numbers: [] }
      continue
    }
    const numbers = letter.toUpperCase() === 'A' ? arcNumbers(rest) : numbersIn(rest)
    for (let i = 0; i < numbers.length; i += size) {
      // The pairs after a moveto's first one are lines.
      const command = i === 0 ? letter : letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
      yield { command, numbers: numbers.slice(i, i + size) }
    }
  }
}

const number = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(number), ([match]) => Number(match))
}

/** An arc's two flags may be joined to what follows: `a5 5 0 013 4` ends in `0 1 3 4`. */
function arcNumbers(text: string): number[] {
  const n = number.source
  const arcs = new RegExp(
    `(${n})[\\s,]*(${n})[\\s,]*(${n})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${n})[\\s,]*(${n})`,
    'gi',
  )
  return Array.from(text.matchAll(arcs), match => match.slice(1, 8).map(Number)).flat()
}

const between = [0.25, 0.5, 0.75]

function cubic(a: Point, b: Point, c: Point, d: Point): Point[] {
  const mix = (t: number, i: 0 | 1) =>
    (1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t ** 2 * c[i] + t ** 3 * d[i]
  return between.map(t => [mix(t, 0), mix(t, 1)])
}

function quadratic(a: Point, b: Point, c: Point): Point[] {
  const mix = (t: number, i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * (1 - t) * t * b[i] + t ** 2 * c[i]
  return between.map(t => [mix(t, 0), mix(t, 1)])
}

function mirrored(bend: Point | undefined, around: Point): Point {
  return bend ? [2 * around[0] - bend[0], 2 * around[1] - bend[1]] : around
}

/** Converts the endpoint form to the centre form (SVG 2, appendix B.2.4). */
function arc([x1, y1]: Point, numbers: readonly number[], [x2, y2]: Point): Point[] {
  const [rx0 = 0, ry0 = 0, degrees = 0, large = 0, sweep = 0] = numbers
  if (!rx0 || !ry0 || (x1 === x2 && y1 === y2)) return []
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  const grow = Math.max(1, Math.hypot(px / rx0, py / ry0))
  const [rx, ry] = [rx0 * grow, ry0 * grow]
  const reach = (px / rx) ** 2 + (py / ry) ** 2
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / reach - 1))
  const [cx, cy] = [(k * rx * py) / ry, (-k * ry * px) / rx]
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx)
  let turn = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  return between.map(t => {
    const x = cx + rx * Math.cos(from + t * turn)
    const y = cy + ry * Math.sin(from + t * turn)
    return [cos * x - sin * y + (x1 + x2) / 2, sin * x + cos * y + (y1 + y2) / 2]
  })
}
