import {
  hasPostgres,
  openTestServer,
} from '../../apps/api/src/testing/services/postgres-cluster.ts'
import type { Figure } from '../support/figure.ts'
import { ratios } from '../support/load.ts'
import { type Server, startServer, temporaryFolder } from '../support/server.ts'
import { productIds, signUp } from '../support/shopper.ts'

const cartSize = 12

/** Compares reading the signed-in cart with the same route refusing a request without a session. */
export async function measureCart(): Promise<Figure[]> {
  const figures = [await measureOn('embedded database', {})]
  if (!hasPostgres()) return figures
  const postgres = await openTestServer()
  try {
    figures.push(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }))
  } finally {
    await postgres.stop()
  }
  return figures
}

async function measureOn(database: string, env: Record<string, string>): Promise<Figure> {
  const server = await startServer({ dataDir: temporaryFolder(), env })
  try {
    return {
      name: `signed-in cart ÷ refusal, requests/s, ${database}`,
      samples: await measure(server),
      target: { atLeast: 0.3 },
    }
  } finally {
    await server.stop()
  }
}

async function measure({ address }: Server): Promise<number[]> {
  const shopper = await signUp(address)
  for (const id of await productIds(address, cartSize)) await shopper.putInCart(id, 2)
  const read = (headers: Record<string, string>) => ({
    method: 'GET' as const,
    path: '/api/cart',
    headers,
  })
  return ratios(
    { url: address, requests: [read({ cookie: shopper.cookie })], status: 200 },
    { url: address, requests: [read({})], status: 401 },
  )
}
