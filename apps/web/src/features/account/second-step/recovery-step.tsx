import { maxRecoveryCodeLength } from '@aisleway/core/account/factor-rules'
import { api } from '../../../api/client/client.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAnswer } from './use-answer.ts'

/** Accepts a recovery code from somebody who has lost their phone. */
export function RecoveryStep() {
  const { form, submit, isPending } = useAnswer({
    method: 'recovery',
    send: code => api.factors.recover({ code }),
    texts: { WRONG_CODE: messages.wrongRecoveryCode, FACTOR_UNREADABLE: messages.unreadable },
  })
  return (
    <>
      <p className="-mt-2 text-ink2">{messages.recoveryText}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          {...form.register('code', {
            validate: code => code.trim() !== '' || messages.missingRecoveryCode,
          })}
          label={messages.recoveryCode}
          error={form.formState.errors.code?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxRecoveryCodeLength}
        />
        <SubmitButton isPending={isPending} />
      </form>
    </>
  )
}
