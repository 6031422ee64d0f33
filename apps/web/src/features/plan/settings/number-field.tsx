import type { NumberLimits } from '@aisleway/core/number-problem'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { numberError } from '../../catalogue/number-error.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  prefix?: ReactNode
  limits: Omit<NumberLimits, 'isRequired'>
  /** Null if the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
}

/** An optional number. Invalid input is not passed on, and keeps the form from being submitted. */
export function NumberField({ value, limits, onChange, ...rest }: Props) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const error = numberError(text, { ...limits, isRequired: false })
  return (
    <TextField
      {...rest}
      inputMode={limits.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      error={error}
      onChange={event => {
        const typed = event.target.value.trim()
        setText(typed)
        if (numberError(typed, { ...limits, isRequired: false })) return
        onChange(typed === '' ? null : Number(typed))
      }}
    />
  )
}
