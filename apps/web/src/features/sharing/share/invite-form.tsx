import { emailError } from '@aisleway/core/account/rules'
import { defaultPermission, type Permission } from '@aisleway/core/sharing/sharing'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'
import { permissionOptions } from './permission-options.ts'
import { useInvite } from './use-invite.ts'

export function InviteForm({ listId }: { listId: string }) {
  const [email, setEmail] = useState('')
  const [permission, setPermission] = useState<Permission>(defaultPermission)
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const invite = useInvite(listId, 'form', sent => {
    // What was typed while it was sending is kept.
    if (field.current?.value.trim() !== sent) return
    setEmail('')
    setChecked(false)
    // Without an address, the button is disabled and cannot keep the focus.
    if (document.activeElement === button.current) field.current.focus()
  })
  const wanted = email.trim()
  const isInvalid = wanted !== '' && emailError(wanted) !== undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isInvalid) {
      setChecked(true)
      field.current?.focus()
    } else if (wanted) invite.run({ email: wanted, permission })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        ref={field}
        label={messages.email}
        error={isChecked && isInvalid && messages.invalidEmail}
        placeholder={messages.emailPlaceholder}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <div className="flex flex-col gap-2">
        <span aria-hidden className="font-bold">
          {messages.permissionLevel}
        </span>
        <Select
          label={messages.permissionLevel}
          labelHidden
          aria-describedby="permission-hint"
          options={permissionOptions}
          value={permission}
          onValueChange={setPermission}
        />
        <p id="permission-hint" className="text-ink2 text-meta">
          {messages.permissionHints[permission]}
        </p>
      </div>
      <Button
        ref={button}
        type="submit"
        disabled={wanted === ''}
        busy={invite.isPending}
        busyLabel={messages.sending}
      >
        {messages.send}
      </Button>
    </form>
  )
}
