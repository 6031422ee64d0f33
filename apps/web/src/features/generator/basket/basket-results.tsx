import { type BasketState, noAdjustments } from '@aisleway/core/generator/basket/basket-address'
import type { Basket } from '@aisleway/core/generator/basket/fill-basket'
import { formatCents } from '@aisleway/core/money'
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/ArrowsClockwise'
import { LockIcon } from '@phosphor-icons/react/Lock'
import { LockOpenIcon } from '@phosphor-icons/react/LockOpen'
import { SwapIcon } from '@phosphor-icons/react/Swap'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { newSeed } from '../generator-queries.ts'
import { ListFoot } from '../result/list-foot.tsx'
import { ListRow } from '../result/list-row.tsx'
import { useAddToCart } from '../result/use-add-to-cart.tsx'
import { GroupShares } from './group-shares.tsx'
import { messages } from './messages.ts'

type Props = {
  userId: string
  state: BasketState
  basket: Basket
  onShow: (state: BasketState) => void
}

/** The basket with its rows, each of which can be kept or replaced. */
export function BasketResults({ userId, state, basket, onShow }: Props) {
  const { criteria, adjustments } = state
  const cart = useAddToCart()
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const lines = basket.lines.map(line => ({
    ...line,
    quantity: quantities[line.product.id] ?? line.quantity,
  }))
  type Line = (typeof lines)[number]
  const keptLine = ({ product, quantity }: Line) => ({
    productId: product.id,
    quantity: Math.max(1, quantity),
  })
  const isKept = ({ product }: Line) =>
    adjustments.kept.some(({ productId }) => productId === product.id)
  const setKept = (line: Line, isLocked: boolean) => {
    const others = adjustments.kept.filter(({ productId }) => productId !== line.product.id)
    onShow({
      ...state,
      adjustments: { ...adjustments, kept: isLocked ? [...others, keptLine(line)] : others },
    })
  }
  // All other rows stay as they are while one is replaced.
  const replace = (line: Line) =>
    onShow({
      ...state,
      adjustments: {
        kept: adjustments.kept,
        held: lines.filter(other => other !== line && !isKept(other)).map(keptLine),
        without: [...adjustments.without, line.product.id],
      },
    })

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
              seed: newSeed(),
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
            const isLocked = isKept(line)
            const { id, name } = line.product
            return (
              <ListRow
                key={id}
                line={line}
                cart={cart}
                onQuantity={quantity => setQuantities({ ...quantities, [id]: quantity })}
              >
                <IconButton
                  variant={isLocked ? 'tint' : 'plain'}
                  label={messages.keep(name)}
                  aria-pressed={isLocked}
                  icon={isLocked ? <LockIcon /> : <LockOpenIcon />}
                  onClick={() => setKept(line, !isLocked)}
                />
                <IconButton
                  variant="plain"
                  label={messages.replace(name)}
                  icon={<SwapIcon />}
                  disabled={isLocked}
                  onClick={() => replace(line)}
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
