import {
  isUsersCommand,
  type Outcome,
  runUsersCommand,
  usersUsage,
} from '../features/account/users-command.ts'
import { newPushKeys } from '../features/notices/push/vapid-keys.ts'
import { OperatorError } from '../log/operator-error.ts'
import { personalTables } from '../personal-tables.ts'
import { runCommand, UsageError } from './operator-command.ts'
import { withShop } from './reach-database.ts'

await runCommand(usersUsage, async args => {
  if (args.length === 1 && args[0] === 'push-keys') return console.log(pushKeySettings())
  if (!isUsersCommand(args)) throw new UsageError()
  const { ok, text } = await withShop<Outcome>('users', {
    server: async ask => {
      const response = await ask({ method: 'POST', body: JSON.stringify(args) })
      return response.json() as Promise<Outcome>
    },
    database: database => runUsersCommand(database, personalTables, args),
  })
  if (!ok) throw new OperatorError(text)
  console.log(text)
})

/** Settings for .env; the keys are stored nowhere, so no database has to be opened. */
function pushKeySettings(): string {
  const { publicKey, privateKey } = newPushKeys()
  return `PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`
}
