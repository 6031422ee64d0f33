import { startList } from '../../pages/past-trip.ts'
import { expect, test } from '../../pages/shopper.ts'
import { follow } from '../../support/client-navigation.ts'

for (const language of ['en', 'es']) {
  test(`with text of twice the size nothing leaves a phone’s window, and no label its control: ${language}`, {
    tag: '@long',
  }, async ({ shopper, baseURL }) => {
    const { page } = shopper
    await shopper.startSignedIn()
    const { listId } = await startList(shopper, 'Para la fiesta')
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL! }])
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    for (const path of [
      '/',
      '/browse',
      '/favorites',
      '/my-lists',
      '/my-lists?tab=completed',
      `/lists/${listId}`,
      '/grocery-list-generation',
      '/grocery-list-generation?way=basket',
      '/meals',
      '/meals?type=dinner&seed=7',
      '/pantry',
      '/profile',
    ]) {
      await follow(page, path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await page.evaluate(findMisfits), `${path}, ${width}`).toEqual([])
      }
    }
    await follow(page, `/shopping/${listId}`)
    for (const name of [page.getByRole('heading', { level: 1 }), page.getByText(/^Birthday/)]) {
      await expect(name).toBeVisible()
      const { width } = (await name.boundingBox())!
      expect.soft(width, 'room for names while shopping').toBeGreaterThan(100)
    }
  })
}

/** Runs in the page: whether it scrolls sideways, and the tabs, choices and links of the bar that are too narrow. */
function findMisfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const controls = [
    ...document.querySelectorAll('[role=tab], fieldset label, [data-bottom-bar] :is(a, button)'),
  ]
  const narrow = controls.filter(control => {
    const { left, right } = control.getBoundingClientRect()
    const texts = document.createRange()
    texts.selectNodeContents(control)
    return [...texts.getClientRects()].some(
      text => text.left < left - 1.5 || text.right > right + 1.5,
    )
  })
  return [
    ...(scrollWidth > clientWidth ? ['scrolls sideways'] : []),
    ...narrow.map(({ textContent }) => textContent ?? ''),
  ]
}
