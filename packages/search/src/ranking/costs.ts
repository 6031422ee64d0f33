/** The cost of a word that is in a name but is not its noun. */
export const describingCost = 40
