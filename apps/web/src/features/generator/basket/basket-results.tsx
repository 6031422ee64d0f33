import {
  type BasketAdjustments,
  type BasketState,
  noAdjustments,
} from '@aisleway/core/generator/basket/basket-address'
import type { Basket } from '@aisleway/core/generator/basket/fill-basket'
import { formatCents } from '@aisleway/core/money'
import { newSeed } from '@aisleway/core/seeded-random'
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/ArrowsClockwise'
import { LockIcon } from '@phosphor-icons/react/Lock'
import { LockOpenIcon } from '@phosphor-icons/react/LockOpen'
import { SwapIcon } from '@phosphor-icons/react/Swap'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { ListFoot } from '../result/list-foot.tsx'
import { ListRow } from '../result/list-row.tsx'
import { useAddToCart } from '../result/use-add-to-cart.tsx'
import { useQuantities } from '../result/use-quantities.ts'
import { holding, isKept, keeping, notKeeping, replacing } from './adjust-basket.ts'
import { GroupShares } from './group-shares.tsx'
import { messages } from './messages.ts'

type Props = {
  userId: string
  state: BasketState
  basket: Basket
  /** True while the basket for the latest adjustments is on its way; `basket` is then the previous one. */
  isFilling: boolean
  onShow: (state: BasketState) => void
  /** Records that this basket is the one for these adjustments; if there is none yet, it is filled. */
  onAdjusted: (state: BasketState, basket: Basket | undefined) => void
}

/** The basket with its rows, each of which can be kept or replaced. */
export function BasketResults({ userId, state, basket, isFilling, onShow, onAdjusted }: Props) {
  const { criteria, adjustments, seed } = state
  const cart = useAddToCart()
  const chosen = useQuantities(userId, 'filled-basket', { criteria, seed })
  const lines = basket.lines.map(line => ({
    ...line,
    quantity: chosen.quantities[line.product.id] ?? line.quantity,
  }))
  type Line = (typeof lines)[number]
  const adjust = (next: BasketAdjustments) => onShow({ ...state, adjustments: next })
  const setQuantity = (line: Line, quantity: number) => {
    chosen.setQuantity(line.product.id, quantity)
    if (!isKept(adjustments, line)) return
    const changed = lines.map(other => (other === line ? { ...line, quantity } : other))
    onAdjusted(
      { ...state, adjustments: holding(adjustments, changed) },
      isFilling ? undefined : { ...basket, lines: changed },
    )
  }

  return (
    <section aria-labelledby="basket" className="min-w-0">
      <div className="mb-4 flex items-center justify-between gap-3">
        <div>
          <h1 id="basket" className="display text-title-sm">
            {messages.title(lines.length)}
          </h1>
          <p className="mt-1 font-semibold text-ink2 max-lg:hidden">
            {messages.summary(criteria.people, criteria.days, formatCents(criteria.budgetCents))}
          </p>
        </div>
        <Button
          variant="sunken"
          size="compact"
          icon={<ArrowsClockwiseIcon />}
          onClick={() =>
            onShow({
              ...state,
              seed: newSeed(Math.random),
              adjustments: { ...noAdjustments, kept: adjustments.kept },
            })
          }
        >
          {messages.again}
        </Button>
      </div>
      <GroupShares shares={basket.shares} />
      <div className="@container rounded-panel bg-surface p-4 sm:p-6">
        <ul>
          {lines.map(line => {
            const isLocked = isKept(adjustments, line)
            const { id, name } = line.product
            return (
              <ListRow
                key={id}
                line={line}
                cart={cart}
                onQuantity={quantity => setQuantity(line, quantity)}
              >
                <IconButton
                  variant={isLocked ? 'tint' : 'plain'}
                  label={messages.keep(name)}
                  aria-pressed={isLocked}
                  icon={isLocked ? <LockIcon /> : <LockOpenIcon />}
                  onClick={() => adjust((isLocked ? notKeeping : keeping)(adjustments, line))}
                />
                <IconButton
                  variant="plain"
                  label={messages.replace(name)}
                  icon={<SwapIcon />}
                  disabled={isLocked}
                  onClick={() => adjust(replacing(adjustments, lines, line))}
                />
              </ListRow>
            )
          })}
        </ul>
        <ListFoot userId={userId} lines={lines} budgetCents={criteria.budgetCents} cart={cart} />
      </div>
    </section>
  )
}
