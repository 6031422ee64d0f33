import type { Glaze } from './dishes/vessels.ts'

type Mat = {
  tones: readonly [topLeft: string, bottomRight: string]
  /** Contrasts with the mat. */
  glaze: Glaze
}

/** The placemats of meals, with the colours of the vessels on them. */
export const mats = {
  red: mat('#7c2d27', '#a5463c', '#f3ead9', '#d3c4a8', '#fbf7ee'),
  green: mat('#2c5c36', '#4b8a58', '#e9b44c', '#bb8427', '#fbf1d9'),
  ochre: mat('#7c4c12', '#bb781f', '#3f7f8c', '#2a5c66', '#e4f0f1'),
  brown: mat('#5d4029', '#94704c', '#dfe7ea', '#aebbc1', '#fafcfc'),
  teal: mat('#1b5a63', '#318c96', '#e2725b', '#b24c38', '#fdeee9'),
  indigo: mat('#39335f', '#5f569f', '#f4d9a0', '#cfa95f', '#fdf6e6'),
  plum: mat('#5f2748', '#954a77', '#7fb7a5', '#4f8a77', '#ebf6f2'),
}

export type MatColour = keyof typeof mats

export const matColours = Object.keys(mats) as MatColour[]

function mat(topLeft: string, bottomRight: string, rim: string, side: string, inside: string): Mat {
  return { tones: [topLeft, bottomRight], glaze: { rim, side, inside } }
}
