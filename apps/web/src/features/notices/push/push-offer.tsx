import { allPushes } from '@aisleway/core/notices/push'
import { useQuery } from '@tanstack/react-query'
import { flag } from '../../../api/device-records/flag.ts'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { useStored } from '../../../api/device-records/use-stored.ts'
import { canPush } from '../../../api/push/device-push.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { messages } from './push-messages.ts'
import { pushQuery, savePushKinds } from './push-queries.ts'
import { showPushFailure } from './show-push-failure.ts'

/**
 * Shown among the notices, where its purpose is clear: offers push messages on this device, until it is declined once.
 */
export function PushOffer({ userId }: { userId: string }) {
  const [isDeclined = false, decline] = useStored(deviceKey(userId, 'push-offer-declined'), flag)
  const isPossible = canPush() && Notification.permission === 'default' && !isDeclined
  const { data } = useQuery({ ...pushQuery(userId), enabled: isPossible })
  const accept = useAction({
    key: ['push', 'offer'],
    send: () => savePushKinds(userId, allPushes),
    onFailed: showPushFailure,
  })
  if (!isPossible || !data?.publicKey || data.kinds) return null
  return (
    <div className="mb-3 rounded-panel bg-tint p-4 text-on-tint">
      <p className="font-semibold">{messages.offer}</p>
      <div className="mt-3 flex gap-3">
        <Button size="compact" busy={accept.isPending} onClick={() => accept.run()}>
          {messages.turnOn}
        </Button>
        <Button size="compact" variant="outline" onClick={() => decline(true)}>
          {messages.notNow}
        </Button>
      </div>
    </div>
  )
}
