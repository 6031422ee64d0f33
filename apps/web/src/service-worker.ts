import { appearanceCookie, appearanceFrom } from '@aisleway/core/appearance/appearance'
import { withAppearance } from '@aisleway/core/appearance/page-appearance'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { copiedPictures, listPictures } from './api/device-records/keys.ts'
import { appShell, headersOf } from './app-shell.ts'
import { notAPage } from './not-a-page.ts'
import './outbox-worker.ts'
import './push-worker.ts'

/** Every built file, and `/` for the shell; injected by vite-plugins/service-worker.ts. */
declare const builtFiles: PrecacheEntry[]
/** The language of this worker's build. */
declare const workerLanguage: string

/** The build writes the list out wherever it is named. */
const files = builtFiles

/** In a steel building a connection may hang; a shopper waits no longer than this for a page. */
const patienceSeconds = 5
const picturesKept = 300

// What another app shares may be too long for a URL that the server accepts, and must not end up in its log.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/open/share',
  async () => (await shell()) ?? Response.error(),
)

// Pages come from the network, as they contain the session; without one, the shell.
const network = new NetworkOnly({
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    {
      // A broken server counts as unreachable.
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
    { denylist: notAPage },
  ),
)

/** The part of a worker's global scope used here, which the DOM types lack. */
const worker = self as unknown as {
  clients: { claim: () => Promise<void> }
  registration: { active: { scriptURL: string } | null }
  skipWaiting: () => Promise<void>
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> }
}

/** The page as built, with this device's appearance, if the browser lets a worker read that. */
async function shell(): Promise<Response | undefined> {
  const page = await matchPrecache('/')
  const chosen = await worker.cookieStore?.get(appearanceCookie)
  const appearance = appearanceFrom(chosen?.value)
  if (!page || !appearance) return page
  return new Response(withAppearance(await page.text(), appearance), { headers: headersOf(page) })
}

const limit = new ExpirationPlugin({ maxEntries: picturesKept, purgeOnQuotaError: true })

/** The library's own types do not support exactOptionalPropertyTypes. */
type StrategyPlugin = NonNullable<
  NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']
>[number]

// Only the pictures of the list being shopped: a catalogue would evict them.
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

// Pictures of meals that are likely to be cooked; app/background/keep-meal-pictures.ts chooses them.
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

// Everybody shares the shell: it is requested without a session, hence with the language as a header
// instead of a cookie, and stored without the data that the server wrote into it.
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
      return isShell(request) ? appShell(response, files) : response
    },
  },
])
// An import that is tried again has a number as its query: vite-plugins/retryable-imports.ts.
precacheAndRoute(files, { ignoreURLParametersMatching: [/^\d+$/] })

// After an update, the page may be newer than this worker. The worker that waits has stored the files that this one
// does not know.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
)

// A newer worker waits until the tabs of the older one are closed, so that their files stay available. A
// worker in another language was requested by the shopper, whose next page may be loaded offline.
self.addEventListener('install', () => {
  const { active } = worker.registration
  if (active && active.scriptURL !== self.location.href) worker.skipWaiting()
})

// The first page may need a precached file at once.
self.addEventListener('activate', () => {
  worker.clients.claim()
})

function isShell(request: Request): boolean {
  return new URL(request.url).pathname === '/'
}
