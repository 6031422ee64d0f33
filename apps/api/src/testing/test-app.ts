import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { createApp } from '../app.ts'
import { sessionFinder } from '../auth/find-session.ts'
import { openCatalogue } from '../features/catalogue/catalogue.ts'
import { replaceCatalogue } from '../features/catalogue/store.ts'
import { openTestDatabase } from './test-database.ts'

const authSecret = 'a secret of more than 32 characters for tests'
export const operatorToken = 'an operator token for tests'

/** The whole app on a database of its own, with these products on the shelf. */
export async function openTestApp(shelf: readonly CatalogueRow[] = []) {
  const database = await openTestDatabase()
  await replaceCatalogue(database, shelf)
  const catalogue = await openCatalogue(database)
  const app = createApp({
    database,
    catalogue,
    storeFacts: {
      store: { name: 'Test Market', addressLines: ['1 Test Street'], hours: '6 AM to 12 PM' },
      search: { appId: 'test', apiKey: 'test', indexName: 'updated_store' },
    },
    authSecret,
    findSession: sessionFinder(database, authSecret, undefined),
    operatorToken,
    publicUrl: undefined,
  })
  return { app, database, catalogue, close: () => database.close() }
}

type App = Awaited<ReturnType<typeof openTestApp>>['app']

/** One browser: it keeps its cookies and calls from the app's own origin. */
export function openBrowser(app: App) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown, headers = {}) {
    const response = await app.request(`http://shop.test${path}`, {
      method,
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? parse(text) : null }
  }

  return {
    cookies,
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown = {}) => send('POST', path, body),
    put: (path: string, body: unknown) => send('PUT', path, body),
    delete: (path: string) => send('DELETE', path),
    signUp: (email: string, password = 'sesame seeds', name = 'Mara Kimball') =>
      send('POST', '/api/auth/sign-up/email', { email, password, name }),
    signIn: (email: string, password = 'sesame seeds') =>
      send('POST', '/api/auth/sign-in/email', { email, password }),
    signOut: () => send('POST', '/api/auth/sign-out', {}),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
function parse(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A product row for tests; name what matters. */
export function productRow(given: Partial<CatalogueRow> & { id: string }): CatalogueRow {
  return {
    name: `Product ${given.id}`,
    priceCents: 299,
    originalPriceCents: null,
    weightQuantity: '1 lb',
    department: 'Pantry',
    imageUrl: '',
    diets: [],
    popularity: 1,
    kind: '',
    ...given,
  }
}
