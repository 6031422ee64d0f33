import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { deviceRecords } from '../support/device-records.ts'
import { expect, type Shopper } from './shopper.ts'
import { numberIn } from './visitor.ts'

/** Saves a list of this many products from different departments, without using the screens. */
export async function saveList(
  { page: { request } }: Shopper,
  count: number,
  name = 'Weekend Shop',
): Promise<string> {
  const words = ['milk', 'apples', 'bread', 'chicken', 'frozen peas', 'paper towels']
  for (const query of words.slice(0, count)) {
    const answer = await request.post('/1/indexes/*/queries', {
      data: { requests: [{ indexName: 'updated_store', query, hitsPerPage: 1 }] },
    })
    const { results } = await answer.json()
    const [{ objectID }] = results[0].hits
    await request.put(`/api/cart/items/${objectID}`, { data: { quantity: 1 } })
  }
  const id = randomUUID()
  const saved = await request.post('/api/lists', {
    data: { id, name, from: 'cart' },
  })
  expect(saved.ok()).toBe(true)
  return id
}

export async function pause({ page: { request } }: Shopper, listId: string) {
  expect((await request.post(`/api/lists/${listId}/pause`, { data: {} })).ok()).toBe(true)
}

export type Trip = { id: string; itemsCount: number; checkedItemsCount: number; totalCents: number }

export async function trips({ page: { request } }: Shopper): Promise<Trip[]> {
  return (await (await request.get('/api/trips')).json()).trips
}

export function row({ main }: Shopper, name: string) {
  return main.getByRole('checkbox', { name, exact: true })
}

/** The row responds immediately, everything else a moment later. */
export async function tick(shopper: Shopper, name: string) {
  await row(shopper, name).click()
  await expect(row(shopper, name)).toBeChecked()
  await expect(
    shopper.page.getByRole('button', { name: `Undo: ${name} checked off` }),
  ).toBeVisible()
}

export async function names({ main }: Shopper): Promise<string[]> {
  await expect(main.getByRole('checkbox').first()).toBeVisible()
  return main
    .getByRole('checkbox')
    .evaluateAll(rows => rows.map(one => one.getAttribute('aria-label') ?? ''))
}

export function seesTicked({ page }: Shopper, checked: number, items: number) {
  return expect(page.getByText(`${checked} of ${items} items`)).toBeVisible()
}

/** The total in cents. */
export async function basket({ page }: Shopper): Promise<number> {
  const text = await page.getByText('in basket').locator('..').textContent()
  return numberIn(text ?? '')
}

export function everythingIsSent(page: Page) {
  const waiting = async () =>
    Object.keys(await deviceRecords(page)).filter(key => key.includes(':unsent:'))
  return expect.poll(waiting).toEqual([])
}

export async function workerIsReady(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}
