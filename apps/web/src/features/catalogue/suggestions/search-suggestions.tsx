import { gtinFrom } from '@aisleway/core/catalogue/barcode/gtin'
import type { Product } from '@aisleway/core/catalogue/product'
import { visibleText } from '@aisleway/core/text/visible-text'
import { BarcodeIcon } from '@phosphor-icons/react/Barcode'
import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { IconOption, OptionGroup, OptionList } from '../../../ui/fields/option-list.tsx'
import { useComboboxKeys } from '../../../ui/fields/use-combobox-keys.ts'
import { useFieldEvent } from '../../../ui/fields/use-field-event.ts'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { messages as barcodeMessages } from '../barcode/messages.ts'
import { type ProductAction, ProductDetails } from '../product/product-details.tsx'
import { RecentSearches, useRecentSearches } from '../recent-searches/recent-searches.tsx'
import { rememberSearch } from '../recent-searches/recent-searches-query.ts'
import { useRememberSearches } from '../recent-searches/use-remember-searches.ts'
import type { SuggestionsProps } from '../search-box/search-box.tsx'
import type { AddTarget } from './add-target.ts'
import { messages } from './messages.ts'
import { PlacesToBegin } from './places/places-to-begin.tsx'
import { ProductOption } from './product-option.tsx'
import { type MoreSuggestions, SuggestionsForText } from './suggestions-for-text.tsx'
import { keyOf, useJustAdded } from './use-just-added.ts'
import { useTextKeys } from './use-text-keys.ts'

type Props = SuggestionsProps & {
  /** What a product's details offer. */
  action: ProductAction
  corner: ProductAction
  target: AddTarget
  /** What the shopper buys again, offered before anything is typed. */
  usuals: readonly Product[]
  isOnBrowse: boolean
  /** Browse shows the products themselves while one types, where both have room. */
  isBesideResults: boolean
  more: MoreSuggestions
}

const mostUsuals = 6

const ScanDialog = preloadedDialog(() => import('../barcode/scan-dialog.tsx'))

/**
 * What the search box suggests and adds, and the details of the product that was opened from it. Whatever is added
 * empties the field, so that the next thing can be typed at once.
 */
export function SearchSuggestions(props: Props) {
  const { input, text, combobox, isOnBrowse, onType, onSearch, action, corner, target, more } =
    props
  const { isOpen, close } = combobox
  const [opened, setOpened] = useState<Product>()
  const [isScanning, setScanning] = useState(false)
  const hasRecent = useRecentSearches('').length > 0
  const { added, status, onAdded } = useJustAdded(isOpen, target)
  const typed = visibleText(text)
  const usuals = props.usuals.filter(({ id }) => !added.some(each => keyOf(each) === id))

  useComboboxKeys(input, combobox)
  useTextKeys(input, {
    onType,
    onEmpty: () => {
      onType('')
      close()
    },
  })
  useRememberSearches(input, { isOnBrowse })

  // From a list, nothing leads away: what is opened elsewhere adds to the cart.
  const isForList = target.listName !== null
  useFieldEvent(input, 'keydown', event => {
    if (event.key === 'Enter' && isForList) event.preventDefault()
  })

  const search = (query: string) => {
    rememberSearch(query)
    if (isForList) onType(query)
    else onSearch(query)
  }
  const open = (product: Product) => {
    if (typed) rememberSearch(typed)
    close()
    setOpened(product)
  }
  const rowOf = (product: Product) => (
    <ProductOption key={product.id} {...{ product, target, onAdded }} onOpen={open} />
  )
  const isBegun = added.length + usuals.length > 0 || hasRecent
  const hasSuggestions = !props.isBesideResults || (typed ? gtinFrom(typed) !== undefined : isBegun)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {isOpen && hasSuggestions && (
        <div className="suggestions z-40 flex flex-col overflow-hidden bg-surface shadow-panel">
          {target.listName !== null && (
            <p className="px-5 pt-3 font-semibold text-meta">
              {messages.addingTo(target.listName)}
            </p>
          )}
          {typed ? (
            <SuggestionsForText
              text={typed}
              combobox={combobox}
              onSearch={search}
              onOpen={open}
              target={target}
              onAdded={onAdded}
              onDone={(more, left = '') => {
                onAdded(...more)
                onType(left)
              }}
              onWords={words => {
                target.addWords?.(words)
                onAdded(words)
                onType('')
              }}
              more={more}
            />
          ) : (
            <OptionList
              combobox={combobox}
              label={messages.suggestions}
              className="suggestion-list"
            >
              {added.length > 0 && (
                <OptionGroup title={messages.justAdded}>
                  {added.map(each =>
                    typeof each === 'string' ? (
                      <p key={keyOf(each)} className="px-3 py-2.5 [overflow-wrap:anywhere]">
                        {each}
                      </p>
                    ) : (
                      rowOf(each)
                    ),
                  )}
                </OptionGroup>
              )}
              <IconOption
                icon={<BarcodeIcon />}
                onChoose={() => {
                  close()
                  setScanning(true)
                }}
              >
                {barcodeMessages.scan}
              </IconOption>
              {usuals.length > 0 && (
                <OptionGroup title={messages.usuals}>
                  {usuals.slice(0, mostUsuals).map(rowOf)}
                </OptionGroup>
              )}
              <RecentSearches text="" onSearch={search} />
              {!isOnBrowse && !isForList && <PlacesToBegin onChosen={close} />}
            </OptionList>
          )}
        </div>
      )}
      <ScanDialog open={isScanning} onOpenChange={setScanning} target={target} />
      <ProductDetails
        product={opened}
        action={action}
        corner={corner}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}
