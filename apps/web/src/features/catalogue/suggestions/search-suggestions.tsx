import type { Product } from '@aisleway/core/catalogue/product'
import { useState } from 'react'
import { OptionList } from '../../../ui/fields/option-list.tsx'
import { useComboboxKeys } from '../../../ui/fields/use-combobox-keys.ts'
import { type ProductAction, ProductDetails } from '../product/product-details.tsx'
import { RecentSearches, useRecentSearches } from '../recent-searches/recent-searches.tsx'
import { rememberSearch } from '../recent-searches/recent-searches-query.ts'
import { useRememberSearches } from '../recent-searches/use-remember-searches.ts'
import type { SuggestionsProps } from '../search-box/search-box.tsx'
import { messages } from './messages.ts'
import { PlacesToBegin } from './places-to-begin.tsx'
import { type MoreSuggestions, SuggestionsForText } from './suggestions-for-text.tsx'
import { useTextKeys } from './use-text-keys.ts'

type Props = SuggestionsProps & {
  /** What a product's details offer. */
  action: ProductAction
  corner: ProductAction
  more: MoreSuggestions
}

/** What the search box suggests, and the details of the product that was chosen from it. */
export function SearchSuggestions(props: Props) {
  const { input, text, combobox, isOnBrowse, onType, onSearch, action, corner, more } = props
  const { isOpen, close } = combobox
  const [opened, setOpened] = useState<Product>()
  const hasRecent = useRecentSearches('').length > 0
  const typed = text.trim()

  useComboboxKeys(input, combobox)
  useTextKeys(input, {
    onType,
    onEmpty: () => {
      onType('')
      close()
    },
  })
  useRememberSearches(input, { isOnBrowse })

  const search = (query: string) => {
    rememberSearch(query)
    onSearch(query)
  }
  // Browse has departments of its own, and shows the products themselves.
  const hasSuggestions = isOnBrowse ? !typed && hasRecent : true
  return (
    <>
      {isOpen && hasSuggestions && (
        <div className="suggestions z-40 overflow-y-auto overscroll-contain bg-surface p-2 shadow-panel">
          {typed ? (
            <SuggestionsForText
              text={typed}
              combobox={combobox}
              onSearch={search}
              onOpen={product => {
                rememberSearch(typed)
                close()
                setOpened(product)
              }}
              more={more}
            />
          ) : (
            <OptionList combobox={combobox} label={messages.suggestions}>
              <RecentSearches text="" onSearch={search} />
              {!isOnBrowse && <PlacesToBegin onChosen={close} />}
            </OptionList>
          )}
        </div>
      )}
      <ProductDetails
        product={opened}
        action={action}
        corner={corner}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}
