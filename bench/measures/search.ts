import { searchPageSize } from '@aisleway/core/catalogue/search/search-request'
import { startBareServer } from '../support/bare.ts'
import type { Figure } from '../support/figure.ts'
import { type Load, ratios } from '../support/load.ts'
import { searches } from '../support/searches.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { measureSearchEngines } from './search-engines.ts'

const path = '/1/indexes/*/queries'
const headers = { 'content-type': 'application/json' }

/** The engine compared with others, and searches over HTTP compared with a bare Node server. */
export async function measureSearch(): Promise<Figure[]> {
  return [...(await measureSearchEngines()), ...(await measureOverHttp())]
}

const connections = 32

/**
 * Searches with a whole page of hits. The bare server gets the very same requests, since the load generator sends many
 * different ones more slowly than a few, and sends the same bytes without searching.
 */
export async function measureOverHttp(env: Record<string, string> = {}): Promise<Figure[]> {
  const server = await startServer({ dataDir: temporaryFolder(), env })
  const recorded = await record(
    server.address + path,
    searches.map(search => JSON.stringify({ requests: [search] })),
  )
  const whole = recorded.filter(([, answer]) => hitsIn(answer) === searchPageSize)
  const bodies = whole.map(([body]) => body)
  const bare = await startBareServer(
    whole.map(([body, answer]) => [
      [body, ...marks.flat().map(mark => marked(body, mark))],
      answer,
    ]),
  )
  const loadOn = (address: string): Load => ({
    url: address,
    requests: requestsOf(bodies),
    status: 200,
    connections,
  })
  const neverCached = marks.map(ofConnection =>
    requestsOf(ofConnection.flatMap(mark => bodies.map(body => marked(body, mark)))),
  )
  const distinctOn = (address: string): Load => ({
    ...loadOn(address),
    perConnection: neverCached,
  })
  try {
    const known = await ratios(loadOn(server.address), loadOn(bare.address))
    const worked = await ratios(distinctOn(server.address), distinctOn(bare.address))
    return [
      {
        name: 'over HTTP, kept answers ÷ bare Node server, requests/s',
        samples: known,
        target: { atLeast: 0.5 },
      },
      {
        name: 'over HTTP, each answer worked out anew ÷ bare Node server',
        samples: worked,
        target: { atLeast: 0.25 },
      },
    ]
  } finally {
    await bare.stop()
    await server.stop()
  }
}

/** Marks for each connection: enough that every marked body has left the server's cache before it recurs. */
const marks = Array.from({ length: connections }, (_, connection) =>
  Array.from({ length: 20 }, (_, i) => `${connection}-${i}`),
)

function marked(body: string, mark: string): string {
  return body.replace('"query"', `"userToken":"${mark}","query"`)
}

function requestsOf(bodies: readonly string[]) {
  return bodies.map(body => ({ method: 'POST', path, headers, body }) as const)
}

function hitsIn(answer: string): number {
  const { results }: { results: { hits: unknown[] }[] } = JSON.parse(answer)
  return results[0]?.hits.length ?? 0
}

/** Records the server's answer to each body. */
async function record(url: string, bodies: readonly string[]): Promise<[string, string][]> {
  return Promise.all(
    bodies.map(async body => {
      const response = await fetch(url, { method: 'POST', headers, body })
      const answer = await response.text()
      if (!response.ok) throw new Error(`The search ${body} was refused: ${answer}`)
      return [body, answer] as [string, string]
    }),
  )
}
