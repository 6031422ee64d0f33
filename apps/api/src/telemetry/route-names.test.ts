import { contract } from '@aisleway/core/contract'
import { describe, expect, it } from 'vitest'
import { routeNames, routesOf } from './route-names.ts'

const nameOf = routeNames(routesOf(contract))

describe('the route of a request', () => {
  it.each([
    ['PUT', '/api/cart/items/SKU-1042', '/api/cart/items/{productId}'],
    ['GET', '/api/cart', '/api/cart'],
    ['GET', '/api/cart?since=4', '/api/cart'],
    ['POST', '/api/auth/sign-in/email', '/api/auth/*'],
    ['POST', '/1/indexes/*/queries?x=1', '/1/*'],
    ['GET', '/api/health/ready', '/api/health/ready'],
    ['GET', '/browse/dairy', 'page'],
    ['GET', '/assets/index-3f2a.js', 'file'],
    ['GET', '/api/nothing/of/this/kind', 'unknown'],
    ['TRACE', '/api/cart', 'unknown'],
  ])('%s %s is %s', (method, url, name) => {
    expect(nameOf(method, url)).toBe(name)
  })

  it('is named for every route of the contract, without the ids in its address', () => {
    const routes = routesOf(contract)
    expect(routes.length).toBeGreaterThan(80)
    for (const { method, path } of routes) {
      const url = `/api${path.replace(/\{[^}]+\}/g, '4711')}`
      const name = nameOf(method, url)
      expect(name, url).not.toBe('unknown')
      expect(name, url).not.toContain('4711')
    }
  })
})
