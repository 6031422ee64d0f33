import { useState } from 'react'
import { priceText, typedPrice } from './typed-price.ts'

/** The text of a `PriceField`, at first a draft if there is one; `read` shows what is wrong with it, and then returns undefined. */
export function useTypedPrice(
  initialCents: number | null,
  rules: { isRequired: boolean },
  draft = priceText(initialCents),
) {
  const [text, setText] = useState(draft)
  const [error, setError] = useState<string>()
  return {
    field: {
      value: text,
      error,
      onValueChange(changed: string) {
        setText(changed)
        setError(undefined)
      },
    },
    read(): number | null | undefined {
      const typed = typedPrice(text, rules)
      if ('cents' in typed) return typed.cents
      setError(typed.error)
      return undefined
    },
  }
}
