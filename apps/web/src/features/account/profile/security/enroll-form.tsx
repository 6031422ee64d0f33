import { maxFactorNameLength } from '@aisleway/core/account/factor-rules'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { checks, phoneDigits } from '../checks.ts'
import { DialogForm } from '../dialog-form.tsx'
import { messages } from '../messages.ts'
import { useActionForm } from '../use-action-form.ts'
import { type Enrollment, enroll } from './enrollment.ts'

type Props = {
  type: Enrollment['type']
  onCancel: () => void
  onEnrolled: (enrollment: Enrollment) => void
}

/** Asks for the factor's name and, for a phone, its number. */
export function EnrollForm({ type, onCancel, onEnrolled }: Props) {
  const { field, submit, isPending } = useActionForm({
    name: 'enroll',
    initial: { name: messages.factorKinds[type], phone: '' },
    send: ({ name, phone }) =>
      enroll(type, name.trim(), type === 'phone' ? phoneDigits(phone) : null),
    onDone: onEnrolled,
    failed: messages.enrollFailed,
    refusedAt: { FACTOR_NAME_TAKEN: 'name' },
  })
  return (
    <DialogForm
      submitLabel={messages.next}
      busyLabel={messages.nextBusy}
      isBusy={isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        {...field('name', checks.factorName)}
        label={messages.factorName}
        hint={messages.factorNameHint}
        maxLength={maxFactorNameLength}
      />
      {type === 'phone' && (
        <TextField
          {...field('phone', checks.phone)}
          label={messages.phone}
          hint={messages.phoneHint}
          type="tel"
          autoComplete="tel"
        />
      )}
    </DialogForm>
  )
}
