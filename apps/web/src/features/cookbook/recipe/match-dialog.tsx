import { readWantedLine } from '@aisleway/core/lists/wanted-line'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { useOnline } from '../../../ui/feedback/use-online.ts'
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
  /** The line's ingredient, which is searched for at first; undefined until the store has looked it up. */
  ingredient: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** `name` is that of the food or product. */
  onChoose: (choice: Pick<EditedLine, 'match' | 'isBought'>, name?: string) => void
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
  const [text, setText] = useState(() => ingredient ?? ingredientIn(line.text))
  const wanted = useAfterPause(text.trim(), typingPauseMs)
  const isOnline = useOnline()
  const found = [useQuery(foodsQuery(wanted)), useQuery(productSuggestionsQuery(wanted))] as const
  const foods = found[0].data ?? []
  const products = wanted === '' ? [] : (found[1].data?.products ?? []).slice(0, 6)
  const whyEmpty = found.some(({ isError }) => isError)
    ? isOnline
      ? messages.searchFailed
      : messages.searchOffline
    : found.every(({ isSuccess }) => isSuccess) && messages.nothingFound
  const note = wanted !== '' && foods.length === 0 && products.length === 0 && whyEmpty
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
                onChoose={() => onChoose({ match: { kind: 'food', food }, isBought: true }, name)}
              />
            ))}
        {products.map(({ product }) => (
          <Choice
            key={product.id}
            name={product.name}
            picture={<ProductThumb product={product} />}
            onChoose={() =>
              onChoose(
                { match: { kind: 'product', productId: product.id }, isBought: true },
                product.name,
              )
            }
          />
        ))}
        <Choice
          name={messages.notBoughtChoice}
          hint={messages.notBoughtHint}
          onChoose={() => onChoose({ match: line.match, isBought: false })}
        />
      </ul>
      {note && (
        <p role="status" className="py-2 text-ink2">
          {note}
        </p>
      )}
    </>
  )
}

/** What the line is about, as far as this device can tell: "garlic" for "3 cloves garlic, minced". */
function ingredientIn(text: string): string {
  const [name = ''] = readWantedLine(text.trim()).name.split(',')
  return name
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
