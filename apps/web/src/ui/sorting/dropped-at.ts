/** Where a row is in the layout, without the shift that dragging gives it. */
export type RowPlace = Pick<HTMLElement, 'offsetTop' | 'offsetHeight'>

/**
 * The position at which a row is dropped that was dragged this far: it takes the place of another once it
 * covers half of it.
 */
export function droppedAt(rows: readonly RowPlace[], from: number, offset: number): number {
  const own = rows[from]
  if (!own) return from
  const top = own.offsetTop + offset
  const bottom = top + own.offsetHeight
  return rows.filter((row, i) => {
    const middle = row.offsetTop + row.offsetHeight / 2
    return i < from ? middle <= top : i > from && middle < bottom
  }).length
}
