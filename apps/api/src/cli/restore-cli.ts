import { readBackup } from '../backup/backup-file.ts'
import { checkDump } from '../backup/dump-lines.ts'
import { readConfig } from '../startup/config.ts'
import { databaseName } from '../startup/configured-database.ts'
import { loadInto } from './load-into.ts'
import { CommandError, runCommand, runningServer } from './operator-command.ts'
import { readArguments, readKey, replaceDatabase } from './whole-database.ts'

await runCommand(async args => {
  const {
    target: file,
    'key-file': keyFile,
    replace = false,
  } = readArguments(args, 'Usage: npm run restore -- FILE [--key-file KEY] [--replace]')
  const key = await readKey(keyFile)
  const config = readConfig(process.env)
  if (runningServer(config)) {
    throw new CommandError('Stop the server first: what is stored now would be replaced under it.')
  }
  // Rejects a damaged file before the database is touched.
  await checkDump(readBackup(file, key))
  const loaded = await replaceDatabase(config, tx => loadInto(tx, readBackup(file, key), replace))
  console.log(`Restored ${databaseName(config)} as it was on ${loaded.madeAt}: ${loaded.text}.`)
})
