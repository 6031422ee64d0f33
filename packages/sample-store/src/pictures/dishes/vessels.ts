import { circle, ellipse, line, rect } from '../markup.ts'

export type Room = { rx: number; ry: number }

type Drawn = { room: Room; markup: (glaze: Glaze) => string }

/** The colour of bowls and dishes. */
export type Glaze = { rim: string; side: string; inside: string }

/** What a dish is served in, seen from above, with the room that its food has. */
export const vessels = {
  plate: {
    room: { rx: 80, ry: 80 },
    markup: () =>
      circle(209, 160, 112, '#000', 'opacity=".25"') +
      circle(200, 150, 112, '#f7f3ec') +
      circle(200, 150, 88, '#fffefb', 'stroke="#e6dfd3" stroke-width="2"'),
  },
  bowl: {
    room: { rx: 86, ry: 86 },
    markup: ({ rim, side, inside }) =>
      circle(208, 162, 108, '#000', 'opacity=".28"') +
      circle(200, 150, 108, side) +
      circle(200, 148, 104, rim) +
      circle(200, 150, 93, inside),
  },
  skillet: {
    room: { rx: 86, ry: 86 },
    markup: () =>
      rect([286, 146, 104, 28, 14], '#000', 'opacity=".25"') +
      rect([284, 136, 104, 28, 14], '#3b4043') +
      line('M368 150h8', '#1d2022', 7, 'stroke-linecap="round"') +
      circle(207, 160, 104, '#000', 'opacity=".28"') +
      circle(200, 150, 104, '#4c5357') +
      circle(200, 150, 96, '#2b2f31') +
      circle(200, 150, 91, '#383d40'),
  },
  pot: {
    room: { rx: 84, ry: 84 },
    markup: ({ rim, side }) =>
      rect([72, 126, 256, 48, 24], '#000', 'opacity=".25"') +
      rect([70, 120, 260, 48, 24], side) +
      circle(206, 158, 106, '#000', 'opacity=".28"') +
      circle(200, 148, 106, rim) +
      circle(200, 148, 96, side) +
      circle(200, 150, 90, '#2d2a28'),
  },
  board: {
    room: { rx: 104, ry: 74 },
    markup: () =>
      rect([68, 52, 280, 208, 26], '#000', 'opacity=".28"') +
      rect([60, 42, 280, 208, 26], '#b98250') +
      rect([60, 42, 280, 200, 26], '#d9a66f') +
      line(
        'M84 84q70 12 130-2t104 4M82 138q90-14 150 4t86-6M84 200q60 12 120-2t112 4',
        '#c48f58',
        4,
      ) +
      circle(318, 66, 8, '#8f6236'),
  },
  sheetPan: {
    room: { rx: 112, ry: 74 },
    markup: () =>
      rect([62, 50, 292, 212, 20], '#000', 'opacity=".28"') +
      rect([54, 42, 292, 208, 20], '#aab2b7') +
      rect([64, 52, 272, 188, 13], '#7d868c') +
      rect([70, 57, 260, 178, 9], '#e9dfcc') +
      line('M96 60v172M150 60v172M250 60v172', '#dccfb6', 3),
  },
  casserole: {
    room: { rx: 98, ry: 66 },
    markup: ({ rim, side, inside }) =>
      rect([52, 124, 304, 56, 22], '#000', 'opacity=".25"') +
      rect([48, 118, 304, 52, 22], side) +
      rect([80, 66, 256, 184, 38], '#000', 'opacity=".25"') +
      rect([72, 56, 256, 184, 38], rim) +
      rect([86, 70, 228, 156, 28], inside),
  },
  glass: {
    room: { rx: 50, ry: 70 },
    markup: () =>
      ellipse([208, 246, 66, 13], '#000', 'opacity=".28"') +
      rect([140, 46, 120, 200, 26], '#e8f1f3') +
      rect([148, 78, 104, 160, 20], '#fff') +
      rect([136, 40, 128, 18, 9], '#c9d8dc'),
  },
  box: {
    room: { rx: 112, ry: 76 },
    markup: ({ side, rim }) =>
      rect([62, 52, 292, 212, 28], '#000', 'opacity=".28"') +
      rect([54, 42, 292, 212, 28], side) +
      rect([64, 52, 272, 192, 20], rim),
  },
} satisfies Record<string, Drawn>

export type Vessel = keyof typeof vessels

export const vesselNames = Object.keys(vessels) as Vessel[]
