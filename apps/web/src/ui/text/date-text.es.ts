const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic']

export function dateText(iso: string): string {
  const date = new Date(iso)
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
}
