import type { GeneratedItem } from '@aisleway/core/generator/generate-list'
import { type GeneratedLine, linesOf } from '@aisleway/core/generator/generated-line'
import { matchesSearch } from '@aisleway/core/text/matches-search'
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/ArrowsClockwise'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { amountText, filtersText } from '../form/criteria-text.ts'
import type { SeededPick } from '../generator-queries.ts'
import { messages } from '../messages.ts'
import { ListFoot } from './list-foot.tsx'
import { ListRow } from './list-row.tsx'
import { useAddToCart } from './use-add-to-cart.tsx'
import { useQuantities } from './use-quantities.ts'

type Props = {
  userId: string
  pick: SeededPick
  items: readonly GeneratedItem[]
  onGenerateAgain: () => void
}

/** A generated list (spec 2 §2). */
export function ListResults({ userId, pick, items, onGenerateAgain }: Props) {
  const { criteria } = pick
  const { quantities, setQuantity } = useQuantities(userId, 'generated-list', pick)
  const cart = useAddToCart()
  const [search, setSearch] = useState('')
  const lines = linesOf(items, quantities)
  const found = lines.filter(line => matchesSearch(textsOf(line), search))
  return (
    <section aria-labelledby="generated-list" className="min-w-0">
      <div className="mb-4 flex items-center justify-between gap-3">
        <div>
          <h1 id="generated-list" className="display text-title-sm">
            {messages.listTitle(items.length)}
          </h1>
          <p className="mt-1 font-semibold text-ink2 max-lg:hidden">
            {amountText(criteria)}, {filtersText(criteria)}
          </p>
          {items.length < criteria.count && (
            <p className="mt-1 text-ink2">{messages.fewer(criteria.count)}</p>
          )}
        </div>
        <Button
          variant="sunken"
          size="compact"
          icon={<ArrowsClockwiseIcon />}
          onClick={onGenerateAgain}
        >
          {messages.generateAgain}
        </Button>
      </div>
      <div className="@container rounded-panel bg-surface p-4 sm:p-6">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          clearLabel={messages.clearSearch}
          maxLength={100}
          value={search}
          onValueChange={setSearch}
        />
        <VisuallyHidden role="status">{search && messages.found(found.length)}</VisuallyHidden>
        {found.length === 0 && (
          <p className="py-10 text-center font-semibold text-ink2">{messages.noMatch}</p>
        )}
        <ul className="mt-2">
          {found.map(line => (
            <ListRow
              key={line.product.id}
              line={line}
              cart={cart}
              onQuantity={quantity => setQuantity(line.product.id, quantity)}
            />
          ))}
        </ul>
        <ListFoot userId={userId} lines={lines} budgetCents={criteria.budgetCents} cart={cart} />
      </div>
    </section>
  )
}

/** The texts that the search matches against. */
function textsOf({ product }: GeneratedLine): string[] {
  const diets = product.diets.map(diet => labels.diets[diet])
  return [product.name, labels.department(product.department), ...diets]
}
