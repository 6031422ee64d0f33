import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface WasPriceProps extends Omit<ComponentProps<'s'>, 'children'> {
  cents: number
  /** Read aloud before the price, because a stroke is not: "Was". */
  label: string
}

/** The price before the sale, struck through. */
export function WasPrice({ cents, label, className, ...rest }: WasPriceProps) {
  return (
    <s {...rest} className={classNames('font-meta text-ink2 text-meta', className)}>
      <VisuallyHidden>{label} </VisuallyHidden>${(cents / 100).toFixed(2)}
    </s>
  )
}
