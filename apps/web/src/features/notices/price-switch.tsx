import type { PriceNoticeReason, PriceNoticeSettings } from '@aisleway/core/notices/price-notices'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client/client.ts'
import { useAction } from '../../api/use-action.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { noticeSettingsQuery } from './notices-queries.ts'

type Props = { userId: string; reason: PriceNoticeReason; saved: PriceNoticeSettings }

/** Whether one reason to tell a lower price is used. It is saved as it is pressed. */
export function PriceSwitch({ userId, reason, saved }: Props) {
  const queryClient = useQueryClient()
  const { queryKey } = noticeSettingsQuery(userId)
  const [chosen, setChosen] = useState<boolean>()
  const { run } = useAction({
    key: ['notice-settings', reason],
    // The switches are saved together, so each is added to what the one before it left.
    scope: { id: 'notice-settings' },
    send: (isOn: boolean) =>
      api.notices.saveSettings({
        ...(queryClient.getQueryData(queryKey) ?? saved),
        [reason]: isOn,
      }),
    onDone: settings => {
      queryClient.setQueryData(queryKey, settings)
      setChosen(settings[reason])
    },
    onFailed: () => {
      toast.error({ title: messages.settingsNotSaved, key: 'notice-settings' })
      setChosen(undefined)
    },
  })
  return (
    <Switch
      label={<span className="grow font-normal">{messages.switches[reason]}</span>}
      checked={chosen ?? saved[reason]}
      onChange={event => {
        setChosen(event.target.checked)
        run(event.target.checked)
      }}
      className="w-full border-line py-2 not-first:border-t"
    />
  )
}
