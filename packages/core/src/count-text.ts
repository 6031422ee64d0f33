/** `12834` → `"12,834"`, in both languages. Intl would take 20 ms at the start of every page. */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
