import { log } from '../../../log/log.ts'
import { pushChannel } from './queue-pushes.ts'
import { type PushDeps, pushesAtOnce, sendDuePushes } from './send-pushes.ts'

/** The polling interval, for what has become due or was left behind by a server that stopped. */
const lookMs = 15_000

/** Sends push messages in the background until stopped. */
export async function startPushSender(deps: PushDeps): Promise<() => void> {
  let isStopped = false
  let isSending = false
  let isAskedAgain = false
  await deps.database.listen(pushChannel, send)
  const looking = setInterval(send, lookMs)
  send()
  return () => {
    isStopped = true
    clearInterval(looking)
  }

  async function send(): Promise<void> {
    isAskedAgain = true
    if (isSending) return
    isSending = true
    try {
      while (isAskedAgain && !isStopped) {
        isAskedAgain = false
        if ((await sendDuePushes(deps)) === pushesAtOnce) isAskedAgain = true
      }
    } catch (error) {
      if (!isStopped) log.error({ error }, 'Sending push messages failed:')
    } finally {
      isSending = false
    }
  }
}
