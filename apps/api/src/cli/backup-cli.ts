import { stat } from 'node:fs/promises'
import { writeBackup } from '../backup/backup-file.ts'
import { dump } from '../backup/dump.ts'
import { databaseName } from '../startup/configured-database.ts'
import { readArguments, runCommand, tell } from './operator-command.ts'
import { readNamedConfig } from './reach-database.ts'
import { keyFileOption, onlyTarget, readDatabase, readKey } from './whole-database.ts'

await runCommand('Usage: npm run backup -- FILE [--key-file KEY]', async args => {
  const { positionals, values } = readArguments(args, keyFileOption)
  const target = onlyTarget(positionals)
  const key = await readKey(values['key-file'])
  const config = readNamedConfig()
  await readDatabase(config, tx => writeBackup(target, dump(tx, new Date()), key))
  const { size } = await stat(target)
  // A pipe has no size.
  const megabytes = size > 0 ? `: ${(size / 1024 / 1024).toFixed(1)} MB` : ''
  tell(`Backed up ${databaseName(config)} to ${target}${key ? ', encrypted' : ''}${megabytes}.`)
})
