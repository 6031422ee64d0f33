import { TextField } from '../../../ui/fields/text-field.tsx'
import type { useTypedPrice } from './use-typed-price.ts'

type Props = ReturnType<typeof useTypedPrice>['field'] & {
  label: string
  hint?: string | false
  className?: string
}

/** Accepts dollars and cents; the first key replaces the current text. */
export function PriceField({ onValueChange, ...field }: Props) {
  return (
    <TextField
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      onFocus={event => event.target.select()}
      onChange={event => onValueChange(event.target.value)}
      {...field}
    />
  )
}
