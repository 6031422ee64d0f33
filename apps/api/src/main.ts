import { DataFolderError } from './db/data-folder.ts'
import { ConfigError, readConfig } from './startup/config.ts'
import { ListenError, type RunningServer, startServer } from './startup/start-server.ts'

let server: RunningServer | undefined
try {
  const config = readConfig(process.env)
  server = await startServer(config, line => console.log(line))
  console.log(`Aisleway is open at ${server.address}`)
  if (!config.PUBLIC_URL?.startsWith('https:')) {
    console.log('Sessions are not encrypted on plain http; set PUBLIC_URL to an https address.')
  }
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof DataFolderError || error instanceof ListenError
  console.error(isExpected ? error.message : error)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server?.close()
    process.exit(0)
  })
}
