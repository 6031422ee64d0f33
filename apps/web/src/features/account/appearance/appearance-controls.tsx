import {
  type Appearance,
  appearanceText,
  textSizes,
  themes,
} from '@aisleway/core/appearance/appearance'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { sendLatest } from '../../../api/send-latest.ts'
import { useSession } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { profileQuery } from '../profile-queries.ts'
import {
  appearanceOfDevice,
  setAppearanceOfDevice,
  useAppearanceOfDevice,
} from './device-appearance.ts'
import { messages } from './messages.ts'

/** Theme and text size; a choice shows at once, and is saved on the device and on the account. */
export function AppearanceControls() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const chosen = useAppearanceOfDevice()
  const { run } = useAction({
    key: ['appearance'],
    // A choice made while it saves starts no action of its own, so the last one is sent here.
    send: () =>
      sendLatest(
        appearanceOfDevice,
        appearance => api.account.updateProfile({ appearance }),
        (one, other) => appearanceText(one) === appearanceText(other),
      ),
    onDone: profile => user && queryClient.setQueryData(profileQuery(user.id).queryKey, profile),
    onFailed: () =>
      toast.error({ title: messages.notSaved, message: messages.notSavedText, key: 'appearance' }),
  })
  const choose = (change: Partial<Appearance>) => {
    setAppearanceOfDevice({ ...chosen, ...change })
    if (user) run()
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <p aria-hidden className="font-bold">
          {messages.theme}
        </p>
        <SegmentedControl
          legend={messages.theme}
          segments={themes.map(value => ({ value, label: messages.themes[value] }))}
          value={chosen.theme}
          onValueChange={theme => choose({ theme })}
        />
      </div>
      <div className="flex flex-col gap-2">
        <p aria-hidden className="font-bold">
          {messages.textSize}
        </p>
        <SegmentedControl
          legend={messages.textSize}
          segments={textSizes.map(value => ({ value, label: messages.textSizes[value] }))}
          value={chosen.textSize}
          onValueChange={textSize => choose({ textSize })}
        />
      </div>
      <p className="text-ink2 text-meta">{user ? messages.onAccount : messages.onDevice}</p>
    </div>
  )
}
