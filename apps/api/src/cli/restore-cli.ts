import { readBackup } from '../backup/backup-file.ts'
import { checkDump } from '../backup/dump-lines.ts'
import type { Queries } from '../db/database.ts'
import { databaseName } from '../startup/configured-database.ts'
import { loadInto } from './load-into.ts'
import { readArguments, runCommand } from './operator-command.ts'
import { readNamedConfig } from './reach-database.ts'
import {
  keyFileOption,
  onlyTarget,
  readKey,
  replaceDatabase,
  replaceOptions,
} from './whole-database.ts'

await runCommand(
  'Usage: npm run restore -- FILE [--key-file KEY] [--replace] [--force]',
  async args => {
    const { positionals, values } = readArguments(args, { ...keyFileOption, ...replaceOptions })
    const file = onlyTarget(positionals)
    const { 'key-file': keyFile, replace = false, force = false } = values
    const key = await readKey(keyFile)
    const config = readNamedConfig()
    // Rejects a damaged file before the database is touched.
    await checkDump(readBackup(file, key))
    const load = (tx: Queries) => loadInto(tx, readBackup(file, key), replace)
    const loaded = await replaceDatabase(config, load, { force })
    console.log(`Restored ${databaseName(config)} as it was on ${loaded.madeAt}: ${loaded.text}.`)
  },
)
