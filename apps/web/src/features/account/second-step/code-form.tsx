import { factorCodeDigits } from '@aisleway/core/account/factor-rules'
import { useController } from 'react-hook-form'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { messages } from './messages.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAnswer } from './use-answer.ts'

type Props = {
  factorId: string
  send: (code: string) => Promise<unknown>
  /** Called when the challenge accepts no more codes. */
  onExpired?: () => void
  expiredText: string
}

/** Accepts six digits, and submits on the last one. */
export function CodeForm({ factorId, send, onExpired, expiredText }: Props) {
  const { form, submit, isPending } = useAnswer({
    method: factorId,
    send,
    onExpired,
    texts: {
      WRONG_CODE: messages.wrongCode,
      CHALLENGE_EXPIRED: expiredText,
      FACTOR_UNREADABLE: messages.unreadable,
    },
    // Retyping all digits is quicker than finding a mistyped one.
    startsOver: true,
  })
  const { field } = useController({
    name: 'code',
    control: form.control,
    rules: { validate: code => code.length === factorCodeDigits || messages.incompleteCode },
  })
  const type = (code: string) => {
    if (isPending) return
    field.onChange(code)
    if (code.length === factorCodeDigits) submit()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CodeField
        {...field}
        onChange={type}
        length={factorCodeDigits}
        label={messages.code}
        error={form.formState.errors.code?.message}
      />
      <SubmitButton isPending={isPending} />
    </form>
  )
}
