import { heightAt, standing } from '../label-art.ts'
import type { Icon } from '../noto.ts'

/** Eight of a thing heaped up, the way they settle in a net or a box. */
export function pile(icon: Icon, x: number, bottom: number, size: number): string {
  // Long things lie closer than they are wide, yet not in one line.
  const row = Math.max(heightAt(icon, size) * 0.78, size * 0.5)
  return heap
    .map(([dx, up, degrees]) =>
      standing(icon, { x: x + dx * size, bottom: bottom - up * row, size, degrees }),
    )
    .join('')
}

/** Back to front: sideways in sizes, up in rows. */
const heap: readonly (readonly [dx: number, up: number, degrees: number])[] = [
  [-0.48, 1.22, -14],
  [0.5, 1.26, 12],
  [0, 1.34, 4],
  [-0.8, 0.56, -20],
  [0.8, 0.56, 16],
  [0, 0.66, -6],
  [-0.56, 0, 10],
  [0.54, 0, -12],
]
