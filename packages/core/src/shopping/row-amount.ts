/** How much of a thing a row of a list asks for: "2 × 1 lb". One of what has no size, or is sold "each", goes without saying. */
export function rowAmount(quantity: number, size: string): string {
  if (size && size !== 'each') return `${quantity} × ${size}`
  return quantity > 1 ? `× ${quantity}` : ''
}
