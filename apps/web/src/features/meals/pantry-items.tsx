import { maxQuantity } from '@aisleway/core/cart/cart'
import type { BasketLine } from '@aisleway/core/meals/basket'
import { quantityText } from '@aisleway/core/meals/quantity-text'
import { formatCents } from '@aisleway/core/money'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { SwapIcon } from '@phosphor-icons/react/Swap'
import { IconButton } from '../../ui/icon-button.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { ProductThumb } from '../catalogue/product-thumb.tsx'
import { messages } from './messages.ts'
import type { MealOnScreen } from './use-meal-basket.ts'

type Props = {
  lines: readonly BasketLine[]
  onScreen: MealOnScreen
  onSwap: (line: BasketLine) => void
}

/** You may already have these items: they cost nothing until they are added (spec 1 §4). */
export function PantryItems({ lines, onScreen, onSwap }: Props) {
  const byName = lines.toSorted((a, b) => a.ingredient.name.localeCompare(b.ingredient.name))
  const counted = lines.filter(({ isCounted }) => isCounted).length
  return (
    <section aria-labelledby="pantry" className="mt-4 rounded-card bg-canvas p-3.5 sm:p-4.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="pantry" className="display text-card">
          {messages.pantryTitle}
        </h2>
        <p className="text-ink2 text-meta">{messages.pantryNote(lines.length, counted)}</p>
      </div>
      <ul className="mt-3.5 grid gap-2 @min-[44rem]:grid-cols-2">
        {byName.map(line => (
          <PantryItem
            key={line.ingredient.food}
            line={line}
            onScreen={onScreen}
            onSwap={() => onSwap(line)}
          />
        ))}
      </ul>
    </section>
  )
}

type ItemProps = { line: BasketLine; onScreen: MealOnScreen; onSwap: () => void }

function PantryItem({ line, onScreen, onSwap }: ItemProps) {
  const { ingredient, packages, isCounted } = line
  const { food, name, product } = ingredient
  const toggle = () => onScreen.togglePantry(food)
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-control bg-surface p-1.5">
      <ProductThumb product={product} />
      <div className="min-w-0 grow basis-24 pl-1.5">
        <h3 className="font-row first-letter:uppercase leading-tight">{name}</h3>
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
            icon={<SwapIcon aria-hidden weight="bold" className="text-ink2" />}
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
            onIncrease={() => onScreen.setPackages(food, packages + 1)}
            onDecrease={() => (packages > 1 ? onScreen.setPackages(food, packages - 1) : toggle())}
          />
        </div>
      ) : (
        <IconButton
          label={messages.addPantry(name)}
          icon={<PlusIcon aria-hidden weight="bold" className="text-leaf" />}
          onClick={toggle}
        />
      )}
    </li>
  )
}
