import type { Locator } from '@playwright/test'
import { expect, type Shopper } from './shopper.ts'

/** Presses the heart of the first product that is not a favorite, and returns its name. */
export async function pressFirstHeart(shopper: Shopper): Promise<string> {
  const name = await firstProduct(shopper)
  await heartOf(shopper, name).click()
  await isFilled(heartOf(shopper, name))
  return name
}

export async function firstProduct(shopper: Shopper): Promise<string> {
  return labelOf(shopper.main.getByRole('button', { name: /^Favorite /, pressed: false }).first())
}

/** The name of the product that a heart belongs to. */
export async function labelOf(heart: Locator): Promise<string> {
  return ((await heart.getAttribute('aria-label')) ?? '').replace(/^Favorite /, '')
}

export function heartOf(shopper: Shopper, name: string): Locator {
  return shopper.main.getByRole('button', { name: `Favorite ${name}`, exact: true })
}

export function cardOf(shopper: Shopper, name: string): Locator {
  const heart = shopper.page.getByRole('button', { name: `Favorite ${name}`, exact: true })
  return shopper.cards.filter({ has: heart })
}

export function isFilled(heart: Locator) {
  return expect(heart).toHaveAttribute('aria-pressed', 'true')
}

export function isEmpty(heart: Locator) {
  return expect(heart).toHaveAttribute('aria-pressed', 'false')
}

/** Checks that the account has this number of favorites, without using the page. */
export async function isSaved(shopper: Shopper, count: number) {
  await expect
    .poll(async () => (await (await shopper.page.request.get('/api/favorites')).json()).length)
    .toBe(count)
}
