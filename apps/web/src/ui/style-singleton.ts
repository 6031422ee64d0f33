import { useEffect } from 'react'

/**
 * Stands in for the package react-style-singleton, by an alias in vite.config.ts: that one writes a
 * style element, which the content security policy forbids; a constructed sheet is a script's own.
 * The scroll lock of open dialogs uses it.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined

  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // The first user's text stays until the last has gone, unless it is said to change.
    const version = dynamic ? styles : ''
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    useEffect(() => {
      if (users++ === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
      }
    }, [version])
    return null
  }
}
