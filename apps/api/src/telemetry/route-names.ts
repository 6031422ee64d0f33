import { apiPrefix } from '@aisleway/core/contract'

export type Route = { method: string; path: string }

type Branch = { next: Map<string, Branch>; any?: Branch; methods: Set<string>; path: string }

/** Path prefixes outside the contract; what follows them is left out. */
const families = ['/api/auth/', '/api/operator/', '/api/plan-calendars/']
const single = ['/api/health', '/api/health/ready', '/api/live', '/api/openapi.json']

/**
 * Returns a function that names a request's route as in the contract, `/api/cart/items/{productId}`, so that a metric
 * has as many values as there are routes and contains nobody's ids.
 */
export function routeNames(routes: readonly Route[]): (method: string, url: string) => string {
  const root = branch()
  for (const { method, path } of routes) add(root, method, `${apiPrefix}${path}`)
  for (const path of single) add(root, 'GET', path)
  return (method, url) => {
    const end = url.indexOf('?')
    const path = end < 0 ? url : url.slice(0, end)
    // Named first, because a search takes less time than the way through all routes.
    if (path.startsWith('/1/')) return '/1/*'
    if (!path.startsWith('/api/')) {
      return path.includes('.') ? 'file' : 'page'
    }
    const found = find(root, path)
    if (found?.methods.has(method)) return found.path
    const family = families.find(beginning => path.startsWith(beginning))
    return family ? `${family}*` : 'unknown'
  }
}

/** The routes of a contract, which its leaves carry. */
export function routesOf(contract: object): Route[] {
  return Object.entries(contract).flatMap(([key, value]) => {
    if (key === '~orpc') {
      const { method = 'POST', path } = value.route as Partial<Route>
      return path ? [{ method, path }] : []
    }
    return value && typeof value === 'object' ? routesOf(value) : []
  })
}

function branch(): Branch {
  return { next: new Map(), methods: new Set(), path: '' }
}

function add(root: Branch, method: string, path: string): void {
  let at = root
  for (const part of path.slice(1).split('/')) {
    if (part.startsWith('{')) {
      at.any ??= branch()
      at = at.any
    } else {
      const next = at.next.get(part) ?? branch()
      at.next.set(part, next)
      at = next
    }
  }
  at.methods.add(method)
  at.path ||= path
}

function find(root: Branch, path: string): Branch | undefined {
  let at: Branch | undefined = root
  for (const part of path.slice(1).split('/')) at = at?.next.get(part) ?? at?.any
  return at
}
