import { minPasswordLength } from '@aisleway/core/account/rules'
import { useState } from 'react'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import type { TextFieldProps } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'
import { PasswordField } from '../sign-in/password-field.tsx'

/** With its list of common passwords, fetched once there is something to tell. */
const StrengthNote = lazyPart(() => import('./strength-note.tsx'))

/** A password that is being chosen: tells how hard it is to guess, and refuses none for it. */
export function NewPasswordField({ onChange, onFocus, ...props }: TextFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...props}
        autoComplete="new-password"
        onFocus={event => {
          // It may have been typed before, on the tab beside.
          setTyped(event.target.value)
          onFocus?.(event)
        }}
        onChange={event => {
          setTyped(event.target.value)
          onChange?.(event)
        }}
      />
      {/* As high as the note: a button below must not move away from under the finger that presses it. */}
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
