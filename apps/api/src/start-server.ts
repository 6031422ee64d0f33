import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { store } from '@aisleway/sample-store/store'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import { sessionFinder } from './auth/find-session.ts'
import type { Config } from './config.ts'
import { type DataFolder, secretIn, takeDataFolder } from './db/data-folder.ts'
import type { Database } from './db/database.ts'
import { openEmbedded } from './db/embedded.ts'
import { openPostgres } from './db/postgres.ts'
import { configFrom } from './features/catalogue/app-config.ts'
import { openCatalogue } from './features/catalogue/catalogue.ts'
import { seedCatalogue } from './seed.ts'
import { webApp } from './web-app.ts'

/** An address that cannot be listened on; the message is for the person who starts the server. */
export class ListenError extends Error {}

export type RunningServer = { address: string; close: () => Promise<void> }

/** Takes the data folder, listens (answering 503), gets everything ready, then serves. */
export async function startServer(
  config: Config,
  report: (line: string) => void,
): Promise<RunningServer> {
  const folder = takeFolder(config)
  let app = starting()
  const server = createAdaptorServer({ fetch: request => app.fetch(request) })
  try {
    const address = await listen(server, config)
    folder.announce(address)
    const database = await openDatabase(config)
    await seedCatalogue(database, (rows, of) =>
      report(`Loading the sample store: ${rows} of ${of}`),
    )
    const catalogue = await openCatalogue(database)
    const storeFacts = { store, search: searchFacts(config) }
    const authSecret = config.AUTH_SECRET ?? secretIn(config.DATA_DIR, 'auth-secret')
    const findSession = sessionFinder(database, authSecret, config.PUBLIC_URL)
    app = createApp({
      database,
      catalogue,
      storeFacts,
      authSecret,
      findSession,
      operatorToken: secretIn(config.DATA_DIR, 'operator-token'),
      publicUrl: config.PUBLIC_URL,
    }).route(
      '/',
      webApp({
        built: builtWeb,
        pictures,
        dataFor: async request => ({
          config: configFrom({ catalogue, storeFacts }),
          user: await findSession(request.headers),
        }),
      }),
    )
    return {
      address,
      close: async () => {
        await new Promise(resolve => server.close(resolve))
        await database.close()
        folder.release()
      },
    }
  } catch (error) {
    server.close()
    folder.release()
    throw error
  }
}

/** The embedded database has one owner; PostgreSQL may serve many servers from one folder. */
function takeFolder(config: Config): DataFolder {
  if (!config.DATABASE_URL) return takeDataFolder(config.DATA_DIR)
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 })
  return { path: config.DATA_DIR, announce: () => {}, release: () => {} }
}

export function openDatabase(config: Config): Promise<Database> {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : openEmbedded(join(config.DATA_DIR, 'postgres'))
}

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const builtWeb = join(repository, 'apps/web/dist')
const pictures = join(repository, 'packages/sample-store/dist/pictures')

function starting(): Hono {
  const app = new Hono()
  app.all('*', c => c.json({ status: 'starting' }, 503, { 'Retry-After': '1' }))
  return app
}

function listen(server: ReturnType<typeof createAdaptorServer>, { HOST, PORT }: Config) {
  return new Promise<string>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new ListenError(
          error.code === 'EADDRINUSE'
            ? `Port ${PORT} on ${HOST} is in use. Stop what runs there, or set PORT to another one.`
            : `Cannot listen on ${HOST}:${PORT} (${error.code}). Check HOST and PORT.`,
        ),
      )
    })
    server.listen(PORT, HOST, () => {
      const { port } = server.address() as AddressInfo
      resolve(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`)
    })
  })
}

function searchFacts(config: Config) {
  return {
    appId: config.SEARCH_APP_ID,
    apiKey: config.SEARCH_API_KEY,
    indexName: config.SEARCH_INDEX,
    ...(config.SEARCH_HOST && { host: config.SEARCH_HOST }),
  }
}
