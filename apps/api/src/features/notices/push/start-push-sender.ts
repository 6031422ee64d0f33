import { log } from '../../../log/log.ts'
import { pushRoom, takenAtOnce } from './push-room.ts'
import { pushChannel } from './queue-pushes.ts'
import { type PushDeps, sendDuePushes } from './send-pushes.ts'

/** The polling interval, for what has become due or was left behind by a server that stopped. */
const lookMs = 15_000

/** Sends push messages in the background until stopped. */
export async function startPushSender(deps: PushDeps): Promise<() => void> {
  let isStopped = false
  const room = pushRoom()
  let isTaking = false
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
    if (isTaking) return
    isTaking = true
    try {
      while (isAskedAgain && room.hasRoom() && !isStopped) {
        isAskedAgain = false
        const sending = await sendDuePushes(deps, room)
        if (sending.length === takenAtOnce) isAskedAgain = true
        // Then there is room for another one, which may be the next one to the same device.
        for (const sent of sending) sent.then(send, report)
      }
    } catch (error) {
      report(error)
    } finally {
      isTaking = false
    }
  }

  function report(error: unknown): void {
    if (!isStopped) log.error({ error }, 'Sending push messages failed:')
  }
}
