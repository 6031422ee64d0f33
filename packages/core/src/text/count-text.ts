/** `12834` → `"12,834"`, the same in both languages. Intl would take 20 ms on every page load. */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
