import { type Config, readConfig } from '../startup/config.ts'
import { readStore } from '../startup/store-file.ts'
import type { SlowRoute } from '../telemetry/slow-routes.ts'
import { CommandError, runCommand, withShop } from './operator-command.ts'
import { reportText, type StoreReport, storeReport } from './store-report.ts'

await runCommand(async ([command, option, ...rest]) => {
  const isJson = option === '--json'
  if (command === 'check' && option && rest.length === 0) {
    console.log(JSON.stringify(readStore(option), null, 2))
    return
  }
  if (command !== 'report' || rest.length > 0 || (option !== undefined && !isJson)) {
    throw new CommandError(
      'Usage: npm run store -- report [--json]\n       npm run store -- check STORE.json',
    )
  }
  const config = readConfig(process.env)
  const report = await withShop<StoreReport>('report', {
    server: async ask => (await ask({ method: 'GET' })).json(),
    database: database =>
      storeReport(database, { now: new Date(), hours: readStore(config.STORE_FILE).hours }),
  })
  const slowRoutes = await readSlowRoutes(config)
  console.log(
    isJson ? JSON.stringify({ ...report, slowRoutes }, null, 2) : reportText(report, slowRoutes),
  )
})

/** Null if metrics are off or no server answers. */
async function readSlowRoutes({ METRICS_HOST, METRICS_PORT }: Config): Promise<SlowRoute[] | null> {
  if (!METRICS_PORT) return null
  const host = METRICS_HOST === '0.0.0.0' ? '127.0.0.1' : METRICS_HOST
  try {
    const response = await fetch(`http://${host}:${METRICS_PORT}/slow-routes`)
    return (await response.json()) as SlowRoute[]
  } catch {
    return null
  }
}
