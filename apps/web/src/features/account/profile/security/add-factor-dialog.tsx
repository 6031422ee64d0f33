import { useState } from 'react'
import { api } from '../../../../api/client/client.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useStillOpen } from '../../../../ui/scheduling/use-still-open.ts'
import { messages } from '../messages.ts'
import { EnrollForm } from './enroll-form.tsx'
import type { Enrollment } from './enrollment.ts'
import { FactorCodeForm } from './factor-code-form.tsx'

type Props = {
  type: Enrollment['type']
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called if the dialog is closed before a code is entered, which may leave an unfinished factor behind. */
  onLeft: () => void
  onVerified: (name: string) => void
}

/** Adds a factor in two steps: a name, then the first code from the app or the phone. */
export default function AddFactorDialog({ type, open, onOpenChange, onLeft, onVerified }: Props) {
  const [enrollment, setEnrollment] = useState<Enrollment>()
  const isStillOpen = useStillOpen(open)
  // The secret is never shown again, so the factor is useless. If it cannot be removed now, it is listed as unfinished.
  const discard = ({ id }: Enrollment) => api.factors.remove({ factorId: id }).then(onLeft, onLeft)
  const leave = () => {
    onOpenChange(false)
    if (!enrollment) return
    discard(enrollment)
    setEnrollment(undefined)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => !isOpen && leave()}
      title={messages.addFactor[type]}
      description={
        enrollment && (enrollment.phone ? messages.smsText(enrollment.phone) : messages.scanText)
      }
    >
      {enrollment ? (
        <FactorCodeForm
          enrollment={enrollment}
          onCancel={leave}
          onVerified={() => {
            setEnrollment(undefined)
            onVerified(enrollment.friendly_name)
          }}
        />
      ) : (
        <EnrollForm
          type={type}
          onCancel={leave}
          onEnrolled={enrolled => (isStillOpen() ? setEnrollment(enrolled) : discard(enrolled))}
        />
      )}
    </Dialog>
  )
}
