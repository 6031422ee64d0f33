import ipaddr from 'ipaddr.js'

/** Whether an address is one of the public internet: neither private, local, nor one that stands for another. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  // Beyond the addresses given out so far lie, among others, those that stand for IPv4 ones.
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')
