import type { Product } from '@aisleway/core/catalogue/product'
import { ListPlusIcon } from '@phosphor-icons/react/ListPlus'
import { IconOption, OptionGroup } from '../../../ui/fields/option-list.tsx'
import { messages as guessMessages } from '../guess/messages.ts'
import type { TypedThing } from '../guess/typed-list-query.ts'
import type { AddTarget } from './add-target.ts'
import { messages } from './messages.ts'
import { ProductOption } from './product-option.tsx'
import type { Added } from './use-just-added.ts'

type Props = {
  things: readonly TypedThing[]
  target: AddTarget
  onOpen: (product: Product) => void
  /** One of the things; the others are still to be added. */
  onAdded: (product: Product) => void
  /** `left` are the items that no product matches and that the cart cannot hold. */
  onAllAdded: (added: readonly Added[], left: readonly string[]) => void
}

/**
 * Several things typed at once: the best product for each, and a button that adds all of them. What the store does not
 * sell is added to a list as typed; a cart cannot hold it, so it stays in the search box.
 */
export function TypedThings({ things, target, onOpen, onAdded, onAllAdded }: Props) {
  const found = things.flatMap(({ product, quantity }) => (product ? { product, quantity } : []))
  const words = things.flatMap(({ product, query }) => (product ? [] : query))
  const count = found.length + (target.addWords ? words.length : 0)
  return (
    <OptionGroup title={guessMessages.things(things.length)}>
      {count > 1 && (
        <IconOption
          data-all
          icon={<ListPlusIcon />}
          onChoose={() => {
            const products = found.map(({ product }) => product)
            target.addAll(found)
            if (!target.addWords) return onAllAdded(products, words)
            if (words.length > 0) target.addWords(...words)
            onAllAdded([...products, ...words], [])
          }}
        >
          {messages.addAll(count, target.listName)}
        </IconOption>
      )}
      {things.map(({ query, product, quantity: wanted }) =>
        product ? (
          <ProductOption key={query} {...{ product, wanted, target, onOpen, onAdded }} />
        ) : (
          <p key={query} className="px-3 py-2.5 text-ink2">
            {guessMessages.nothingFor(query)}
          </p>
        ),
      )}
    </OptionGroup>
  )
}
