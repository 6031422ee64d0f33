import type { NumberLimits } from '@aisleway/core/number-problem'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { numberAttributes, numberErrorIn } from '../../catalogue/number-error.ts'

type Props = {
  label: string
  hint?: ReactNode
  limits: NumberLimits
  value: number | null
  /** Called only with numbers within the limits, and null for an empty field. */
  onChange: (value: number | null) => void
}

/** A whole number; invalid input shows an error and keeps the last number. */
export function NumberField({ label, hint, limits, value, onChange }: Props) {
  const [error, setError] = useState<string>()
  return (
    <TextField
      {...numberAttributes(limits)}
      label={label}
      hint={hint}
      error={error}
      defaultValue={value ?? ''}
      onChange={event => {
        const problem = numberErrorIn(event.target, limits)
        setError(problem)
        if (!problem) onChange(event.target.value === '' ? null : event.target.valueAsNumber)
      }}
      className="[&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none"
    />
  )
}
