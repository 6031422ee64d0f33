import type { NumberLimits } from '@aisleway/core/number-problem'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'
import { numberError, plainAmount } from './number-error.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  prefix?: ReactNode
  limits: Omit<NumberLimits, 'isRequired'>
  isRequired?: boolean
  /** Null if the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
}

/** Invalid input is not passed on, and keeps the form from being submitted. */
export function NumberField({ value, limits, isRequired = false, onChange, ...rest }: Props) {
  const [text, setText] = useState(() => (value === null ? '' : numberText(value, limits)))
  const errorOf = (amount: string) => numberError(amount, { ...limits, isRequired })
  return (
    <TextField
      {...rest}
      inputMode={limits.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      error={errorOf(plainAmount(text))}
      onChange={event => {
        setText(event.target.value)
        const amount = plainAmount(event.target.value)
        if (!errorOf(amount)) onChange(amount === '' ? null : Number(amount))
      }}
    />
  )
}

/** Dollars have their cents. */
function numberText(value: number, { decimals }: Props['limits']): string {
  return decimals === 0 ? String(value) : value.toFixed(decimals)
}
