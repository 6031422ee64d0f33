import { minPasswordLength } from '@aisleway/core/account/rules'
import { useState } from 'react'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import type { TextFieldProps } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'
import { PasswordField } from '../sign-in/password-field.tsx'

/** The note and its list of common passwords are lazy-loaded once there is something to say. */
const StrengthNote = lazyPart(() => import('./strength-note.tsx'))

/** The field for choosing a password. It says how hard the password is to guess, but rejects none for that. */
export function NewPasswordField({ onChange, onFocus, ...props }: TextFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...props}
        autoComplete="new-password"
        onFocus={event => {
          // The password may have been typed earlier, on the other tab.
          setTyped(event.target.value)
          onFocus?.(event)
        }}
        onChange={event => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
      />
      {/* Reserves the height of the note, so that a button below does not move from under the finger. */}
      <div role="status" className="min-h-8 text-ink2 text-meta">
        {typed.length >= minPasswordLength && (
          <PartBoundary>
            <StrengthNote password={typed} />
          </PartBoundary>
        )}
      </div>
    </div>
  )
}
