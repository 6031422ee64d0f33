import { locale } from '../../ui/locale.ts'

/** "Nov 21, 2026" */
export function dateText(iso: string): string {
  return new Date(iso).toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
}
