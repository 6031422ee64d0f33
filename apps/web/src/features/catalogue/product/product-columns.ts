/** The columns of a `ProductGrid` that has the whole page, and the rows in each chunk of twelve. */
export const productColumns =
  'grid-cols-2 [--rows:6] large-text:grid-cols-1 large-text:[--rows:12] sm:grid-cols-3 sm:[--rows:4] lg:grid-cols-4 lg:[--rows:3] xl:grid-cols-6 xl:[--rows:2]'
