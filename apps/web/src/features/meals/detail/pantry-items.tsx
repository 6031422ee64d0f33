import { maxQuantity } from '@aisleway/core/cart/cart'
import type { BasketLine } from '@aisleway/core/meals/basket/basket'
import type { MealIngredient } from '@aisleway/core/meals/meal'
import { quantityText } from '@aisleway/core/meals/recipe/quantity-text'
import { formatCents } from '@aisleway/core/money'
import { DropIcon } from '@phosphor-icons/react/Drop'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { SwapIcon } from '@phosphor-icons/react/Swap'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { afterPaint } from '../../../ui/scheduling/after-paint.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { messages } from '../messages.ts'
import { EditStaples } from '../staples/edit-staples.tsx'
import { staplesQuery } from '../staples/use-staples.ts'
import type { MealOnScreen } from '../use-meal-basket.ts'

type Props = {
  /** Tap water, which is not for sale. */
  water: readonly MealIngredient[]
  lines: readonly BasketLine[]
  onScreen: MealOnScreen
  onSwap: (line: BasketLine) => void
}

/** Items the shopper may already have: they cost nothing until they are added (spec 1 §4). */
export function PantryItems({ lines, water, onScreen, onSwap }: Props) {
  const lineOf = new Map(lines.map(line => [line.ingredient.food, line]))
  const byName = [...lines.map(({ ingredient }) => ingredient), ...water].sort((a, b) =>
    a.name.localeCompare(b.name),
  )
  const { data: atHome } = useQuery(staplesQuery)
  const counted = lines.filter(({ isCounted }) => isCounted).length
  return (
    <section aria-labelledby="pantry" className="mt-4 rounded-card bg-canvas p-3.5 sm:p-4.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="pantry" className="display text-card">
          {messages.pantryTitle}
        </h2>
        <p className="text-ink2 text-meta">
          {messages.pantryNote(lines.length + water.length, counted)}
        </p>
      </div>
      <ul className="mt-3.5 grid gap-2 @min-[44rem]:grid-cols-2">
        {byName.map(ingredient => {
          const line = lineOf.get(ingredient.food)
          return line ? (
            <PantryItem
              key={ingredient.food}
              line={line}
              onScreen={onScreen}
              onSwap={() => onSwap(line)}
            />
          ) : (
            <TapWater key={ingredient.food} ingredient={ingredient} scale={onScreen.scale} />
          )
        })}
      </ul>
      {atHome && (
        <div className="mt-3.5">
          <EditStaples saved={atHome.staples} label={messages.staplesChange} />
        </div>
      )}
    </section>
  )
}

type ItemProps = { line: BasketLine; onScreen: MealOnScreen; onSwap: () => void }

function PantryItem({ line, onScreen, onSwap }: ItemProps) {
  const { ingredient, packages, isCounted } = line
  const { food, name, product } = ingredient
  const more = useRef<HTMLButtonElement>(null)
  // The button and the stepper replace each other, so each takes the focus.
  const count = (isWanted: boolean) => {
    onScreen.setPantry(food, isWanted)
    afterPaint(() => more.current?.focus({ preventScroll: true }))
  }
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-control bg-surface p-1.5">
      <ProductThumb product={product} />
      <div className="min-w-0 grow basis-24 pl-1.5">
        <h3 className="font-row first-letter:uppercase leading-tight [overflow-wrap:anywhere]">
          {name}
        </h3>
        <p className="text-ink2 text-meta">
          {formatCents(product.priceCents * Math.max(1, packages))}
          {' · '}
          {quantityText(ingredient, onScreen.scale) ?? messages.asNeeded}
        </p>
      </div>
      {isCounted ? (
        <div className="ml-auto flex items-center gap-1">
          <IconButton
            label={messages.swapNamed(name)}
            icon={<SwapIcon className="text-ink2" />}
            onClick={onSwap}
          />
          <Stepper
            tone="sunken"
            value={packages}
            max={maxQuantity}
            label={messages.packagesOf(name)}
            increaseLabel={messages.morePackages(name)}
            decreaseLabel={messages.fewerPackages(name)}
            removeLabel={messages.removePantry(name)}
            increaseRef={more}
            onIncrease={() => onScreen.setPackages(food, packages + 1)}
            onDecrease={() =>
              packages > 1 ? onScreen.setPackages(food, packages - 1) : count(false)
            }
          />
        </div>
      ) : (
        <IconButton
          ref={more}
          label={messages.addPantry(name)}
          icon={<PlusIcon className="text-leaf" />}
          onClick={() => count(true)}
        />
      )}
    </li>
  )
}

function TapWater({ ingredient, scale }: { ingredient: MealIngredient; scale: number }) {
  return (
    <li className="flex items-center gap-2 rounded-control bg-surface p-1.5">
      <span
        aria-hidden
        className="grid size-13 shrink-0 place-items-center rounded-control bg-sunken text-2xl text-ink2"
      >
        <DropIcon />
      </span>
      <div className="min-w-0 grow pl-1.5">
        <h3 className="font-row first-letter:uppercase leading-tight [overflow-wrap:anywhere]">
          {ingredient.name}
        </h3>
        <p className="text-ink2 text-meta">
          {quantityText(ingredient, scale) ?? messages.asNeeded}
        </p>
      </div>
    </li>
  )
}
