/** Puts what has all the diets of the item before the others, and leaves both in their order. */
export function dietsFirst<Found extends { diets: readonly string[] }>(
  found: readonly Found[],
  diets: readonly string[],
): Found[] {
  const suits = (one: Found) => diets.every(diet => one.diets.includes(diet))
  return [...found.filter(suits), ...found.filter(one => !suits(one))]
}
