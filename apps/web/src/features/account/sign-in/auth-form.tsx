import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { credentialChecks } from '../credential-checks.ts'
import { messages } from '../messages.ts'
import { NewPasswordField } from '../password-strength/new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import type { Credentials } from './use-sign-in.ts'

type Field = keyof Credentials

type Props = {
  fields: readonly Field[]
  initial: Credentials
  onDraft: (draft: Credentials) => void
  submitLabel: string
  busyLabel: string
  isBusy: boolean
  onSubmit: (credentials: Credentials) => void
  /** True if the password is being chosen. */
  isNewPassword?: boolean
  /** Shown between the fields and the button. */
  children?: ReactNode
}

/** The fields are validated on submit, then on every change (spec 1 §5). */
export function AuthForm(props: Props) {
  const { fields, initial, onDraft, isBusy } = props
  const { register, handleSubmit, formState, getValues } = useForm<Credentials>({
    defaultValues: initial,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const fieldProps = (name: Field) => ({
    label: messages[name],
    error: formState.errors[name]?.message,
    ...register(name, {
      validate: text => credentialChecks[name](text) ?? true,
      onChange: () => onDraft(getValues()),
    }),
  })

  return (
    <form
      noValidate
      onSubmit={handleSubmit(credentials => props.onSubmit(credentials))}
      className="flex flex-col gap-4"
    >
      {fields.includes('fullName') && (
        <TextField {...fieldProps('fullName')} autoComplete="name" autoCapitalize="words" />
      )}
      <TextField
        {...fieldProps('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      {props.isNewPassword ? (
        <NewPasswordField {...fieldProps('password')} />
      ) : (
        <PasswordField {...fieldProps('password')} autoComplete="current-password" />
      )}
      {props.children}
      <Button type="submit" size="final" busy={isBusy} busyLabel={props.busyLabel} className="mt-2">
        {props.submitLabel}
      </Button>
    </form>
  )
}
