import { circle, ellipse, line, n, path, rect } from '../markup.ts'

/** One piece of food, some 24 units wide, drawn around 0, 0. */
export type Shape = keyof typeof shapes

export const shapes = {
  /** Potato, tofu, beef, mango: with a lit and a dark side. */
  cube: colour =>
    rect([-10, -9, 20, 19, 4], shade(colour)) +
    rect([-10, -10, 18, 17, 4], colour) +
    rect([-7, -7, 8, 3, 1.5], '#fff', 'opacity=".35"'),
  /** Carrot, cucumber, sausage, banana. */
  slice: colour =>
    circle(0.8, 1.2, 11, shade(colour)) +
    circle(0, 0, 10.5, colour) +
    circle(0, 0, 6.5, '#fff', 'opacity=".28"'),
  bean: colour =>
    ellipse([0.6, 1, 8, 5.4], shade(colour)) +
    ellipse([0, 0, 8, 5.2], colour) +
    ellipse([-2, -1.6, 3, 1.2], '#fff', 'opacity=".45"'),
  /** Peas, berries, meatballs, olives, by their size. */
  ball: colour =>
    circle(0.8, 1.2, 9.5, shade(colour)) +
    circle(0, 0, 9.2, colour) +
    ellipse([-3, -3.4, 3.2, 2], '#fff', 'opacity=".45"'),
  leaf: colour =>
    path('M-13 0Q-4-11 13-1 2 10-13 0z', colour) + line('M-11 0Q0-1 11-1', shade(colour), 1.4),
  /** Peppers, cabbage, carrots in strips, chicken. */
  strip: colour =>
    rect([-14, -3.2, 28, 8, 4], shade(colour)) +
    rect([-14, -4, 28, 7.4, 3.7], colour) +
    rect([-10, -2.6, 12, 1.8, 0.9], '#fff', 'opacity=".35"'),
  floret: () =>
    rect([-3, 2, 7, 11, 3], '#9ccc65') +
    circle(-6, -1, 7, '#2e7d32') +
    circle(6, -1, 7, '#2e7d32') +
    circle(0, -6, 8, '#388e3c') +
    circle(-2, -8, 2, '#66bb6a') +
    circle(5, -4, 2, '#66bb6a'),
  cauliflower: () =>
    rect([-3, 2, 7, 11, 3], '#c5d99a') +
    circle(-6, -1, 7, '#e6dcc0') +
    circle(6, -1, 7, '#e6dcc0') +
    circle(0, -6, 8, '#f6efdc'),
  /** Onion, pepper rings. */
  ring: colour => circle(0, 0, 9, 'none', `stroke="${colour}" stroke-width="3.6"`),
  /** Grated cheese, herbs, nuts, seeds. */
  crumb: colour =>
    circle(-4, -2, 2.6, colour) + circle(3, 1, 2.2, shade(colour)) + circle(0, 5, 2, colour),
  mushroom: () =>
    path('M-11 1Q-11-10 0-10T11 1Q6 4 4 2L5 9Q0 12-5 9L-4 2Q-6 4-11 1z', '#b98d66') +
    path('M-8 0Q-7-7 0-7T8 0z', '#e3c9a8'),
  shrimp: () =>
    line('M-9 5Q-11-9 2-9 12-8 10 3', '#e8694a', 8, 'stroke-linecap="round"') +
    line(
      'M-9 5Q-11-9 2-9 12-8 10 3',
      '#ff9a7a',
      4.6,
      'stroke-linecap="round" stroke-dasharray="4 2.6"',
    ) +
    path('M9 3l-5 8 10-2z', '#e8694a'),
  egg: () =>
    path('M-27-3Q-30-22-9-25 8-31 21-18 34-6 25 10 19 26-1 25-25 27-27-3z', '#fffdf7') +
    path('M-24 8Q-14 24 2 23 18 22 24 9 24 26 0 27-20 27-24 8z', '#e9e2d2') +
    circle(0, -1, 12, '#f6a91b') +
    ellipse([-4, -5, 4, 2.6], '#fff', 'opacity=".6"'),
  eggHalf: () =>
    ellipse([0.8, 1, 13, 16], '#d9d2c2') +
    ellipse([0, 0, 13, 16], '#fffdf7') +
    circle(0, 2, 7, '#f6b21b'),
  /** A whole piece: chicken, chop, cutlet, with grill marks. */
  cutlet: colour =>
    path('M-38 4Q-40-22-10-24 22-28 36-8 44 12 18 22-10 32-32 20-38 14-38 4z', shade(colour)) +
    path('M-38 0Q-38-24-10-26 22-29 36-10 42 8 18 18-10 28-32 16-38 10-38 0z', colour) +
    line(
      'M-22-14l12 30M-2-20l12 34M18-19l10 28',
      shade(colour),
      4,
      'stroke-linecap="round" opacity=".8"',
    ),
  fillet: colour =>
    path('M-46 6Q-30-22 6-22 38-22 48-6 40 20 6 22-28 24-46 6z', shade(colour)) +
    path('M-46 2Q-30-26 6-25 38-24 48-9 40 16 6 18-28 20-46 2z', colour) +
    line(
      'M-26-10q8 12 2 22M-6-18q10 16 2 32M16-19q9 16 2 32M34-14q6 10 1 22',
      '#fff',
      2.6,
      'opacity=".55" stroke-linecap="round"',
    ),
  /** A skewer, under what is on it. */
  stick: colour => rect([-96, -2.5, 192, 5, 2.5], colour),
  /** Several lie over each other: steak, roast, meatloaf. */
  meatSlice: colour =>
    path('M-30-14Q-16-24 10-20 32-18 32 0 30 20 4 20-26 20-32 4-34-8-30-14z', shade(colour)) +
    path('M-26-13Q-14-20 9-17 27-15 27-1 25 14 3 15-22 15-27 3-29-7-26-13z', colour) +
    path(
      'M-16-6q10-6 22-2M-10 6q12 4 22-1',
      'none',
      `stroke="#fff" stroke-width="2" opacity=".35"`,
    ),
  sausage: colour =>
    rect([-28, -6, 56, 18, 9], shade(colour)) +
    rect([-28, -9, 56, 18, 9], colour) +
    line('M-14-7l6 12M0-7l6 12M14-7l6 12', shade(colour), 3) +
    rect([-20, -6, 30, 3, 1.5], '#fff', 'opacity=".3"'),
  toast: colour =>
    path('M-34-20q-6-18 14-18h40q20 0 14 18v44q0 10-10 10h-48q-10 0-10-10z', '#a8692e') +
    path('M-29-18q-5-15 11-15h36q16 0 11 15v40q0 7-7 7h-44q-7 0-7-7z', '#e8b873') +
    path('M-24-14q-3-12 9-12h30q12 0 9 12v30q0 6-6 6h-36q-6 0-6-6z', colour),
  lemonWedge: () =>
    path('M-16-6A18 18 0 0 0 16-6z', '#f2c31d') +
    path('M-12.5-4.6A14 14 0 0 0 12.5-4.6z', '#fbe888') +
    line('M0-4v12M-5-4l-4 9M5-4l4 9', '#f2c31d', 1.6),
  limeWedge: () =>
    path('M-16-6A18 18 0 0 0 16-6z', '#4c9a2a') +
    path('M-12.5-4.6A14 14 0 0 0 12.5-4.6z', '#c6e88a') +
    line('M0-4v12M-5-4l-4 9M5-4l4 9', '#7cb342', 1.6),
  avocado: () =>
    path('M-14 8Q-18-8 0-14 18-8 14 8 0 20-14 8z', '#4d7a25') +
    path('M-11 7Q-14-6 0-11 14-6 11 7 0 15-11 7z', '#cfe07a') +
    circle(0, 3, 5.4, '#8a5a33'),
  pepper: colour =>
    path('M-30 12Q-38-22-10-22H10Q38-22 30 12 24 26 0 26T-30 12z', shade(colour)) +
    path('M-30 8Q-36-22-10-24H10Q36-22 30 8 24 22 0 22T-30 8z', colour),
  boat: colour =>
    path('M-52 0Q-44-20 0-20T52 0Q44 22 0 22T-52 0z', shade(colour)) +
    path('M-45-1Q-38-14 0-14T45-1Q38 14 0 14T-45-1z', '#c9552e'),
} satisfies Record<string, (colour: string) => string>

/** The piece at a place, turned and scaled. */
export function place(
  shape: Shape,
  colour: string,
  at: { x: number; y: number; turn?: number; size?: number },
): string {
  const { x, y, turn = 0, size = 1 } = at
  const draw: (colour: string) => string = shapes[shape]
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${n(turn)})scale(${n2(size)})">${draw(colour)}</g>`
}

function n2(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A colour of six digits, a quarter darker. */
export function shade(hex: string): string {
  const channels = [1, 3, 5].map(at =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.76),
  )
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
