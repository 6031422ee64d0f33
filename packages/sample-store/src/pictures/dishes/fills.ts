import { ellipse, line, n, path, rect } from '../markup.ts'
import { shade } from './pieces.ts'
import type { Room, Vessel } from './vessels.ts'

/** What a dish is served in or on. */
export const fillKinds = ['liquid', 'noodles', 'grains', 'leaves', 'cream', 'crust'] as const

/** The part of the vessel that a fill takes if it does not take all of it. */
export const fillParts = ['left', 'right', 'half'] as const

type Fill = {
  kind: (typeof fillKinds)[number]
  colour: string
  part?: (typeof fillParts)[number] | undefined
}

export function drawFill({ kind, colour, part }: Fill, vessel: Vessel, { rx, ry }: Room): string {
  const at = {
    x: part === 'left' ? 200 - rx * 0.4 : part === 'right' ? 200 + rx * 0.4 : 200,
    y: 150,
  }
  const size = part ? 0.62 : 1
  const isRound = !['board', 'sheetPan', 'casserole', 'box', 'glass'].includes(vessel)
  const area = (fillColour: string, shrink = 0, more = '') =>
    isRound || part
      ? ellipse([at.x, at.y, rx * size - shrink, ry * size - shrink], fillColour, more)
      : rect(
          [
            200 - rx - 12 + shrink,
            150 - ry - 9 + shrink,
            2 * (rx + 12 - shrink),
            2 * (ry + 9 - shrink),
            22,
          ],
          fillColour,
          more,
        )
  switch (kind) {
    case 'liquid':
      return (
        area(shade(colour)) +
        area(colour, 4) +
        line(
          `M${n(at.x - rx * 0.62)} ${n(at.y - ry * 0.3)}q${n(rx * 0.2)}-${n(ry * 0.36)} ${n(rx * 0.56)}-${n(ry * 0.4)}`,
          '#fff',
          5,
          'stroke-linecap="round" opacity=".35"',
        )
      )
    case 'cream':
      return (
        area(shade(colour)) +
        area(colour, 3) +
        line(
          swirl(at, rx * size * 0.8, ry * size * 0.8),
          '#fff',
          6,
          'stroke-linecap="round" opacity=".5"',
        )
      )
    case 'crust':
      return (
        area(shade(colour)) +
        area(colour, 5) +
        dots(at, rx * size, ry * size, '#fff', 22, 4.5, '.35') +
        dots(at, rx * size, ry * size, shade(shade(colour)), 16, 5, '.35')
      )
    case 'grains':
      return (
        area(shade(colour)) +
        area(colour, 3) +
        dots(at, rx * size, ry * size, '#fff', 46, 2.6, '.7') +
        dots(at, rx * size * 0.96, ry * size * 0.96, shade(colour), 40, 2.4, '.8')
      )
    case 'noodles':
      return area(shade(colour), 2) + nest(at, rx * size, ry * size, colour)
    case 'leaves':
      return leafBed(at, rx * size, ry * size, colour)
  }
}

type Point = { x: number; y: number }

/** Points spread evenly over an ellipse, like the seeds of a sunflower. */
export function spread(count: number, { x, y }: Point, rx: number, ry: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count)
    const angle = i * 2.39996 + turn
    return { x: x + rx * far * Math.cos(angle), y: y + ry * far * Math.sin(angle) }
  })
}

function dots(
  at: Point,
  rx: number,
  ry: number,
  colour: string,
  count: number,
  r: number,
  opacity: string,
): string {
  return `<g fill="${colour}" opacity="${opacity}">${spread(count, at, rx * 0.92, ry * 0.92, r)
    .map(
      ({ x, y }, i) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.5)}" ry="${n(r * 0.75)}" transform="rotate(${(i * 47) % 180} ${n(x)} ${n(y)})"/>`,
    )
    .join('')}</g>`
}

/** Strands looping around several centres, light ones over dark ones. */
function nest(at: Point, rx: number, ry: number, colour: string): string {
  const loops = [
    [0, -0.5, 0.46],
    [-0.5, -0.1, 0.46],
    [0.5, -0.12, 0.46],
    [-0.32, 0.48, 0.46],
    [0.36, 0.46, 0.46],
    [0, 0, 0.48],
  ] as const
  return loops
    .map(([dx, dy, r]) =>
      [1, 0.8, 0.6, 0.4, 0.2]
        .map((share, i) =>
          ellipse(
            [at.x + dx * rx, at.y + dy * ry, r * rx * share, r * ry * share * 0.9],
            i === 0 ? shade(colour) : 'none',
            `stroke="${i % 2 ? colour : lighter(colour)}" stroke-width="4.6"`,
          ),
        )
        .join(''),
    )
    .join('')
}

function leafBed(at: Point, rx: number, ry: number, colour: string): string {
  return spread(26, at, rx * 0.86, ry * 0.86)
    .reverse()
    .map(({ x, y }, i) => {
      const tone = i % 3 === 0 ? lighter(colour) : i % 3 === 1 ? colour : shade(colour)
      return `<g transform="translate(${n(x)} ${n(y)})rotate(${(i * 67) % 360})">${path('M-22 0Q-16-15-4-11 4-20 14-10 27-8 22 2 24 14 10 12 0 20-8 12-22 13-22 0z', tone)}${line('M-16 1Q0-3 17 0', '#fff', 1.8, 'opacity=".4"')}</g>`
    })
    .join('')
}

function swirl({ x, y }: Point, rx: number, ry: number): string {
  return `M${n(x - rx * 0.5)} ${n(y)}q0-${n(ry * 0.6)} ${n(rx * 0.5)}-${n(ry * 0.6)}t${n(rx * 0.6)} ${n(ry * 0.6)}-${n(rx * 0.5)} ${n(ry * 0.5)}-${n(rx * 0.3)}-${n(ry * 0.4)}`
}

function lighter(hex: string): string {
  const channels = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value + (255 - value) * 0.32)
  })
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
