import {
  type PriceNoticeReason,
  type PriceNoticeSettings,
  priceNoticeReasons,
} from '@aisleway/core/notices/price-notices'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { useAction } from '../../api/use-action.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { noticeSettingsQuery } from './notices-queries.ts'

type Props = { userId: string; saved: PriceNoticeSettings }

/** One switch for each reason to tell a lower price; it is saved as it is pressed. */
export function PriceSwitches({ userId, saved }: Props) {
  const queryClient = useQueryClient()
  const { queryKey } = noticeSettingsQuery(userId)
  const { run, variables, isPending } = useAction({
    key: ['notice-settings'],
    send: (settings: PriceNoticeSettings) => api.notices.saveSettings(settings),
    onDone: settings => queryClient.setQueryData(queryKey, settings),
    onFailed: () => toast.error({ title: messages.settingsNotSaved, key: 'notice-settings' }),
  })
  const shown = (isPending && variables) || saved
  const change = (reason: PriceNoticeReason, isOn: boolean) => run({ ...shown, [reason]: isOn })
  return priceNoticeReasons.map(reason => (
    <Switch
      key={reason}
      label={<span className="grow font-normal">{messages.switches[reason]}</span>}
      checked={shown[reason]}
      onChange={event => change(reason, event.target.checked)}
      className="w-full border-line py-2 not-first:border-t"
    />
  ))
}
