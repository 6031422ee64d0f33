import { dump } from '../backup/dump.ts'
import { OperatorError } from '../log/operator-error.ts'
import { databaseName } from '../startup/configured-database.ts'
import { loadInto } from './load-into.ts'
import { readArguments, runCommand, UsageError } from './operator-command.ts'
import { readNamedConfig } from './reach-database.ts'
import { onlyTarget, readStopped, replaceOptions, replacePostgres } from './whole-database.ts'

await runCommand('Usage: npm run move -- postgres://… [--replace] [--force]', async args => {
  const { positionals, values } = readArguments(args, replaceOptions)
  const target = onlyTarget(positionals)
  const { replace = false, force = false } = values
  if (!/^postgres(ql)?:\/\//.test(target)) throw new UsageError()
  const config = readNamedConfig()
  if (config.DATABASE_URL) {
    throw new OperatorError('DATABASE_URL is set already; unset it to move the embedded database.')
  }
  const moved = await readStopped(config, source =>
    replacePostgres(target, tx => loadInto(tx, dump(source, new Date()), replace), { force }),
  )
  console.log(`Moved ${databaseName(config)}: ${moved.text}.`)
  const secret = config.AUTH_SECRET
    ? 'the same AUTH_SECRET'
    : `AUTH_SECRET set to what auth-secret in ${config.DATA_DIR} contains`
  console.log(`Start the server with DATABASE_URL set to that address, and ${secret}.`)
})
