/** Moves results that meet all of the item's diets to the front; a stable sort. */
export function dietsFirst<Found extends { diets: readonly string[] }>(
  found: readonly Found[],
  diets: readonly string[],
): Found[] {
  const suits = (one: Found) => diets.every(diet => one.diets.includes(diet))
  return [...found.filter(suits), ...found.filter(one => !suits(one))]
}
