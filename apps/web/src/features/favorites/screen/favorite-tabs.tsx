import type { Favorite } from '@aisleway/core/favorites/favorite'
import { ForkKnifeIcon } from '@phosphor-icons/react/ForkKnife'
import { StorefrontIcon } from '@phosphor-icons/react/Storefront'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx'
import { CountBadge } from '../../../ui/display/count-badge.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PriceMemory } from '../../catalogue/price-memory/price-memory.tsx'
import { priceMemoryQuery } from '../../catalogue/price-memory/price-memory-query.ts'
import { productColumns } from '../../catalogue/product/product-columns.ts'
import type { ProductAction } from '../../catalogue/product/product-details.tsx'
import { ProductGrid } from '../../catalogue/product/product-grid.tsx'
import { FavoriteButton } from '../hearts/favorite-button.tsx'
import { FavoriteMealCard } from './favorite-meal-card.tsx'
import { messages } from './screen-messages.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

const heart: ProductAction = product => <FavoriteButton product={product} />

type Props = { favorites: readonly Favorite[]; action: ProductAction }

/** Shows products and meals in two tabs. The URL holds the tab, so that Back from a meal returns to it. */
export function FavoriteTabs({ favorites, action }: Props) {
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const products = favorites.flatMap(({ type, data }) => (type === 'product' ? data : []))
  const meals = favorites.flatMap(({ type, data }) => (type === 'meal' ? data : []))
  const { data: changes } = useQuery(priceMemoryQuery(products.map(product => product.id)))
  const note: ProductAction = useCallback(
    product => <PriceMemory product={product} changes={changes?.[product.id]} />,
    [changes],
  )
  const shown = tab === 'meals' || (!tab && products.length === 0) ? 'meals' : 'products'
  const area = useFocusAfterRemoval(favorites.length)
  return (
    <Tabs
      ref={area}
      look="segmented"
      value={shown}
      onValueChange={value => {
        navigate({ to: '/favorites', search: { tab: value }, replace: true, resetScroll: false })
      }}
      className="flex flex-col gap-4"
    >
      <TabList aria-label={messages.tabs} className="self-start max-sm:w-full max-sm:*:basis-0">
        <Tab value="products">
          {messages.products}
          {products.length > 0 && <CountBadge count={products.length} tone="quiet" />}
        </Tab>
        <Tab value="meals">
          {messages.meals}
          {meals.length > 0 && <CountBadge count={meals.length} tone="quiet" />}
        </Tab>
      </TabList>
      <TabPanel value="products">
        {products.length > 0 ? (
          <>
            <PanelHeading>{messages.products}</PanelHeading>
            <ProductGrid
              products={products}
              action={action}
              corner={heart}
              note={note}
              className={productColumns}
            />
          </>
        ) : (
          <NoProducts />
        )}
      </TabPanel>
      <TabPanel value="meals">
        {meals.length > 0 ? (
          <>
            <PanelHeading>{messages.meals}</PanelHeading>
            <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
              {meals.map(meal => (
                <li key={meal.name} className="grid">
                  <FavoriteMealCard meal={meal} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <NoMeals />
        )}
      </TabPanel>
    </Tabs>
  )
}

/** Sighted users read this on the tab. */
function PanelHeading({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <h2>{children}</h2>
    </VisuallyHidden>
  )
}

function NoProducts() {
  return (
    <EmptyState
      title={messages.noProducts}
      picture={<StorefrontIcon />}
      actions={
        <Link to="/browse" className={buttonClass()}>
          {messages.browseProducts}
        </Link>
      }
    >
      {messages.noProductsText}
    </EmptyState>
  )
}

function NoMeals() {
  return (
    <EmptyState
      title={messages.noMeals}
      picture={<ForkKnifeIcon />}
      actions={
        <Link to="/meals" className={buttonClass()}>
          {messages.exploreMeals}
        </Link>
      }
    >
      {messages.noMealsText}
    </EmptyState>
  )
}
