import type { Page } from '@playwright/test'
import { makePlan } from '../../pages/planned-week.ts'
import { expect, test } from '../../pages/shopper.ts'
import { names, saveList, tick, workerIsReady } from '../../pages/shopping-mode.ts'
import { answerIn } from '../../support/device-records.ts'

test.use({ serviceWorkers: 'allow' })

test('after signing out, no storage of the site holds anything of the shopper', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main, account } = shopper
  await shopper.startSignedIn()
  const { user } = await (await page.request.get('/api/session')).json()
  const listId = await saveList(shopper, 2)
  const planId = await makePlan(shopper, {}, [], 'Our secret week')
  await page.goto('/plan')
  await expect(main.getByRole('heading', { name: 'Our secret week' })).toBeVisible()
  await expect.poll(async () => (await everythingStored(page)).includes(planId)).toBe(true)
  await page.goto('/')
  const product = await shopper.addToCart()
  await main
    .getByRole('button', { name: `Favorite ${product}`, exact: true })
    .first()
    .click()
  await shopper.everythingIsSent()
  await workerIsReady(page)
  await page.goto(`/shopping/${listId}`)
  const [first] = await names(shopper)
  await tick(shopper, first!)
  const ofLists = [listId, 'Weekend Shop', planId, 'Our secret week', '"name":"Mara"']
  const ofShopper = [user.id, account.email, account.fullName, ...ofLists]
  // The pictures shown on the list.
  await expect.poll(async () => (await everythingStored(page)).includes('/pictures/')).toBe(true)
  await expect.poll(async () => (await everythingStored(page)).includes(user.id)).toBe(true)

  await page.goto('/')
  await shopper.signOut()
  await expect(async () => {
    const stored = await everythingStored(page)
    expect([...ofShopper, '/pictures/'].filter(text => stored.includes(text))).toEqual([])
  }).toPass({ timeout: 15_000 })
})

test('a device that is signed out from another keeps nothing but its unsent changes', {
  tag: '@long',
}, async ({ shopper, browser }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const listId = await saveList(shopper, 2)
  await page.goto(`/shopping/${listId}`)
  const [first] = await names(shopper)
  await expect.poll(async () => (await everythingStored(page)).includes('/pictures/')).toBe(true)
  const elsewhere = await shopper.elsewhere(browser)
  await elsewhere.signIn()

  await page.context().setOffline(true)
  await tick(shopper, first!)
  await elsewhere.page.goto('/profile')
  await elsewhere.page.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(elsewhere.notices).toContainText('Signed out on your other devices')
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(shopper.notices).toContainText('Sign in again on this device to send them.')
  const ofShopper = ['Weekend Shop', `:list:${listId}"`, 'shopping_progress', '/pictures/', first!]
  await expect(async () => {
    const stored = await everythingStored(page)
    expect(ofShopper.filter(text => stored.includes(text))).toEqual([])
  }).toPass({ timeout: 15_000 })

  await shopper.signIn()
  await page.goto(`/shopping/${listId}`)
  await expect(main.getByRole('checkbox', { name: first!, exact: true })).toBeChecked()
  await elsewhere.page.goto(`/shopping/${listId}`)
  await expect(elsewhere.main.getByRole('checkbox', { name: first!, exact: true })).toBeChecked()
})

/** Everything that the page can read of this site's storage, as one text. */
async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(
    async answerOf => {
      // The offline copy of home's showcase is the same for everybody.
      const { 'aisleway:store': _, ...kept } = { ...localStorage }
      const texts = [JSON.stringify(kept), JSON.stringify({ ...sessionStorage })]
      texts.push(document.cookie)
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await answerOf(indexedDB.open(name))
        for (const store of database.objectStoreNames) {
          // The catalogue and the cookbook are the same for everybody.
          if (store === 'copies') continue
          const records = database.transaction(store).objectStore(store)
          const keys = answerOf(records.getAllKeys())
          const values = await answerOf(records.getAll())
          texts.push(JSON.stringify([await keys, values]))
        }
        database.close()
      }
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        texts.push(...(await cache.keys()).map(({ url }) => url))
        // The page itself, in which the server embeds who is signed in.
        const shell = await cache.match('/', { ignoreSearch: true })
        if (shell) texts.push(await shell.text())
      }
      return texts.join('\n')
    },
    await answerIn(page),
  )
}
