/** A list, as outbox entries refer to it in `about`. */
export function aboutList(listId: string): string {
  return `list ${listId}`
}
