import type { PriceStep } from '@aisleway/core/catalogue/price-steps'

type Props = {
  steps: readonly PriceStep[]
  fromMs: number
  toMs: number
  label: string
}

const width = 600
const height = 140
/** Room for the line's width, and for today's dot. */
const margin = 8

/** One step per price; the dot is today's. */
export function PriceChart({ steps, fromMs, toMs, label }: Props) {
  const prices = steps.map(({ priceCents }) => priceCents)
  const lowest = Math.min(...prices)
  const spread = Math.max(...prices) - lowest
  const x = (ms: number) => margin + ((ms - fromMs) / (toMs - fromMs)) * (width - 2 * margin)
  const y = (cents: number) =>
    height - margin - (spread ? (cents - lowest) / spread : 0.5) * (height - 2 * margin)
  const [first, ...others] = steps
  if (!first) return null
  const last = steps.at(-1) ?? first
  const line = [
    `M${x(first.atMs).toFixed(1)} ${y(first.priceCents).toFixed(1)}`,
    ...others.map(({ atMs, priceCents }) => `H${x(atMs).toFixed(1)}V${y(priceCents).toFixed(1)}`),
    `H${x(toMs)}`,
  ].join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="w-full">
      {[lowest, lowest + spread].map(cents => (
        <line
          key={cents}
          x1={margin}
          x2={width - margin}
          y1={y(cents)}
          y2={y(cents)}
          stroke="currentColor"
          strokeDasharray="2 6"
          className="text-strong"
        />
      ))}
      <path d={`${line}V${height}H${x(first.atMs).toFixed(1)}Z`} className="fill-tint" />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        className="text-leaf"
      />
      <circle
        cx={x(toMs)}
        cy={y(last.priceCents)}
        r={margin - 1}
        className="fill-leaf stroke-surface"
        strokeWidth="2"
      />
    </svg>
  )
}
