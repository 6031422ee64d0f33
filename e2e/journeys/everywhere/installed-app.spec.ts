import { shopAList } from '../../pages/past-trip.ts'
import { expect, test } from '../../pages/shopper.ts'
import { workerIsReady } from '../../pages/shopping-mode.ts'
import { follow } from '../../support/client-navigation.ts'
import { pressNotification, subscribesTo } from '../../support/push-messages.ts'
import { messageTo } from '../../support/worker-events.ts'

test('the shortcuts of the installed app lead to the cart and to the lists', async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.goto('/open/cart')
  await expect(shopper.cart).toBeVisible()
  await shopper.startSignedIn()
  await page.goto('/open/list')
  await expect(main.getByRole('heading', { name: 'My Lists' })).toBeVisible()
})

test('what another app shares is kept over the sign-in, and becomes a list or a recipe', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startWithAccount()
  await page.goto('/open/share?title=Note&text=eggs%0A2+milk')
  await shopper.fillCredentials()
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toHaveValue('eggs\n2 milk')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/my-lists$/)

  await page.goto('/open/share?text=Soup+https%3A%2F%2Fsoup.example%2Fcarrot')
  // This store fetches no pages, so the shopper is told where to copy from.
  await expect(main.getByRole('link', { name: 'https://soup.example/carrot' })).toBeVisible()
})

test('the installation is offered after the second trip, until it is declined', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const offer = main.getByRole('region', { name: 'Add Aisleway to your home screen' })
  const afterTrip = async (name: string) => {
    const { tripId } = await shopAList(shopper, name)
    await page.goto('/about')
    // The app starts listening once its first screen is ready.
    await expect
      .poll(() =>
        page.evaluate(() => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))),
      )
      .toBe(true)
    await follow(page, `/post-trip-summary/${tripId}`)
    await expect(main.getByRole('heading', { name: 'How was your trip?' })).toBeVisible()
  }
  await afterTrip('Monday')
  await expect(offer).toHaveCount(0)
  await afterTrip('Friday')
  await offer.getByRole('button', { name: 'No thanks' }).click()
  await expect(offer).toHaveCount(0)
  await afterTrip('Sunday')
  await expect(offer).toHaveCount(0)
})

test('each kind of message has its switch, and signing out ends them', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await page.context().grantPermissions(['notifications'])
  await subscribesTo(page, 'https://push.example/device')
  await shopper.startSignedIn()
  await page.goto('/profile')
  const sale = main
    .getByRole('region', { name: 'Notifications on this device' })
    .getByRole('switch', { name: 'A favorite goes on sale' })
  await expect(sale).not.toBeChecked()
  const saved = page.waitForResponse('**/api/notices/push')
  await sale.click()
  expect((await (await saved).json()).kinds).toMatchObject({ favorite: true, invitation: false })
  await page.reload()
  await expect(sale).toBeChecked()
  await shopper.signOut()
  await shopper.signIn()
  await page.goto('/profile')
  await expect(sale).not.toBeChecked()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a message is shown, and its press opens the screen in the tab that is there', {
    tag: '@long',
  }, async ({ shopper }) => {
    const { page, main } = shopper
    await page.context().grantPermissions(['notifications'])
    await page.goto('/')
    await workerIsReady(page)
    const message = {
      title: 'Aisleway',
      text: 'Jam is on sale',
      path: '/about',
      tag: 'product jam',
    }
    await messageTo(page, { ...message, language: 'en' })
    expect(await pressNotification(page, 'product jam')).toEqual({
      title: 'Aisleway',
      body: 'Jam is on sale',
    })
    await expect(main.getByRole('heading', { name: 'About' })).toBeVisible()

    await messageTo(page, { ...message, path: 'https://elsewhere.example/', language: 'en' })
    await pressNotification(page, 'product jam')
    await expect(page).toHaveURL(/\/$/)
  })
})
