import { priceNoticeReasons } from '@aisleway/core/notices/price-notices'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../features/account/profile/panel.tsx'
import { PartState } from '../features/account/profile/part-state.tsx'
import { messages } from '../features/notices/messages.ts'
import { noticeSettingsQuery } from '../features/notices/notices-queries.ts'
import { PriceSwitch } from '../features/notices/price-switch.tsx'

/** On Profile: which price drops the shopper is notified of. */
export function PriceNoticesPanel({ userId }: { userId: string }) {
  const { data: saved, isError, refetch } = useQuery(noticeSettingsQuery(userId))
  return (
    <Panel title={messages.settingsTitle}>
      <p className="pb-2 text-ink2">{messages.settingsText}</p>
      {saved ? (
        priceNoticeReasons.map(reason => (
          <PriceSwitch key={reason} userId={userId} reason={reason} saved={saved} />
        ))
      ) : (
        <PartState failure={isError && messages.settingsFailed} onRetry={refetch} />
      )}
    </Panel>
  )
}
