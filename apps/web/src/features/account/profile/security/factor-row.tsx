import type { Factor } from '@aisleway/core/account/session'
import { DeviceMobileIcon } from '@phosphor-icons/react/DeviceMobile'
import { KeyIcon } from '@phosphor-icons/react/Key'
import { useState } from 'react'
import { api } from '../../../../api/client/client.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { locale } from '../../../../ui/text/locale.ts'
import { messages } from '../messages.ts'
import { PanelRow } from '../panel.tsx'
import { unlessGone } from '../unless-gone.ts'
import { useProfileAction } from '../use-profile-action.ts'

type Props = {
  factor: Factor
  /** True if the account has no other factor. */
  isLast: boolean
  onRemoved: () => void
}

export function FactorRow({ factor, isLast, onRemoved }: Props) {
  const { id, friendly_name: name, factor_type: type, status } = factor
  const [isAsking, setAsking] = useState(false)
  const remove = useProfileAction({
    name: `remove-factor-${id}`,
    send: () => unlessGone(api.factors.remove({ factorId: id })),
    onDone: () => {
      setAsking(false)
      toast.show(messages.factorRemoved(name))
      onRemoved()
    },
    failed: messages.factorNotRemoved,
  })
  const kind = [messages.factorKinds[type], factor.phone].filter(Boolean).join(' ')
  const Kind = type === 'phone' ? DeviceMobileIcon : KeyIcon
  return (
    <>
      <PanelRow
        icon={<Kind />}
        title={name}
        text={
          status === 'verified'
            ? messages.factorAdded(kind, day.format(new Date(factor.created_at)))
            : messages.factorUnfinished
        }
        action={
          <Button
            variant="sunken"
            size="compact"
            aria-label={messages.removeFactor(name)}
            onClick={() => setAsking(true)}
          >
            {messages.remove}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.removeFactorTitle(name)}
        description={isLast ? messages.removeLastFactorText : messages.removeFactorText}
        cancelLabel={messages.cancel}
        confirmLabel={messages.remove}
        tone="danger"
        busy={remove.isPending}
        busyLabel={messages.removeBusy}
        onConfirm={() => remove.run()}
      />
    </>
  )
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
