import type { Tones } from './palette.ts'

/**
 * Fills of round surfaces, lit from the left and shaded at both edges. A drawing names them, and
 * `definitions` writes the gradients that a finished picture uses.
 */
export const round = {
  'round.base': 'url(#a)',
  'round.dark': 'url(#b)',
  'round.white': 'url(#c)',
  'round.metal': 'url(#e)',
  'round.glass': 'url(#f)',
  'round.brownGlass': 'url(#g)',
  'round.kraft': 'url(#h)',
}

export function definitions(markup: string, { base, dark, light }: Tones): string {
  const shades: Record<keyof typeof round, Shades> = {
    'round.base': [dark, base, light],
    'round.dark': [shaded(dark), dark, base],
    'round.white': ['#d5dde1', '#fff', '#fff'],
    'round.metal': ['#9aa7af', '#d3dbe0', '#f6f9fa'],
    'round.glass': ['#b9c9cf', '#e3edf0', '#fff'],
    'round.brownGlass': ['#4a2813', '#7a4722', '#a86c3c'],
    'round.kraft': ['#c3a67c', '#e3cba5', '#f1dfc1'],
  }
  return Object.entries(shades)
    .filter(([name]) => markup.includes(round[name as keyof typeof round]))
    .map(([name, tones]) => gradient(round[name as keyof typeof round], tones))
    .join('')
}

type Shades = readonly [edge: string, base: string, light: string]

function gradient(url: string, [edge, base, light]: Shades): string {
  const stops = [
    [0, edge],
    [0.14, base],
    [0.27, light],
    [0.42, base],
    [0.76, base],
    [1, edge],
  ]
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')
  return `<linearGradient id="${url.slice(5, -1)}">${stops}</linearGradient>`
}

/** A colour of the palette, a fifth darker. */
function shaded(hex: string): string {
  const channels = [1, 3, 5].map(at => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.8))
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
