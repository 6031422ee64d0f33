import { pantry, someMeal } from '../../pages/cookbook.ts'
import { makeList, openShareDialog, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'
import { saveList } from '../../pages/shopping-mode.ts'
import { opened } from '../../pages/visitor.ts'

test('screen readers say which screen a link of the bar led to', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await page.goto('/about')
  const announcer = page.locator('body > [role=status]')
  await announcer.waitFor({ state: 'attached' })
  const home = page.getByRole('link', { name: 'Aisleway, home' })
  await home.press('Enter')
  await expect(announcer).toHaveText('Aisleway · Clifton Park Market')
  await expect(home).toBeFocused()
  await expect(announcer).toBeEmpty()
})

test('the first Tab leads past the bar, also while shopping and cooking', { tag: '@long' }, async ({
  shopper,
}) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  const { slug } = await someMeal(page)
  const listId = await makeList(shopper, 'Party', { Bakery: ['Rye'] })
  for (const [path, first] of [
    ['/about', main.getByRole('link').first()],
    [`/shopping/${listId}`, main.getByRole('checkbox', { name: 'Rye' })],
    [`/meals/${slug}/cook`, page.getByRole('button', { name: 'Next' })],
  ] as const) {
    await page.goto(path)
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('header :focus')).toHaveCount(0)
  }
})

test('a tab shows the focus ring to the keyboard alone', { tag: '@long' }, async ({ shopper }) => {
  const { page } = shopper
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await expect(page.locator(':focus-visible')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused()
  await expect(page.locator(':focus-visible')).toHaveCount(1)
})

test('what a press disables, replaces, moves or hides keeps the focus or passes it on', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()

  await test.step('back to the first step of a recipe', async () => {
    const { slug } = await someMeal(page)
    await page.goto(`/meals/${slug}/cook?step=2`)
    const back = page.getByRole('button', { name: 'Back' })
    await back.press('Enter')
    await expect(page.getByText('Step 1 of')).toBeVisible()
    await expect(back).toBeDisabled()
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 2 of')).toBeVisible()
  })

  await test.step('a pantry item, whose button and stepper replace each other', async () => {
    const meal = await someMeal(page)
    await page.goto(`/meals/${meal.slug}`)
    const { name } = pantry(meal)[0]!
    const add = main.getByRole('button', { name: `Add ${name} to the total` })
    await add.press('Enter')
    await expect(
      main.getByRole('button', { name: `One more package of ${name}`, exact: true }),
    ).toBeFocused()
    await main.getByRole('button', { name: `Take ${name} out of the total` }).press('Enter')
    await expect(add).toBeFocused()
  })

  await test.step('an item, moved to the top of its department', async () => {
    const listId = await makeList(shopper, 'Party', { Bakery: ['Rye', 'Bagel'] })
    await page.goto(`/lists/${listId}`)
    await main.getByRole('button', { name: 'Edit Bagel' }).click()
    const item = await opened(page.getByRole('dialog', { name: 'Bagel' }))
    const up = item.getByRole('button', { name: 'Move up' })
    await up.press('Enter')
    await expect(up).toBeDisabled()
    await expect(up).toBeFocused()
  })

  await test.step('an item, which moves down once it is ticked and left', async () => {
    const listId = await makeList(shopper, 'Brunch', { Bakery: ['Rye', 'Bagel', 'Scones'] })
    await page.goto(`/shopping/${listId}`)
    await main.getByRole('checkbox', { name: 'Rye' }).press('Space')
    await expect(page.getByText('1 of 3 items')).toBeVisible()
    await page.waitForTimeout(1000)
    await page.keyboard.press('Tab')
    await expect(main.getByRole('button', { name: 'Edit Rye' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('checkbox', { name: 'Bagel' })).toBeFocused()
    await expect(main.getByRole('checkbox').last()).toHaveAccessibleName('Rye')
  })

  await test.step('a form, which folds on a phone', async () => {
    await page.goto('/grocery-list-generation?way=basket')
    await page.locator('body > [role=status]').waitFor({ state: 'attached' })
    const fill = main.getByRole('button', { name: 'Fill the basket' })
    await fill.press('Enter')
    const basket = main.getByRole('heading', { name: /^Your basket of/ })
    await expect(basket).toBeVisible()
    await expect(shopper.isPhone ? basket : fill).toBeFocused()
    if (!shopper.isPhone) return
    await main.getByRole('button', { name: 'Change' }).press('Enter')
    await expect(main.getByRole('form')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('form').locator(':focus')).toBeVisible()
  })
})

test('Back returns to the link that was followed, and Undo to the place of the removed item', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main, notices } = shopper
  await shopper.startSignedIn()
  await makeList(shopper, 'Party', { Bakery: ['Rye', 'Bagel'] })
  await makeList(shopper, 'Weekend', { Produce: ['Pears'] })
  await page.goto('/my-lists')
  await page.locator('body > [role=status]').waitFor({ state: 'attached' })
  const link = main.getByRole('link', { name: 'Party', exact: true })
  await link.press('Enter')
  const title = main.getByRole('heading', { name: 'Party', level: 1 })
  await expect(title).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Edit Rye' }).press('Enter')
  const item = await opened(page.getByRole('dialog', { name: 'Rye' }))
  await item.getByRole('button', { name: 'Remove' }).press('Enter')
  const bakery = main.getByRole('region', { name: 'Bakery' })
  await expect(bakery).toBeFocused()
  await page.keyboard.press('F6')
  await expect(notices.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Edit Rye' })).toBeVisible()
  await expect(bakery).toBeFocused()
})

test('what a collaborator may do is changed without losing the focus', { tag: '@long' }, async ({
  shopper,
  browser,
}) => {
  const { page } = shopper
  const kim = await startConfirmed(await shopper.another(browser, 'Kim Lee'))
  await shopper.startSignedIn()
  const listId = await makeList(shopper, 'Party', { Bakery: ['Rye'] })
  await share(shopper, listId, kim, 'view')
  await page.goto('/my-lists')
  const dialog = await openShareDialog(shopper, 'Party')
  const permission = dialog.getByRole('combobox', { name: /Kim Lee/ })
  await permission.focus()
  await permission.selectOption('edit')
  await expect(shopper.notices).toContainText('Kim Lee')
  await expect(permission).toHaveValue('edit')
  await expect(permission).toBeFocused()
})

test('deals are read as they are turned, and do not slide for those who want less motion', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shopper.startSignedIn()
  await page.goto(`/shopping/${await saveList(shopper, 1)}`)
  await main
    .getByRole('button', { name: /^Deals in / })
    .first()
    .click()
  const deals = main.getByRole('region', { name: /^Deals in / })
  await expect(deals.getByRole('status')).toContainText('1 of')
  const isThereAtOnce = await deals.evaluate(async (carousel: HTMLElement) => {
    carousel.querySelector<HTMLElement>('[aria-label="Next deal"]')?.click()
    await new Promise(requestAnimationFrame)
    const { scrollLeft, clientWidth } = carousel.querySelector('ul')!
    return Math.round(scrollLeft / clientWidth) === 1
  })
  expect(isThereAtOnce).toBe(true)
  await expect(deals.getByRole('status')).toContainText('2 of')
})
