import type { Department } from '@aisleway/core/catalogue/departments'

export type PriceBand = { p05Cents: number; p95Cents: number }

/** 5th and 95th percentile of prices seen in two US chains. */
export const priceBands: Record<Department, PriceBand> = {
  'Grocery Aisles': { p05Cents: 199, p95Cents: 1025 },
  'Personal Care': { p05Cents: 299, p95Cents: 3449 },
  Pantry: { p05Cents: 199, p95Cents: 1299 },
  Beverages: { p05Cents: 199, p95Cents: 1579 },
  Frozen: { p05Cents: 249, p95Cents: 1200 },
  Household: { p05Cents: 299, p95Cents: 2049 },
  'Dairy & Eggs': { p05Cents: 176, p95Cents: 1299 },
  'Meat & Seafood': { p05Cents: 399, p95Cents: 2699 },
  Bakery: { p05Cents: 250, p95Cents: 2499 },
  Deli: { p05Cents: 499, p95Cents: 1499 },
  Produce: { p05Cents: 129, p95Cents: 999 },
  Pet: { p05Cents: 79, p95Cents: 6499 },
  Baby: { p05Cents: 135, p95Cents: 3329 },
  'Meal Solutions': { p05Cents: 399, p95Cents: 1799 },
  Floral: { p05Cents: 299, p95Cents: 3999 },
  Alcohol: { p05Cents: 649, p95Cents: 3399 },
}
