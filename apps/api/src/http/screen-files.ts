/** The files of each address's screen, as listed by the build; "$slug" stands for any path segment. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>

/**
 * Links that let the browser fetch the screen of this address together with the app, before the app asks for
 * it; none if the app is all it needs.
 */
export function linksFor(path: string, screens: ScreenFiles): string {
  const parts = path.split('/')
  const [, files = []] =
    Object.entries(screens).find(([pattern]) => isOfPattern(parts, pattern.split('/'))) ?? []
  return files.map(linkTo).join('')
}

function linkTo(file: string): string {
  return file.endsWith('.svg')
    ? `<link rel="preload" as="image" href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
}

function isOfPattern(parts: readonly string[], pattern: readonly string[]): boolean {
  return (
    parts.length === pattern.length &&
    pattern.every((wanted, index) => wanted.startsWith('$') || wanted === parts[index])
  )
}
