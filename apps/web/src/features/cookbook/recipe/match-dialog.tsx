import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import DialogPanel from '../../../ui/overlays/dialog-panel.tsx'
import { useLastShown } from '../../../ui/scheduling/use-last-shown.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { typingPauseMs } from '../../catalogue/search-box/use-search-text.ts'
import { productSuggestionsQuery } from '../../catalogue/suggestions/product-suggestions.ts'
import { useAfterPause } from '../../catalogue/suggestions/use-after-pause.ts'
import { foodsQuery } from '../../meals/foods/food-queries.ts'
import type { EditedLine } from './edited-recipe.ts'
import { messages } from './messages.ts'

type Props = {
  line: EditedLine | undefined
  /** What is searched for at first: the line's ingredient. */
  ingredient: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (choice: Pick<EditedLine, 'match' | 'isBought'>) => void
}

/** Corrects what is bought for an ingredient: another food, a product, or nothing. */
export default function MatchDialog({ line, open, onOpenChange, ...rest }: Props) {
  const shown = useLastShown(line)
  if (!shown) return null
  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={messages.matchTitle(shown.text.trim())}
      closeLabel={messages.close}
      width="wide"
    >
      <Matches key={shown.key} line={shown} {...rest} />
    </DialogPanel>
  )
}

type MatchesProps = Pick<Props, 'ingredient' | 'onChoose'> & { line: EditedLine }

function Matches({ line, ingredient, onChoose }: MatchesProps) {
  const [text, setText] = useState(ingredient)
  const wanted = useAfterPause(text.trim(), typingPauseMs)
  const { data: foods = [], isSuccess } = useQuery(foodsQuery(wanted))
  const { data } = useQuery(productSuggestionsQuery(wanted))
  const products = wanted === '' ? [] : (data?.products ?? []).slice(0, 6)
  const isEmpty = wanted !== '' && isSuccess && foods.length === 0 && products.length === 0
  return (
    <>
      <SearchField
        label={messages.searchMatch}
        placeholder={messages.searchPlaceholder}
        clearLabel={messages.clear}
        value={text}
        onValueChange={setText}
      />
      <ul className="mt-2 divide-y divide-line">
        {wanted !== '' &&
          foods
            .slice(0, 5)
            .map(({ food, name }) => (
              <Choice
                key={food}
                name={name}
                hint={messages.foodHint}
                onChoose={() => onChoose({ match: { kind: 'food', food }, isBought: true })}
              />
            ))}
        {products.map(({ product }) => (
          <Choice
            key={product.id}
            name={product.name}
            picture={<ProductThumb product={product} />}
            onChoose={() =>
              onChoose({ match: { kind: 'product', productId: product.id }, isBought: true })
            }
          />
        ))}
        <Choice
          name={messages.notBoughtChoice}
          hint={messages.notBoughtHint}
          onChoose={() => onChoose({ match: line.match, isBought: false })}
        />
      </ul>
      {isEmpty && (
        <p role="status" className="py-2 text-ink2">
          {messages.nothingFound}
        </p>
      )}
    </>
  )
}

type ChoiceProps = { name: string; hint?: string; picture?: ReactNode; onChoose: () => void }

function Choice({ name, hint, picture, onChoose }: ChoiceProps) {
  return (
    <li className="flex items-center gap-4 py-2.5">
      {picture}
      <p className="min-w-0 grow">
        <span className="block font-row leading-tight first-letter:uppercase">{name}</span>
        {hint && <span className="text-ink2 text-meta">{hint}</span>}
      </p>
      <Button
        variant="tint"
        size="compact"
        aria-label={messages.chooseNamed(name)}
        onClick={onChoose}
      >
        {messages.choose}
      </Button>
    </li>
  )
}
