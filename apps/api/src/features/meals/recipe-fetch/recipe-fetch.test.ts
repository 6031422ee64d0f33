import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fetchableUrl } from '../../../outbound/fetchable-url.ts'
import { isPublicAddress } from '../../../outbound/public-address.ts'
import { recipePageFetcher } from './fetch-recipe-page.ts'

const page = '<html lang="en"><h1>Soup</h1></html>'
const publicAddress = '93.184.215.14'

let server: Server
let answer: RequestListener
/** The default response; robots.txt does not exist unless a test provides it. */
const usual: RequestListener = (request, response) => {
  if (request.url === '/robots.txt') response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}
let connected: string[] = []
let asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
afterEach(() => {
  answer = usual
  connected = []
  asked = []
})
answer = usual

/** Every connection ends at the test's server; its intended target is recorded. */
const dial = (address: string, port: number) => {
  connected.push(`${address}:${port}`)
  return connect((server.address() as AddressInfo).port, '127.0.0.1')
}
const fetchWith = (resolve: (host: string) => string[], totalMs = 2000) =>
  recipePageFetcher({ resolve: async host => resolve(host), connect: dial }, totalMs)
const fetchPage = fetchWith(() => [publicAddress])

describe('a public page', () => {
  it('is fetched from the address that its name was resolved to', async () => {
    const found = await fetchPage('http://soup.example/carrot?x=1')
    expect(found).toEqual({ source: page, address: 'http://soup.example/carrot?x=1' })
    expect(connected).toEqual([`${publicAddress}:80`, `${publicAddress}:80`])
    expect(asked).toEqual(['soup.example/robots.txt', 'soup.example/carrot?x=1'])
  })

  it('is told who asks', async () => {
    const names: unknown[] = []
    answer = (request, response) => {
      names.push(request.headers['user-agent'])
      usual(request, response)
    }
    await fetchPage('http://soup.example/')
    expect(names).toEqual(Array(2).fill(expect.stringMatching(/^AislewayRecipes\/1\.0/)))
  })

  it('may be packed, and in another encoding', async () => {
    answer = (request, response) => {
      if (request.url === '/robots.txt') return usual(request, response)
      response.writeHead(200, {
        'content-type': 'text/html; charset=iso-8859-1',
        'content-encoding': 'gzip',
      })
      response.end(gzipSync(Buffer.from('Crème', 'latin1')))
    }
    expect((await fetchPage('http://soup.example/'))?.source).toBe('Crème')
  })
})

describe('an address that is not public', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '127.0.0.1.',
      '0',
      '0.0.0.0',
    ],
    ...['10.0.0.8', '172.16.3.4', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '0xa9fea9fe'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[fe80::1]'],
    ...['[fc00::1]', '[fd12:3456::1]', '[ff02::1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::1]'],
    ...['[2002:7f00:1::]', '[2001:0:7f00:1::]', '[2001:db8::1]', '[fec0::1]', '[100::1]'],
    '①②⑦.⓪.⓪.①',
  ])('is not connected to: http://%s/', async host => {
    expect(await fetchPage(`http://${host}/`)).toBeUndefined()
    expect(connected).toEqual([])
  })

  it.each([
    ...['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fe80::1%eth0', ''],
    'not an address',
  ])('is not connected to where a name leads there: %s', async address => {
    expect(await fetchWith(() => [address])('http://localhost./')).toBeUndefined()
    expect(await fetchWith(() => [publicAddress, address])('http://soup.example/')).toBeUndefined()
    expect(connected).toEqual([])
  })

  it('is not reached by a name that changes its address between two questions', async () => {
    let questions = 0
    const rebinding = fetchWith(() => {
      questions += 1
      return [questions === 1 ? publicAddress : '127.0.0.1']
    })
    expect(await rebinding('http://rebind.example/')).toBeUndefined()
    // The first lookup served robots.txt; the second one was refused, so nothing was connected.
    expect(connected).toEqual([`${publicAddress}:80`])
    expect(questions).toBe(2)
  })
})

it.each([
  ...['ftp://soup.example/', 'file:///etc/passwd', 'javascript:alert(1)', 'soup.example', ''],
  ...['http://soup.example:22/', 'https://soup.example:8443/', 'gopher://soup.example/', 'http://'],
  ...['http://mara@soup.example/', 'http://mara:secret@soup.example/', 'data:text/html,hi'],
])('no page: "%s"', address => {
  expect(fetchableUrl(address)).toBeUndefined()
})

it('public are addresses of the internet alone', () => {
  expect(['1.1.1.1', '93.184.215.14', '2606:4700::1111'].map(isPublicAddress)).toEqual(
    Array(3).fill(true),
  )
})

