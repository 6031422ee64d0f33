/** A list, as the outbox names what entries are about. */
export function aboutList(listId: string): string {
  return `list ${listId}`
}
