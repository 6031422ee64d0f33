/**
 * Whether an address that came from outside stays on this site. Browsers read `//host` and `/\host`
 * as another host, and drop tabs and line breaks before they look.
 */
export function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path)
}
