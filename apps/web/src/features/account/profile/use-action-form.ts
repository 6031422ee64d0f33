import type { ErrorCode } from '@aisleway/core/errors'
import { useForm } from 'react-hook-form'
import { hasCode } from '../../../api/client/refusal.ts'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
import { refusalTexts } from './messages.ts'
import { type ProfileAction, useProfileAction } from './use-profile-action.ts'

type Options<Name extends string, Output> = Omit<
  ProfileAction<Record<Name, string>, Output>,
  'showRefusal'
> & {
  initial: Record<Name, string>
  /** The refusals about a typed value, and the field at which each is shown. */
  refusedAt?: Partial<Record<ErrorCode, NoInfer<Name>>>
  /** Closes the dialog after success, unless the shopper has closed it meanwhile and perhaps opened it again. */
  onClose?: () => void
}

/** A form that submits an action. Its fields are validated on submit, then on every change (spec 1 §5). */
export function useActionForm<Name extends string, Output>(options: Options<Name, Output>) {
  const { initial, refusedAt = {}, onClose, ...action } = options
  const isShown = useStillOpen(true)
  const { register, handleSubmit, formState, setError } = useForm<Record<string, string>>({
    defaultValues: initial,
  })
  const { run, isPending } = useProfileAction<Record<Name, string>, Output>({
    ...action,
    onDone: async (output, input) => {
      await action.onDone(output, input)
      if (isShown()) onClose?.()
    },
    showRefusal: error => {
      if (!isShown()) return false
      const [code, name] = entries(refusedAt).find(([code]) => hasCode(error, code)) ?? []
      if (!code || !name) return false
      setError(name, { message: refusalTexts[code] ?? code }, { shouldFocus: true })
      return true
    },
  })
  return {
    isPending,
    submit: handleSubmit(fields => run(fields as Record<Name, string>)),
    field: (name: Name, check: (text: string) => string | undefined = () => undefined) => ({
      error: formState.errors[name]?.message,
      ...register(name, { validate: text => check(text) ?? true }),
    }),
  }
}

function entries<Key extends string, Value>(record: Partial<Record<Key, Value>>) {
  return Object.entries(record) as [Key, Value][]
}
