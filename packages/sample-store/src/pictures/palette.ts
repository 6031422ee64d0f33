/** The tones for painting a pack in one colour. */
export type Tones = {
  base: string
  /** For the shaded side, caps and bands. */
  dark: string
  /** For highlights on `base`. */
  light: string
  /** Nearly white, for windows and the inside of trays. */
  pale: string
  /** For a brand's lines printed on `base`. */
  print: string
}

export const palette = {
  red: tones('#d63a32', '#a5261f', '#ef6e63', '#fbe5e2'),
  tomato: tones('#e9583c', '#b83b22', '#fb876d', '#fde8e1'),
  orange: tones('#f28a22', '#c2640e', '#ffb15c', '#feecd8'),
  amber: tones('#f0a71c', '#bc7b08', '#ffca5c', '#fdf1d6'),
  yellow: tones('#f6ce34', '#c9990f', '#ffe57c', '#fdf7dc', '#8a6600'),
  lime: tones('#9cc62f', '#6f931a', '#c0e161', '#f1f8dc'),
  green: tones('#3fa548', '#2a7834', '#6fc876', '#e3f4e4'),
  forest: tones('#246b42', '#154a2b', '#438f62', '#deeee5'),
  teal: tones('#179b8d', '#0b6f65', '#4bc1b4', '#daf2ef'),
  sky: tones('#45ace2', '#2380b5', '#85cef3', '#e0f2fb'),
  blue: tones('#2f72d6', '#1e52a3', '#659cee', '#e0ebfb'),
  navy: tones('#294986', '#1a3260', '#4f71ae', '#e0e7f3'),
  purple: tones('#7d57c2', '#593896', '#a281de', '#ece5f8'),
  plum: tones('#80305a', '#591d3e', '#a6557f', '#f4e3eb'),
  pink: tones('#ec80aa', '#c45684', '#f9aeca', '#fde8f0'),
  brown: tones('#8b5b37', '#643e23', '#b08059', '#f1e7dd'),
  tan: tones('#c89b64', '#9a7140', '#dfbc8c', '#f7eee0'),
  cream: tones('#f2e4c4', '#cdb88c', '#fcf4e0', '#fbf7ec', '#a38a55'),
  slate: tones('#617682', '#44555f', '#8a9ca7', '#e5ebee'),
  black: tones('#465259', '#2c353a', '#73828a', '#e4e8ea'),
}

export type Colour = keyof typeof palette

export const colours = Object.keys(palette) as Colour[]

function tones(base: string, dark: string, light: string, pale: string, print = '#fff'): Tones {
  return { base, dark, light, pale, print }
}
