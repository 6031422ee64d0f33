import { type Config, readConfig } from '../startup/config.ts'
import { readStore } from '../startup/store-file.ts'
import type { SlowRoute } from '../telemetry/slow-routes.ts'
import { readArguments, runCommand, UsageError } from './operator-command.ts'
import { withShop } from './reach-database.ts'
import { reportText, type StoreReport, storeReport } from './store-report.ts'

const usage = [
  'Usage: npm run store -- report [--json]',
  '       npm run store -- check STORE.json',
].join('\n')

await runCommand(usage, async args => {
  const { positionals, values } = readArguments(args, { json: { type: 'boolean' } })
  const [command, file, ...rest] = positionals
  const { json: isJson = false } = values
  if (rest.length === 0 && command === 'check' && file && !isJson) check(file)
  else if (rest.length === 0 && command === 'report' && !file) await report(isJson)
  else throw new UsageError()
})

function check(file: string) {
  console.log(JSON.stringify(readStore(file), null, 2))
}

async function report(isJson: boolean) {
  const config = readConfig(process.env)
  const facts = await withShop<StoreReport>('report', {
    server: async ask => (await ask({ method: 'GET' })).json(),
    database: database =>
      storeReport(database, { now: new Date(), hours: readStore(config.STORE_FILE).hours }),
  })
  const slowRoutes = await readSlowRoutes(config)
  console.log(
    isJson ? JSON.stringify({ ...facts, slowRoutes }, null, 2) : reportText(facts, slowRoutes),
  )
}

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
