import { EyeIcon } from '@phosphor-icons/react/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/EyeSlash'
import { useState } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx'
import { messages } from '../messages.ts'

/** A password, hidden until its eye icon is pressed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [isShown, setShown] = useState(false)
  const EyeOfState = isShown ? EyeSlashIcon : EyeIcon
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={isShown ? messages.hidePassword : messages.showPassword}
          icon={<EyeOfState />}
          onClick={() => setShown(!isShown)}
          className="-mr-3"
        />
      }
    />
  )
}
