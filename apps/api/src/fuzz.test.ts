import { apiPrefix } from '@aisleway/core/contract'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { seededRandom } from '@aisleway/core/seeded-random'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPaths } from './auth/auth.ts'
import { openApiDocument } from './http/openapi.ts'
import { type Answer, answerCheck } from './testing/answer-check.ts'
import { catchLog } from './testing/catch-log.ts'
import { fuzzer, type Schema } from './testing/fuzz.ts'
import { saveList } from './testing/shoppers/write-list.ts'
import { openBrowser, openTestApp, productRow } from './testing/test-app.ts'

/** `FUZZ_CASES=1000` tries more; failures name the request, and runs are reproducible. */
const cases = Number(process.env.FUZZ_CASES ?? 8)
const longestMs = 30_000 + cases * 300

const text: Schema = { type: 'string' }
const credentials: Schema = {
  type: 'object',
  properties: { email: text, password: text, name: text, token: text, newPassword: text },
}

type Route = {
  method: string
  path: string
  query: string[]
  body?: Schema
  problemOf?: (answer: Answer) => string | undefined
}

const document = await openApiDocument()
const routes: Route[] = [
  ...Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    // biome-ignore lint/suspicious/noExplicitAny: the document's own types allow references everywhere
    Object.entries(methods as Record<string, any>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: `${apiPrefix}${path}`,
      query: (operation.parameters ?? [])
        .filter((parameter: { in: string }) => parameter.in === 'query')
        .map((parameter: { name: string }) => parameter.name),
      body: operation.requestBody?.content?.['application/json']?.schema,
      problemOf: answerCheck(operation.responses),
    })),
  ),
  ...openPaths.map(path => ({
    method: 'POST',
    path: `/api/auth${path}`,
    query: [],
    body: credentials,
  })),
  { method: 'GET', path: '/api/auth/verify-email', query: ['token'] },
  { method: 'POST', path: '/1/indexes/{index}/query', query: [], body: search() },
  { method: 'POST', path: '/1/indexes/*/queries', query: [], body: searches() },
]

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([productRow({ id: 'milk', name: 'Whole Milk' })])
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => shop.close())

describe('whatever is sent', () => {
  it.each(routes)(
    '$method $path answers, and never with a failure',
    async route => {
      const log = catchLog()
      const shopper = openBrowser(shop.app)
      const visitor = openBrowser(shop.app)
      await shopper.signUp(`${crypto.randomUUID()}@example.com`)
      const listId = await saveList(shopper, 'Weekend', [listItem({})])
      const known = { listId, productId: 'milk', index: 'updated_store', department: 'Pantry' }
      const random = seededRandom(routes.indexOf(route))
      const fuzz = fuzzer(random, known)
      // Reads change nothing, so reading the same URL again would reveal nothing.
      const read = new Map([shopper, visitor].map(browser => [browser, new Set<string>()]))
      for (let i = 0; i < cases; i++) {
        const path = route.path.replace(/[:{](\w+)\}?/g, (_, name: string) =>
          encoded(fuzz.parameter(name)),
        )
        const query = route.query
          .filter(() => random() < 0.7)
          .map(name => `${name}=${encoded(fuzz.parameter(name))}`)
        const body = route.method === 'GET' ? undefined : fuzz.body(route.body)
        const by = random() < 0.85 ? shopper : visitor
        const address = `${path}?${query.join('&')}`
        if (route.method === 'GET') {
          if (read.get(by)?.has(address)) continue
          read.get(by)?.add(address)
        }
        const answer = await by.sendText(route.method, address, body)
        const request = `${route.method} ${address.slice(0, 400)} ${body?.slice(0, 1000)}`
        expect(answer.status, request).toBeLessThan(500)
        expect(route.problemOf?.(answer), request).toBeUndefined()
      }
      expect(log.entries).toEqual([])
    },
    longestMs,
  )
})

/** As a browser would; a lone surrogate is sent as bytes that no browser sends. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text.slice(0, 2000)) : '%ED%A0%BC%00'
}

function search(): Schema {
  const count = { type: 'integer' }
  return {
    type: 'object',
    properties: {
      query: text,
      filters: text,
      facets: { type: 'array', items: text },
      page: count,
      hitsPerPage: count,
    },
  }
}

function searches(): Schema {
  return { type: 'object', properties: { requests: { type: 'array', items: search() } } }
}
