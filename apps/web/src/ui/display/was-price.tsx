import type { ComponentProps } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface WasPriceProps extends Omit<ComponentProps<'s'>, 'className'> {
  /** Read aloud before the price, because a stroke is not: "Was". */
  label: string
}

/** The price before the sale, struck through. */
export function WasPrice({ label, children, ...rest }: WasPriceProps) {
  return (
    <s {...rest} className="font-meta text-ink2 text-meta">
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </s>
  )
}
