import { startBareServer } from '../support/bare.ts'
import type { Figure } from '../support/figure.ts'
import { type Load, ratios } from '../support/load.ts'
import { searches } from '../support/searches.ts'
import { startServer, temporaryFolder } from '../support/server.ts'

const path = '/1/indexes/*/queries'
const headers = { 'content-type': 'application/json' }

/** Compares searches with a bare Node server that sends the same bytes without searching. */
export async function measureSearch(): Promise<Figure[]> {
  const server = await startServer({ dataDir: temporaryFolder() })
  const bodies = searches.map(search => JSON.stringify({ requests: [search] }))
  const bare = await startBareServer(await record(server.address + path, bodies))
  const loadOn = (address: string, sent = bodies): Load => ({
    url: address,
    requests: sent.map(body => ({ method: 'POST', path, headers, body })),
    status: 200,
  })
  // Each text is new, so that the server cannot have cached its answer.
  const neverSeen = bodies.map(body => body.replace('"query"', '"userToken":"[<id>]","query"'))
  try {
    const known = await ratios(loadOn(server.address), loadOn(bare.address))
    const worked = await ratios(
      { ...loadOn(server.address, neverSeen), idReplacement: true },
      loadOn(bare.address),
    )
    return [
      {
        name: 'search ÷ bare Node server, requests/s',
        samples: known,
        target: { atLeast: 0.45 },
      },
      { name: 'the same, each answer worked out anew', samples: worked },
    ]
  } finally {
    await bare.stop()
    await server.stop()
  }
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