describe('a redirect', () => {
  const redirecting = (location: string) => {
    answer = (request, response) => {
      if (request.url === '/robots.txt') usual(request, response)
      else if (request.url === '/moved') response.writeHead(302, { location }).end()
      else usual(request, response)
    }
  }

  it('is followed to another public page, whose robots.txt is asked', async () => {
    redirecting('http://other.example/soup')
    const found = await fetchPage('http://soup.example/moved')
    expect(found?.address).toBe('http://other.example/soup')
    expect(asked).toContain('other.example/robots.txt')
  })

  it.each([
    ...['http://127.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/latest/meta-data/'],
    ...[
      'http://2130706433/',
      'file:///etc/passwd',
      'http://soup.example:6379/',
      'http://a@b.example/',
    ],
  ])('is not followed to %s', async location => {
    redirecting(location)
    expect(await fetchPage('http://soup.example/moved')).toBeUndefined()
    expect(connected).toHaveLength(2)
  })

  it('is not followed by name into a private network', async () => {
    redirecting('http://intranet.example/')
    const inside = (host: string) => [host === 'intranet.example' ? '10.0.0.5' : publicAddress]
    expect(await fetchWith(inside)('http://soup.example/moved')).toBeUndefined()
    expect(connected.every(to => to === `${publicAddress}:80`)).toBe(true)
  })

  it('is followed five times, and not without end', async () => {
    let hops = 0
    answer = (request, response) => {
      if (request.url === '/robots.txt') return usual(request, response)
      hops += 1
      if (hops <= 5) response.writeHead(301, { location: `/${hops}` }).end()
      else usual(request, response)
    }
    expect(await fetchPage('http://soup.example/')).toMatchObject({ source: page })
    hops = -1
    expect(await fetchPage('http://soup.example/')).toBeUndefined()
  })
})

describe('what robots.txt says', () => {
  const saying = (status: number, text = '') => {
    answer = (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(status).end(text)
      else usual(request, response)
    }
  }

  it.each([
    [200, 'User-agent: *\nDisallow: /private', '/soup', true],
    [200, 'User-agent: *\nDisallow: /private', '/private/soup', false],
    [200, 'User-agent: AislewayRecipes\nDisallow: /', '/soup', false],
    [404, '', '/soup', true],
    [503, '', '/soup', false],
  ])('%i %j: %s', async (status, text, path, isFetched) => {
    saying(status, text)
    expect((await fetchPage(`http://soup.example${path}`)) !== undefined).toBe(isFetched)
    expect(asked.includes(`soup.example${path}`)).toBe(isFetched)
  })
})

describe('a page is given up', () => {
  const sending = (type: string, write: Parameters<typeof createServer>[1], headers = {}) => {
    answer = (request, response) => {
      if (request.url === '/robots.txt') return usual(request, response)
      response.writeHead(200, { 'content-type': type, ...headers })
      write?.(request, response)
    }
  }

  it.each(['application/json', 'image/png', 'text/plain', ''])('of type "%s"', async type => {
    sending(type, (_, response) => response.end('{}'))
    expect(await fetchPage('http://soup.example/')).toBeUndefined()
  })

  it('of more than 2 MB, also if only its packed form is small', async () => {
    sending('text/html', (_, response) => response.end(Buffer.alloc(2 * 1024 * 1024 + 1, 'x')))
    expect(await fetchPage('http://soup.example/')).toBeUndefined()
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    sending('text/html', (_, response) => response.end(bomb), { 'content-encoding': 'gzip' })
    expect(await fetchPage('http://soup.example/')).toBeUndefined()
  })

  it('that does not end in time, or whose name does not resolve', async () => {
    sending('text/html', (_, response) => response.write('<p>and'))
    expect(await fetchWith(() => [publicAddress], 300)('http://soup.example/')).toBeUndefined()
    const silent = recipePageFetcher({ resolve: () => new Promise(() => {}), connect: dial }, 100)
    expect(await silent('http://soup.example/')).toBeUndefined()
    expect(await fetchWith(() => [])('http://soup.example/')).toBeUndefined()
    server.closeAllConnections()
  })

  it.each(['http', 'https'])('whose site takes no connection or breaks it off, by %s', async by => {
    // Nothing listens on port 1.
    const refusing = () => connect(1, '127.0.0.1')
    const resolve = async () => [publicAddress]
    expect(await recipePageFetcher({ resolve, connect: refusing })(`${by}://a.example/`)).toBe(
      undefined,
    )
    answer = request => request.socket.destroy()
    expect(await fetchPage(`${by}://soup.example/`)).toBeUndefined()
  })

  it('that is an error', async () => {
    answer = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(page)
    expect(await fetchPage('http://soup.example/')).toBeUndefined()
  })
})
