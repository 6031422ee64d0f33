import { pushKinds } from '@aisleway/core/notices/push'
import { useQuery } from '@tanstack/react-query'
import { canPush } from '../api/push/device-push.ts'
import { Panel } from '../features/account/profile/panel.tsx'
import { PartState } from '../features/account/profile/part-state.tsx'
import { messages } from '../features/notices/push/push-messages.ts'
import { pushQuery, savePushKinds } from '../features/notices/push/push-queries.ts'
import { showPushFailure } from '../features/notices/push/show-push-failure.ts'
import { SavedSwitch } from '../features/notices/saved-switch.tsx'

/**
 * On Profile: what this device is notified of while the app is closed; absent if the store
 * sends no push messages.
 */
export function PushPanel({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(pushQuery(userId))
  if (data?.publicKey === null) return null
  const isAllowed = canPush() && Notification.permission !== 'denied'
  return (
    <Panel title={messages.title}>
      <p className="pb-2 text-ink2">{textFor(isAllowed)}</p>
      {!data && <PartState failure={isError && messages.failed} onRetry={refetch} />}
      {data &&
        canPush() &&
        pushKinds.map(kind => (
          <SavedSwitch
            key={kind}
            scope="push"
            name={kind}
            label={messages.switches[kind]}
            saved={isAllowed && data.kinds?.[kind] === true}
            disabled={!isAllowed}
            save={isOn => savePushKinds(userId, { [kind]: isOn })}
            onFailed={showPushFailure}
          />
        ))}
    </Panel>
  )
}

function textFor(isAllowed: boolean): string {
  if (isAllowed) return messages.text
  return canPush() ? messages.blocked : messages.unsupported
}
