import type { PriceNoticeReason, PriceNoticeSettings } from '@aisleway/core/notices/price-notices'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { noticeSettingsQuery } from './notices-queries.ts'
import { SavedSwitch } from './saved-switch.tsx'

type Props = { userId: string; reason: PriceNoticeReason; saved: PriceNoticeSettings }

/** Turns notices of lower prices for one reason on or off. */
export function PriceSwitch({ userId, reason, saved }: Props) {
  const queryClient = useQueryClient()
  const { queryKey } = noticeSettingsQuery(userId)
  return (
    <SavedSwitch
      scope="notice-settings"
      name={reason}
      label={messages.switches[reason]}
      saved={saved[reason]}
      save={async isOn => {
        const settings = await api.notices.saveSettings({
          ...(queryClient.getQueryData(queryKey) ?? saved),
          [reason]: isOn,
        })
        queryClient.setQueryData(queryKey, settings)
      }}
      onFailed={() => toast.error({ title: messages.settingsNotSaved, key: 'notice-settings' })}
    />
  )
}
