import type { messages as english } from './price-memory-messages.ts'

export const messages: typeof english = {
  verdicts: {
    lowest_in_90_days: 'El más bajo en 90 días',
    not_cheaper_than_usual: 'No más barato que de costumbre',
  },
  range: (lowest, highest) =>
    lowest === highest ? `${lowest} durante 90 días` : `de ${lowest} a ${highest} en 90 días`,
  line: (range, today) => `Historial de precios: ${range}, ${today} hoy`,
}
