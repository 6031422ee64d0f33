import { describe, expect, it } from 'vitest'
import { clientFinder, isProxyList, proxyCheck } from './client.ts'

const from = (peer: string | undefined, forwarded?: string, proxies: string[] = []) =>
  clientFinder({ isProxy: proxyCheck(proxies), warn: () => {} })(
    new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    peer,
  ).address

describe('the caller’s address', () => {
  it.each([
    ['is the other end of the connection', '192.0.2.1', undefined, [], '192.0.2.1'],
    ['is not what a stranger claims', '192.0.2.1', '198.51.100.7', [], '192.0.2.1'],
    ['is what a trusted proxy wrote', '10.0.0.1', '198.51.100.7', ['10.0.0.1'], '198.51.100.7'],
    [
      'is not what stood there before the trusted proxy wrote',
      '10.0.0.1',
      '203.0.113.9, 198.51.100.7',
      ['10.0.0.1'],
      '198.51.100.7',
    ],
    [
      'is found behind two proxies of a trusted network',
      '10.0.0.1',
      '203.0.113.9, 198.51.100.7, 10.2.3.4',
      ['10.0.0.0/8'],
      '198.51.100.7',
    ],
    ['is the proxy’s where that wrote nonsense', '10.0.0.1', 'nonsense', ['10.0.0.1'], '10.0.0.1'],
    ['is the proxy’s where that wrote nothing', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
    ['is read without its port', '10.0.0.1', '198.51.100.7:4711', ['10.0.0.1'], '198.51.100.7'],
    ['is IPv4 where it is mapped into IPv6', '::ffff:192.0.2.1', undefined, [], '192.0.2.1'],
    [
      'is IPv4 behind a proxy on a dual socket',
      '::ffff:10.0.0.1',
      '198.51.100.7',
      ['10.0.0.0/8'],
      '198.51.100.7',
    ],
    ['of IPv6 is its /64', '2001:db8:1:2:3:4:5:6', undefined, [], '2001:db8:1:2::/64'],
    ['of IPv6 is its /64, also shortened', '2001:db8::1', undefined, [], '2001:db8:0:0::/64'],
    ['of IPv6 is its /64, with a zone', 'fe80::1%eth0', undefined, [], 'fe80:0:0:0::/64'],
    [
      'of IPv6 is read from brackets with a port',
      '::1',
      '[2001:DB8:1:2::9]:80',
      ['::1'],
      '2001:db8:1:2::/64',
    ],
    ['is unknown without a connection', undefined, '198.51.100.7', [], 'unknown'],
  ])('%s', (_, peer, forwarded, proxies, expected) => {
    expect(from(peer, forwarded, proxies)).toBe(expected)
  })
})

it('the browser’s own words are kept short', () => {
  const headers = new Headers({ 'user-agent': 'x'.repeat(5000) })
  expect(
    clientFinder({ isProxy: proxyCheck([]), warn: () => {} })(headers, '192.0.2.1').userAgent,
  ).toHaveLength(300)
})

it.each([
  [['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'], true],
  [['proxy.example'], false],
  [['10.0.0.0/33'], false],
  [['10.0.0.0/x'], false],
])('%j as trusted proxies: %s', (entries, expected) => {
  expect(isProxyList(entries)).toBe(expected)
})

describe('a proxy that nobody named', () => {
  const headers = new Headers({ 'x-forwarded-for': '198.51.100.7' })
  const finder = (trustedProxies: string[]) => {
    const lines: string[] = []
    return {
      lines,
      find: clientFinder({ isProxy: proxyCheck(trustedProxies), warn: line => lines.push(line) }),
    }
  }

  it('is told to the operator once, with its address and the setting to change', () => {
    const { lines, find } = finder(['10.0.0.1'])
    for (let i = 0; i < 3; i++) find(headers, '10.0.0.2')
    find(headers, '10.0.0.3')
    expect(lines).toEqual([expect.stringMatching(/from 10\.0\.0\.2 .*TRUSTED_PROXIES/)])
  })

  it('is no news where it is named, nor is a shopper without a proxy', () => {
    const { lines, find } = finder(['10.0.0.1'])
    find(headers, '10.0.0.1')
    find(new Headers(), '198.51.100.7')
    expect(lines).toEqual([])
  })
})
