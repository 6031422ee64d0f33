import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { hash, verify } from '@node-rs/argon2'
import { type Limits, usualLimits } from '../auth/limits/limits.ts'
import type { Argon2 } from '../auth/password/password-hasher.ts'
import { replaceCatalogue } from '../features/catalogue/exchange/replace-catalogue.ts'
import type { MealFacts } from '../features/meals/build-menu.ts'
import type { LoadMeter } from '../limits/load-meter.ts'
import { type RequestLimits, requestLimits } from '../limits/request-limits.ts'
import { workQueue } from '../limits/work-queue.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createServices } from '../services.ts'
import { nutritionLookup } from '../startup/nutrition-lookup.ts'
import { openTestDatabase } from './test-database.ts'

const usualSecret = 'a secret of more than 32 characters for tests'
export const operatorToken = 'an operator token for tests'

/** Pass a database to let a second server work on it. */
type TestDeps = Partial<Parameters<typeof createServices>[0]>

/** The services of a server on its own database, with these products in its catalogue. */
export async function openTestApp(products: readonly CatalogueRow[] = [], given: TestDeps = {}) {
  const database = given.database ?? (await openTestDatabase())
  if (!given.database) await replaceCatalogue(database, products)
  const services = await createServices({
    secret: usualSecret,
    previousSecrets: [],
    publicUrl: undefined,
    mailer: noMail,
    sms: null,
    socialProviders: [],
    storeFacts: testStore,
    productFacts: () => null,
    nutritionLookup,
    fetchRecipePage: null,
    pushPublicKey: null,
    mealFacts: plainFacts,
    limits: unlimited,
    argon2: cheapArgon2,
    hashQueue: manyAtOnce(),
    requestLimits: uncounted,
    loadMeter: idle,
    operatorToken,
    trustedProxies: [],
    now: () => new Date(),
    ...given,
    database,
  })
  const close = () => {
    services.live.close()
    return database.close()
  }
  return { ...services, database, close }
}

/** Most tests sign up many shoppers from one address; tests of the limits pass their own. */
export const unlimited = Object.fromEntries(
  Object.entries(usualLimits).map(([name, rate]) => [name, { ...rate, most: 100_000 }]),
) as Limits

/** The usual cost is 18 ms of CPU for each of the thousands of passwords that the tests hash. */
const cheapArgon2: Argon2 = {
  hash: password => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 }),
  verify: given => verify(given.hash, given.password),
}

const manyAtOnce = () =>
  workQueue({ stepsAtOnce: 4, mostRequests: 1_000_000, retryAfterSeconds: 1 })

const uncounted = Object.fromEntries(
  Object.entries(requestLimits).map(([name, rate]) => [name, { ...rate, most: 1_000_000 }]),
) as RequestLimits

/** A machine that runs other tests has delays of its own; load tests pass a meter. */
const idle: LoadMeter = { waitMs: () => 0, during: work => work(), close: () => {} }

const testStore = {
  store: {
    name: 'Test Market',
    addressLines: ['1 Test Street'],
    hoursText: '8 AM to 9 PM',
    hours: { opens: '08:00', closes: '21:00', timeZone: 'America/New_York' },
  },
  search: { appId: 'test', apiKey: 'test', indexName: 'updated_store' },
}

const plainFacts: MealFacts = {
  images: { fixed: {}, unusedHosts: [], fallback: {}, placeholder: '/placeholder.svg' },
  replacements: {},
}

const noMail: Mailer = { isConfigured: false, send: async () => {} }

type App = Awaited<ReturnType<typeof openTestApp>>['app']

type Place = { origin?: string; peer?: string }

/** One browser: it keeps its cookies and sends requests from the app's own origin. */
export function openBrowser(app: App, { origin = 'http://shop.test', peer }: Place = {}) {
  const cookies = new Map<string, string>()

  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    sendText(method, path, body === undefined ? undefined : JSON.stringify(body), headers)

  async function sendText(method: string, path: string, body?: string, headers = {}) {
    const init = {
      method,
      headers: {
        host: new URL(origin).host,
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    }
    const connection = peer && { incoming: { socket: { remoteAddress: peer } } }
    const response = await app.request(`${origin}${path}`, init, connection)
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
    /** Sends a body as is, even if it is not JSON. */
    sendText,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown = {}) => send('POST', path, body),
    patch: (path: string, body: unknown) => send('PATCH', path, body),
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

/** A product row for tests; pass only the fields that matter. */
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
    description: '',
    category: '',
    gtin: '',
    ...given,
  }
}
