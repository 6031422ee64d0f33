import { type GeneratedLine, totalCents } from '@aisleway/core/generator/generated-line'
import { formatCents } from '@aisleway/core/money'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { Button } from '../../../ui/controls/button.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { messages } from '../messages.ts'
import { SaveAsList } from './save-as-list.tsx'
import type { CartOfList } from './use-add-to-cart.tsx'

type Props = {
  userId: string
  lines: readonly GeneratedLine[]
  budgetCents: number
  cart: CartOfList
}

/** Shows what the list costs, what is left of the budget, and where the list can go from here. */
export function ListFoot({ userId, lines, budgetCents, cart }: Props) {
  const total = totalCents(lines)
  const wanted = lines.filter(line => line.quantity > 0)
  const isInCart = wanted.length > 0 && wanted.every(cart.holds)
  return (
    <div data-keep-clear className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="flex grow items-end justify-between gap-4 sm:grow-0">
        <div>
          <p className="font-bold text-row">{messages.total}</p>
          <p
            role="status"
            className={total > budgetCents ? 'font-semibold text-danger' : 'text-ink2'}
          >
            {leftText(budgetCents - total, budgetCents)}
          </p>
        </div>
        <Price cents={total} size="total" />
      </div>
      <div className="flex grow flex-wrap gap-3 *:grow sm:justify-end sm:*:grow-0">
        <SaveAsList userId={userId} lines={wanted} />
        <Button
          size="final"
          icon={<BasketIcon />}
          disabled={wanted.length === 0}
          busy={cart.isAdding}
          busyLabel={messages.adding}
          onClick={() => (isInCart ? cart.open() : cart.addAll(wanted))}
        >
          {isInCart ? messages.viewCart : messages.addAll}
        </Button>
      </div>
    </div>
  )
}

function leftText(leftCents: number, budgetCents: number): string {
  const budget = formatCents(budgetCents)
  return leftCents < 0
    ? messages.over(formatCents(-leftCents), budget)
    : messages.left(formatCents(leftCents), budget)
}
