import { listName } from '@aisleway/core/lists/list'

/** What a new list is called if it is not given a name. */
export function newListName(): string {
  return listName('', new Date().toLocaleDateString())
}
