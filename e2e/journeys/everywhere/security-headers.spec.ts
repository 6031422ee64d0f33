import type { Page } from '@playwright/test'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'

/** Collects content security policy violations on every page from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  page.on('console', message => {
    if (message.text().startsWith('policy: ')) violations.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      console.log(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  return violations
}

/** Opens everything that appears over a page, because each part locks scrolling or adds its own styles. */
async function openEverything(shopper: Shopper) {
  const { page, main } = shopper
  await shopper.browse('?q=milk')
  const name = await shopper.addToCart()
  await main.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(shopper.notices).toBeVisible()
  await shopper.addToCart()
  await shopper.openFilters()
  await shopper.closeFilters()
  await main.getByRole('article').first().getByRole('heading').click()
  const details = await opened(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await keepsThePageFromScrolling(shopper)
  if (shopper.isPhone) await shopper.openDrawer()
  else await shopper.openUserMenu()
  await page.keyboard.press('Escape')
}

async function keepsThePageFromScrolling(shopper: Shopper) {
  const root = shopper.page.locator(':root')
  await expect(root).not.toHaveCSS('overflow-y', 'hidden')
  await shopper.openCart()
  await expect(root).toHaveCSS('overflow-y', 'hidden')
  await shopper.closeCart()
  await expect(root).not.toHaveCSS('overflow-y', 'hidden')
}

test('the app works under its policy without one violation', async ({ shopper }) => {
  const { page, main } = shopper
  const violations = await watchPolicy(page)
  const visits = async (paths: readonly (readonly [path: string, heading: string])[]) => {
    for (const [path, heading] of paths) {
      await follow(page, path)
      await expect(main.getByRole('heading', { name: heading })).toBeVisible()
    }
  }
  await page.goto('/')
  await visits([
    ['/licenses', 'Licenses'],
    ['/about', 'About Aisleway'],
    ['/navigation-info', 'Aisle-by-aisle navigation'],
    ['/aisle/7', 'Oops! Page not found'],
    ['/auth', 'Login or Sign Up'],
  ])
  await shopper.startSignedIn()
  await page.goto('/')
  await visits([
    ['/favorites', 'My Favorites'],
    ['/meals', 'Plan a meal'],
    ['/my-lists', 'My Lists'],
    ['/profile', shopper.account.fullName],
  ])
  await openEverything(shopper)
  expect(violations).toEqual([])
})

test('what an attacker writes into a page does not run, style or frame', async ({ shopper }) => {
  const { page } = shopper
  const violations = await watchPolicy(page)
  await page.goto('/auth')
  await page.evaluate(() => {
    for (const [tag, text] of [
      ['script', 'document.title = "taken"'],
      ['style', 'body { display: none }'],
    ] as const) {
      const element = document.createElement(tag)
      element.textContent = text
      document.head.append(element)
    }
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="document.title = `taken`"><iframe src="/"></iframe>',
    )
  })
  await expect
    .poll(() => violations.map(text => text.split(' ')[1]).sort())
    .toEqual(['frame-src', 'script-src-attr', 'script-src-elem', 'style-src-elem'])
  await expect(page).not.toHaveTitle('taken')
  await expect(page.locator('body')).toBeVisible()
})
