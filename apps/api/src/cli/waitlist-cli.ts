import { pipeline } from 'node:stream/promises'
import { writeComplete } from '../backup/complete-file.ts'
import { exportWaitlist } from '../features/waitlist/store.ts'
import { readArguments, runCommand, tell, UsageError } from './operator-command.ts'
import { withShop } from './reach-database.ts'

await runCommand('Usage: npm run waitlist -- export FILE.csv', async args => {
  const [command, file, ...rest] = readArguments(args, {}).positionals
  if (command !== 'export' || !file || rest.length > 0) throw new UsageError()
  const csv = await withShop('waitlist', {
    server: async ask => (await ask({ method: 'GET' })).text(),
    database: exportWaitlist,
  })
  await writeComplete(file, 0o600, target => pipeline([csv], target))
  tell(`Written to ${file}.`)
})
