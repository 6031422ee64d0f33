import type { PriceVerdict } from '@aisleway/core/catalogue/price-memory'

export const messages = {
  verdicts: {
    lowest_in_90_days: 'Lowest in 90 days',
    not_cheaper_than_usual: 'Not cheaper than usual',
  } satisfies Record<PriceVerdict, string>,
  range: (lowest: string, highest: string) =>
    lowest === highest ? `${lowest} for 90 days` : `${lowest} to ${highest} in 90 days`,
  line: (range: string, today: string) => `Price history: ${range}, ${today} today`,
}
