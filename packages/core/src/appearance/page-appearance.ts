import type { Appearance } from './appearance.ts'

/**
 * Applies a chosen appearance to the page's HTML so that its first paint already has it: the style sheets read the
 * attributes, and the browser styles its own UI by the two `meta` elements of index.html.
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

/** The media query under which one of the two browser bar colours applies. */
export function themeColorMedia(scheme: 'light' | 'dark', theme: Appearance['theme']): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return scheme === theme ? 'all' : 'not all'
}
