import { randomUUID } from 'node:crypto'
import { send } from '../../pages/past-trip.ts'
import { expect, test } from '../../pages/shopper.ts'
import { paste } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'

const things = [
  'whole milk',
  'eggs',
  'bananas',
  'white bread',
  'chicken breast',
  'ground beef',
  'rice',
  'olive oil',
  'black beans',
  'tomatoes',
  'onions',
  'garlic',
  'cheddar',
  'butter',
  'greek yogurt',
  'coffee',
  'orange juice',
  'paper towels',
  'dish soap',
  'ice cream',
]

test('twenty things are typed and added above the keyboard, each with one tap @phone', async ({
  shopper,
}) => {
  const { page, searchBox } = shopper
  test.skip(!shopper.isPhone, 'It is about a phone')
  await shopper.startSignedIn()
  await page.goto('/')
  // What remains of 844 px above an on-screen keyboard.
  await page.setViewportSize({ width: 390, height: 500 })
  const list = page.getByRole('listbox', { name: 'Suggestions' })

  let taps = 1
  await searchBox.tap()
  for (const thing of things) {
    await page.keyboard.type(thing)
    const first = list.getByRole('group', { name: 'Products' }).getByRole('option').first()
    await expect(first.locator('mark').first()).toContainText(new RegExp(thing.slice(0, 3), 'i'))
    // Until all of "ice cream" is found, ice itself stands there.
    const lastWord = thing.split(' ').at(-1)!
    await expect(first).toContainText(new RegExp(lastWord.slice(0, 3), 'i'))
    const add = list.getByRole('option', { name: /^(Add|One more) / }).first()
    await expect(add).toBeInViewport({ ratio: 1 })
    await add.tap()
    taps++
    await expect(searchBox).toHaveValue('')
    await expect(searchBox).toBeFocused()
  }
  expect(taps).toBeLessThanOrEqual(30)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await test.step('what was added last can be changed at once', async () => {
    const added = list.getByRole('group', { name: 'Just added' })
    await expect(added.getByRole('option', { name: /Ice Cream/ }).first()).toBeVisible()
    await isAccessible(page)
    await added
      .getByRole('option', { name: /^Remove / })
      .first()
      .tap()
    await expect(added.getByRole('option', { name: /Ice Cream/ })).toHaveCount(0)
  })

  await test.step('the cart has the others', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await shopper.openCart()
    await expect(shopper.cart.getByRole('listitem')).toHaveCount(things.length - 1)
  })
})

