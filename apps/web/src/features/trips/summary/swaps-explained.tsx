import { explainSwaps } from '@aisleway/core/trips/swaps'
import type { TripItem } from '@aisleway/core/trips/trip'
import { differenceText } from '../difference-text.ts'
import { messages } from '../messages.ts'
import { messages as swaps } from '../swap-messages.ts'

/** Lists what was bought instead of what was planned. Not part of the savings (answer 22a). */
export function SwapsExplained({ items }: { items: readonly TripItem[] }) {
  const { lines, differenceCents } = explainSwaps(items)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="swaps" className="rounded-panel bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="swaps" className="display text-card">
          {swaps.title}
        </h2>
        {differenceCents !== null && (
          <p className="font-bold">{swaps.inAll(differenceText(differenceCents))}</p>
        )}
      </div>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished trip does not change
          <li key={index} className="flex gap-4 py-2.5">
            <p className="min-w-0 grow [overflow-wrap:anywhere]">
              {named(line)}
              <span className="block text-ink2">{swaps.insteadOf(named(line.insteadOf))}</span>
            </p>
            <span className="shrink-0 font-semibold">
              {line.differenceCents === null ? swaps.unknown : differenceText(line.differenceCents)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink2">{swaps.apart}</p>
    </section>
  )
}

function named({ name, quantity }: { name: string; quantity: number }): string {
  return quantity > 1 ? `${name} ${messages.times(quantity)}` : name
}
