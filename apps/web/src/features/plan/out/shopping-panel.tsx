import type { User } from '@aisleway/core/account/session'
import { isPlannedItemId } from '@aisleway/core/plan/plan-ids'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { useLoadIntoCart } from '../../lists/my-lists/menu/use-load-into-cart.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { PricedAnswer } from '../plan-queries.ts'
import { LeftOver } from './left-over.tsx'
import { usePlanList } from './use-plan-list.ts'

type Props = {
  user: User
  list: ListOnDevice
  priced: UseQueryResult<PricedAnswer>
  changes: PlanChanges
}

/** Leads from the plan to its list and to the cart, and shows what will be left over. */
export function ShoppingPanel({ user, list, priced, changes }: Props) {
  const { head, items } = list
  const { data: prices } = priced
  const own = usePlanList(user, list, priced, changes)
  const load = useLoadIntoCart(user.id, head)
  const mayEdit = head.access !== 'view'
  const isWritten = items.some(({ id }) => isPlannedItemId(id))
  const products = new Set(prices?.foods.flatMap(food => food.products.map(one => one.product.id)))
  if (products.size === 0 && !isWritten) return null
  return (
    <section aria-labelledby="plan-shopping" className="rounded-panel bg-surface p-5">
      <h2 id="plan-shopping" className="mb-1 font-bold">
        {messages.shopping}
      </h2>
      {/* Keeps what is below in place when the price arrives. */}
      {!prices && !priced.failureReason && <div className="h-18" />}
      {prices && <p className="mb-3 text-ink2">{messages.products(products.size)}</p>}
      {mayEdit &&
        prices &&
        (own.isCurrent ? (
          <p className="mb-3 flex items-center gap-2 font-semibold text-on-tint">
            <CheckIcon className="text-leaf text-xl" />
            {messages.listCurrent}
          </p>
        ) : (
          <Button
            icon={<ListChecksIcon />}
            busy={priced.isPlaceholderData}
            onClick={own.write}
            className="mb-2 w-full"
          >
            {isWritten ? messages.updateList : messages.writeList}
          </Button>
        ))}
      {isWritten && (
        <div className="flex flex-wrap gap-2 *:grow">
          <Link
            to="/lists/$listId"
            params={{ listId: head.id }}
            className={buttonClass({ variant: 'sunken', size: 'compact' })}
          >
            {messages.seeList}
          </Link>
          <Button
            variant="sunken"
            size="compact"
            icon={<BasketIcon />}
            busy={load.isPending}
            onClick={() => load.run()}
          >
            {messages.toCart}
          </Button>
        </div>
      )}
      <LeftOver foods={prices?.foods ?? []} />
    </section>
  )
}
