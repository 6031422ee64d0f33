import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { mealImages, productReplacements } from '@aisleway/sample-store/meals/replacements'
import { productFacts } from '@aisleway/sample-store/product-facts'
import type { Hono } from 'hono'
import { originOf } from '../auth/link-origin.ts'
import { type Sms, smsOverHttp } from '../auth/second-factor/sms.ts'
import type { Secrets } from '../auth/secret-keys.ts'
import { secretIn } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { resealFactors } from '../features/account/factors/reseal-factors.ts'
import { startScheduledImport } from '../features/catalogue/exchange/import-from-address.ts'
import { recipePageFetcher } from '../features/meals/recipe-fetch/fetch-recipe-page.ts'
import { startPushSender } from '../features/notices/push/start-push-sender.ts'
import type { PushSender } from '../features/notices/push/vapid-keys.ts'
import { departmentHead } from '../http/head/department-head.ts'
import { productHead } from '../http/head/product-head.ts'
import { apiHeaders } from '../http/middleware/security-headers.ts'
import { pageData } from '../http/page-data.ts'
import { webApp } from '../http/web-app.ts'
import { loadMeter } from '../limits/load-meter.ts'
import { isShed } from '../limits/load-shedding.ts'
import { requestLimits } from '../limits/request-limits.ts'
import { log } from '../log/log.ts'
import { backgroundWorkDone } from '../mail/background-work.ts'
import { fileMailer, type Mailer, smtpMailer } from '../mail/mailer.ts'
import { internet } from '../outbound/public-request.ts'
import { repositoryFolder } from '../repository-folder.ts'
import { createServices } from '../services.ts'
import type { Config } from './config.ts'
import { followImport } from './follow-import.ts'
import type { MetricsServer } from './metrics-server.ts'
import { lastSnapshotOf, startSnapshots } from './nightly-snapshots.ts'
import { nutritionLookup } from './nutrition-lookup.ts'
import { startObserving } from './observability.ts'
import { startPeriodicJobs } from './periodic-jobs.ts'
import { plainSearches } from './plain-searches.ts'
import { seedSampleStore } from './seed.ts'
import { socialProvidersFrom } from './social-providers.ts'
import { readStore } from './store-file.ts'

export type Services = {
  /** The API and the web app. */
  app: Hono
  /** Answers searches before the app, and counts all requests if the settings enable that. */
  requests: (app: RequestListener) => RequestListener
  /** Lets proxies notice for a while that no more requests should come, then closes the live streams. */
  drain: () => Promise<void>
  /** Call it once no request is in flight. */
  close: () => Promise<void>
}

/** Fills the database with the sample store if it is empty, and prepares everything for serving. */
export async function openServices(
  config: Config,
  database: Database,
  metrics: MetricsServer | undefined,
): Promise<Services> {
  const store = readStore(config.STORE_FILE)
  await seedSampleStore(database, (rows, of) => {
    if (rows % 2000 === 0 || rows === of) log.info(`Loading the sample store: ${rows} of ${of}`)
  })
  const secrets = {
    secret: config.AUTH_SECRET ?? secretIn(config.DATA_DIR, 'auth-secret'),
    previousSecrets: config.AUTH_SECRET_PREVIOUS,
  }
  await resealFactorsOf(database, secrets)
  const now = () => new Date()
  const meter = loadMeter()
  let isStopping = false
  const { app, live, ...services } = await createServices({
    database,
    ...secrets,
    publicUrl: config.PUBLIC_URL,
    mailer: mailerFor(config),
    sms: smsFor(config),
    socialProviders: socialProvidersFrom(config),
    storeFacts: { store, search: searchFacts(config) },
    productFacts,
    nutritionLookup,
    fetchRecipePage: config.RECIPE_FETCH === 'on' ? recipePageFetcher(internet) : null,
    pushPublicKey: config.PUSH_PUBLIC_KEY ?? null,
    mealFacts: { images: mealImages, replacements: productReplacements },
    requestLimits,
    loadMeter: meter,
    operatorToken: secretIn(config.DATA_DIR, 'operator-token'),
    trustedProxies: config.TRUSTED_PROXIES,
    isStopping: () => isStopping,
    now,
  })
  const dataOfPage = pageData({ database, ...services, now })
  const originOfShop = (request: Request) => originOf(config.PUBLIC_URL, request)
  const headOfDepartment = departmentHead(originOfShop)
  const headOfProduct = productHead({
    database,
    productFacts,
    ...services,
    storeName: store.name,
    originOf: originOfShop,
  })
  const web = webApp({
    built: join(repositoryFolder, 'apps/web/dist'),
    pictures: join(repositoryFolder, 'packages/sample-store/dist/pictures'),
    site: { publicUrl: config.PUBLIC_URL, searchHost: config.SEARCH_HOST },
    // Without it the app requests its data, as it does when the page came from the device's cache.
    dataFor: async request => (isShed(meter, 'read') ? null : dataOfPage(request)),
    headFor: async request =>
      headOfDepartment(request) ?? (isShed(meter, 'read') ? null : headOfProduct(request)),
  })
  const stopJobs = startPeriodicJobs({ database, hours: store.hours, now })
  const stopImports = scheduledImport(config, database)
  const stopSnapshots = startSnapshots(config, store.hours, now)
  const sender = pushSenderFrom(config)
  const stopPushes = sender && (await startPushSender({ database, sender, network: internet, now }))
  const observability = await startObserving(config, metrics, {
    pool: () => database.pool?.() ?? null,
    liveStreams: live.count,
    products: () => services.catalogue.snapshot().products.length,
    expectedWaitMs: meter.waitMs,
    lastSnapshot: lastSnapshotOf(config),
  })
  const searches = await plainSearches({
    catalogue: services.catalogue,
    loadMeter: meter,
    secured: apiHeaders({ publicUrl: config.PUBLIC_URL }),
  })
  return {
    app: app.route('/', web),
    requests: passToApp => observability.around(searches(passToApp)),
    drain: async () => {
      stopJobs()
      stopSnapshots()
      stopImports()
      stopPushes?.()
      isStopping = true
      await setTimeout(config.DRAIN_SECONDS * 1000)
      meter.close()
      // A stream would never end by itself; its browser opens another one, on another server if necessary.
      live.close()
    },
    close: async () => {
      await backgroundWorkDone()
      await observability.stop()
      await database.close()
    },
  }
}

async function resealFactorsOf(database: Database, secrets: Secrets): Promise<void> {
  const unreadable = await resealFactors(database, secrets)
  if (unreadable === 0) return
  log.warn(
    `The secrets of ${unreadable} authenticators cannot be decrypted. Set the earlier AUTH_SECRET as ` +
      'AUTH_SECRET_PREVIOUS, or remove the authenticators: npm run users -- reset-mfa EMAIL',
  )
}

function scheduledImport(config: Config, database: Database): () => void {
  const { CATALOGUE_URL: address, CATALOGUE_EVERY_HOURS: hours } = config
  const deps = { database, network: internet, followImport }
  return address ? startScheduledImport(deps, address, hours) : () => {}
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

function pushSenderFrom(config: Config): PushSender | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = config
  return publicKey && privateKey && contact ? { publicKey, privateKey, contact } : null
}

function searchFacts(config: Config) {
  return {
    appId: config.SEARCH_APP_ID,
    apiKey: config.SEARCH_API_KEY,
    indexName: config.SEARCH_INDEX,
    ...(config.SEARCH_HOST && { host: config.SEARCH_HOST }),
  }
}
