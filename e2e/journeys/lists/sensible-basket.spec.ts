import { expect, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'
import { holdBack, letThrough } from '../../support/network.ts'

test('a sensible basket covers what a household needs, keeps what is liked, and replaces the rest', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/grocery-list-generation')
  await main.getByText('A sensible basket').click()
  await expect(page).toHaveURL(/way=basket/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Grocery List Generator')
  await isAccessible(page)
  await main.getByRole('button', { name: 'One more person' }).click()
  await main.getByRole('button', { name: 'Fill the basket' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Your basket of \d+ products$/)
  await expect(main.getByRole('region', { name: /^How much of your needs/ })).toContainText(
    /Vegetables\d+%/,
  )
  await expect(main.getByText(/of \$100\.00 left$/)).toBeVisible()
  await isAccessible(page)

  const rows = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Keep / }) })
  const namesIn = () => rows.getByRole('heading', { level: 2 }).allTextContents()
  const [liked = '', disliked = '', ...others] = await namesIn()

  await test.step('one is replaced, and all others stay', async () => {
    await main.getByRole('button', { name: `Replace ${disliked}`, exact: true }).click()
    // The name of what came instead may contain this one: "Gold Kiwi, 3 ct" for "Kiwi, 3 ct".
    await expect.poll(namesIn).not.toContain(disliked)
    expect(await namesIn()).toEqual(expect.arrayContaining([liked, ...others]))
  })

  await test.step('what is kept is there whenever the basket is filled again, also after a reload', async () => {
    const keep = main.getByRole('button', { name: `Keep ${liked}`, exact: true })
    await keep.click()
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
    const before = await namesIn()
    await main.getByRole('button', { name: 'Fill again' }).click()
    await expect.poll(async () => (await namesIn()).join()).not.toBe(before.join())
    expect(await namesIn()).toContain(liked)
    const filled = await namesIn()
    await page.reload()
    await expect.poll(namesIn).toEqual(filled)
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a quantity changed while another product is replaced does not bring it back', async () => {
    const [replaced = ''] = (await namesIn()).filter(name => name !== liked)
    const release = await holdBack(page, fillings)
    await main.getByRole('button', { name: `Replace ${replaced}`, exact: true }).click()
    await expect(page).toHaveURL(/without=/)
    await main.getByRole('button', { name: `One more ${liked}`, exact: true }).click()
    await expect(page).toHaveURL(/keep=2/)
    release()
    await expect.poll(namesIn).not.toContain(replaced)
    expect(await namesIn()).toContain(liked)
    await letThrough(page, fillings)
  })

  await test.step('what is kept at 0 is still there after a reload, and at 0', async () => {
    const row = rows.filter({ hasText: liked })
    const price = row.getByText('$0.00')
    const less = row.getByRole('button', { name: /^One less / })
    while (await less.isEnabled()) await less.click()
    await expect(price).toBeVisible()
    await page.reload()
    await expect(price).toBeVisible()
    await expect(less).toBeDisabled()
  })

  await test.step('a quantity is the same after a reload, whether or not the product is kept', async () => {
    const row = rows.filter({ hasNotText: liked }).first()
    const quantity = row.getByRole('status')
    await row.getByRole('button', { name: /^One more / }).click()
    const wanted = await quantity.innerText()
    await page.reload()
    await expect(quantity).toHaveText(wanted)
  })

  await main.getByRole('button', { name: 'Add all to cart' }).click()
  await expect(main.getByRole('button', { name: 'View Cart', exact: true })).toBeVisible()
})

const fillings = '**/api/grocery-list/basket'
