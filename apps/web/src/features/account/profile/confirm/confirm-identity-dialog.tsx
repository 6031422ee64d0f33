import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { factorsQuery } from '../../profile-queries.ts'
import { messages } from '../messages.ts'
import type { DialogProps } from '../profile-parts.ts'
import { askForCode, type Enrollment } from '../security/enrollment.ts'
import { FactorCodeForm } from '../security/factor-code-form.tsx'
import { useProfileAction } from '../use-profile-action.ts'
import { PasswordProof } from './password-proof.tsx'
import { ProviderProof } from './provider-proof.tsx'

type Props = DialogProps & { onConfirmed: () => void }

/**
 * Offers the ways this account has to confirm: the password, the code of a second factor, or a sign-in at another site.
 */
export default function ConfirmIdentityDialog(props: Props) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={messages.confirmTitle}
      description={messages.confirmText}
    >
      <Proofs {...props} />
    </Dialog>
  )
}

function Proofs({ userId, profile, onOpenChange, onConfirmed }: Props) {
  const { data: factors = [], isPending } = useQuery(factorsQuery(userId))
  const [asked, setAsked] = useState<Enrollment>()
  const ask = useProfileAction({
    name: 'confirm-code',
    send: async ({ id, phone, factor_type: type, friendly_name }: (typeof factors)[number]) => {
      return { id, type, friendly_name, phone, totp: null, challengeId: await askForCode(id) }
    },
    onDone: setAsked,
    failed: messages.codeNotSent,
  })
  const onCancel = () => onOpenChange(false)
  if (asked) {
    return (
      <FactorCodeForm
        enrollment={asked}
        submitLabel={messages.confirm}
        onCancel={onCancel}
        onVerified={onConfirmed}
      />
    )
  }

  const verified = factors.filter(factor => factor.status === 'verified')
  return (
    <div className="flex flex-col gap-4">
      {profile.hasPassword && (
        <PasswordProof email={profile.email} onCancel={onCancel} onConfirmed={onConfirmed} />
      )}
      {verified.map(factor => (
        <Button
          key={factor.id}
          variant="tint"
          busy={ask.isPending && ask.variables?.id === factor.id}
          busyLabel={messages.nextBusy}
          onClick={() => ask.run(factor)}
        >
          {messages.confirmByCode(factor.friendly_name)}
        </Button>
      ))}
      {!profile.hasPassword && !isPending && verified.length === 0 && (
        <ProviderProof providers={profile.providers} />
      )}
    </div>
  )
}
