/** A page that may be fetched; undefined for any other URL, such as one with another port or credentials. */
export function fetchableUrl(address: string, base?: URL): URL | undefined {
  if (!URL.canParse(address.trim(), base)) return undefined
  const url = new URL(address.trim(), base)
  if (!protocols.has(url.protocol) || !ports.has(url.port)) return undefined
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  return url
}

const protocols = new Set(['http:', 'https:'])
/** An empty port is the protocol's default. */
const ports = new Set(['', '80', '443'])
