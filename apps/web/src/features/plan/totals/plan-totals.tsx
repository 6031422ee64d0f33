import { formatCents } from '@aisleway/core/money'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { SealCheckIcon } from '@phosphor-icons/react/SealCheck'
import type { UseQueryResult } from '@tanstack/react-query'
import { Price } from '../../../ui/display/price.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { messages } from '../messages.ts'
import type { PricedAnswer } from '../plan-queries.ts'
import type { Proof } from '../solve/use-fill.ts'

type Props = { plan: Plan; priced: UseQueryResult<PricedAnswer>; proof: Proof | undefined }

/** The total cost, compared with the budget, and how good the plan is known to be. */
export function PlanTotals({ plan, priced, proof }: Props) {
  const { budgetCents } = plan.settings
  const { data, failureReason, isPlaceholderData } = priced
  return (
    <section
      aria-labelledby="plan-total"
      aria-busy={isPlaceholderData}
      className="rounded-panel bg-surface p-5"
    >
      <h2 id="plan-total" className="font-bold">
        {messages.total}
      </h2>
      {failureReason && !data && <p className="mt-2 text-ink2">{messages.priceFailed}</p>}
      {/* Keeps what is below in place when the price arrives. */}
      {!failureReason && !data && <div className={budgetCents === null ? 'h-14' : 'h-19.5'} />}
      {data && (
        <>
          <p className="mt-2 flex items-baseline gap-2.5">
            <Price cents={data.cents} size="total" />{' '}
            {budgetCents !== null && (
              <span className="text-ink2">{messages.ofBudget(formatCents(budgetCents))}</span>
            )}
          </p>
          {budgetCents !== null && (
            <div className="mt-3">
              <ProgressBar
                label={messages.budgetUsed}
                percent={budgetCents === 0 ? 100 : Math.min(100, (data.cents * 100) / budgetCents)}
              />
              {data.cents > budgetCents && (
                <p className="mt-1.5 font-semibold text-danger text-meta">
                  {messages.overBudget(formatCents(data.cents - budgetCents))}
                </p>
              )}
            </div>
          )}
          {proof && (
            <p className="mt-3 flex items-center gap-1.5 font-semibold text-meta text-on-tint">
              <SealCheckIcon weight="fill" className="shrink-0 text-leaf text-xl" />
              {proofText(proof)}
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** Far from the bound, nothing is known about the plan, because the bound may be the one that is far off. */
const worthTellingPercent = 10

function proofText({ isProven, withinPercent }: Proof): string {
  if (isProven) return messages.proven
  if (withinPercent === null || withinPercent > worthTellingPercent) return messages.bestFound
  // Rounded up to a tenth of a percent; finer steps tell nothing.
  return messages.provenWithin(String(Math.max(0.1, Math.ceil(withinPercent * 10) / 10)))
}
