import { stat } from 'node:fs/promises'
import { writeBackup } from '../backup/backup-file.ts'
import { dump } from '../backup/dump.ts'
import { readConfig } from '../startup/config.ts'
import { databaseName } from '../startup/configured-database.ts'
import { readArguments, runCommand } from './operator-command.ts'
import { keyFileOption, onlyTarget, readDatabase, readKey } from './whole-database.ts'

await runCommand('Usage: npm run backup -- FILE [--key-file KEY]', async args => {
  const { positionals, values } = readArguments(args, keyFileOption)
  const target = onlyTarget(positionals)
  const key = await readKey(values['key-file'])
  const config = readConfig(process.env)
  await readDatabase(config, tx => writeBackup(target, dump(tx, new Date()), key))
  const { size } = await stat(target)
  const megabytes = (size / 1024 / 1024).toFixed(1)
  console.log(
    `Backed up ${databaseName(config)} to ${target}${key ? ', encrypted' : ''}: ${megabytes} MB.`,
  )
})