test('things are added by the keyboard alone, one by one or several at once', async ({
  shopper,
}) => {
  const { page, searchBox } = shopper
  test.skip(shopper.isPhone, 'It is about a keyboard, which covers the cart button of a phone')
  await shopper.startSignedIn()
  await page.goto('/about')
  await expect(shopper.main).toBeVisible()
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const status = page.getByRole('status').filter({ hasText: 'in your cart' })

  await test.step('sideways from a product stands what adds it', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('oat milk')
    // Products for the partial text are replaced by those for the complete one.
    await expect(list.getByRole('option', { name: /^See all .* “oat milk”$/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(list.locator('[aria-selected=true]')).toHaveAccessibleName(/^Add .* to cart$/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(list.locator('[aria-selected=true]')).toHaveAccessibleName(/^Add .* to cart$/)
    await page.keyboard.press('Enter')
    await expect(searchBox).toHaveValue('')
    await expect(status).toBeAttached()
    await expect(list.getByRole('group', { name: 'Just added' })).toContainText('Oat')
  })

  await test.step('several things typed at once, or pasted lines, are added together', async () => {
    await page.keyboard.insertText('apples, rye bread, butter')
    await expect(list.getByRole('option', { name: 'Add all 3 to cart' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(list.locator('[aria-selected=true]')).toHaveText('Add all 3 to cart')
    await page.keyboard.press('Enter')
    await expect(searchBox).toHaveValue('')
  })

  await test.step('what nothing fits stays in the box', async () => {
    await page.keyboard.insertText('2 limes, rice, glorpzzz')
    await expect(list.getByRole('option', { name: 'Add all 2 to cart' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(searchBox).toHaveValue('glorpzzz')
    await searchBox.fill('')
    await expect(list.getByRole('group', { name: 'Just added' })).toContainText('3 ct')
  })

  await test.step('of a pasted list that is too long, the beginning is taken', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `olive oil ${at}`)
    await paste(searchBox, lines.join('\n'))
    await expect(shopper.notices).toContainText('Only the beginning fits here')
    await expect(searchBox).toHaveValue(lines.slice(0, 15).join(', '))
    await searchBox.fill('')
  })

  await test.step('a number alone is an amount', async () => {
    await page.keyboard.insertText('coffee x2')
    const first = list.getByRole('group', { name: 'Products' }).getByRole('option').first()
    await expect(first).toContainText(/Coffee.*2 × /)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await shopper.openCart()
    await expect(shopper.cart.getByRole('listitem')).toHaveCount(6)
  })
})

test('on the page of a list, what is typed goes onto the list by Enter, in own words where nothing fits', async ({
  shopper,
}) => {
  const { page, main, searchBox } = shopper
  await shopper.startSignedIn()
  const listId = randomUUID()
  await send(shopper, 'post', '/api/lists', { id: listId, name: 'Party', from: [] })
  await page.goto(`/lists/${listId}`)
  await main.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByText('Adding to Party')).toBeVisible()
  const list = page.getByRole('listbox', { name: 'Suggestions' })

  await page.keyboard.type('limes')
  await expect(list.locator('[aria-selected=true]')).toHaveAccessibleName(
    /^Add .*Limes.* to Party$/,
  )
  await page.keyboard.press('Enter')
  await expect(searchBox).toHaveValue('')
  await expect(list.getByRole('group', { name: 'Just added' })).toContainText('Limes')

  await page.keyboard.type('zzz candles qqq')
  await expect(list.locator('[aria-selected=true]')).toHaveText('Add “zzz candles qqq” as typed')
  await page.keyboard.press('Enter')
  await expect(searchBox).toHaveValue('')
  await expect(list.getByRole('group', { name: 'Just added' })).toContainText('zzz candles qqq')
  await expect(page.getByRole('status').filter({ hasText: 'is on Party' })).toContainText('“zzz')

  await page.keyboard.type('2 lb ground beef')
  await expect(list.locator('[aria-selected=true]')).toHaveAccessibleName(
    /^Add 2 × .*Ground Beef, 1 lb to Party$/,
  )
  await page.keyboard.press('Enter')
  await expect(searchBox).toHaveValue('')

  await test.step('a word that is only near another is not added for it', async () => {
    await page.keyboard.type('card grandma')
    await expect(list.getByRole('group', { name: '2 items to find' })).toBeVisible()
    await expect(list.locator('[aria-selected=true]')).toHaveText('Add “card grandma” as typed')
    await searchBox.fill('card for grandma')
    await expect(list.locator('[aria-selected=true]')).toHaveText('Add “card for grandma” as typed')
    await searchBox.fill('')
  })

  await page.keyboard.type('bananas and eggs, zzzcandles')
  await expect(list.locator('[aria-selected=true]')).toHaveText('Add all 3 to Party')
  await expect(list).toContainText('No results for “zzzcandles”')
  await page.keyboard.press('Enter')
  await expect(searchBox).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(main.getByRole('listitem')).toHaveCount(6)
  await expect(main).toContainText('zzz candles qqq')
  await expect(main).toContainText('zzzcandles')
  await expect(shopper.quantityOf('Stone Paddock 80% Lean Ground Beef, 1 lb')).toHaveText('2')
})

test('a press that began on one product does not add the one that takes its row', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, searchBox } = shopper
  await shopper.startSignedIn()
  await page.goto('/about')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const add = list.getByRole('option', { name: /^Add .* to cart$/ }).first()
  await searchBox.click()
  await page.keyboard.insertText('oat milk')
  await expect(add).toHaveAccessibleName(/Oat/)
  await expect(list.getByRole('option', { name: /^See all .* “oat milk”$/ })).toBeVisible()
  await add.hover()
  await page.mouse.down()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('bananas')
  await expect(add).toHaveAccessibleName(/Banana/)
  await expect(list.getByRole('option', { name: /^See all .* “bananas”$/ })).toBeVisible()
  await page.mouse.up()
  await expect(searchBox).toHaveValue('bananas')

  await add.click()
  await expect(searchBox).toHaveValue('')
  const added = list.getByRole('group', { name: 'Just added' })
  await expect(added).toContainText('Banana')
  await expect(added).not.toContainText('Oat')
})
