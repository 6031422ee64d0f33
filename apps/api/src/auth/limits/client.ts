import { BlockList, isIP } from 'node:net'

/** The caller. Attempts are counted by `address`: for IPv6 the /64, which belongs to one customer. */
export type Client = { address: string; userAgent: string }

export type FindClient = (headers: Headers, peerAddress: string | undefined) => Client

type Finding = {
  isProxy: IsProxy
  /** Receives one line for the operator. */
  warn: (line: string) => void
}

const maxUserAgentLength = 300

/**
 * Reads the caller's address. Anybody can send `X-Forwarded-For`, so only the part that configured proxies
 * wrote is believed: from the right, up to the first address that is not a proxy.
 */
export function clientFinder({ isProxy: isTrusted, warn }: Finding): FindClient {
  let hasWarned = false

  return (headers, peerAddress) => {
    const header = headers.get('x-forwarded-for')
    const forwarded = (header ?? '').split(',').reverse()
    const peer = plainAddress(peerAddress ?? '')
    let address = peer
    if (header !== null && peer && !isTrusted(peer) && !hasWarned) {
      // Only once, because anybody can send the header and could fill the log with it.
      hasWarned = true
      warn(untrustedProxy(peer))
    }
    for (const hop of forwarded) {
      if (!address || !isTrusted(address)) break
      const next = plainAddress(hop)
      if (!next) break
      address = next
    }
    return {
      address: networkOf(address),
      userAgent: (headers.get('user-agent') ?? '').slice(0, maxUserAgentLength),
    }
  }
}

/** Whether the address at the other end of a connection is a configured proxy's. */
export type IsProxy = (peerAddress: string | undefined) => boolean

export function proxyCheck(trustedProxies: readonly string[]): IsProxy {
  const trusted = blockListOf(trustedProxies)
  return peerAddress => {
    const address = plainAddress(peerAddress ?? '')
    return address !== '' && trusted.check(address, familyOf(address))
  }
}

/** Behind a proxy that is not configured, all shoppers together share the limits of one address. */
function untrustedProxy(peer: string): string {
  return (
    `X-Forwarded-For from ${peer} was ignored, because TRUSTED_PROXIES does not contain that address. ` +
    'If it is your proxy, add it: until then, all who come through it share the limits of one address.'
  )
}

export function isProxyList(entries: readonly string[]): boolean {
  try {
    blockListOf(entries)
    return true
  } catch {
    return false
  }
}

/** Throws if an entry is neither an address nor a network such as 10.0.0.0/8. */
function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}

/** Removes port, brackets and zone; an IPv4-mapped IPv6 address becomes the IPv4 address. */
function plainAddress(text: string): string {
  const trimmed = text.trim()
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ??
    /^([\d.]+):\d+$/.exec(trimmed)?.[1] ??
    trimmed.replace(/%.*$/, '')
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare
  return isIP(mapped) ? mapped : ''
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address || 'unknown'
  // The URL parser writes an IPv6 address in its canonical, shortest form.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = shortest.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
