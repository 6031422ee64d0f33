import type { Figure } from '../support/figure.ts'
import { answersTo, type Load, ratiosOf } from '../support/load.ts'
import { cpuSeconds, type Server, startServer, temporaryFolder } from '../support/server.ts'
import { productIds, signUp } from '../support/shopper.ts'

const cartSize = 12
const leastShare = 0.95

/**
 * Compares a server that counts for Prometheus with one that does not: on searches, the cheapest requests, and on
 * carts.
 */
export async function measureMetrics(): Promise<Figure[]> {
  const counting = await startServer({ dataDir: temporaryFolder(), env: { METRICS_PORT: '0' } })
  const plain = await startServer({ dataDir: temporaryFolder() })
  try {
    return [
      {
        name: 'searches with metrics ÷ without, requests for a second of CPU',
        samples: await ratiosOf(
          perCpuSecond(counting, searchesOf(counting)),
          perCpuSecond(plain, searchesOf(plain)),
        ),
        target: { atLeast: leastShare },
      },
      {
        name: 'signed-in carts with metrics ÷ without, requests for a second of CPU',
        samples: await ratiosOf(
          perCpuSecond(counting, await cartOf(counting)),
          perCpuSecond(plain, await cartOf(plain)),
        ),
        target: { atLeast: leastShare },
      },
    ]
  } finally {
    await counting.stop()
    await plain.stop()
  }
}

/** Requests per CPU second, which other work on the machine hardly affects; Linux only. */
function perCpuSecond(server: Server, load: Load): () => Promise<number> {
  return async () => {
    const before = cpuSeconds(server)
    const { count } = await answersTo(load)
    return count / (cpuSeconds(server) - before)
  }
}

function searchesOf({ address }: Server) {
  const body = JSON.stringify({ requests: [{ indexName: 'updated_store', query: 'greek yogurt' }] })
  const request = { method: 'POST' as const, path: '/1/indexes/*/queries', body }
  return { url: address, requests: [request], status: 200 }
}

async function cartOf({ address }: Server) {
  const shopper = await signUp(address)
  for (const id of await productIds(address, cartSize)) await shopper.putInCart(id, 2)
  const request = { method: 'GET' as const, path: '/api/cart', headers: { cookie: shopper.cookie } }
  return { url: address, requests: [request], status: 200 }
}
