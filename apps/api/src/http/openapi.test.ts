import { apiPrefix } from '@aisleway/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openTestApp } from '../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
})
afterAll(() => shop.close())

type Operation = { operationId: string; tags: string[]; security: object[] }

it('the OpenAPI document says of each route whether it needs a session', async () => {
  const visitor = openBrowser(shop.app)
  const { paths } = (await visitor.get(`${apiPrefix}/openapi.json`)).body
  const told: Record<string, boolean> = {}
  const found: Record<string, boolean> = {}
  for (const [path, operations] of Object.entries<Record<string, Operation>>(paths)) {
    for (const [method, { operationId, security }] of Object.entries(operations)) {
      told[operationId] = security.length > 0
      const address = `${apiPrefix}${path}`
      const { status } = await visitor.send(method.toUpperCase(), address, undefined)
      found[operationId] = status === 401
    }
  }
  expect(told['cart.read']).toBe(true)
  expect(told).toEqual(found)
})
