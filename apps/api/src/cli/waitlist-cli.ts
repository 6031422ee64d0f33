import { pipeline } from 'node:stream/promises'
import { writeComplete } from '../backup/complete-file.ts'
import { exportWaitlist } from '../features/waitlist/store.ts'
import { CommandError, runCommand, withShop } from './operator-command.ts'

await runCommand(async ([command, file, ...rest]) => {
  if (command !== 'export' || !file || rest.length > 0) {
    throw new CommandError('Usage: npm run waitlist -- export FILE.csv')
  }
  const csv = await withShop('waitlist', {
    server: async ask => (await ask({ method: 'GET' })).text(),
    database: exportWaitlist,
  })
  await writeComplete(file, 0o600, target => pipeline([csv], target))
  console.log(`Written to ${file}.`)
})
