import type { Locator, Page } from '@playwright/test'
import type { Shopper } from './shopper.ts'
import { opened } from './visitor.ts'

/** The card of a list on My Lists. */
export function cardOf(shopper: Shopper, name: string): Locator {
  return shopper.main.getByRole('article', { name, exact: true })
}

/** Saves the cart as a list with this name. */
export async function saveCart(shopper: Shopper, name: string) {
  await shopper.openCart()
  const dialog = await openSaveDialog(shopper)
  await dialog.getByPlaceholder('Enter list name').fill(name)
  await dialog.getByRole('button', { name: 'Save List' }).click()
}

export async function openSaveDialog(shopper: Shopper): Promise<Locator> {
  await shopper.cart.getByRole('button', { name: 'Save List' }).click()
  return opened(namingDialog(shopper.page))
}

/** Asks for the name of a list that is about to be saved. */
export function namingDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Name Your Shopping List' })
}
