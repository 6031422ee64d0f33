import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { mealImages, productReplacements } from '@aisleway/sample-store/meals/replacements'
import { store } from '@aisleway/sample-store/store'
import { Hono } from 'hono'
import { createApp } from '../app.ts'
import { authDeps } from '../auth/auth-deps.ts'
import { cleanUp } from '../auth/clean-up.ts'
import { type Sms, smsOverHttp } from '../auth/second-factor/sms.ts'
import type { Secrets } from '../auth/secret-keys.ts'
import { sessionFinder } from '../auth/session/find-session.ts'
import { Unavailable, unavailableAnswer } from '../context/unavailable.ts'
import { type DataFolder, secretIn, takeDataFolder } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { errorForLog } from '../db/error-for-log.ts'
import { openPostgres } from '../db/postgres.ts'
import { resealFactors } from '../features/account/factors/reseal-factors.ts'
import { openCatalogue } from '../features/catalogue/catalogue.ts'
import { openMenu } from '../features/meals/menu.ts'
import { httpServer } from '../http/http-server.ts'
import { pageData } from '../http/page-data.ts'
import { webApp } from '../http/web-app.ts'
import { loadMeter } from '../limits/load-meter.ts'
import { isShed } from '../limits/load-shedding.ts'
import { requestLimits } from '../limits/request-limits.ts'
import { fileMailer, type Mailer, smtpMailer } from '../mail/mailer.ts'
import { openLive } from '../realtime/live.ts'
import { repositoryFolder } from '../repository-folder.ts'
import { gentleClose } from './close-gently.ts'
import type { Config } from './config.ts'
import { seedSampleStore } from './seed.ts'
import { socialProvidersFrom } from './social-providers.ts'

/** An address that cannot be listened on; the message is for the person who starts the server. */
export class ListenError extends Error {}

const hourMs = 60 * 60 * 1000

export type RunningServer = { address: string; close: () => Promise<void> }

/** Takes the data folder, listens (answering 503), gets everything ready, then serves. */
export async function startServer(
  config: Config,
  report: (line: string) => void,
): Promise<RunningServer> {
  const folder = takeFolder(config)
  let app = starting()
  let isStopping = false
  const server = httpServer((request, env) => app.fetch(request, env))
  const closeServer = gentleClose(server)
  try {
    const address = await listen(server, config)
    folder.announce(address)
    const database = await openDatabase(config)
    await seedSampleStore(database, (rows, of) =>
      report(`Loading the sample store: ${rows} of ${of}`),
    )
    const catalogue = await openCatalogue(database)
    const menu = await openMenu(database, mealFacts)
    const socialProviders = socialProvidersFrom(config)
    const signInProviders = socialProviders.map(({ id, name }) => ({ id, name }))
    const sms = smsFor(config)
    const mailer = mailerFor(config)
    const storeFacts = {
      store,
      search: searchFacts(config),
      signInProviders,
      phoneFactors: sms !== null,
      sendsMail: mailer.isConfigured,
    }
    const now = () => new Date()
    const secrets = {
      secret: config.AUTH_SECRET ?? secretIn(config.DATA_DIR, 'auth-secret'),
      previousSecrets: config.AUTH_SECRET_PREVIOUS,
    }
    await resealFactorsOf(database, secrets, report)
    const auth = authDeps({
      database,
      ...secrets,
      publicUrl: config.PUBLIC_URL,
      mailer,
      sms,
      socialProviders,
      now,
    })
    const findSession = sessionFinder({ database, now, ...auth })
    const live = await openLive(database, now)
    const meter = loadMeter()
    const dataOfPage = pageData({ database, catalogue, storeFacts, findSession })
    app = createApp({
      database,
      catalogue,
      menu,
      storeFacts,
      auth,
      findSession,
      live,
      requestLimits,
      loadMeter: meter,
      operatorToken: secretIn(config.DATA_DIR, 'operator-token'),
      trustedProxies: config.TRUSTED_PROXIES,
      isStopping: () => isStopping,
      now,
    }).route(
      '/',
      webApp({
        built: builtWeb,
        site: { publicUrl: config.PUBLIC_URL, searchHost: config.SEARCH_HOST },
        pictures,
        // Without it the app asks for what it needs, as it does where the page was kept on the device.
        dataFor: async request => (isShed(meter, 'read') ? null : dataOfPage(request)),
      }),
    )
    const cleaning = setInterval(() => {
      cleanUp(database, now()).catch(error => console.error('clean-up:', errorForLog(error)))
    }, hourMs)
    return {
      address,
      close: async () => {
        clearInterval(cleaning)
        isStopping = true
        await setTimeout(config.DRAIN_SECONDS * 1000)
        meter.close()
        // Streams are answers under way that would not end; their browsers come back, elsewhere if need be.
        live.close()
        await closeServer()
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

async function resealFactorsOf(
  database: Database,
  secrets: Secrets,
  report: (line: string) => void,
): Promise<void> {
  const unreadable = await resealFactors(database, secrets)
  if (unreadable === 0) return
  report(
    `No secret opens the codes of ${unreadable} authenticators. Name the earlier secret in ` +
      'AUTH_SECRET_PREVIOUS, or remove them: npm run users -- reset-mfa EMAIL',
  )
}

const mealFacts = { images: mealImages, replacements: productReplacements }

const builtWeb = join(repositoryFolder, 'apps/web/dist')
const pictures = join(repositoryFolder, 'packages/sample-store/dist/pictures')

function starting(): Hono {
  const app = new Hono()
  app.all('*', () => unavailableAnswer(new Unavailable({ retryAfterSeconds: 1 })))
  return app
}

function listen(server: Server, { HOST, PORT }: Config) {
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

function mailerFor({ SMTP_URL, MAIL_FROM, PUBLIC_URL, DATA_DIR }: Config): Mailer {
  const from =
    MAIL_FROM ?? `Aisleway <no-reply@${new URL(PUBLIC_URL ?? 'http://localhost').hostname}>`
  return SMTP_URL
    ? smtpMailer({ url: SMTP_URL, from })
    : fileMailer({ folder: join(DATA_DIR, 'mail'), from })
}

function smsFor({ SMS_URL: url, SMS_USER, SMS_PASSWORD, SMS_FROM }: Config): Sms | null {
  if (!url || !SMS_USER || !SMS_PASSWORD || !SMS_FROM) return null
  return smsOverHttp({ url, user: SMS_USER, password: SMS_PASSWORD, from: SMS_FROM })
}

function searchFacts(config: Config) {
  return {
    appId: config.SEARCH_APP_ID,
    apiKey: config.SEARCH_API_KEY,
    indexName: config.SEARCH_INDEX,
    ...(config.SEARCH_HOST && { host: config.SEARCH_HOST }),
  }
}
