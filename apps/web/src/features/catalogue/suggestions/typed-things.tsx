import type { Product } from '@aisleway/core/catalogue/product'
import { ListPlusIcon } from '@phosphor-icons/react/ListPlus'
import { useQuery } from '@tanstack/react-query'
import { Option, OptionGroup, OptionIcon } from '../../../ui/fields/option-list.tsx'
import { messages as guessMessages } from '../guess/messages.ts'
import { typedListQuery } from '../guess/typed-list-query.ts'
import type { AddTarget } from './add-target.ts'
import { messages } from './messages.ts'
import { ProductOption } from './product-option.tsx'

type Props = {
  queries: readonly string[]
  target: AddTarget
  onOpen: (product: Product) => void
  onAdded: (...products: Product[]) => void
}

/** Several things typed at once: the best product for each, and all of them by one press. */
export function TypedThings({ queries, target, onOpen, onAdded }: Props) {
  const { data: things = [] } = useQuery(typedListQuery(queries))
  const products = things.flatMap(({ product }) => product ?? [])
  return (
    <OptionGroup title={guessMessages.things(queries.length)}>
      {products.length > 1 && (
        <Option
          onChoose={() => {
            target.addAll(products)
            onAdded(...products)
          }}
        >
          <OptionIcon>
            <ListPlusIcon aria-hidden weight="bold" />
          </OptionIcon>
          <span className="min-w-0 grow truncate font-semibold">
            {messages.addAll(products.length, target.listName)}
          </span>
        </Option>
      )}
      {products.map(product => (
        <ProductOption key={product.id} {...{ product, target, onOpen, onAdded }} />
      ))}
    </OptionGroup>
  )
}
