import { classNames } from '../class-names.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface CodeFieldProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  value: string
  /** Called with the digits only, because some apps show a code as "123 456". */
  onChange: (digits: string) => void
  length?: number
}

/** A code of digits, which phones can fill in from a message. */
export function CodeField({ onChange, length = 6, className, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={event => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
      className={classNames(
        '[&_input]:pl-[0.3em] [&_input]:text-center [&_input]:font-bold [&_input]:text-panel [&_input]:tracking-[0.3em] [&>span]:h-16',
        className,
      )}
    />
  )
}
