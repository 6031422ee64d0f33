/**
 * Whether an address from outside stays on this site. Browsers read `//host` and `/\host` as another host,
 * and remove tabs and line breaks before parsing.
 */
export function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path)
}
