/** Products, by name, whose price is told and not worked out (decision 5). */
export const fixedPrices: Readonly<
  Record<string, { priceCents: number; originalPriceCents: number }>
> = {
  'Lakemount Kosher Salt, 3 lb': { priceCents: 329, originalPriceCents: 379 },
}
