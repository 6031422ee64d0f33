import type { Appearance } from './appearance.ts'

/**
 * The page with a chosen appearance, so that its first paint has it: the style sheets read the attributes, and the
 * browser draws its own parts by the two `meta` elements of index.html.
 */
export function withAppearance(html: string, { theme, textSize }: Appearance): string {
  const attributes = [
    theme !== 'system' && ` data-theme="${theme}"`,
    textSize !== 'normal' && ` data-text-size="${textSize}"`,
  ]
  const page = html.replace('<html', start => [start, ...attributes.filter(Boolean)].join(''))
  if (theme === 'system') return page
  return page
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`)
    .replace(
      /media="\(prefers-color-scheme: (light|dark)\)"/g,
      (_, scheme) => `media="${themeColorMedia(scheme, theme)}"`,
    )
}

/** Which of the two colours of the browser's bars counts under a theme. */
export function themeColorMedia(scheme: 'light' | 'dark', theme: Appearance['theme']): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return scheme === theme ? 'all' : 'not all'
}
