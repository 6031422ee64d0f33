/** What the build wrote down: of each address its screen's files; "$slug" stands for any part. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>

/**
 * Links by which the browser fetches the screen of this address behind the app, and need not wait until
 * the app asks for it; none where the app is all it needs.
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
