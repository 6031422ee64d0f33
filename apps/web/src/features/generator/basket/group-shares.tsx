import { type BasketGroup, basketGroups } from '@aisleway/core/generator/basket/dietary-guidance'
import { messages } from './messages.ts'

/** How much of the household's needs the basket covers, by food group. */
export function GroupShares({ shares }: { shares: Record<BasketGroup, number> }) {
  return (
    <section aria-labelledby="basket-groups" className="mb-4 rounded-panel bg-surface p-4 sm:p-6">
      <h2 id="basket-groups" className="font-bold text-row">
        {messages.groupsTitle}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {basketGroups.map(group => {
          const percent = Math.round(shares[group] * 100)
          return (
            <li key={group}>
              <p className="flex justify-between gap-3 font-semibold text-name">
                {messages.groups[group]}
                <span className="text-ink2 tabular-nums">{messages.share(percent)}</span>
              </p>
              <div aria-hidden className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
                <div
                  className="h-full rounded-full bg-leaf"
                  style={{ width: `${Math.min(100, percent)}%` }}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-ink2 text-meta">{messages.source}</p>
    </section>
  )
}
