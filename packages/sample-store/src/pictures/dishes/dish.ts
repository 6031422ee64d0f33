import type { Fill, Part } from './fills.ts'
import type { FoodPiece } from './food-pieces.ts'
import type { Shape } from './pieces.ts'
import type { Vessel } from './vessels.ts'

/** A piece of its own, or a Noto icon, at a place of the picture of 400 × 300. */
export type Hero = {
  shape?: Shape
  icon?: string
  colour?: string
  x: number
  y: number
  turn?: number
  /** Of a piece: times; of an icon: units wide. */
  size: number
}

export type Dish = {
  vessel: Vessel
  fills?: readonly NonNullable<Fill>[]
  heroes?: readonly Hero[]
  /** Pieces of the meal's own foods: how many, over how much of the room. */
  pieces?: number
  over?: number
  /** What the meal's foods do not look like by themselves: eggs, cooked. */
  more?: readonly FoodPiece[]
  /** Above the heroes, not below: toppings. */
  onTop?: boolean
}

export const at = (
  shape: Shape,
  colour: string,
  x: number,
  y: number,
  size: number,
  turn = 0,
): Hero => ({
  shape,
  colour,
  x,
  y,
  size,
  turn,
})
export const icon = (name: string, x: number, y: number, size: number, turn = 0): Hero => ({
  icon: name,
  x,
  y,
  size,
  turn,
})
export const fill = (kind: NonNullable<Fill>['kind'], colour: string, part?: Part) =>
  part ? { kind, colour, part } : { kind, colour }
