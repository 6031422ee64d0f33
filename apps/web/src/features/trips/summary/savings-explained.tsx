import { formatCents } from '@aisleway/core/money'
import { explainSavings, type TripItem } from '@aisleway/core/trips/trip'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'

type Props = { items: readonly TripItem[]; totalCents: number }

/** Shows where the savings come from; the lines add up to the total, to the cent (answer 22a). */
export function SavingsExplained({ items, totalCents }: Props) {
  const sources = explainSavings(items)
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="savings" className="rounded-panel bg-surface p-4 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="savings" className="display text-card">
          {messages.savings}
        </h2>
        <p className="rounded-ticket bg-lime px-2 py-0.5 font-bold text-on-citrus text-row">
          {formatCents(totalCents)}
        </p>
      </div>
      {sources.map(({ origin, savingsCents, lines }) => (
        <div key={origin} className="mt-4 border-line border-t pt-3.5">
          <h3 className="flex justify-between gap-4 font-bold">
            {messages.savingsOf[origin]}
            <span>{formatCents(savingsCents)}</span>
          </h3>
          <ul className="mt-1">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished trip does not change
              <li key={index} className="flex gap-4 py-1 text-ink2">
                <span className="min-w-0 grow">
                  <span lang={storeLanguage}>{line.name}</span>{' '}
                  {line.quantity > 1 && messages.times(line.quantity)}
                </span>
                <span>{formatCents(line.savingsCents)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
