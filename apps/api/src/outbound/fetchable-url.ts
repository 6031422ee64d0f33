/** A page that may be asked for; undefined for anything that is none, such as another port or a user name. */
export function fetchableUrl(address: string, base?: URL): URL | undefined {
  if (!URL.canParse(address.trim(), base)) return undefined
  const url = new URL(address.trim(), base)
  if (!protocols.has(url.protocol) || !ports.has(url.port)) return undefined
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  return url
}

const protocols = new Set(['http:', 'https:'])
/** Without one it is that of the protocol. */
const ports = new Set(['', '80', '443'])
