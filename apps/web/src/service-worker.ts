import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

/** Every built file, and `/` for the shell; vite-plugins/service-worker.ts writes them here. */
declare const builtFiles: PrecacheEntry[]

/** In a steel box a connection may hang; a shopper waits no longer for a page. */
const patienceSeconds = 5
const picturesKept = 300

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
        return (await matchPrecache('/')) ?? Response.error()
      }
    },
    // Answers, not pages.
    { denylist: [/^\/api\//, /^\/1\//, /^\/\.well-known\//, /\.\w+$/] },
  ),
)

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
    cacheName: 'list-pictures',
    plugins: [limit as StrategyPlugin],
  }),
)

// The shell is everybody's: asked for without a session, kept without what the server wrote into it.
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      isShell(request) ? new Request(request, { credentials: 'omit' }) : request,
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null
      return isShell(request) ? withoutPageData(response) : response
    },
  },
])
precacheAndRoute(builtFiles)

// The first page may need a file of the precache at once. A newer worker waits until the tabs of the
// older one are closed: they find their files to the end.
self.addEventListener('activate', () => {
  const { clients } = self as unknown as { clients: { claim: () => Promise<void> } }
  clients.claim()
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

/** Without those that told of the body as it travelled. */
function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) kept.delete(name)
  return kept
}
