/**
 * The newer items in the order of those shown, as nothing may move under a finger while only prices have
 * changed; if other items were found, as they are.
 */
export function inShownOrder<Item>(
  shown: readonly Item[],
  newer: readonly Item[],
  idOf: (item: Item) => string,
): Item[] {
  const byId = new Map(newer.map(item => [idOf(item), item]))
  const ordered = shown.flatMap(item => byId.get(idOf(item)) ?? [])
  return ordered.length === newer.length ? ordered : [...newer]
}
