import type { Department } from '@aisleway/core/catalogue/departments'
import type { Product } from '@aisleway/core/catalogue/product'
import { initialBrowseState } from '@aisleway/core/catalogue/search/browse-address'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { PencilSimpleLineIcon } from '@phosphor-icons/react/PencilSimpleLine'
import { SparkleIcon } from '@phosphor-icons/react/Sparkle'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isLocalReady } from '../../../local-catalogue/local-state.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { IconOption, OptionGroup, OptionList } from '../../../ui/fields/option-list.tsx'
import type { Combobox } from '../../../ui/fields/use-combobox.ts'
import { messages as guessMessages } from '../guess/messages.ts'
import { typedListQuery } from '../guess/typed-list-query.ts'
import { missesWords } from '../guess/wanted-product.ts'
import { messages as labels } from '../label-messages.ts'
import { RecentSearches } from '../recent-searches/recent-searches.tsx'
import { typingPauseMs } from '../search-box/use-search-text.ts'
import type { AddTarget } from './add-target.ts'
import { messages } from './messages.ts'
import { PlaceOption } from './places/place-option.tsx'
import { placesNamed } from './places/places-named.ts'
import { ProductOption } from './product-option.tsx'
import { productSuggestionsQuery } from './product-suggestions.ts'
import { SuggestionsNote } from './suggestions-note.tsx'
import { TypedThings } from './typed-things.tsx'
import { useAfterPause } from './use-after-pause.ts'
import { useFirstToAdd } from './use-first-to-add.ts'
import type { Added } from './use-just-added.ts'

/** Suggestions from beyond the catalogue. */
export type MoreSuggestions = ComponentType<{ text: string; onChosen: () => void }>

type Props = {
  text: string
  combobox: Combobox
  onSearch: (query: string) => void
  onOpen: (product: Product) => void
  target: AddTarget
  onAdded: (product: Product) => void
  /** The typed text has served its purpose, except for what is left of it. */
  onDone: (added: readonly Added[], left?: string) => void
  onWords: (words: string) => void
  more: MoreSuggestions
}

/** Products, departments, diets and more for what has been typed so far. */
export function SuggestionsForText(props: Props) {
  const { text, combobox, target, onSearch, onOpen, onAdded, onDone, onWords, more: More } = props
  const paused = useAfterPause(text, typingPauseMs)
  // Answers from this device need not wait for a pause.
  const settled = isLocalReady() ? text : paused
  const found = useQuery(productSuggestionsQuery(settled))
  const { products = [], departments = [], count = 0, guess, query = settled } = found.data ?? {}
  const isOneThing = guess !== undefined && guess.queries.length === 0
  const queries = guess?.queries ?? []
  const isSeveral = queries.length > 1
  const isForList = target.listName !== null
  const { data: things } = useQuery(typedListQuery(queries))
  const isCurrent = settled === text && found.data !== undefined && !found.isPlaceholderData
  const fits = isSeveral
    ? things?.every(thing => !thing.isDoubtful)
    : products.length > 0 && !missesWords(query, guess)
  useFirstToAdd(combobox, {
    isOn: isForList && isCurrent && (!isSeveral || things !== undefined),
    text,
    first: fits ? (isSeveral ? 'all' : 'product') : 'words',
  })
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isCurrent && messages.found(products.length)}</span>
      </VisuallyHidden>
      <SuggestionsNote found={found} text={settled} />
      <OptionList combobox={combobox} label={messages.suggestions} className="suggestion-list">
        {guess && guess.replaced.length > 0 && (
          <IconOption icon={<SparkleIcon />} onChoose={() => onSearch(guess.query)}>
            {guessMessages.didYouMean(guess.query)}
          </IconOption>
        )}
        {isSeveral ? (
          <TypedThings
            {...{ things: things ?? [], target, onOpen, onAdded }}
            onAllAdded={(added, left) => onDone(added, left.join(', '))}
          />
        ) : (
          products.length > 0 && (
            <OptionGroup title={messages.products}>
              {products.map((suggestion, place) => (
                <ProductOption
                  // biome-ignore lint/suspicious/noArrayIndexKey: the products of the next letter reuse the elements (docs/decisions/0145).
                  key={place}
                  {...suggestion}
                  {...{ target, onOpen }}
                  onAdded={product => onDone([product])}
                />
              ))}
            </OptionGroup>
          )
        )}
        {target.addWords && (
          <IconOption data-free-text icon={<PencilSimpleLineIcon />} onChoose={() => onWords(text)}>
            {messages.addAsWritten(text)}
          </IconOption>
        )}
        <RecentSearches text={text} onSearch={onSearch} />
        {!isSeveral && !isForList && (
          <Places
            text={text}
            query={isOneThing ? guess.query : query}
            within={departments}
            onChosen={combobox.close}
          />
        )}
        {!isForList && (
          <>
            <More text={paused} onChosen={combobox.close} />
            <IconOption
              icon={<MagnifyingGlassIcon />}
              onChoose={() => onSearch(isCurrent && count > 0 ? query : text)}
            >
              {isCurrent && count > 0 ? messages.seeAll(count, query) : messages.searchFor(text)}
            </IconOption>
          </>
        )}
      </OptionList>
    </>
  )
}

type PlacesProps = {
  text: string
  query: string
  within: readonly Department[]
  onChosen: () => void
}

/** Places whose names match the text, and the departments with most of its results. */
function Places({ text, query, within, onChosen }: PlacesProps) {
  const named = placesNamed(text)
  if (named.length + within.length === 0) return null
  return (
    <OptionGroup title={messages.places}>
      {named.map(place => (
        <PlaceOption key={place.label} {...place} onChosen={onChosen} />
      ))}
      {within.map(department => (
        <PlaceOption
          key={`in ${department}`}
          label={messages.inDepartment(query, labels.department(department))}
          department={department}
          state={{ ...initialBrowseState, query, departments: [department] }}
          onChosen={onChosen}
        />
      ))}
    </OptionGroup>
  )
}
