import { forOperator } from './for-operator.ts'
import { log } from './log/log.ts'
import { endOnSignals } from './startup/close-gently.ts'
import { readConfig, refuseArguments } from './startup/config.ts'
import { openDatabase, takeServerFolder } from './startup/configured-database.ts'
import { listen } from './startup/listen.ts'
import { openMetricsServer } from './startup/metrics-server.ts'

// Dozens of responses of some 30 kB share one allocation; with Node's 8 kB pool each would need its own, and a search
// over HTTP would cost a third more (docs/decisions/0062).
Buffer.poolSize = 1024 * 1024

const ending = endOnSignals(process)
try {
  refuseArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  log.level = config.LOG_LEVEL
  const folder = await takeServerFolder(config)
  const listener = await listen(config)
  const metrics = await openMetricsServer(config)
  folder.announce(listener.address)
  // The database opens while most of the code is loaded.
  const [database, { openServices }] = await Promise.all([
    openDatabase(config),
    import('./startup/open-services.ts'),
  ])
  const services = await openServices(config, database, metrics)
  listener.serve(services.app, services.requests)
  ending.afterClosing(async () => {
    await services.drain()
    await listener.close()
    await services.close()
    folder.release()
  })
  log.info(`Aisleway is open at ${listener.address}`)
  if (!config.PUBLIC_URL?.startsWith('https:')) {
    log.info('Sessions are not encrypted on plain http; set PUBLIC_URL to an https address.')
  }
} catch (error) {
  const message = forOperator(error)
  if (message === undefined) log.fatal({ error }, 'The server could not start:')
  else log.fatal(message)
  process.exit(1)
}
