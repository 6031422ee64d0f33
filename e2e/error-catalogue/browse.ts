import { type Diet, dietLabels, diets } from '@aisleway/core/catalogue/diets'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../pages/meal-planner.ts'
import { follow } from '../support/client-navigation.ts'
import { searchRequests } from '../support/network.ts'
import { comesTo, type Proofs, serverMessage } from './proof.ts'

/** Browsing, favorites and adding to the cart. */
export const browse = {
  searchFailed: async shopper => {
    const { page, cards } = shopper
    // The server embeds the first results in the page.
    await comesTo(shopper, '/browse')
    await page.route(searchRequests, route =>
      route.fulfill({ status: 400, json: { message: serverMessage, status: 400 } }),
    )
    await follow(page, '/browse?q=milk')
    await expect(page.getByText('(Error: ')).toBeVisible()
    await expect(cards).toHaveCount(0)
  },

  brokenPicture: async shopper => {
    await shopper.page.route('**/pictures/**', route => route.abort())
    await shopper.search('yogurt')
    const picture = shopper.cards.first().getByRole('presentation', { includeHidden: true })
    await expect(picture).toHaveAttribute('src', '/placeholder.svg')
    await expect(picture).toHaveCSS('content', /placeholders\/dairy-eggs\.webp/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  },

  productInCart: async shopper => {
    const hit = await productWithThreeTags(shopper.page)
    await shopper.search(hit.product_name)
    await shopper.main.getByRole('button', { name: `Add to Cart: ${hit.product_name}` }).click()
    const [first, second] = diets.filter(diet => hit[diet] === 'TRUE')
    const tags = `${dietLabels[first!]}, ${dietLabels[second!]} …`
    const told = [hit.product_name, tags, hit.department, `$${hit.current_price}`]
    return { 'name, two tags, department, price': told.join(' · ') }
  },

  favoriteAdded: ({ main }) => pressHeart(main),

  favoriteRemoved: async shopper => {
    await comesTo(shopper, '/favorites')
    await pressHeart(shopper.main)
  },
} satisfies Proofs

async function pressHeart(main: Locator) {
  await main
    .getByRole('button', { name: /^Favorite / })
    .first()
    .click()
  return undefined
}

type Hit = Record<'product_name' | 'department' | 'current_price', string> & Record<Diet, string>

async function productWithThreeTags({ request }: Page): Promise<Hit> {
  const filters = 'whole_grain:"TRUE" AND plant_based:"TRUE" AND heart_smart:"TRUE"'
  const answer = await request.post('/1/indexes/*/queries', {
    data: { requests: [{ indexName: 'updated_store', query: 'oats', filters, hitsPerPage: 1 }] },
  })
  const { results } = await answer.json()
  return results[0].hits[0]
}
