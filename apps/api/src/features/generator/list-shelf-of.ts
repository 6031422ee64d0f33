import { arrangeShelf, type ListShelf } from '@aisleway/core/generator/list-shelf'
import type { Shelf } from '../catalogue/shelf.ts'

const arranged = new WeakMap<Shelf, ListShelf>()

/** The shelf in the generator's order: sorted once, with the first list after a change. */
export function listShelfOf(shelf: Shelf): ListShelf {
  const known = arranged.get(shelf) ?? arrangeShelf(shelf.products)
  arranged.set(shelf, known)
  return known
}
