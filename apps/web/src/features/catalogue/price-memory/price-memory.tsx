import {
  dailyPrices,
  type PriceChange,
  type PriceVerdict,
  priceVerdict,
} from '@aisleway/core/catalogue/price-memory'
import { isOnSale, type Product } from '@aisleway/core/catalogue/product'
import { formatCents } from '@aisleway/core/money'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { messages } from './price-memory-messages.ts'

type Props = {
  product: Product
  /** Undefined until they are known. */
  changes: readonly PriceChange[] | undefined
}

const days = 90

/** A small price line and a verdict on today's price. Renders nothing if there is nothing to say. */
export function PriceMemory({ product, changes = [] }: Props) {
  const [now] = useState(() => new Date())
  if (product.isRetired) return null
  const { priceCents } = product
  const verdict = priceVerdict(changes, { priceCents, isOnSale: isOnSale(product) }, now)
  const prices = [...dailyPrices(changes, days, now), priceCents]
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  if (!verdict && lowest === highest) return null
  const range = messages.range(formatCents(lowest), formatCents(highest))
  return (
    <p className="flex min-h-6 items-center gap-2.5 text-meta leading-tight">
      <PriceLine prices={prices} label={messages.line(range, formatCents(priceCents))} />
      <span className={classNames('font-semibold', verdict ? textClasses[verdict] : 'text-ink2')}>
        {verdict ? messages.verdicts[verdict] : range}
      </span>
    </p>
  )
}

const textClasses = {
  lowest_in_90_days: 'text-leaf',
  not_cheaper_than_usual: 'text-ink2',
} satisfies Record<PriceVerdict, string>

const width = 56
const height = 18
/** Half the size of today's dot. */
const margin = 3

/** One step per day; the last is today. */
function PriceLine({ prices, label }: { prices: readonly number[]; label: string }) {
  const lowest = Math.min(...prices)
  const spread = Math.max(...prices) - lowest
  const x = (i: number) => margin + (i / Math.max(1, prices.length - 1)) * (width - 2 * margin)
  const y = (price: number) =>
    height - margin - (spread ? (price - lowest) / spread : 0.5) * (height - 2 * margin)
  const [first = 0, ...others] = prices
  const steps = others.map((price, i) => `H${x(i + 1).toFixed(1)}V${y(price).toFixed(1)}`)
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="shrink-0 text-strong"
    >
      <path
        d={`M${x(0)} ${y(first).toFixed(1)}${steps.join('')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle
        cx={x(prices.length - 1)}
        cy={y(prices.at(-1) ?? first)}
        r={margin}
        className="fill-leaf"
      />
    </svg>
  )
}
