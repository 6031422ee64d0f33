import ipaddr from 'ipaddr.js'

/** Whether an IP address is on the public internet: not private, local, or an alias of another address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  // Addresses outside the assigned range include those that stand for IPv4 addresses.
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')
