import { appearanceCookie, appearanceFrom } from '@aisleway/core/appearance/appearance'
import { withAppearance } from '@aisleway/core/appearance/page-appearance'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { copiedPictures, listPictures } from './api/device-records/keys.ts'
import './outbox-worker.ts'
import './push-worker.ts'

/** Every built file, and `/` for the shell; vite-plugins/service-worker.ts writes them here. */
declare const builtFiles: PrecacheEntry[]
/** Of the build that this worker belongs to. */
declare const workerLanguage: string

/** In a steel box a connection may hang; a shopper waits no longer for a page. */
const patienceSeconds = 5
const picturesKept = 300

// What another app shares may be longer than an address that a server reads, and is no business of its log.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/open/share',
  async () => (await shell()) ?? Response.error(),
)

// Pages come from the network, as they carry who is signed in; without one, the shell.
const network = new NetworkOnly({
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    {
      // A broken server is a missing one.
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
        return response
      },
    },
  ],
})
registerRoute(
  new NavigationRoute(
    async options => {
      try {
        return await network.handle(options)
      } catch {
        return (await shell()) ?? Response.error()
      }
    },
    // Answers, not pages.
    { denylist: [/^\/api\//, /^\/1\//, /^\/\.well-known\//, /\.\w+$/] },
  ),
)

/** What is used of a worker's own scope, which the types of a page lack. */
const worker = self as unknown as {
  clients: { claim: () => Promise<void> }
  registration: { active: { scriptURL: string } | null }
  skipWaiting: () => Promise<void>
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> }
}

/** The page as it was built, with what was chosen on this device, where the browser lets a worker read that. */
async function shell(): Promise<Response | undefined> {
  const page = await matchPrecache('/')
  const chosen = await worker.cookieStore?.get(appearanceCookie)
  const appearance = appearanceFrom(chosen?.value)
  if (!page || !appearance) return page
  return new Response(withAppearance(await page.text(), appearance), { headers: headersOf(page) })
}

const limit = new ExpirationPlugin({ maxEntries: picturesKept, purgeOnQuotaError: true })

/** The library's own types are not written for exactOptionalPropertyTypes. */
type StrategyPlugin = NonNullable<
  NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']
>[number]

// The pictures of the list that is shopped, and no others: a catalogue would drive them out.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    url.pathname.startsWith('/pictures/') &&
    new URL(request.referrer || url.origin).pathname.startsWith('/shopping/'),
  new CacheFirst({
    cacheName: listPictures,
    plugins: [limit as StrategyPlugin],
  }),
)

// Those of meals that are likely to be cooked; app/keep-meal-pictures.ts chooses them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/meals/'),
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      const kept = await caches.match(request, { cacheName: copiedPictures, ignoreVary: true })
      return kept ?? Response.error()
    }
  },
)

// The shell is everybody's: asked for without a session and so in words, which a cookie else
// chooses, kept without what the server wrote into it.
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      isShell(request)
        ? new Request(request, {
            credentials: 'omit',
            headers: { 'Accept-Language': workerLanguage },
          })
        : request,
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null
      return isShell(request) ? withoutPageData(response) : response
    },
  },
])
precacheAndRoute(builtFiles)

// A newer worker waits until the tabs of the older one are closed: they find their files to the end.
// One in another language was asked for by the shopper, whose next page may be without a network.
self.addEventListener('install', () => {
  const { active } = worker.registration
  if (active && active.scriptURL !== self.location.href) worker.skipWaiting()
})

// The first page may need a file of the precache at once.
self.addEventListener('activate', () => {
  worker.clients.claim()
})

function isShell(request: Request): boolean {
  return new URL(request.url).pathname === '/'
}

async function withoutPageData(response: Response): Promise<Response> {
  const page = await response.text()
  return new Response(page.replace(/<script [^>]*id="page-data">.*?<\/script>/s, ''), {
    headers: headersOf(response),
  })
}

/** Without those that told of the body as it travelled, and of the request: each asks in its own way. */
function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) kept.delete(name)
  return kept
}
