import {
  isUsersCommand,
  type Outcome,
  runUsersCommand,
  usersUsage,
} from '../features/account/users-command.ts'
import { personalTables } from '../personal-tables.ts'
import { CommandError, runCommand, withShop } from './operator-command.ts'

await runCommand(async args => {
  if (!isUsersCommand(args)) throw new CommandError(usersUsage)
  const { ok, text } = await withShop<Outcome>('users', {
    server: async ask => {
      const response = await ask({ method: 'POST', body: JSON.stringify(args) })
      return response.json() as Promise<Outcome>
    },
    database: database => runUsersCommand(database, personalTables, args),
  })
  if (!ok) throw new CommandError(text)
  console.log(text)
})
