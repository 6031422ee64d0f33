/** The colour of bowls and dishes. */
export type Glaze = { rim: string; side: string; inside: string }

export type Room = { rx: number; ry: number }

/** The space for food in each vessel (`content/drawings/vessels`), seen from above. */
export const rooms = {
  plate: { rx: 80, ry: 80 },
  bowl: { rx: 86, ry: 86 },
  skillet: { rx: 86, ry: 86 },
  pot: { rx: 84, ry: 84 },
  board: { rx: 104, ry: 74 },
  sheetPan: { rx: 112, ry: 74 },
  casserole: { rx: 98, ry: 66 },
  glass: { rx: 50, ry: 70 },
  box: { rx: 112, ry: 76 },
} satisfies Record<string, Room>

export type Vessel = keyof typeof rooms

export const vesselNames = Object.keys(rooms) as Vessel[]
