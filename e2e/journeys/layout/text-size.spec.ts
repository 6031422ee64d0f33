import { someMeal } from '../../pages/cookbook.ts'
import { shopAList, startList } from '../../pages/past-trip.ts'
import { makePlan } from '../../pages/planned-week.ts'
import { expect, test } from '../../pages/shopper.ts'
import { opened, setLanguage } from '../../pages/visitor.ts'
import { follow } from '../../support/client-navigation.ts'

/** Goes on after a failure, to find all misfits. */
const softly = expect.configure({ soft: true })

for (const language of ['en', 'es'] as const) {
  test(`with text of twice the size nothing is cut or leaves a phone’s window: ${language}`, {
    tag: '@long',
  }, async ({ shopper }) => {
    const { page } = shopper
    await shopper.startSignedIn()
    const { listId, products } = await startList(shopper, 'Para la fiesta')
    const { tripId } = await shopAList(shopper, 'Cumpleaños')
    await setLanguage(page, language)
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
      '/recipes/new',
      `/products/${products[0]?.id}`,
      `/post-trip-summary/${tripId}`,
      `/shopping/${listId}`,
    ]) {
      await follow(page, path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        // The layout of a small window is rendered only after the resize.
        const misfits = () => page.evaluate(findMisfits)
        await softly.poll(misfits, `${path}, ${width}`).toEqual([])
      }
    }
  })
}

test('with larger text, a card shows the whole name of a diet', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await setLanguage(page, 'es')
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/browse')
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'larger'))
  const name = main.getByRole('article').getByText('A base de plantas', { exact: true }).first()
  await expect(name).toBeVisible()
  expect(await name.evaluate(tag => tag.scrollWidth - tag.clientWidth)).toBe(0)
})

test('the diets of a card are on one line in Spanish, too', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await setLanguage(page, 'es')
  await page.goto('/browse?q=yogurt')
  const more = main.getByRole('article').getByRole('button', { name: /etiquetas? más$/ })
  for (const width of [390, 1024, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(more.filter({ visible: true }).first()).toBeVisible()
    const areBelow = () =>
      more.evaluateAll((buttons: HTMLElement[]) =>
        buttons.some(({ offsetTop, parentElement }) => {
          const first = parentElement!.firstElementChild as HTMLElement
          return offsetTop > first.offsetTop
        }),
      )
    await softly.poll(areBelow, `${width}`).toBe(false)
  }
})

test('with text of twice the size menus, dialogs and the bar of a selection fit a phone', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const { listId } = await startList(shopper, 'Weekend')
  await shopAList(shopper, 'Party')
  const day = new Date().toISOString().slice(0, 10)
  const planId = await makePlan(shopper, { days: 1, firstDay: day, mealTypes: ['dinner'] })
  const meal = await someMeal(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const [path, name, role] of [
    [`/lists/${listId}`, /^More actions/, 'menu'],
    [`/lists/${listId}`, 'Select', 'main'],
    [`/plan/${planId}`, /^Change /, 'menu'],
    ['/my-lists?tab=completed', /^Rate/, 'dialog'],
    [`/meals/${meal.slug}`, /^Swap /, 'dialog'],
  ] as const) {
    await page.goto(path)
    await main.getByRole('button', { name }).first().click()
    await opened(page.getByRole(role))
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await softly.poll(() => page.evaluate(findWide, role), `${name}, ${width}`).toEqual([])
    }
  }
})

test('with text of twice the size the words of what is offered stay whole', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const { listId } = await startList(shopper, 'Weekend')
  const firstDay = new Date().toISOString().slice(0, 10)
  const planId = await makePlan(shopper, { days: 1, firstDay, mealTypes: ['dinner'] })
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const dialog = page.getByRole('dialog')

  await page.goto(`/plan/${planId}`)
  await main.getByRole('button', { name: /^Choose a meal/ }).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await softly.poll(() => dialog.evaluate(findBrokenWords), 'a meal').toEqual([])

  await page.goto(`/shopping/${listId}`)
  await page.getByRole('button', { name: 'Add item' }).click()
  await dialog.getByRole('searchbox').fill('milk')
  await expect(dialog.getByRole('button', { name: /^Add .*Milk/ }).first()).toBeVisible()
  await softly.poll(() => dialog.evaluate(findBrokenWords), 'a product').toEqual([])
})

/** Runs in the page: the words in the lists that are broken over two lines. */
function findBrokenWords(dialog: Element): string[] {
  const words = [...dialog.querySelectorAll('li span:not(:has(*))')].flatMap(({ firstChild }) =>
    [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(firstChild!, index)
      range.setEnd(firstChild!, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      return { word, lines: new Set(tops).size }
    }),
  )
  return words.filter(({ lines }) => lines > 1).map(({ word }) => word)
}

/** Runs in the page: what reaches over its right edge, or is itself too narrow for its content. */
function findWide(role: string): string[] {
  const parts = [document.documentElement, document.querySelector(`${role}, [role=${role}]`)!]
  return parts.flatMap(part => {
    const isWide = part.scrollWidth > part.clientWidth
    const isOutside = part.getBoundingClientRect().right > innerWidth + 1
    return isWide || isOutside ? [part.tagName] : []
  })
}

/**
 * Runs in the page: whether it scrolls sideways, the tabs, choices and links of the bar that are too narrow, and the
 * texts that are cut or stand in a column too narrow to read.
 */
function findMisfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const controls = [
    ...document.querySelectorAll('[role=tab], fieldset label, [data-bottom-bar] :is(a, button)'),
  ]
  const narrow = controls.filter(control => {
    // A star has no text.
    if (!control.textContent) return false
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
    ...unreadable(),
  ]

  function unreadable() {
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement!
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (lines.length === 0 || !isShown(around)) continue
      const left = Math.min(...lines.map(line => line.left))
      const right = Math.max(...lines.map(line => line.right))
      const bottom = Math.max(...lines.map(line => line.bottom))
      const name = text.textContent?.trim().slice(0, 40)
      if (isCut(around, left, right, bottom)) found.push(`${name} is cut`)
      const em = Number.parseFloat(getComputedStyle(around).fontSize)
      if (lines.length > 6 && right - left < 3.5 * em) found.push(`${name} is in a narrow column`)
    }
    return found
  }

  function isShown(text: Element) {
    if (!text.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      return false
    for (let around: Element | null = text; around; around = around.parentElement) {
      // For screen readers only, or shown later.
      if (getComputedStyle(around).clipPath !== 'none' || around.matches('[inert]')) return false
    }
    return true
  }

  function isCut(text: Element, left: number, right: number, bottom: number) {
    for (let around: Element | null = text; around; around = around.parentElement) {
      // What is meant to scroll sideways can still be reached.
      if (around.matches('.overflow-x-auto, [aria-roledescription=carousel]')) return false
      if (around === document.body) return left < -1.5 || right > clientWidth + 1.5
      const { overflowX, overflowY } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (overflowX !== 'visible' && (left < box.left - 1.5 || right > box.right + 1.5)) return true
      // Glyphs may extend slightly beyond their line.
      if (['hidden', 'clip'].includes(overflowY) && bottom > box.bottom + 4) return true
    }
    return false
  }
}
