/** What a word costs that stands in a name without being its noun. */
export const describingCost = 40
